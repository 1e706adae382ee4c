import { fail } from '@assay/contract/errors.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { firstSources } from '@assay/rules/authoring/generators/first-sources.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { checkerOf } from '../../problems/checkers/checker.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import { findSources } from '../workshop/sources.queries.ts';
import { askedChecker, askedValidators } from '../workshop/tested-programs.ts';
import { endVerification, hasUnjudgedTrials, insertTrialJobs, insertVerification } from './verifications.queries.ts';

/**
 * Begins a verification of a problem as it is now: its jury solutions over all cases, its validators over the inputs, its checker
 * over the jury's answers, and both over their tests.
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
  const sources = (await findSources(db, problem.id)) ?? firstSources(problem);
  const { validators } = sources;
  const checker = traitsOf(problem.judge_mode).checker === 'none' ? null : checkerOf(problem);
  const checkerTests = askedChecker(problem) ? sources.checkerTests : [];
  const asks = askedValidators(problem, validators);
  const tests = sources.validatorTests;
  const validatorTests = asks && tests.length > 0 ? { asks, tests } : null;
  const asked = { validators, checker, checkerTests, validatorTests };
  const begun = db.transaction().execute(async (tx) => {
    const { verificationId, count } = await insertVerification(tx, problem, asked, uid, now);
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
