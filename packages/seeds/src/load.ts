import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import { PLANS } from './plans.ts';
import type { ProblemPlan, SeedProblem } from './problem.ts';
import { readSolution, type Solution } from './solution.ts';
import { parseStatement } from './statement.ts';

/** File that holds the judge's program, by judge mode. */
const JUDGE_PROGRAM: Partial<Record<JudgeMode, string>> = { spj: 'checker.cpp', interactive: 'interactor.cpp' };

/**
 * Seed problems in the order of their plans, with texts and programs read from the folder of this package.
 *
 * @param packageDir path of `packages/seeds`. It is handed in because a bundled caller's `import.meta.url` no longer
 * leads here; the plans themselves are code and travel with the bundle.
 * @param plans those of the site unless given
 */
export const loadSeedProblems = (packageDir: string, plans = PLANS): Promise<SeedProblem[]> =>
  Promise.all(
    plans.map((plan) => loadProblem(join(packageDir, 'src/problems', `${plan.problemId}-${plan.slug}`), plan)),
  );

async function loadProblem(dir: string, { solve, inputs, ...plan }: ProblemPlan): Promise<SeedProblem> {
  const judgeFile = JUDGE_PROGRAM[plan.judgeMode];
  const [zh, en, solutions, judgeCode] = await Promise.all([
    loadStatement(join(dir, 'zh.md')),
    loadStatement(join(dir, 'en.md')),
    loadSolutions(join(dir, 'solutions')),
    judgeFile && readFile(join(dir, judgeFile), 'utf8'),
  ]);
  return {
    ...plan,
    source: 'Assay',
    texts: { zh, en },
    ...(judgeCode === undefined ? {} : { judgeProgram: { language: 'C++ 17 With O2', code: judgeCode } }),
    solutions,
    cases: () => inputs().map((input) => ({ ...input, output: solve(input.input) })),
  };
}

const loadStatement = async (file: string) => parseStatement(await readFile(file, 'utf8'), file);

async function loadSolutions(dir: string): Promise<Solution[]> {
  const names = (await readdir(dir)).sort();
  return Promise.all(names.map(async (name) => readSolution(name, await readFile(join(dir, name), 'utf8'))));
}
