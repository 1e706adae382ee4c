import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { type CaseText, type SubmissionText, submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Programs with a known verdict, judged by the whole judge in the real sandbox. None may ever be judged otherwise. */
const SUMS: CaseText[] = [
  { input: '1 2\n', output: '3\n', score: 30, groupNum: 1 },
  { input: '100 100\n', output: '200\n', score: 30, groupNum: 1 },
  { input: '40 2\n', output: '42\n', score: 70, groupNum: 2 },
];
const ONE = SUMS.slice(0, 1);

const { accepted, wrongAnswer, presentationError, compileError, timeLimit, memoryLimit, runtimeError, partial } =
  VERDICT;
const { cancelled } = VERDICT;

interface Expected {
  status: Verdict;
  cases?: Verdict[];
  score?: number;
  /** Of the first failing case, or of the compiler. */
  message?: RegExp;
}

type Row = [program: string, what: string, Partial<SubmissionText>, Expected];

const oi = (judgeCaseMode: 'default' | 'subtask_lowest' | 'subtask_average') => ({
  problem: { type: 1, judgeCaseMode },
});
const FILE_IO = { problem: { fileIo: { read: 'sum.in', write: 'sum.out' } } };

const ROWS: Row[] = [
  ['sum.c', 'right', {}, { status: accepted, cases: [accepted, accepted, accepted] }],
  ['sum-threads.cpp', 'right in threads', {}, { status: accepted }],
  ['sum.py', 'right in Python', {}, { status: accepted }],
  ['sum-untidy.c', 'end blanks that do not count', {}, { status: accepted }],
  [
    'sum-untidy.c',
    'end blanks that count',
    { problem: { removeEndBlank: false } },
    { status: presentationError, message: /whitespace differs/ },
  ],
  [
    'sum-small.c',
    'one wrong case',
    {},
    { status: wrongAnswer, cases: [accepted, wrongAnswer, accepted], message: /expected "200", got "-56"/ },
  ],
  ['silent.c', 'nothing written', {}, { status: wrongAnswer, message: /output ends here/ }],
  [
    'endless.c',
    'CPU time',
    { limits: { timeMs: 200 } },
    { status: timeLimit, message: /CPU time \d+ ms, limit 200 ms/ },
  ],
  [
    'hidden-child.c',
    'CPU time of a hidden child',
    { limits: { timeMs: 200 } },
    { status: timeLimit, message: /CPU time/ },
  ],
  ['sleeps.c', 'the clock', { limits: { timeMs: 100 } }, { status: timeLimit, message: /on the clock/ }],
  ['slow.c', 'within the limit', { limits: { timeMs: 1000 } }, { status: accepted }],
  ['slow.c', 'past the limit, within the margin', { limits: { timeMs: 200 } }, { status: timeLimit }],
  ['hoards.c', 'memory', { limits: { memoryMb: 64 } }, { status: memoryLimit }],
  [
    'hoards-a-little.c',
    'memory past the limit, within the margin',
    { limits: { memoryMb: 64 } },
    { status: memoryLimit },
  ],
  ['hoards-a-little.c', 'memory within the limit', { limits: { memoryMb: 96 } }, { status: accepted }],
  ['hoards.py', 'memory in Python', { limits: { memoryMb: 64 } }, { status: memoryLimit }],
  ['Main.java', 'memory in Java', { limits: { timeMs: 5000, memoryMb: 64 } }, { status: memoryLimit }],
  ['divides.c', 'division by zero', {}, { status: runtimeError, message: /SIGFPE/ }],
  ['exits.c', 'an exit code, though the answer is right', {}, { status: runtimeError, message: /Exit code 3/ }],
  ['aborts.cpp', 'an uncaught exception', {}, { status: runtimeError, message: /SIGABRT/ }],
  ['recurses.c', 'stack overflow', { limits: { stackMb: 16 } }, { status: runtimeError, message: /SIGSEGV/ }],
  ['raises.py', 'an exception in Python', {}, { status: runtimeError, message: /Exit code 1/ }],
  ['floods.c', 'output without end', {}, { status: runtimeError, message: /Output limit/ }],
  [
    'broken.cpp',
    'a compile error',
    {},
    { status: compileError, message: /^main\.cpp:3:27: error: .undeclared. was not declared/m },
  ],
  ['macro-bomb.cpp', 'a compilation without end', {}, { status: compileError, message: /CPU time|memory/ }],
  ['reads-passwords.cpp', 'an include of a secret', {}, { status: compileError, message: /No such file/ }],
  [
    'syntax.py',
    'a syntax error in Python',
    {},
    { status: compileError, message: /^File "main\.py", line 2\n.*SyntaxError/s },
  ],
  [
    'returns.py',
    'what only the compiler of Python refuses',
    {},
    { status: compileError, message: /^File "main\.py", line 1\n.*'return' outside function$/s },
  ],
  ['file-io.c', 'files', FILE_IO, { status: accepted }],
  [
    'sum.c',
    'no file where one is asked for',
    FILE_IO,
    { status: wrongAnswer, message: /did not write the file sum\.out/ },
  ],
  ['file-link.c', 'a link where a file is asked for', FILE_IO, { status: wrongAnswer, message: /output ends here/ }],
  [
    'with-header.c',
    'an extra file',
    { problem: { userExtraFiles: [{ name: 'grader.h', content: '#define ADD(a, b) ((a) + (b))' }] } },
    { status: accepted },
  ],
  [
    'sum.py',
    'an extra module',
    { problem: { userExtraFiles: [{ name: 'grader.py', content: 'def add(a, b):\n    return 0 - a - b\n' }] } },
    { status: wrongAnswer },
  ],
  [
    'sum-small.c',
    'stopping at the first failure',
    { problem: { judgeCaseMode: 'ergodic_without_error' } },
    { status: wrongAnswer, cases: [accepted, wrongAnswer, cancelled] },
  ],
  [
    'sum-small.c',
    'OI, the sum',
    oi('default'),
    { status: partial, score: 100, cases: [accepted, wrongAnswer, accepted] },
  ],
  ['sum-small.c', 'OI, the lowest', oi('subtask_lowest'), { status: partial, score: 70 }],
  ['sum-small.c', 'OI, the average', oi('subtask_average'), { status: partial, score: 85 }],
  ['sum.c', 'OI, all of it', oi('subtask_lowest'), { status: accepted, score: 100 }],
  ['broken.cpp', 'OI, a compile error', oi('default'), { status: compileError, score: 0 }],
];

const LANGUAGE: Record<string, string> = { c: 'C With O2', cpp: 'C++ 17 With O2', py: 'Python3', java: 'Java' };

describe('golden programs', () => {
  let world: RealWorld;
  beforeAll(async () => {
    world = await openRealWorld(['C', 'C With O2', 'C++ 17 With O2', 'Python3', 'Java']);
  });
  afterAll(() => world.close());

  it.each(ROWS)('%s: %s', async (program, _what, text, expected) => {
    const code = await readFile(join(import.meta.dirname, 'programs', program), 'utf8');
    const language = LANGUAGE[program.split('.').at(-1)!]!;
    const cases = expected.cases || expected.score !== undefined || program === 'sum-small.c' ? SUMS : ONE;
    const work = submissionOf(world.blobs, { code, language, cases, ...text });
    const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
    const failing = report.cases.find((one) => one.status !== accepted);
    const message = report.errorMessage ?? failing?.message ?? '';
    expect({ status: report.status, message }).toEqual({
      status: expected.status,
      message: expect.stringMatching(expected.message ?? /^/),
    });
    if (expected.cases) expect(report.cases.map((one) => one.status)).toEqual(expected.cases);
    if (expected.score !== undefined) expect(report.score).toBe(expected.score);
  });

  it('keeps what a program says that dies, however much it says', async () => {
    const judge = async (code: string) => {
      const work = submissionOf(world.blobs, { code, language: 'Python3', cases: ONE });
      const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
      if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
      return report.cases[0]!;
    };
    const raises = await readFile(join(import.meta.dirname, 'programs/raises.py'), 'utf8');
    expect(await judge(raises)).toMatchObject({
      status: runtimeError,
      stderr: expect.stringMatching(/ValueError: no\n$/),
    });
    const flood = await judge(`import sys\nsys.stderr.write('first\\n' + 'noise\\n' * 2_000_000)\n${raises}`);
    expect(flood).toMatchObject({ status: runtimeError, stderr: expect.stringMatching(/^first\n/) });
    expect(flood.stderr!.length).toBeLessThanOrEqual(4096);
  });

  it("counts the input of file IO as ours, not as the program's", async () => {
    const code = await readFile(join(import.meta.dirname, 'programs/file-io.c'), 'utf8');
    const cases = [{ input: `1 2\n${' '.repeat(60 << 20)}`, output: '3\n' }];
    const work = submissionOf(world.blobs, { code, cases, limits: { memoryMb: 32 }, ...FILE_IO });
    const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    expect(report).toMatchObject({ outcome: 'judged', status: accepted });
  });

  it('compiles anew after its copy of a program was damaged', async () => {
    const code = '#include <stdio.h>\nint main(void){puts("3");return 0;}';
    const judge = () =>
      judgeJob(submissionOf(world.blobs, { code, cases: ONE }), world.toolchainOf, world.tools, world.hooks);
    expect(await judge()).toMatchObject({ status: accepted });
    const programs = join(world.dataDir, 'judge/programs');
    for (const program of await readdir(programs)) await rm(join(programs, program, 'main'), { force: true });
    expect(await judge()).toMatchObject({ outcome: 'judgeFailure' });
    expect(await judge()).toMatchObject({ status: accepted });
  });

  it('judges outputs of a hundred megabytes through files', async () => {
    const code = `#include <stdio.h>\nint main(void){int n,x;scanf("%d %d",&n,&x);for(int i=0;i<n;i++)printf("%07d\\n",i==x?0:i);return 0;}`;
    const lines = 8_000_000;
    const answer = Buffer.alloc(lines * 8, '0000000\n');
    for (let line = 0; line < lines; line++) {
      for (let rest = line, at = line * 8 + 6; rest > 0; rest = Math.floor(rest / 10)) answer[at--] = 48 + (rest % 10);
    }
    const judge = async (input: string) => {
      const work = submissionOf(world.blobs, { code, cases: [], limits: { timeMs: 10_000 } });
      const [input1, output] = [world.blobs.addBlob(input), world.blobs.addBlob(answer)];
      work.problem.cases.push({
        index: 1,
        inputName: '',
        outputName: '',
        input: input1,
        output,
        score: 0,
        groupNum: 1,
      });
      return judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    };
    expect(await judge(`${lines} -1`)).toMatchObject({ status: accepted });
    expect(await judge(`${lines} 7654321`)).toMatchObject({
      status: wrongAnswer,
      cases: [{ message: 'line 7654322, token 1: expected "7654321", got "0000000"' }],
    });
  }, 120_000);
});
