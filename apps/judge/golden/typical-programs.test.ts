import { VERDICT } from '@assay/contract/verdict.ts';
import { firstFailing } from '@assay/rules/submissions/case-notes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { causeWords, nameCause } from '../../web/src/features/judging/causes/name-cause.ts';
import { judgeJob } from '../src/judge-submission.ts';
import { submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** What beginners do wrong, judged on the real sandbox: the cause that the result panel names is the one that is there. */
let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C++ 17', 'C++ 17 With O2', 'C', 'Java', 'Python3']);
}, 120_000);
afterAll(() => world.close());

/** Squares of the numbers from 1 to n, one in a line. */
const SQUARES = [
  { input: '1\n', output: '1\n' },
  { input: '4\n', output: '1\n4\n9\n16\n' },
];
const SUM = [{ input: '1 2\n', output: '3\n' }];
const BIG = [{ input: '2000000000 2000000000\n', output: '4000000000\n' }];
const LEDGER = { fileIo: { read: 'ledger.in', write: 'ledger.out' } };

interface Wrong {
  language: string;
  code: string;
  cases?: { input: string; output: string }[];
  problem?: { fileIo?: { read: string; write: string }; removeEndBlank?: boolean };
}

async function said({ language, code, cases = SUM, problem = {} }: Wrong) {
  const work = submissionOf(world.blobs, { language, code, cases, problem });
  const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  const at = firstFailing(report.cases);
  const failing = report.cases[at];
  const named = nameCause({
    status: failing?.status ?? report.status,
    cause: failing?.cause,
    time: failing?.timeMs,
    stderr: failing?.stderr,
    expected: failing && cases[failing.index - 1]!.output,
    userOutput: failing?.userOutput,
    compileMessage: report.errorMessage,
    fileIo: problem.fileIo ?? null,
    before: at > 0 ? { time: 12, memory: 2048 } : null,
    limitMs: 1000,
  });
  return { status: report.status, words: named && causeWords(named, 'en') };
}

const cpp = (body: string) =>
  `#include <iostream>\n#include <vector>\nint main() { using namespace std;\n\n${body}\n}\n`;
const java = (name: string, body: string) =>
  `import java.util.*;\npublic class ${name} {\n  public static void main(String[] a) {\n    Scanner in = new Scanner(System.in);\n${body}\n  }\n}\n`;

it.each<[string, Wrong, number, RegExp]>([
  [
    'off by one',
    { language: 'Python3', code: 'for i in range(1, int(input())):\n    print(i * i)\n', cases: SQUARES.slice(1) },
    VERDICT.wrongAnswer,
    /^Line 4 is missing: 16$/,
  ],
  [
    'words around the answer',
    { language: 'Python3', code: 'a, b = map(int, input().split())\nprint("The sum is", a + b)\n' },
    VERDICT.wrongAnswer,
    /^Line 1 has words that were not asked for, "The sum is": print 3 alone$/,
  ],
  [
    'an integer that overflows',
    {
      language: 'C',
      code: '#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); }\n',
      cases: BIG,
    },
    VERDICT.wrongAnswer,
    /^Integer overflow: line 1 should be 4000000000, which does not fit into 32 bits and became -294967296$/,
  ],
  [
    'a loop that never ends',
    { language: 'C', code: 'int main(void) { for (volatile int i = 0; ; i++); }\n' },
    VERDICT.timeLimit,
    /^It was still running after \d+ ms; the limit is 1000 ms$/,
  ],
  [
    'an index out of range',
    { language: 'C++ 17', code: cpp('int *a = nullptr; cout << a[100000000];') },
    VERDICT.runtimeError,
    /^Memory outside of arrays and variables was accessed.*SIGSEGV/,
  ],
  [
    'a division by zero, optimised',
    { language: 'C++ 17 With O2', code: cpp('int a, b; cin >> a >> b; cout << a / (a + a - b);') },
    VERDICT.runtimeError,
    /divided by zero.*SIGFPE|division by zero.*SIGILL/,
  ],
  [
    'a division by zero',
    { language: 'Python3', code: 'a, b = map(int, input().split())\nprint(a // (b - 2))\n' },
    VERDICT.runtimeError,
    /^Division by zero at line 2$/,
  ],
  [
    'too much memory',
    { language: 'C++ 17', code: cpp('vector<char> a(300 << 20, 1); cout << a[5];') },
    VERDICT.memoryLimit,
    /^It needs more than 128 MB/,
  ],
  [
    'a class with another name',
    { language: 'Java', code: java('Solution', '    System.out.println(in.nextInt() + in.nextInt());') },
    VERDICT.compileError,
    /^The class with main must be named Main, not Solution$/,
  ],
  [
    'a recursion without end',
    { language: 'Python3', code: 'input()\ndef f(n):\n    return f(n + 1)\nf(0)\n' },
    VERDICT.runtimeError,
    /^RecursionError at line 3: the recursion goes too deep$/,
  ],
  [
    'spaces at the end of a line',
    { language: 'Python3', code: 'print("3   ")\n', problem: { removeEndBlank: false } },
    VERDICT.presentationError,
    /^3 extra spaces at the end of line 1$/,
  ],
  [
    'input read the wrong way',
    { language: 'Python3', code: 'a = int(input())\nprint(a)\n' },
    VERDICT.runtimeError,
    /^ValueError at line 1: invalid literal for int\(\) with base 10: '1 2'$/,
  ],
  [
    'standard input in place of the file',
    { language: 'Python3', code: 'print(sum(map(int, input().split())))\n', problem: LEDGER },
    VERDICT.runtimeError,
    /^This problem is read from the file ledger\.in and written to ledger\.out; the program reads standard input$/,
  ],
  [
    'another name of the file',
    { language: 'Python3', code: 'print(open("input.txt").read())\n', problem: LEDGER },
    VERDICT.runtimeError,
    /^The program opens input\.txt; the input of this problem is the file ledger\.in$/,
  ],
  [
    'standard output in place of the file',
    { language: 'C', code: '#include <stdio.h>\nint main(void) { puts("3"); }\n', problem: LEDGER },
    VERDICT.wrongAnswer,
    /^The program did not write the file ledger\.out/,
  ],
  ['no output', { language: 'Python3', code: 'input()\n' }, VERDICT.wrongAnswer, /^The program printed nothing$/],
  [
    'a missing semicolon',
    { language: 'C++ 17', code: cpp('int a = 1') },
    VERDICT.compileError,
    /^Line 6: expected .,. or .;. before/,
  ],
  [
    'more input than there is',
    { language: 'Java', code: java('Main', '    System.out.println(in.nextInt() + in.nextInt() + in.nextInt());') },
    VERDICT.runtimeError,
    /^Line 5: the program reads more input than there is$/,
  ],
  [
    'another end than 0',
    { language: 'C', code: 'int main(void) { return 7; }\n' },
    VERDICT.runtimeError,
    /^The program ended with exit code 7; a good end is 0$/,
  ],
])('%s', async (_what, wrong, status, words) => {
  const found = await said(wrong);
  expect(found.status).toBe(status);
  expect(found.words).toMatch(words);
});
