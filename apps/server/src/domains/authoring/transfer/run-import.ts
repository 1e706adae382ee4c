import { randomBytes } from 'node:crypto';
import type { PackageNote } from '@assay/contract/authoring/transfer.ts';
import { Failure, fail } from '@assay/contract/errors.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { type ImportChoices, type ImportFollower, importPackages } from './import.ts';
import { failed } from './outcome.ts';
import { type StagedPackage, withPackages } from './staging.ts';
import {
  claimPackageUpload,
  deletePackageUpload,
  finishPackageUpload,
  type ImportOutcome,
  type ImportRun,
  updateProgress,
} from './transfer.queries.ts';

type RunServices = Pick<Services, 'db' | 'blobs' | 'clock' | 'config' | 'signals' | 'log' | 'stopping' | 'readers'>;

const PROGRESS_MS = 500;
/** However large a file is, its import says this often that it lives. */
const BEAT_MS = 5_000;
/** An import that said nothing for so long died with its server. */
const DEAD_MS = 30_000;
const deadSince = (now: Date) => new Date(now.getTime() - DEAD_MS);

interface UploadRow {
  state: string;
  done: number;
  total: number;
  outcome: unknown;
  gmt_modified: Date;
}

/** How an import goes on, as its row tells it: one whose server died has failed, with that as its reason. */
export function progressOf({ state, done, total, outcome, gmt_modified }: UploadRow, now: Date) {
  const isDead = state === 'importing' && gmt_modified < deadSince(now);
  const { problems, notes, failure } = isDead
    ? failed(new Failure('package.interrupted'))
    : ((outcome as ImportOutcome | null) ?? { problems: [], notes: [], failure: null });
  return {
    state: isDead ? ('failed' as const) : (state as 'ready' | 'importing' | 'imported' | 'failed'),
    done,
    total,
    problems,
    notes: notes as PackageNote[],
    failure,
  };
}

/** Lets the row of the upload tell how a run goes on. One that lost its upload, or whose server closes, stores nothing. */
function follow({ db, clock, log, stopping }: RunServices, run: ImportRun): ImportFollower & { end(): void } {
  let last = 0;
  let [done, total] = [0, 0];
  const tell = () => {
    last = Date.now();
    updateProgress(db, run, done, total, clock.now()).catch((error) => log.warn({ err: error }, 'no progress'));
  };
  const beat = setInterval(tell, BEAT_MS);
  return {
    moved(...now) {
      if (stopping.signal.aborted) fail('package.interrupted');
      [done, total] = now;
      if (Date.now() - last >= PROGRESS_MS) tell();
    },
    async stored(tx, { problems, report }) {
      const outcome = { problems, notes: report.notes as PackageNote[], failure: null };
      if (!(await finishPackageUpload(tx, run, 'imported', outcome, clock.now()))) fail('package.interrupted');
    },
    end: () => clearInterval(beat),
  };
}

/**
 * Drops an uploaded package.
 * @throws Failure `package.importing`
 */
export async function dropPackage({ db, clock }: RunServices, { key }: StagedPackage): Promise<void> {
  if (!(await deletePackageUpload(db, key, deadSince(clock.now())))) fail('package.importing');
}

/**
 * Begins an import and answers at once; the row of the upload tells how it goes on, whoever asks and whatever becomes of
 * this server.
 * @throws Failure `package.importing`
 */
export async function beginImport(
  services: RunServices,
  viewer: Viewer,
  staged: StagedPackage,
  choices: ImportChoices,
): Promise<void> {
  const { db, clock, log } = services;
  const run = { key: staged.key, run: randomBytes(12).toString('base64url') };
  const now = clock.now();
  if (!(await claimPackageUpload(db, run, now, deadSince(now)))) fail('package.importing');
  const work = async () => {
    const follower = follow(services, run);
    try {
      await withPackages(services, staged, choices.format, viewer.uid, (read) =>
        importPackages(services, viewer, read, () => choices, follower),
      );
    } catch (error) {
      if (!(error instanceof Failure)) log.error({ err: error }, 'import failed');
      await finishPackageUpload(db, run, 'failed', failed(error), clock.now());
    } finally {
      follower.end();
    }
  };
  work().catch((error) => log.error({ err: error }, 'import could not be ended'));
}
