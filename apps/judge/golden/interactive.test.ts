import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckerProgram } from '@assay/contract/judging/jobs.ts';
import type { CheckerConvention } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { FLOOD_MESSAGE, IDLE_MESSAGE, LEFT_EARLY_MESSAGE } from '@assay/rules/judging/checkers/interaction.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { juryProgram, type SubmissionText, submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Conversations of real programs in the real sandbox: honest, broken and hostile on both sides. */
const { accepted, wrongAnswer, presentationError, timeLimit, memoryLimit, runtimeError, partial } = VERDICT;

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C++ 17', 'Python3', 'Java']);
});
afterAll(() => world.close());

const source = (file: string) => readFile(join(import.meta.dirname, 'interactive', file), 'utf8');
const SECRETS = [{ input: '1000 637\n', output: '637\n' }];

async function judge(code: string, interactor: CheckerProgram, text: Partial<SubmissionText> = {}) {
  const { problem, ...rest } = { language: 'C++ 17', cases: SECRETS, ...text };
  const work = submissionOf(world.blobs, {
    ...rest,
    code,
    problem: { judgeMode: 'interactive', checker: interactor, ...problem },
  });
  return judgeJob(work, world.toolchainOf, world.tools, world.hooks);
}

async function judged(...given: Parameters<typeof judge>) {
  const report = await judge(...given);
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  return { ...report.cases[0]!, report };
}

const contestant = async (what: string) => (await source('guess.cpp')).replace('WHAT', what);
const ours = async () => juryProgram('C++ 17', await source('guess.interactor.cpp'), 'assay');
const PATIENT_QUESTIONS = 'for (int i = 0; i < 25; i++) ask(1);';

type Row = [what: string, code: string, status: number, message?: RegExp];

const ROWS: Row[] = [
  ['finds it', 'answer(find(n));', accepted, /^10 questions$/],
  ['guesses', 'answer(1);', wrongAnswer, /^0 questions$/],
  ['asks what is no question', 'puts("hello world 5"); fflush(stdout);', presentationError],
  ['needs more questions than the full points allow', `${PATIENT_QUESTIONS} answer(find(n));`, wrongAnswer],
  ['asks for ever and reads to the end', 'for (;;) ask(1);', presentationError],
  ['asks for ever and does not listen', 'for (;;) puts("? 1");', presentationError],
  ['ends early', '', presentationError, /ends early/],
  ['closes its output and lingers', 'close(1); usleep(200000);', presentationError, /ends early/],
  ['closes its input and answers', 'int found = find(n); close(0); answer(found);', accepted],
  ['waits for an answer to nothing', 'printf("? 5\\n"); scanf("%d", &n);', timeLimit, new RegExp(IDLE_MESSAGE)],
  ['sleeps', 'sleep(60);', timeLimit, new RegExp(IDLE_MESSAGE)],
  ['sleeps after the answer', 'answer(find(n)); sleep(60);', accepted],
  ['sleeps after the wrong answer', 'answer(1); sleep(60);', wrongAnswer],
  ['computes for ever', 'volatile int i = 0; for (;;) i = i + 1;', timeLimit, /CPU time/],
  [
    'hoards',
    'for (;;) { char *p = (char *)malloc(1 << 20); for (int i = 0; i < 1 << 20; i += 512) p[i] = 1; }',
    memoryLimit,
  ],
  ['crashes', 'find(n); abort();', runtimeError, /SIGABRT/],
  ['crashes after the answer', 'answer(find(n)); abort();', runtimeError, /SIGABRT/],
  ['ends with a code after the answer', 'answer(find(n)); return 3;', runtimeError, /Exit code 3/],
  ['goes on talking after the answer', 'answer(find(n)); for (;;) { puts("? 1"); fflush(stdout); }', accepted],
  ['goes on talking after the wrong answer', 'answer(1); for (;;) { puts("? 1"); fflush(stdout); }', wrongAnswer],
  ['forks a child that keeps the pipes open', 'answer(find(n)); if (fork() == 0) for (;;) pause();', accepted],
  ['forks without end', 'for (;;) fork();', timeLimit],
  [
    'answers in a child',
    'int found = find(n); if (fork() == 0) { answer(found); _exit(0); } usleep(100000);',
    accepted,
  ],
  ['kills whom it can', 'kill(-1, SIGKILL); answer(find(n));', accepted],
];

describe('a program that', () => {
  it.each(ROWS)('%s', async (_what, what, status, message) => {
    const one = await judged(await contestant(what), await ours());
    expect({ status: one.status, message: one.message ?? '' }).toEqual({
      status,
      message: expect.stringMatching(message ?? /^/),
    });
  });

  it('floods with one endless word', async () => {
    const flood =
      'static char a[1 << 16]; for (int i = 0; i < 1 << 16; i++) a[i] = 120; for (;;) write(1, a, sizeof a);';
    // a small interactor has burst before a busy machine lets the clock decide
    const one = await judged(await contestant(flood), { ...(await ours()), memoryMb: 64 });
    expect(one).toMatchObject({ status: runtimeError, message: FLOOD_MESSAGE });
  });

  it('has part of the points gets them', async () => {
    const text = { cases: [{ ...SECRETS[0]!, score: 80 }], problem: { type: 1 } };
    const one = await judged(await contestant(`${PATIENT_QUESTIONS} answer(find(n));`), await ours(), text);
    expect(one).toMatchObject({ status: partial, score: 40, report: { status: partial, score: 40 } });
  });

  it('meets an interactor that is called with the arguments of the case', async () => {
    const code = 'import sys\nprint(1, flush=True)\nsys.exit(input() != sys.argv[-1])\n';
    const picky = { ...juryProgram('Python3', code, 'testlib'), arguments: ['no'] };
    const cases = [{ ...SECRETS[0]!, checkerArguments: ['yes'] }, SECRETS[0]!];
    const text = { cases, problem: { judgeCaseMode: 'ergodic_without_error' as const } };
    const report = await judge('#include <cstdio>\nint main() { puts("yes"); }', picky, text);
    expect(report).toMatchObject({ cases: [{ status: accepted }, { status: wrongAnswer }] });
  });

  it('is written in Python or Java talks as well', async () => {
    const python = `n = int(input())
low, high = 1, n
while low < high:
    middle = (low + high) // 2
    print('?', middle, flush=True)
    if input() == '1': high = middle
    else: low = middle + 1
print('!', low)`;
    expect((await judged(python, await ours(), { language: 'Python3' })).status).toBe(accepted);
    const java = `import java.util.*;
public class Main { public static void main(String[] a) {
  Scanner in = new Scanner(System.in);
  int low = 1, high = in.nextInt();
  while (low < high) { int m = (low + high) / 2; System.out.println("? " + m); if (in.nextInt() == 1) high = m; else low = m + 1; }
  System.out.println("! " + low); in.next();
} }`;
    // It waits for a word that does not come, and gets the end of the conversation.
    const one = await judged(java, await ours(), { language: 'Java' });
    expect([one.status, one.message]).toEqual([runtimeError, 'Exit code 1']);
    expect((await judged(java.replace(' in.next();', ''), await ours(), { language: 'Java' })).status).toBe(accepted);
  });
});

describe('conventions', () => {
  it.each<[CheckerConvention, string]>([
    ['testlib', 'guess.testlib.py'],
    ['icpc', 'guess.icpc.py'],
  ])('%s', async (convention, file) => {
    const interactor = juryProgram('Python3', await source(file), convention);
    expect((await judged(await contestant('answer(find(n));'), interactor)).status).toBe(accepted);
    expect((await judged(await contestant('answer(1);'), interactor)).status).toBe(wrongAnswer);
    expect((await judged(await contestant('find(n);'), interactor)).status).toBe(
      convention === 'icpc' ? wrongAnswer : presentationError,
    );
    expect((await judged(await contestant('find(n); abort();'), interactor)).status).toBe(runtimeError);
  });

  it("shows the jury's words of ICPC to the jury alone", async () => {
    const interactor = juryProgram('Python3', await source('guess.icpc.py'), 'icpc');
    expect(await judged(await contestant('answer(5);'), interactor)).toMatchObject({
      message: 'said 5',
      note: 'for the jury: said 5',
    });
  });

  it("asks a checker about the interactor's file, as Polygon does", async () => {
    const interactor = juryProgram('Python3', await source('guess.testlib.py'), 'testlib');
    const protocolChecker = juryProgram('Python3', await source('few-questions.py'), 'testlib');
    const problem = { protocolChecker };
    expect((await judged(await contestant('answer(find(n));'), interactor, { problem })).status).toBe(accepted);
    expect(
      await judged(await contestant(`${PATIENT_QUESTIONS} answer(find(n));`), interactor, { problem }),
    ).toMatchObject({ status: wrongAnswer, message: '35 questions' });
  });
});

describe('an interactor that', () => {
  const interactorOf = (code: string) =>
    juryProgram('C++ 17', `#include <bits/stdc++.h>\n#include <unistd.h>\nint main() { ${code} }`, 'assay');
  const silent = '#include <cstdio>\nint main() { char line[99]; while (fgets(line, 99, stdin)); }';

  it.each([
    ['crashes', 'abort();', /interactor was ended by SIGABRT/],
    ['computes for ever', 'volatile int i = 0; for (;;) i = i + 1;', /interactor ran out of time/, 1000],
    ['hoards', 'for (;;) memset(malloc(1 << 20), 1, 1 << 20);', /interactor ran out of memory/],
    ['ends with a code that means nothing', 'return 55;', /55/],
  ])('%s is at fault itself', async (_what, code, reason, timeMs = 10_000) => {
    const report = await judge(silent, { ...interactorOf(code), timeMs });
    expect(report).toMatchObject({ outcome: 'judgeFailure', isFinal: true, reason: expect.stringMatching(reason) });
  });

  it('floods a program that does not listen: both wait', async () => {
    const flood = interactorOf('for (;;) puts("1000000000");');
    const report = await judged('#include <unistd.h>\nint main() { for (;;) pause(); }', flood);
    expect([report.status, report.message]).toEqual([timeLimit, IDLE_MESSAGE]);
  });

  it('floods a program that has left: it left too early', async () => {
    const flood = interactorOf('for (;;) puts("1000000000");');
    const report = await judged('int main() {}', flood);
    expect([report.status, report.message]).toEqual([wrongAnswer, LEFT_EARLY_MESSAGE]);
  });

  it('says a last word to a program that has left is still heard', async () => {
    const polite = interactorOf(
      'std::string all; while (std::cin >> all); usleep(50000); std::cout << "thanks" << std::endl;',
    );
    expect((await judged('int main() {}', polite)).status).toBe(accepted);
  });

  it('is gone at once, like the program', async () => {
    for (let at = 0; at < 10; at++) expect((await judged('int main() {}', interactorOf(''))).status).toBe(accepted);
  });
});

it('leaves nothing behind that spoils the next conversation', async () => {
  for (const what of ['for (;;) fork();', 'if (fork() == 0) for (;;) pause();']) {
    await judged(await contestant(what), await ours());
    expect((await judged(await contestant('answer(find(n));'), await ours())).status).toBe(accepted);
  }
});

it('is judged on a node with a single slot', async () => {
  const narrow = await openRealWorld(['C++ 17'], 1);
  try {
    const work = submissionOf(narrow.blobs, {
      language: 'C++ 17',
      cases: SECRETS,
      code: await contestant('answer(find(n));'),
      problem: { judgeMode: 'interactive', checker: await ours() },
    });
    const report = await judgeJob(work, narrow.toolchainOf, narrow.tools, narrow.hooks);
    expect(report).toMatchObject({ outcome: 'judged', status: accepted });
  } finally {
    await narrow.close();
  }
});
