import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckerConvention, CheckerPoints } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type AdapterUse, toOutputValidator } from '@assay/formats/icpc/adapter/adapter.ts';
import { standardChecker } from '@assay/formats/polygon/checkers/standard-checkers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { juryProgram, type SubmissionText, submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/**
 * Checkers and interactors of our own convention and of testlib's, written for the ICPC package format: by the convention of
 * that format they judge as they did before.
 */
const { accepted, wrongAnswer, partial } = VERDICT;

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C', 'C++ 17', 'C++ 20 With O2', 'Python3']);
});
afterAll(() => world.close());

const source = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');

interface Row {
  language: string;
  code: string;
  convention: CheckerConvention;
  points?: CheckerPoints;
}

function adapt({ language, code, convention, points }: Row, use: Partial<AdapterUse> = {}) {
  const adapted = toOutputValidator(
    { language, code, convention, points: points ?? null },
    { talks: false, partial: 'wrong', ...use },
  );
  return { ...juryProgram(language, adapted!, 'icpc'), points: 'points' as const };
}

async function judge(
  checker: ReturnType<typeof juryProgram>,
  text: Pick<SubmissionText, 'code' | 'cases' | 'problem'>,
  judgeMode: 'spj' | 'interactive' = 'spj',
) {
  const { problem, ...rest } = text;
  const asked = { ...rest, language: 'Python3', problem: { judgeMode, checker, ...problem } };
  const work = submissionOf(world.blobs, asked);
  return judgeJob(work, world.toolchainOf, world.tools, world.hooks);
}

/** What becomes of one output; the program repeats its input. */
async function judgeOutput(
  checker: ReturnType<typeof juryProgram>,
  output: string,
  answer: string,
  problem: SubmissionText['problem'] = {},
) {
  const code = 'import sys\nsys.stdout.write(sys.stdin.read())';
  const report = await judge(checker, { code, cases: [{ input: output, output: answer, score: 40 }], problem });
  return report.outcome === 'judged' ? report.cases[0]! : report;
}

const OI = { type: 1 };

describe('standard checkers', () => {
  it.each([
    ['ncmp', '1 2\n3', '1 2 3', '1 2 4', 'C++ 17'],
    ['wcmp', 'Hello  world', 'Hello\nworld', 'hello world', 'C++ 20 With O2'],
    ['lcmp', 'a b\nc\n', ' a   b \nc', 'a\nb c\n', 'C++ 17'],
    ['rcmp6', '1 2', '1.0000001 2', '1.1 2', 'C++ 17'],
    ['yesno', 'YES', 'yes', 'maybe', 'C++ 17'],
  ])('%s of both conventions', async (name, answer, right, wrong, language) => {
    for (const convention of ['assay', 'testlib'] as const) {
      const checker = adapt({ language, code: standardChecker(name)!, convention });
      expect(await judgeOutput(checker, right, answer)).toMatchObject({ status: accepted });
      expect(await judgeOutput(checker, wrong, answer)).toMatchObject({
        status: wrongAnswer,
        note: expect.any(String),
      });
    }
  });

  it('say of a broken answer that it is the fault of the problem', async () => {
    const checker = adapt({ language: 'C++ 17', code: standardChecker('ncmp')!, convention: 'assay' });
    expect(await judgeOutput(checker, '1', 'no number')).toMatchObject({
      outcome: 'judgeFailure',
      isFinal: true,
      reason: expect.stringContaining('Expected integer'),
    });
  });
});

describe('checkers with points', () => {
  const rows: [string, string, CheckerConvention, CheckerPoints, AdapterUse['partial'], string, object][] = [
    ['checkers/sum.c', 'C', 'assay', 'percent', 'multiplier', '41', { status: partial, score: 20 }],
    ['checkers/sum.c', 'C', 'assay', 'percent', 'wrong', '41', { status: wrongAnswer }],
    ['checkers/sum.c', 'C', 'assay', 'percent', 'multiplier', '42', { status: accepted, score: 40 }],
    ['checkers/sum.c', 'C', 'assay', 'percent', 'multiplier', 'text', { status: wrongAnswer }],
    ['checkers/sum.py', 'Python3', 'testlib', 'percent', 'multiplier', '41', { status: partial, score: 20 }],
    ['checkers/sum.py', 'Python3', 'testlib', 'percent', 'wrong', '41', { status: wrongAnswer }],
    ['checkers/sum.py', 'Python3', 'testlib', 'points', 'absolute', '41', { status: accepted, score: 40 }],
    ['checkers/sum.py', 'Python3', 'testlib', 'percent', 'multiplier', '42', { status: accepted, score: 40 }],
    // one percent, although it ends with the code of a wrong answer
    ['checkers/sum.py', 'Python3', 'testlib', 'percent', 'multiplier', '-1', { status: partial }],
    ['checkers/sum.py', 'Python3', 'testlib', 'percent', 'multiplier', 'text', { status: wrongAnswer }],
  ];
  it.each(rows)('%s (%s, %s, %s, %s): %s', async (file, language, convention, points, use, output, expected) => {
    const checker = adapt({ language, code: await source(file), convention, points }, { partial: use });
    expect(await judgeOutput(checker, output, '42', OI)).toMatchObject(expected);
  });

  const WORDS = `#include <cstdio>
#include <cstdlib>
int read, open, close, link, pipe, index, y1; // names of the system
int main(int argc, char **argv) {
    int code = 0;
    char words[99] = "";
    std::FILE *output = std::fopen(argv[2], "r");
    std::fscanf(output, "%d %98[^\\n]", &code, words);
    if (code == 999) std::abort();
    std::fprintf(stderr, "%s", words);
    std::exit(code);
}
`;
  it.each([
    ['testlib', '0 ok fine', accepted],
    ['testlib', '0', accepted],
    ['testlib', '1', wrongAnswer],
    ['testlib', '8', wrongAnswer],
    ['testlib', '2 wrong output format x', wrongAnswer],
    ['testlib', '7 points 100 all', accepted],
    ['testlib', '7 points 0', wrongAnswer],
    ['testlib', '7 points 25.5 some', partial],
    ['testlib', '16 partially correct (50) half', partial],
    ['testlib', '7 points inf', null],
    ['testlib', '3 FAIL jury', null],
    ['testlib', '3', null],
    ['testlib', '0 wrong answer', null],
    ['testlib', '1 ok', null],
    ['testlib', '999 ok', null],
    ['testlib', '77 hm', null],
    ['assay', '0 fine', accepted],
    ['assay', '100', accepted],
    ['assay', '101', wrongAnswer],
    ['assay', '103', null],
    ['assay', '1 wrong answer here', wrongAnswer],
    ['assay', '1', null],
    ['assay', '999', null],
  ] as const)('%s "%s" → %s', async (convention, output, status) => {
    const program = { language: 'C++ 17', code: WORDS, convention, points: 'percent' as const };
    const end = await judgeOutput(adapt(program, { partial: 'multiplier' }), output, '', OI);
    expect(end).toMatchObject(status === null ? { outcome: 'judgeFailure', isFinal: true } : { status });
  });

  it('that crash are the fault of the problem in Python, too', async () => {
    const crashing = { language: 'Python3', code: 'raise ValueError("oh")', convention: 'testlib' } as const;
    expect(await judgeOutput(adapt(crashing), '1', '1')).toMatchObject({ outcome: 'judgeFailure', isFinal: true });
  });
});

describe('interactors', () => {
  const TALK = `n = int(input())
low, high = 1, n
while low < high:
    middle = (low + high) // 2
    print('?', middle, flush=True)
    if input() == '1': high = middle
    else: low = middle + 1
print('!', low + WRONG, flush=True)`;
  const cases = [{ input: '1000 637\n', output: '637\n' }];
  it.each([
    ['guess.interactor.cpp', 'C++ 17', 'assay'],
    ['guess.testlib.py', 'Python3', 'testlib'],
  ] as const)('%s', async (file, language, convention) => {
    const code = await source(join('interactive', file));
    const interactor = adapt({ language, code, convention }, { talks: true });
    for (const [by, status] of [
      ['0', accepted],
      ['1', wrongAnswer],
    ] as const) {
      const report = await judge(interactor, { code: TALK.replace('WRONG', by), cases }, 'interactive');
      expect(report).toMatchObject({ outcome: 'judged', status });
    }
    const early = await judge(interactor, { code: 'input()', cases }, 'interactive');
    expect(early).toMatchObject({ outcome: 'judged', status: wrongAnswer });
  });
});
