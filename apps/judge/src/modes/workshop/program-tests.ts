import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { CheckerTestsJob, ValidatorTestsJob } from '@assay/contract/judging/jobs.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { judgeInput } from '@assay/rules/judging/checkers/input-check.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { JudgeFailure, ProblemFailure } from '../../platform/failures.ts';
import type { CaseVerdict } from '../judge-cases.ts';
import type { JudgeTools, Task } from '../mode.ts';
import { compileValidators, JuryRefused, ProgramShelf } from './programs.ts';

type Place<Work> = Pick<Task<Work>, 'work' | 'toolchainOf'>;
type Said = Pick<CaseVerdict, 'status' | 'message'>;

/** Programs of the jury, ready to be asked about each of their tests. */
interface Asked {
  languageVersion: string;
  asks: (() => Promise<Said>)[];
}

/** What a case of the problem is worth to the checker, where cases have points. */
const POINTS = 100;

const fileOf = (content: string) => ({ kind: 'bytes', bytes: Buffer.from(content) }) as const;

/** @throws ProblemFailure when it does not compile */
async function openChecker(
  { work, toolchainOf }: Place<CheckerTestsJob>,
  tools: JudgeTools,
  shelf: ProgramShelf,
): Promise<Asked> {
  const checker = await tools.checkers.prepare(work.checker, work.extraFiles, toolchainOf);
  shelf.keep(checker.program);
  const ask = async ({ input, output, answer }: CheckerTestsJob['tests'][number]): Promise<Said> => {
    try {
      const files = { input: fileOf(input), output: fileOf(output), answer: fileOf(answer) };
      const { verdict, message, note } = await tools.checkers.check(checker, files, work.hasPoints ? POINTS : null);
      return { status: verdict, message: [message, note].filter(Boolean).join('\n') || null };
    } catch (error) {
      if (!(error instanceof ProblemFailure)) throw error;
      return { status: VERDICT.systemError, message: error.message };
    }
  };
  return { languageVersion: checker.program.toolchain.version, asks: work.tests.map((test) => () => ask(test)) };
}

/** An input is as the first validator says that does not accept it. @throws ProblemFailure when one does not compile */
async function openValidators(place: Place<ValidatorTestsJob>, tools: JudgeTools, shelf: ProgramShelf): Promise<Asked> {
  const compiled = await compileValidators(place, tools, shelf).catch((error: unknown) => {
    if (!(error instanceof JuryRefused)) throw error;
    throw new ProblemFailure(writeJudgeFailure('notCompiled', { who: 'the validator' }, error.message));
  });
  const ask = async ({ input }: ValidatorTestsJob['tests'][number]): Promise<Said> => {
    for (const { rules, program } of compiled) {
      const said = await tools.checkers.runAlone(program, fileOf(input), rules.arguments);
      const opinion = judgeInput(rules.convention, said);
      if (opinion.kind === 'unjudged') throw new JudgeFailure(opinion.reason);
      if (opinion.status !== VERDICT.accepted) return opinion;
    }
    return { status: VERDICT.accepted, message: null };
  };
  const languageVersion = compiled[0]?.program.toolchain.version ?? '';
  return { languageVersion, asks: place.work.tests.map((test) => () => ask(test)) };
}

/** Asks programs of the jury about what their author wrote down; what one fails at is said of that test, and the others are asked. */
export async function askTests(
  {
    work,
    toolchainOf,
    signal,
    progress,
  }: Pick<Task<CheckerTestsJob | ValidatorTestsJob>, 'work' | 'toolchainOf' | 'signal' | 'progress'>,
  tools: JudgeTools,
): Promise<JobReport> {
  const cases: CaseVerdict[] = [];
  const report = (status: Verdict, errorMessage: string | null, languageVersion: string): JobReport => ({
    outcome: 'judged',
    status,
    score: null,
    timeMs: null,
    memoryKb: null,
    errorMessage,
    languageVersion,
    cases,
  });
  const shelf = new ProgramShelf();
  try {
    const opening =
      work.kind === 'checkerTests'
        ? openChecker({ work, toolchainOf }, tools, shelf)
        : openValidators({ work, toolchainOf }, tools, shelf);
    const { languageVersion, asks } = await opening;
    progress.judging(asks.length);
    for (const [at, ask] of asks.entries()) {
      if (signal.aborted) break;
      const { status, message } = await ask();
      const said = { index: at + 1, status, message, timeMs: 0, memoryKb: 0, score: null, userOutput: null };
      cases.push(said);
      progress.caseDone(said);
    }
    return report(VERDICT.accepted, null, languageVersion);
  } catch (error) {
    if (!(error instanceof ProblemFailure)) throw error;
    return report(VERDICT.systemError, error.message, '');
  } finally {
    shelf.release();
  }
}
