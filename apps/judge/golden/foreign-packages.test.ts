import { VERDICT } from '@assay/contract/verdict.ts';
import { readPackage, zipFiles } from '@assay/formats/testing/packages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { submissionOf } from '../src/testing/jobs.ts';
import { jobOfPackage } from '../src/testing/package-job.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Packages of olympiads, from the archive to the verdict: two numbers, their sum. */
const { accepted, partial, wrongAnswer } = VERDICT;
const LANGUAGE = 'C++ 20 With O2';

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C With O2', 'C++ 17 With O2', LANGUAGE]);
});
afterAll(() => world.close());

const CMS = "name: sum\ntitle: Sum\ntime_limit: 1\nmemory_limit: 256\ninfile: ''\noutfile: ''\n";
const INPUTS = ['1 2\n', '20 22\n'];
const cms = (more: Record<string, string>, task = CMS) => ({
  'task.yaml': task,
  'statement/statement.pdf': '%PDF-1.4',
  'gen/GEN': '#ST: 40\n1 2\n#ST: 60\n20 22\n',
  ...Object.fromEntries(INPUTS.map((text, at) => [`input/input${at}.txt`, text])),
  ...Object.fromEntries(['3\n', '42\n'].map((text, at) => [`output/output${at}.txt`, text])),
  ...more,
});
const sinol = (more: Record<string, string>) => ({
  'config.yml': 'title: Suma\ntime_limit: 1000\nmemory_limit: 262144\nscores: {1: 40, 2: 60}\n',
  'doc/sumzad.pdf': '%PDF-1.4',
  'prog/sum.cpp': '// none',
  ...Object.fromEntries(INPUTS.map((text, at) => [`in/sum${at + 1}.in`, text])),
  ...Object.fromEntries(['3\n', '42\n'].map((text, at) => [`out/sum${at + 1}.out`, text])),
  ...more,
});

/** Adds `more` where the first number is above ten. */
const plain = (more: number) =>
  `#include <cstdio>\nint main() { int a, b; if (scanf("%d %d", &a, &b) == 2) printf("%d\\n", a + b + (a > 10 ? ${more} : 0)); }`;
const inFunction = (more: number) =>
  `#include "sum.h"\nint sum(int a, int b) { return a + b + (a > 10 ? ${more} : 0); }`;
const files = (more: number) =>
  plain(more).replace('int a, b;', 'int a, b; freopen("in", "r", stdin); freopen("out", "w", stdout);');

const SUM_H = { 'sol/sum.h': 'int sum(int a, int b);\n' };
const GRADER =
  '#include <cstdio>\n#include "sum.h"\nint main() { int a, b; if (scanf("%d %d", &a, &b) != 2) return 1; printf("%d\\n", sum(a, b)); }';
/** Off by one is worth a half. */
const CHECKER = `#include <fstream>
#include <iostream>
int main(int argc, char **argv) {
  std::ios::sync_with_stdio(false);
  std::ifstream right(argv[2]), out(argv[3]);
  int a, b = -1000;
  right >> a; out >> b;
  std::cout << (a == b ? 1.0 : std::abs(a - b) == 1 ? 0.5 : 0.0) << std::endl;
  std::cerr << (a == b ? "translate:success" : "not the sum") << std::endl;
  return 0;
}`;
const SINOL_CHECKER = `#include <cstdio>
#include <cstdlib>
int main(int argc, char **argv) {
  int a, b = -1000;
  FILE *out = fopen(argv[2], "r"), *right = fopen(argv[3], "r");
  if (!right || fscanf(right, "%d", &a) != 1) return 1;
  if (fscanf(out, "%d", &b) != 1 || abs(a - b) > 1) { printf("WRONG\\nnot the sum\\n"); return 0; }
  printf("OK\\n%s\\n%d\\n", a == b ? "" : "nearly", a == b ? 100 : 50);
}`;
/** Sends both numbers, asks for their sum. */
const MANAGER = `#include <cstdio>
#include <cstdlib>
int main(int argc, char **argv) {
  int a, b, sum = -1000;
  FILE *from = fopen(argv[1], "r"), *to = fopen(argv[2], "w"), *input = fopen("input.txt", "r");
  if (!from || !to || !input || fscanf(input, "%d %d", &a, &b) != 2) return 1;
  fprintf(to, "%d %d\\n", a, b); fflush(to);
  if (fscanf(from, "%d", &sum) != 1) sum = -1000;
  printf("%f\\n", sum == a + b ? 1.0 : abs(sum - a - b) == 1 ? 0.5 : 0.0);
  fprintf(stderr, "told %d\\n", sum);
}`;
const STUB = `#include <cstdio>
#include "sum.h"
int main(int argc, char **argv) {
  FILE *in = fopen(argv[1], "r"), *out = fopen(argv[2], "w");
  int a, b;
  if (fscanf(in, "%d %d", &a, &b) != 2) return 1;
  fprintf(out, "%d\\n", sum(a, b)); fflush(out);
}`;

it.each([
  ['CMS, compared by words', cms({}), plain, 40],
  [
    'CMS, in files of its own',
    cms({}, CMS.replace("infile: ''", 'infile: in').replace("outfile: ''", 'outfile: out')),
    files,
    40,
  ],
  ['CMS, with a checker', cms({ 'check/checker.cpp': CHECKER }), plain, 70],
  ['CMS, with a grader', cms({ 'sol/grader.cpp': GRADER, ...SUM_H }), inFunction, 40],
  [
    'CMS, with a grader and a checker',
    cms({ 'sol/grader.cpp': GRADER, 'cor/correttore.cpp': CHECKER, ...SUM_H }),
    inFunction,
    70,
  ],
  [
    'CMS, two programs that talk',
    cms({ 'check/manager.cpp': MANAGER, 'sol/stub.cpp': STUB, ...SUM_H }),
    inFunction,
    70,
  ],
  [
    'CMS, two programs that talk over pipes',
    cms({ 'check/manager.cpp': MANAGER, 'sol/stub.cpp': GRADER, ...SUM_H }, `${CMS}user_io: std_io\n`),
    inFunction,
    70,
  ],
  ['sinol, compared by lines', sinol({}), plain, 40],
  ['sinol, with a checker', sinol({ 'prog/sumchk.cpp': SINOL_CHECKER }), plain, 70],
] as const)('%s', async (_name, inside, solution, nearly) => {
  const { packages } = await readPackage(await zipFiles(inside));
  const { cases, ...problem } = await jobOfPackage(world.blobs, packages[0]!, [LANGUAGE]);
  const judge = async (more: number) => {
    const work = submissionOf(world.blobs, { code: solution(more), language: LANGUAGE, cases: [], problem });
    work.problem.cases = cases;
    const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
    return report;
  };
  expect(await judge(0)).toMatchObject({ status: accepted, score: 100 });
  expect(await judge(7)).toMatchObject({ status: partial, score: 40 });
  expect(await judge(1)).toMatchObject({ status: partial, score: nearly });
  expect((await judge(7)).cases.at(-1)).toMatchObject({ status: wrongAnswer });
});
