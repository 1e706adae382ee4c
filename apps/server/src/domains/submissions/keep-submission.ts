import { fail } from '@assay/contract/errors.ts';
import { addJurySolutionOf } from '@assay/contract/judging/verification.ts';
import { isFinal, VERDICT, verdictName } from '@assay/contract/verdict.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { problemToVerify } from '../judging/verify/may-verify.ts';
import { findScoreAndAuthor, insertJurySolution } from '../judging/verify/trials.queries.ts';
import { seeSubmission } from './visibility.ts';

/** Results that say nothing about the program. */
const NO_PROMISE: ReadonlySet<number> = new Set([VERDICT.systemError, VERDICT.cancelled, VERDICT.submitFailed]);

const keep = implement(addJurySolutionOf, async (call, { submitId, name }) => {
  const { facts, see, shown } = await seeSubmission(call, submitId);
  const problem = await problemToVerify(call, facts.pid);
  if (!see.code || !shown.result) return fail('access.denied');
  if (!isFinal(facts.status) || NO_PROMISE.has(facts.status)) return fail('jurySolution.notJudged');
  const { score, author } = await findScoreAndAuthor(call.db, submitId);
  const verdict = verdictName(facts.status);
  const solution = {
    pid: problem.id,
    name: name ?? `${verdict}-${submitId}`,
    language: facts.language,
    code: facts.code,
    expected: [verdict],
    score: facts.status === VERDICT.partial ? score : null,
    author,
    now: call.clock.now(),
  };
  const id = await insertJurySolution(call.db, solution);
  if (id === null) return fail('jurySolution.nameTaken', { name: solution.name });
  return { id, pid: problem.id, name: solution.name };
});

export const keepSubmissionCalls: Implementation[] = [keep];
