import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { juryProgram, type SubmissionText, testRunOf } from '../src/testing/jobs.ts';
import { judgedText, judgeText, openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Several passes and graders by the whole judge in the real sandbox. */
const { accepted, wrongAnswer, timeLimit, runtimeError, compileError } = VERDICT;

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C', 'C++ 17', 'Java', 'Python3', 'Go']);
});
afterAll(() => world.close());

const source = (file: string) => readFile(join(import.meta.dirname, 'modes', file), 'utf8');
const judge = (text: SubmissionText) => judgeText(world, text);
const judged = (text: SubmissionText) => judgedText(world, text);

describe('several passes', () => {
  const CASES = [{ input: 'hide word\n', output: '' }];
  /** Reverses a word, and reverses it back; `spoil` runs before the answer of the second pass. */
  const hider = (spoil = '') => `kind, word = input().split()
if kind == 'find':
    ${spoil || 'pass'}
print(word[::-1])`;
  const text = async (convention: 'icpc' | 'testlib', code: string, passLimit = 2): Promise<SubmissionText> => ({
    language: 'Python3',
    code,
    cases: CASES,
    problem: {
      judgeMode: 'multi_pass',
      passLimit,
      checker: juryProgram('Python3', await source(`passes.${convention}.py`), convention),
    },
  });

  it.each(['icpc', 'testlib'] as const)('%s', async (convention) => {
    const right = await judged(await text(convention, hider()));
    expect(right.cases).toMatchObject([{ status: accepted, message: convention === 'icpc' ? 'found word' : 'found' }]);
    expect((await judged(await text(convention, hider("word = 'x'")))).status).toBe(wrongAnswer);
    expect((await judged(await text(convention, hider('raise SystemExit(3)')))).status).toBe(runtimeError);
    expect((await judged(await text(convention, hider('while True: pass')))).status).toBe(timeLimit);
  });

  it('ends at the first pass that is wrong', async () => {
    expect((await judged(await text('icpc', 'print("a b")'))).status).toBe(wrongAnswer);
  });

  it('blames a checker that asks for more passes than the problem has', async () => {
    expect(await judge(await text('icpc', hider(), 1))).toMatchObject({
      outcome: 'judgeFailure',
      isFinal: true,
      reason: expect.stringMatching(/more than the 1 passes/),
    });
  });

  it('refuses what is no plain file', async () => {
    const trap = `import os, sys
os.symlink('/etc/passwd', sys.argv[3] + 'nextpass.in')
sys.exit(42)`;
    const work = await text('icpc', hider());
    work.problem!.checker = juryProgram('Python3', trap, 'icpc');
    expect(await judge(work)).toMatchObject({ outcome: 'judgeFailure', reason: expect.stringMatching(/plain files/) });
  });

  it('call the checker with the arguments of the case in every pass, else with those of the problem', async () => {
    const teller = `import os, sys
state, words = sys.argv[3] + 'state', ' '.join(sys.argv[4:])
if not os.path.exists(state):
    open(state, 'w').write(words)
    open(sys.argv[3] + 'nextpass.in', 'w').write('find it')
else:
    open(sys.argv[3] + 'teammessage.txt', 'w').write(open(state).read() + ', then ' + words)
sys.exit(42)`;
    const work = await text('icpc', hider());
    work.problem!.checker = { ...juryProgram('Python3', teller, 'icpc'), arguments: ['--strict'] };
    work.cases = [...CASES, { ...CASES[0]!, checkerArguments: ['--eps', '1e-6'] }];
    expect((await judged(work)).cases.map(({ message }) => message)).toEqual([
      '--strict, then --strict',
      '--eps 1e-6, then --eps 1e-6',
    ]);
  });

  it('may be conversations', async () => {
    const talk = async (number: string) =>
      judged({
        language: 'Python3',
        code: `kind = input()\nprint(${number})`,
        cases: [{ input: 'choose\n', output: '' }],
        problem: {
          judgeMode: 'interactive',
          passLimit: 2,
          checker: juryProgram('Python3', await source('talks.icpc.py'), 'icpc'),
        },
      });
    expect((await talk('7')).status).toBe(accepted);
    expect((await talk('len(kind)')).status).toBe(wrongAnswer);
    expect((await talk("int(1 / (kind == 'choose'))")).status).toBe(runtimeError);
  });

  it('measures each pass, and shows the largest', async () => {
    const busy = 'for i in range(6_000_000): pass';
    const code = `kind, word = input().split()\n${busy}\nprint(word[::-1])`;
    const report = await judged({ ...(await text('icpc', code)), limits: { timeMs: 2000 } });
    const [one] = report.cases;
    const single = await judged({
      ...(await text('icpc', code.replace('word[::-1]', '"a b"'))),
      limits: { timeMs: 2000 },
    });
    expect(one!.status).toBe(accepted);
    expect(one!.timeMs).toBeLessThan(1.7 * single.cases[0]!.timeMs);
  });
});

describe('graders', () => {
  const CASES = [{ input: '20 22\n', output: '42\n' }];
  const HEADER = { name: 'lib.h', content: 'int add(int a, int b);\n' };
  const MAIN =
    '#include <cstdio>\n#include "lib.h"\nint main() { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", add(a, b)); }';
  const problem = (...graderFiles: { name: string; content: string }[]) => ({
    judgeMode: 'grader' as const,
    graderFiles,
    userExtraFiles: [HEADER],
  });

  it.each<[what: string, language: string, code: string, files: { name: string; content: string }[], status: number]>([
    [
      'C++, the main function beside',
      'C++ 17',
      '#include "lib.h"\nint add(int a, int b) { return a + b; }',
      [{ name: 'grader.cpp', content: MAIN }],
      accepted,
    ],
    [
      'C++, the main program around',
      'C++ 17',
      '#include "lib.h"\nint add(int a, int b) { return a - b; }',
      [{ name: 'main.cpp', content: MAIN }],
      wrongAnswer,
    ],
    [
      'C',
      'C',
      'int add(int a, int b) { return a + b; }',
      [{ name: 'grader.c', content: MAIN.replace('<cstdio>', '<stdio.h>') }],
      accepted,
    ],
    [
      'a function that is missing',
      'C++ 17',
      'int sub(int a, int b);',
      [{ name: 'grader.cpp', content: MAIN }],
      compileError,
    ],
    ['a second main', 'C++ 17', 'int main() {}', [{ name: 'grader.cpp', content: MAIN }], compileError],
    [
      'Java',
      'Java',
      'class Solution { int add(int a, int b) { return a + b; } }',
      [
        {
          name: 'Main.java',
          content:
            'import java.util.*; public class Main { public static void main(String[] x) { Scanner s = new Scanner(System.in); System.out.println(new Solution().add(s.nextInt(), s.nextInt())); } }',
        },
      ],
      accepted,
    ],
    [
      'Python',
      'Python3',
      'def add(a, b):\n    return a + b\n',
      [{ name: 'main.py', content: 'from solution import add\nprint(add(*map(int, input().split())))' }],
      accepted,
    ],
    [
      'Python, a syntax error',
      'Python3',
      'def add(a, b:\n',
      [{ name: 'main.py', content: 'from solution import add' }],
      compileError,
    ],
    [
      'Go',
      'Go',
      'package main\nfunc add(a, b int) int { return a + b }\n',
      [
        {
          name: 'grader.go',
          content:
            'package main\nimport "fmt"\nfunc main() { var a, b int; fmt.Scan(&a, &b); fmt.Println(add(a, b)) }\n',
        },
      ],
      accepted,
    ],
  ])('%s', async (_what, language, code, files, status) => {
    expect((await judged({ language, code, cases: CASES, problem: problem(...files) })).status).toBe(status);
  });

  it('blames the problem where a language has none', async () => {
    const text = {
      language: 'Python3',
      code: 'x',
      cases: CASES,
      problem: problem({ name: 'grader.cpp', content: MAIN }),
    };
    expect(await judge(text)).toMatchObject({ outcome: 'judgeFailure', isFinal: true });
  });

  it('serve test runs, too', async () => {
    const work = testRunOf({
      language: 'C++ 17',
      code: 'int add(int a, int b) { return a + b; }',
      judgeMode: 'grader',
      graderFiles: [{ name: 'grader.cpp', content: MAIN }],
      userExtraFiles: [HEADER],
      runs: [{ input: '1 2', expected: '3' }],
    });
    const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    expect(report).toMatchObject({ outcome: 'tested', runs: [{ status: accepted, userOutput: '3\n' }] });
  });
});
