import { fail } from '@assay/contract/errors.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { inputValidatorsOf } from '@assay/rules/judging/verify/input-validators.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { checkerOf } from '../../problems/checkers/checker.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import { askedChecker } from '../workshop/asked-checker.ts';
import { findSources } from '../workshop/sources.queries.ts';
import { endVerification, hasUnjudgedTrials, insertTrialJobs, insertVerification } from './verifications.queries.ts';

/**
 * Begins a verification of a problem as it is now: its jury solutions over all cases, its validators over the inputs, its checker
 * over the jury's answers and over its tests.
 * @returns its id
 * @throws Failure `verification.noData`, `verification.nothing`, `verification.running`
 */
export async function beginVerification(
  { db, clock, work }: Pick<Services, 'db' | 'clock' | 'work'>,
  problem: ProblemRow,
  uid: number,
): Promise<number> {
  if (problem.data_version === null) fail('verification.noData');
  const now = clock.now();
  const sources = await findSources(db, problem.id);
  const validators = sources?.validators ?? inputValidatorsOf(problem.package_facts);
  const checker = traitsOf(problem.judge_mode).checker === 'none' ? null : checkerOf(problem);
  const tests = askedChecker(problem) ? (sources?.checkerTests ?? []) : [];
  const begun = db.transaction().execute(async (tx) => {
    const { verificationId, count } = await insertVerification(tx, problem, { validators, checker, tests }, uid, now);
    if (count === 0) fail('verification.nothing');
    const languages = await insertTrialJobs(tx, verificationId, uid);
    if (!(await hasUnjudgedTrials(tx, verificationId))) await endVerification(tx, verificationId, 'done', now);
    return { verificationId, languages };
  });
  const { verificationId, languages } = await begun.catch((error: unknown) => {
    if (brokenConstraint(error, UNIQUE_VIOLATION) === 'verifications_running') fail('verification.running');
    throw error;
  });
  for (const language of languages) work.ring(language);
  return verificationId;
}
