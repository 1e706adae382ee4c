import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT, VERDICT_TEXT, type Verdict, verdictName } from '@assay/contract/verdict.ts';
import { compareBytes } from '@assay/rules/judging/compare/compare.ts';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { aggregate } from '@assay/rules/judging/scoring/aggregate.ts';
import { skipsCase } from '@assay/rules/judging/scoring/case-order.ts';
import type { JudgedCase } from '@assay/rules/judging/scoring/scoring.ts';
import type { SeedCase, SeedProblem } from '../problem.ts';
import type { Solution } from '../solution.ts';
import { buildProgram, type Program } from './program.ts';
import { type RunLimits, runProgram, runTogether } from './run.ts';

/** What a solution got, in the words of its file name. */
export interface NativeResult {
  readonly verdict: string;
  readonly score: number | null;
  /** The slowest case. */
  readonly timeMs: number;
  readonly failedCase?: string;
}

/** Exit codes of checkers and interactors. */
const JUDGE_EXIT: Record<number, Verdict> = {
  0: VERDICT.accepted,
  100: VERDICT.accepted,
  101: VERDICT.presentationError,
  102: VERDICT.wrongAnswer,
};

const FILES = { input: 'case.in', output: 'case.out', answer: 'case.ans' };

interface Bench {
  readonly problem: SeedProblem;
  readonly program: Program;
  readonly judgeProgram: Program;
  readonly dir: string;
  readonly limits: RunLimits;
}

/**
 * Judges a solution on this machine without a sandbox: for the jury's own programs only. Memory is not limited.
 *
 * @param dir an empty folder to work in.
 */
export async function judgeNatively(problem: SeedProblem, solution: Solution, dir: string): Promise<NativeResult> {
  const [built, judge] = await Promise.all([
    buildProgram(solution, join(dir, 'program')),
    problem.judgeProgram ? buildProgram(problem.judgeProgram, join(dir, 'judge')) : { program: [] },
  ]);
  if (!('program' in judge)) throw new Error(`the judge's program of ${problem.problemId}: ${judge.message}`);
  if (!('program' in built)) return { verdict: 'CE', score: null, timeMs: 0 };

  const language = LANGUAGES.find(({ name }) => name === solution.language);
  if (language === undefined) throw new Error(`${solution.fileName}: the site does not know ${solution.language}`);
  const limits = { timeMs: problem.timeLimitMs * language.timeFactor, stackMb: problem.stackLimitMb };
  const bench: Bench = { problem, program: built.program, judgeProgram: judge.program, dir, limits };
  const cases = problem.cases();
  const plan = cases.map(({ groupNum = 1, score = 0 }, index) => ({ index, groupNum, score }));
  const scoring = { type: problem.type, mode: problem.judgeCaseMode, ioScore: 100 };
  const judged: JudgedCase[] = [];
  for (const next of plan) {
    const skips = skipsCase(scoring, next, plan, judged);
    const result = skips
      ? { status: VERDICT.cancelled, timeMs: 0 }
      : await judgeCase(bench, cases[next.index] as SeedCase);
    judged.push({ index: next.index, memoryKb: 0, ...result });
    // An ACM verdict is that of the first case that fails.
    if (problem.type === PROBLEM_TYPE.acm && result.status !== VERDICT.accepted) break;
  }
  const { status, score, timeMs } = aggregate(scoring, plan, judged, () => ({ timeMs: 60_000, memoryMb: 0 }));
  const failed = judged.find((one) => one.status !== VERDICT.accepted);
  const failedCase = failed && { failedCase: (cases[failed.index] as SeedCase).name };
  return { verdict: VERDICT_TEXT[verdictName(status)].short, score, timeMs, ...failedCase };
}

async function judgeCase(
  bench: Bench,
  { input, output: answer }: SeedCase,
): Promise<{ status: Verdict; timeMs: number }> {
  const { problem, program, judgeProgram, dir, limits } = bench;
  const path = (file: string) => join(dir, file);
  if (problem.judgeMode === 'default') {
    if (problem.isFileIO) {
      await writeFile(path(problem.ioReadFileName), input);
      await writeFile(path(problem.ioWriteFileName), '');
    }
    const run = await runProgram(program, problem.isFileIO ? '' : input, dir, limits);
    const output = problem.isFileIO ? await readFile(path(problem.ioWriteFileName), 'utf8') : run.output;
    return { status: endedBadly(run, limits) ?? compare(problem, answer, output), timeMs: run.cpuMs };
  }

  await Promise.all([writeFile(path(FILES.input), input), writeFile(path(FILES.answer), answer)]);
  const judge = [...judgeProgram, path(FILES.input), path(FILES.output), path(FILES.answer)];
  const verdictOf = (exitCode: number) => JUDGE_EXIT[exitCode] ?? VERDICT.systemError;
  if (problem.judgeMode === 'interactive') {
    const both = await runTogether(program, judge, dir, limits);
    const status = endedBadly(both.program, limits) ?? verdictOf(both.interactor.exitCode);
    return { status, timeMs: both.program.cpuMs };
  }
  const run = await runProgram(program, input, dir, limits);
  await writeFile(path(FILES.output), run.output);
  const status = endedBadly(run, limits) ?? verdictOf((await runProgram(judge, '', dir, limits)).exitCode);
  return { status, timeMs: run.cpuMs };
}

const endedBadly = ({ cpuMs, exitCode }: { cpuMs: number; exitCode: number }, { timeMs }: RunLimits) => {
  if (cpuMs > timeMs) return VERDICT.timeLimit;
  return exitCode === 0 ? undefined : VERDICT.runtimeError;
};

const compare = ({ isRemoveEndBlank }: SeedProblem, answer: string, output: string): Verdict => {
  const comparison = compareBytes(Buffer.from(answer), Buffer.from(output), isRemoveEndBlank ? 'endBlanks' : 'exact');
  if (comparison === 'same') return VERDICT.accepted;
  return comparison === 'blanksDiffer' ? VERDICT.presentationError : VERDICT.wrongAnswer;
};
