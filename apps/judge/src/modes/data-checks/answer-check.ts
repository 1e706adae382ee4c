import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { AnswerCheckJob, CheckerProgram, JudgeCase } from '@assay/contract/judging/jobs.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { ProblemFailure } from '../../platform/failures.ts';
import type { Checker } from '../../steps/run-checker.ts';
import { type CaseVerdict, caseVerdict } from '../judge-cases.ts';
import type { JudgeTools, Task } from '../mode.ts';
import { checkerFiles, checkerOn, pointsOf } from '../output-checks.ts';
import { askEach } from './ask-each.ts';

/** What an interactor or a checker of several passes reads is no file of the jury: such programs are compiled, no more. */
const isAsked = (mode: string) => !traitsOf(mode).interacts && !traitsOf(mode).fields.includes('passLimit');

/**
 * Compiles the programs of the jury that judge a problem, and asks its checker about each answer of the jury, so that what would
 * be a System Error is known before anybody submits.
 */
export async function checkAnswers(
  { work, toolchainOf, ...task }: Pick<Task<AnswerCheckJob>, 'work' | 'toolchainOf' | 'signal' | 'progress'>,
  tools: JudgeTools,
): Promise<JobReport> {
  const { problem } = work;
  const programs: Checker[] = [];
  const prepare = async (rules: CheckerProgram | null) => {
    const checker = await tools.checkers.prepare(rules, problem.judgeExtraFiles, toolchainOf);
    programs.push(checker);
    return checker;
  };
  const cases = isAsked(problem.judgeMode) ? problem.cases : [];
  const data = tools.testdata.gather(cases.flatMap((one) => [one.input, one.output]));
  try {
    const checker = await prepare(problem.checker);
    if (problem.protocolChecker) await prepare(problem.protocolChecker);
    const ask = async (one: JudgeCase): Promise<CaseVerdict> => {
      const output = { kind: 'file' as const, path: await data.path(one.output) };
      try {
        const files = await checkerFiles(data, one, output);
        const said = await tools.checkers.check(checkerOn(one, checker), files, pointsOf(problem, one));
        const isRight = said.verdict === VERDICT.accepted;
        return caseVerdict(one, isRight ? VERDICT.accepted : VERDICT.wrongAnswer, isRight ? null : wordsOf(said));
      } catch (error) {
        if (!(error instanceof ProblemFailure)) throw error;
        return caseVerdict(one, VERDICT.systemError, error.message);
      }
    };
    return await askEach(task, cases, data, checker.program.toolchain.version, ask);
  } finally {
    data.release();
    for (const { program } of programs) program.release();
  }
}

const wordsOf = ({ message, note }: { message: string | null; note: string | null }) =>
  [message, note].filter(Boolean).join('\n') || null;
