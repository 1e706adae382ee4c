import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { loadSeedProblems } from './load.ts';
import { judgeNatively } from './native/judge.ts';
import { CLASS_PLANS } from './plans.ts';

const FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
const PROBLEMS = [...(await loadSeedProblems(FOLDER)), ...(await loadSeedProblems(FOLDER, CLASS_PLANS))];
const work = await mkdtemp(join(tmpdir(), 'seed-programs-'));
afterAll(() => rm(work, { recursive: true }));

const accepted = PROBLEMS.flatMap((problem) =>
  problem.solutions
    .filter(({ expected, language }) => expected === 'AC' && language === 'C++ 17 With O2')
    .map((solution) => ({ problem, solution, id: problem.problemId, fileName: solution.fileName })),
);

/** Two independent authors of every answer: the jury's solver and a C++ program must agree on all test data. */
it.each(accepted)(
  '$id $fileName agrees with the jury on every case',
  async ({ problem, solution }) => {
    const result = await judgeNatively(problem, solution, join(work, problem.problemId));
    expect(result).toMatchObject({ verdict: 'AC', score: problem.type === 1 ? 100 : null });
  },
  60_000,
);
