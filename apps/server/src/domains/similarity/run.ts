import { userTopic } from '@assay/contract/messages/topic.ts';
import type { SimilarityReportRow } from '@assay/contract/similarity/report.ts';
import type { PackedProgram } from '@assay/rules/similarity/pack.ts';
import type { Services } from '../../platform/services.ts';
import {
  compareProgramsJob,
  EARLIER_MAX,
  FINGERPRINTS_AT_ONCE,
  fingerprintsJob,
  PUBLIC_MAX,
  type SourceText,
} from './jobs.ts';
import {
  insertPrints,
  listEarlier,
  listPrograms,
  listPublic,
  listTemplates,
  type ProgramRow,
} from './programs.queries.ts';
import { freeReport, insertFound, type Lease, leaseReport, releaseReport, updateProgress } from './run.queries.ts';

/** Longer than any part of the work takes between two notes of progress. */
const LEASE_SECONDS = 240;
/** A problem at which it ended so often, by a fault or with the server, is given up, and the report with it. */
const ATTEMPTS_MAX = 3;
/** Prints in common from which on a program of an earlier term is compared. */
const EARLIER_PRINTS_MIN = 6;
/** Prints by which earlier terms are searched, at most. */
const SEARCHED_MAX = 50_000;

/** The report was deleted, or another server took it over. */
class LeaseLost extends Error {}

function tell({ push }: Services, { id, askedBy }: Lease, state: SimilarityReportRow['state'], progress: number) {
  if (askedBy === null) return;
  push.publishEverywhere(userTopic(askedBy), { type: 'similarity', uid: askedBy, reportId: id, state, progress });
}

/** Notes how far the problem at hand is, 0…1. @throws LeaseLost */
async function note(services: Services, lease: Lease, share: number): Promise<void> {
  const progress = Math.floor((100 * (lease.done + share)) / lease.total);
  if (!(await updateProgress(services.db, lease, progress, LEASE_SECONDS))) throw new LeaseLost();
  tell(services, lease, 'running', progress);
}

/** Cuts programs into what they are compared by, some at a time. */
async function fingerprint(
  { readers }: Services,
  programs: readonly ProgramRow[],
  templates: SourceText[],
  onProgress: (share: number) => Promise<void>,
): Promise<PackedProgram[]> {
  const packed: PackedProgram[] = [];
  for (let at = 0; at < programs.length; at += FINGERPRINTS_AT_ONCE) {
    const some = programs.slice(at, at + FINGERPRINTS_AT_ONCE).map(({ code, language }) => ({ code, language }));
    packed.push(...(await readers.run(fingerprintsJob, { programs: some, templates }, null)));
    await onProgress(packed.length / programs.length);
  }
  return packed;
}

/** The prints of a class, without more than are searched for. */
function searchedPrints(packed: readonly PackedProgram[]): number[] {
  const all = [...new Set(packed.flatMap(({ hashes }) => [...hashes]))];
  const step = Math.max(1, Math.ceil(all.length / SEARCHED_MAX));
  return all.filter((_, at) => at % step === 0);
}

/** Compares the programs of one problem with each other and with those of earlier terms, and stores what is found. */
async function compareProblem(services: Services, lease: Lease, pid: number): Promise<void> {
  const { db, clock, readers } = services;
  const programs = await listPrograms(db, lease.id, pid);
  const languages = [...new Set(programs.map(({ language }) => language))];
  const templates = await listTemplates(db, pid, languages);
  const own = await fingerprint(services, programs, templates, (share) => note(services, lease, 0.7 * share));
  const search = { reportId: lease.id, pid, hashes: searchedPrints(own), min: EARLIER_PRINTS_MIN, max: EARLIER_MAX };
  const before = await listEarlier(db, search);
  const known = new Set(before.map(({ id }) => id));
  const shown = await listPublic(db, { reportId: lease.id, pid, max: PUBLIC_MAX });
  const earlier = [...before, ...shown.filter(({ id }) => !known.has(id))];
  const past = await fingerprint(services, earlier, templates, (share) => note(services, lease, 0.7 + 0.1 * share));
  const all = [...programs, ...earlier];
  const isEarlier = (at: number) => at >= programs.length;
  const { rare, ...comparison } = await readers.run(
    compareProgramsJob,
    [...own, ...past].map((program, at) => ({ program, person: all[at]!.uid, isEarlier: isEarlier(at) })),
    null,
  );
  await note(services, lease, 0.9);
  const ids = all.map(({ id }) => id);
  const prints = rare.map((hashes, at) => ({ submissionId: ids[at]!, hashes }));
  await db.transaction().execute(async (tx) => {
    const found = { reportId: lease.id, pid, ids, earlier: earlier.length, isEarlier, comparison, now: clock.now() };
    await insertFound(tx, found);
    await insertPrints(tx, pid, prints);
  });
}

/**
 * Works on the oldest report that waits, one problem of it: so a server that stops loses no more than that, and reports of many problems do
 * not hold up others. One that was interrupted is taken up again when its lease ends.
 */
export async function runSimilarity(services: Services): Promise<void> {
  const lease = await leaseReport(services.db, LEASE_SECONDS);
  if (!lease) return;
  const end = async (state: 'waiting' | 'done' | 'failed') => {
    await releaseReport(services.db, lease.id, state, services.clock.now());
    const progress = state === 'done' ? 100 : Math.floor((100 * lease.done) / Math.max(1, lease.total));
    tell(services, lease, state, progress);
  };
  if (lease.pid === null) return end('done');
  if (lease.attempts > ATTEMPTS_MAX) return end('failed');
  try {
    await compareProblem(services, lease, lease.pid);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (lease.attempts === ATTEMPTS_MAX) await end('failed');
    else await freeReport(services.db, lease.id);
    throw error;
  }
  if (lease.done + 1 === lease.total) await end('done');
  else {
    lease.done += 1;
    await end('waiting');
  }
}
