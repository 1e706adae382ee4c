import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { CheckerTestsJob } from '@assay/contract/judging/jobs.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { ProblemFailure } from '../../platform/failures.ts';
import type { Checker } from '../../steps/run-checker.ts';
import type { CaseVerdict } from '../judge-cases.ts';
import type { JudgeTools, Task } from '../mode.ts';

type Work = Pick<Task<CheckerTestsJob>, 'work' | 'toolchainOf' | 'signal' | 'progress'>;

/** What a case of the problem is worth to the checker, where cases have points. */
const POINTS = 100;

const fileOf = (content: string) => ({ kind: 'bytes', bytes: Buffer.from(content) }) as const;

/** Asks a checker about outputs that its author wrote down; what it fails at is said of that one, and the others are asked. */
export async function testChecker(
  { work, toolchainOf, signal, progress }: Work,
  tools: JudgeTools,
): Promise<JobReport> {
  const report = (status: Verdict, errorMessage: string | null, languageVersion: string, cases: CaseVerdict[]) =>
    ({
      outcome: 'judged',
      status,
      score: null,
      timeMs: null,
      memoryKb: null,
      errorMessage,
      languageVersion,
      cases,
    }) as const;
  let checker: Checker;
  try {
    checker = await tools.checkers.prepare(work.checker, work.extraFiles, toolchainOf);
  } catch (error) {
    if (!(error instanceof ProblemFailure)) throw error;
    return report(VERDICT.systemError, error.message, '', []);
  }
  try {
    progress.judging(work.tests.length);
    const cases: CaseVerdict[] = [];
    for (const [at, test] of work.tests.entries()) {
      if (signal.aborted) break;
      const said = { index: at + 1, ...(await ask(tools, checker, test, work.hasPoints)) };
      cases.push(said);
      progress.caseDone(said);
    }
    return report(VERDICT.accepted, null, checker.program.toolchain.version, cases);
  } finally {
    checker.program.release();
  }
}

async function ask(
  tools: JudgeTools,
  checker: Checker,
  { input, output, answer }: CheckerTestsJob['tests'][number],
  hasPoints: boolean,
): Promise<Omit<CaseVerdict, 'index'>> {
  const rest = { timeMs: 0, memoryKb: 0, score: null, userOutput: null };
  try {
    const files = { input: fileOf(input), output: fileOf(output), answer: fileOf(answer) };
    const { verdict, message, note } = await tools.checkers.check(checker, files, hasPoints ? POINTS : null);
    return { ...rest, status: verdict, message: [message, note].filter(Boolean).join('\n') || null };
  } catch (error) {
    if (!(error instanceof ProblemFailure)) throw error;
    return { ...rest, status: VERDICT.systemError, message: error.message };
  }
}
