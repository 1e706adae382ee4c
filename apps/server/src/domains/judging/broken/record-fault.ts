import type { ProblemFault } from '@assay/contract/judging/job-report.ts';
import { breakageAfter } from '@assay/rules/judging/nodes/problem-fault.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { lockBreakage, updateBreakage } from '../../problems/testdata/breakage.queries.ts';
import { rulesOf } from '../queue/job-kinds.ts';
import type { Subject } from '../queue/subject.ts';
import { findFileNames, findProblemOf, insertFault } from './faults.queries.ts';

/** What a node found broken was fixed while it judged: the job is judged once more instead. */
export class FixedMeanwhile extends Error {}

interface FaultyJob {
  subject: Subject;
  data_edition: number | null;
}

/** A reason that names test data by their hash, with the names of the files, by which people know them. */
export async function namingFiles(db: Queryable, reason: string, dataVersion: number | null): Promise<string> {
  const hash = /\b[0-9a-f]{64}\b/.exec(reason)?.[0];
  const names = hash ? await findFileNames(db, dataVersion, hash) : [];
  return names.length > 0 ? reason.replace(`test data ${hash}`, `test data ${names.join(', ')} (${hash})`) : reason;
}

/**
 * Notes that a judging, whose result has just been stored, failed for a reason of the problem: once, however many fail at the
 * same time. The problem's row is locked after those of job and submission, as by whoever counts verdicts.
 * @returns whether judging of the problem is paused because of it
 * @throws FixedMeanwhile when the job was leased before the problem was fixed
 */
export async function recordFault(
  tx: Queryable,
  job: FaultyJob,
  { fault, reason }: { fault: ProblemFault; reason: string },
): Promise<boolean> {
  const { subject } = job;
  const judgementId = (await rulesOf(subject).findJudgement?.(tx, subject.id)) ?? null;
  const pid = judgementId === null ? null : await findProblemOf(tx, judgementId);
  const problem = pid === null ? null : await lockBreakage(tx, pid);
  if (judgementId === null || pid === null || !problem) return false;
  if (job.data_edition !== null && job.data_edition !== problem.edition) throw new FixedMeanwhile();
  await insertFault(tx, judgementId, problem.edition);
  const after = breakageAfter(problem.breakage, fault, reason);
  if (after) await updateBreakage(tx, pid, after);
  return after?.isPaused ?? false;
}
