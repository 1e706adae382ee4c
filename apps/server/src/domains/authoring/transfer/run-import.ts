import { randomBytes } from 'node:crypto';
import type { PackageNote } from '@assay/contract/authoring/transfer.ts';
import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { beginVerification } from '../../judging/verify/begin.ts';
import { findProblem } from '../../problems/find.queries.ts';
import type { ImportPlace } from '../own/import-place.ts';
import { type ImportChoices, type Imported, type ImportFollower, importPackages } from './import.ts';
import { failed } from './outcome.ts';
import { type ReadPackages, type StagedPackage, withPackages } from './staging.ts';
import {
  claimPackageUpload,
  deletePackageUpload,
  finishPackageUpload,
  type ImportOutcome,
  type ImportRun,
  updateProgress,
} from './transfer.queries.ts';

type RunServices = Pick<
  Services,
  'db' | 'blobs' | 'clock' | 'config' | 'settings' | 'signals' | 'log' | 'stopping' | 'readers' | 'work'
>;

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
  const { problems, notes, failure, trainingId } = isDead
    ? failed(new Failure('package.interrupted'))
    : ((outcome as ImportOutcome | null) ?? { problems: [], notes: [], failure: null });
  return {
    state: isDead ? ('failed' as const) : (state as 'ready' | 'importing' | 'imported' | 'failed'),
    done,
    total,
    problems,
    notes: notes as PackageNote[],
    failure,
    ...(trainingId !== undefined && { trainingId }),
  };
}

/** An import that was begun: of which format, which problems, and what else is stored with them. */
export interface ImportPlan {
  format?: ImportChoices['format'];
  choose: (read: ReadPackages) => ImportChoices | Promise<ImportChoices>;
  /** Called within the transaction that stores the problems, in the order in which they were chosen. */
  beside?: (tx: Queryable, imported: Imported) => Promise<Pick<ImportOutcome, 'trainingId'>>;
}

/** Lets the row of the upload tell how a run goes on. One that lost its upload, or whose server closes, stores nothing. */
function follow(
  { db, clock, log, stopping }: RunServices,
  run: ImportRun,
  { beside }: ImportPlan,
): ImportFollower & { end(): void } {
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
    async stored(tx, imported) {
      const also = await beside?.(tx, imported);
      const { problems, report } = imported;
      const outcome = { problems, notes: report.notes as PackageNote[], failure: null, ...also };
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
 * What would be a System Error, or is not as the package promises, is said before anybody submits. The import stands without it: a
 * problem with nothing to verify, or one that is being verified, is passed over.
 */
async function verifyImported(services: RunServices, uid: number, problems: Imported['problems']): Promise<void> {
  for (const { pid } of problems) {
    const problem = await findProblem(services.db, { pid });
    if (!problem || problem.data_version === null) continue;
    await beginVerification(services, problem, uid).catch((error: unknown) => {
      if (!(error instanceof Failure)) services.log.error({ err: error, pid }, 'imported, but not verified');
    });
  }
}

/**
 * Begins an import and answers at once; the row of the upload tells how it goes on, whoever asks and whatever becomes of
 * this server.
 * @throws Failure `package.importing`
 */
export async function beginImport(
  services: RunServices,
  viewer: Viewer,
  place: ImportPlace,
  staged: StagedPackage,
  plan: ImportPlan,
): Promise<void> {
  const { db, clock, log } = services;
  const run = { key: staged.key, run: randomBytes(12).toString('base64url') };
  const now = clock.now();
  if (!(await claimPackageUpload(db, run, now, deadSince(now)))) fail('package.importing');
  const work = async () => {
    const follower = follow(services, run, plan);
    try {
      const problems = await withPackages(services, staged, plan.format, viewer.uid, (read) =>
        importPackages(services, viewer, place, read, plan.choose, follower),
      );
      await verifyImported(services, viewer.uid, problems);
    } catch (error) {
      if (!(error instanceof Failure)) log.error({ err: error }, 'import failed');
      await finishPackageUpload(db, run, 'failed', failed(error), clock.now());
    } finally {
      follower.end();
    }
  };
  work().catch((error) => log.error({ err: error }, 'import could not be ended'));
}
