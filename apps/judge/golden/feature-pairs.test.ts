import { VERDICT } from '@assay/contract/verdict.ts';
import { assay } from '@assay/formats/assay/assay.ts';
import { emptyPackage } from '@assay/formats/empty-package.ts';
import { textFile } from '@assay/formats/file-ref.ts';
import type { JudgeProgram, ProblemPackage } from '@assay/formats/problem-package.ts';
import { readPackage, writePackages } from '@assay/formats/testing/packages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { submissionOf } from '../src/testing/jobs.ts';
import { jobOfPackage } from '../src/testing/package-job.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/**
 * All pairs of what a problem can have: each is a small package (two numbers, their sum) that is written, imported and judged, with
 * a right solution and a wrong one.
 */
const { accepted, wrongAnswer, partial } = VERDICT;

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C', 'C++ 17 With O2']);
});
afterAll(() => world.close());

const program = (name: string, code: string): JudgeProgram => ({
  language: 'C',
  name,
  code: `#include <stdio.h>\n#include <string.h>\n#include <stdlib.h>\n${code}`,
  convention: 'assay',
  arguments: [],
  points: 'percent',
});

/** Reads `input output answer`; a sum that is off by one is worth half the points. */
const CHECKER = `int main(int n, char **a) {
  int x, y, sum; FILE *in = fopen(a[1], "r"), *out = fopen(a[2], "r");
  if (!in || fscanf(in, "%d %d", &x, &y) != 2) return 103;
  if (fscanf(out, "%d", &sum) != 1) return 102;
  int off = abs(sum - x - y), slack = 0;
  for (int at = 4; at < n; at++) if (!strcmp(a[at], "slack")) slack = 1;
  if (off == 0 || (slack && off == 1)) return 0;
  if (off == 1) { puts("50"); return 99; }
  return 102;
}`;
/** The same in two passes: the second asks for the sum and one. */
const PASSES = `int main(int n, char **a) {
  int x, y, sum; FILE *in = fopen(a[1], "r"), *out = fopen(a[2], "r");
  if (!in || fscanf(in, "%d %d", &x, &y) != 2) return 103;
  if (fscanf(out, "%d", &sum) != 1 || sum != x + y) return 102;
  if (fopen("second", "r")) return 0;
  fclose(fopen("second", "w"));
  FILE *next = fopen("nextpass.in", "w");
  fprintf(next, "%d 1\\n", sum); fclose(next);
  return 0;
}`;
const INTERACTOR = `int main(int n, char **a) {
  int x, y, sum; FILE *in = fopen(a[1], "r"), *tout = fopen(a[2], "w");
  if (!in || fscanf(in, "%d %d", &x, &y) != 2) return 103;
  printf("%d %d\\n", x, y); fflush(stdout);
  if (scanf("%d", &sum) != 1) return 102;
  fprintf(tout, "%d\\n", sum); fclose(tout);
  PASS
  return sum == x + y ? 0 : 102;
}`;
const AGAIN = `if (sum == x + y && !fopen("second", "r")) {
    fclose(fopen("second", "w"));
    FILE *next = fopen("nextpass.in", "w"); fprintf(next, "%d 1\\n", sum); fclose(next);
  }`;

const FEATURES = {
  points(problem) {
    problem.scoring = 'oi';
    for (const one of problem.cases) one.score = 50;
  },
  subtasks(problem) {
    problem.scoring = 'oi';
    problem.groups = [1, 2].map((num) => ({
      num,
      name: `s${num}`,
      score: 50,
      rule: 'min' as const,
      dependsOn: num === 2 ? [1] : [],
    }));
    for (const [at, one] of problem.cases.entries()) Object.assign(one, { group: at + 1, score: 50 });
  },
  words(problem) {
    const loose = { caseSensitive: false, spaceSensitive: false, floatAbsolute: 0.5, floatRelative: null };
    problem.judging.comparison = { by: 'tokens', ...loose };
  },
  checker(problem) {
    if (problem.judging.mode === 'default') problem.judging.mode = 'spj';
    problem.judging.checker ??= program('checker.c', CHECKER);
  },
  arguments(problem) {
    FEATURES.checker(problem);
    for (const one of problem.cases.slice(1)) one.checkerArguments = ['slack'];
  },
  passes(problem) {
    problem.judging.passes = 2;
    if (problem.judging.interactor) problem.judging.interactor = program('i.c', INTERACTOR.replace('PASS', AGAIN));
    else {
      problem.judging.mode = 'multi_pass';
      problem.judging.checker = program('checker.c', PASSES);
    }
  },
  interactor(problem) {
    const passes = (problem.judging.passes ?? 1) > 1;
    problem.judging.mode = 'interactive';
    problem.judging.interactor = program('i.c', INTERACTOR.replace('PASS', passes ? AGAIN : ''));
    if (passes) problem.judging.checker = null;
  },
  grader(problem) {
    if (problem.judging.mode === 'default') problem.judging.mode = 'grader';
    problem.judging.graderFiles = [
      { language: null, name: 'sum.h', content: 'int sum(int a, int b);\n' },
      {
        language: 'C',
        name: 'grader.c',
        content: `#include <stdio.h>\n#include "sum.h"\nint main(void){int a,b;OPEN if(scanf("%d %d",&a,&b)!=2)return 1;printf("%d\\n",sum(a,b));return 0;}`,
      },
    ];
  },
  files(problem) {
    problem.judging.fileIo = { read: 'sum.in', write: 'sum.out' };
  },
  limits(problem) {
    for (const one of problem.cases) one.limits = { timeMs: 700, memoryMb: 200 };
  },
  answers(problem) {
    problem.judging.mode = 'submit_answer';
  },
} satisfies Record<string, (problem: ProblemPackage) => void>;
type Feature = keyof typeof FEATURES;

/** Pairs that contradict each other, and where that is said. */
const IMPOSSIBLE: Partial<Record<Feature, readonly Feature[]>> = {
  // two ways to give points, two ways to look at an output, arguments that need what passes them on
  points: ['subtasks'],
  words: ['checker', 'arguments', 'passes', 'interactor'],
  // answers are text: nothing runs, nothing talks
  answers: ['passes', 'interactor', 'grader', 'files'],
  // a checker of several passes is the one that asks for them
  passes: ['checker', 'arguments'],
  // refused by the editor and left out by imports: a conversation goes over standard input and output
  files: ['interactor'],
};
const isPossible = (a: Feature, b: Feature) => !IMPOSSIBLE[a]?.includes(b) && !IMPOSSIBLE[b]?.includes(a);
const NAMES = Object.keys(FEATURES) as Feature[];
const PAIRS = NAMES.flatMap((a, at) => NAMES.slice(at + 1).flatMap((b) => (isPossible(a, b) ? [[a, b] as const] : [])));

function packageWith(features: readonly Feature[]): ProblemPackage {
  const problem = emptyPackage({ format: 'assay', id: features.join('-') });
  Object.assign(problem, { key: 'PAIR', titles: { en: 'Sum' } });
  problem.statements.en = { description: 'd', input: 'i', output: 'o', interaction: '', hint: '', document: null };
  Object.assign(problem.judging.limits, { timeMs: 1000, memoryMb: 256 });
  problem.cases = [
    ['1 2\n', '3\n'],
    ['20 22\n', '42\n'],
  ].map(([input, output], at) => ({
    name: `${at + 1}`,
    inputName: `${at + 1}.in`,
    outputName: `${at + 1}.out`,
    input: textFile(input!),
    output: textFile(output!),
    score: null,
    group: null,
    limits: null,
    checkerArguments: null,
    isSample: false,
    description: '',
  }));
  for (const feature of features) FEATURES[feature](problem);
  const { judging } = problem;
  const open = judging.fileIo ? 'freopen("sum.in","r",stdin);freopen("sum.out","w",stdout);' : '';
  for (const file of judging.graderFiles) file.content = file.content.replace('OPEN', open);
  return problem;
}

/** What the site would hand to a node after the import. */
async function jobOf(problem: ProblemPackage) {
  const { content } = await writePackages(assay, [problem]);
  const { packages } = await readPackage(content);
  return jobOfPackage(world.blobs, packages[0]!, ['C', 'Text']);
}

/** Adds `more` to the sum where the first number is above ten: the first case is right whatever it is. */
function solution(features: readonly Feature[], more: number): string {
  const has = (feature: Feature) => features.includes(feature);
  if (has('answers')) return JSON.stringify({ '1.out': '3\n', '2.out': `${42 + more}\n` });
  if (has('grader')) return `#include "sum.h"\nint sum(int a, int b) { return a + b + (a > 10 ? ${more} : 0); }`;
  const open = has('files') ? 'freopen("sum.in","r",stdin);freopen("sum.out","w",stdout);' : '';
  return `#include <stdio.h>\nint main(void){int a,b;${open}scanf("%d %d",&a,&b);printf("%d\\n",a+b+(a>10?${more}:0));return 0;}`;
}

describe.each(PAIRS)('%s with %s', (...features) => {
  it('judges a right solution, a wrong one and one that is nearly right', async () => {
    const { cases, ...problem } = await jobOf(packageWith(features));
    const scores = problem.type === 1;
    const judge = async (more: number) => {
      const language = features.includes('answers') ? 'Text' : 'C';
      const text = { code: solution(features, more), language, cases: [], problem };
      const work = submissionOf(world.blobs, text);
      work.problem.cases = cases;
      const toolchainOf: RealWorld['toolchainOf'] = (name) => world.toolchainOf(name === 'Text' ? 'C' : name);
      const report = await judgeJob(work, toolchainOf, world.tools, world.hooks);
      if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
      return report;
    };
    expect(await judge(0)).toMatchObject({ status: accepted, score: scores ? 100 : null });
    expect(await judge(7)).toMatchObject({ status: scores ? partial : wrongAnswer, score: scores ? 50 : null });
    const near = await judge(1);
    const loose = features.includes('arguments') && !features.includes('passes');
    const parts = features.includes('checker') && !features.includes('interactor');
    if (loose && !features.includes('interactor')) expect(near.status).toBe(accepted);
    else if (parts && scores) expect(near).toMatchObject({ status: partial, score: 75 });
    else expect(near.status).toBe(scores ? partial : wrongAnswer);
  });
});

it('knows every pair: possible ones are judged above, the others contradict each other', () => {
  const impossible = Object.values(IMPOSSIBLE).reduce((sum, list) => sum + list.length, 0);
  expect(PAIRS.length + impossible).toBe((NAMES.length * (NAMES.length - 1)) / 2);
});
