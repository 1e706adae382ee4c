import { type FailureCode, fail } from '@assay/contract/errors.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import {
  deleteRunJob,
  endRun,
  findLatestRun,
  insertRun,
  insertRunJob,
  type NewRun,
  type RunKind,
} from './runs.queries.ts';

/** Each may take a slot for minutes. */
const STARTS_PER_HOUR = 60;

/** @throws Failure when this person began too many runs within the hour */
export const takeStart = (call: Call): void =>
  call.limiter.take('workshop', String(viewerOf(call).uid), STARTS_PER_HOUR, 3600);

/**
 * Stores a run and queues it.
 * @param needs languages of its programs, the first of which the queue goes by, and what else a node must know
 * @param running says that one goes on already
 */
export async function beginRun(
  call: Call,
  run: Omit<NewRun, 'now'>,
  needs: readonly string[],
  running: FailureCode,
): Promise<number> {
  const [language = '', ...alsoNeeds] = new Set(needs);
  const begun = call.db.transaction().execute(async (tx) => {
    const runId = await insertRun(tx, { ...run, now: call.clock.now() });
    await insertRunJob(tx, { runId, uid: run.uid, language, alsoNeeds });
    return runId;
  });
  const runId = await begun.catch((error: unknown) => {
    if (brokenConstraint(error, UNIQUE_VIOLATION) === 'workshop_runs_running') fail(running);
    throw error;
  });
  call.work.ring(language);
  return runId;
}

/** Stops the run of a kind that goes on; `ended` says that none does. */
export async function cancelRun(call: Call, pid: number, kind: RunKind, ended: FailureCode): Promise<void> {
  const run = await findLatestRun(call.db, pid, kind);
  if (run?.state !== 'running') return fail(ended);
  await call.db.transaction().execute(async (tx) => {
    // The job before the run, as a report takes them.
    await deleteRunJob(tx, run.id);
    await endRun(tx, run.id, { state: 'cancelled', now: call.clock.now() });
  });
}
