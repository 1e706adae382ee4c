/**
 * Runs the known programs of the seed problems on this machine and compares their verdicts with their file names:
 * `npx tsx packages/seeds/src/verify.ts [problem id …]`. Memory limits are left to the judge.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSeedProblems } from './load.ts';
import { judgeNatively } from './native/judge.ts';
import { CLASS_PLANS } from './plans.ts';

const wanted = process.argv.slice(2);
const folder = dirname(dirname(fileURLToPath(import.meta.url)));
const problems = [...(await loadSeedProblems(folder)), ...(await loadSeedProblems(folder, CLASS_PLANS))];
const work = await mkdtemp(join(tmpdir(), 'seed-programs-'));
let surprises = 0;
for (const problem of problems) {
  if (wanted.length > 0 && !wanted.includes(problem.problemId)) continue;
  for (const solution of problem.solutions) {
    if (solution.expected === 'MLE') continue;
    const dir = join(work, problem.problemId, solution.fileName);
    const { verdict, score, timeMs, failedCase } = await judgeNatively(problem, solution, dir);
    const isExpected = verdict === solution.expected && (verdict !== 'PA' || score === solution.expectedScore);
    if (!isExpected) surprises++;
    console.log(
      isExpected ? '    ' : '  ! ',
      `${problem.problemId} ${solution.fileName}: ${verdict}${score === null ? '' : ` ${score}`}, ${timeMs} ms`,
      failedCase === undefined ? '' : `("${failedCase}")`,
    );
  }
}
await rm(work, { recursive: true });
console.log(surprises === 0 ? 'Every program got the verdict that its name tells.' : `${surprises} surprises`);
process.exitCode = surprises === 0 ? 0 : 1;
