import { VERDICT } from '@assay/contract/verdict.ts';
import { writeAnswersText } from '@assay/rules/questions/answers-text.ts';
import { casesOfQuestions } from '@assay/rules/questions/case-files.ts';
import { ONE_OF_EACH } from '@assay/rules/questions/testing/questions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { juryProgram, type SubmissionText } from '../src/testing/jobs.ts';
import { judgedText, judgeText, openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Answers that are handed in, and questions, by the whole judge in the real sandbox. */
const { accepted, wrongAnswer, compileError, partial } = VERDICT;

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['Python3', 'Text']);
});
afterAll(() => world.close());

const judge = (text: SubmissionText) => judgeText(world, text);
const judged = (text: SubmissionText) => judgedText(world, text);

describe('answers', () => {
  const cases = [
    { input: '1 2', output: '3', score: 40 },
    { input: '3 4', output: '7', score: 60 },
  ];
  const answers = (code: string, more: SubmissionText['problem'] = {}) =>
    judged({ language: 'Text', code, cases, problem: { judgeMode: 'submit_answer', type: 1, ...more } });

  it('are compared', async () => {
    expect(await answers('{"1.out": "3\\n", "2.out": "7"}')).toMatchObject({ status: accepted, score: 100, timeMs: 0 });
    const half = await answers('{"2.out": "7"}');
    expect(half).toMatchObject({ status: partial, score: 60 });
    expect(half.cases[0]).toMatchObject({ status: wrongAnswer, message: 'No answer was handed in for this case' });
    const wrong = await answers('{"1.out": "4"}');
    expect(wrong).toMatchObject({ status: wrongAnswer, score: 0, cases: [{ userOutput: '4', message: null }, {}] });
    // neither in words nor in figures is the right answer told
    expect(wrong.cases[0]).not.toHaveProperty('cause');
  });

  it('are checked where the problem has a checker', async () => {
    const near = `import sys
gap = abs(int(open(sys.argv[2]).read()) - int(open(sys.argv[3]).read()))
sys.stderr.write('off by %d' % gap)
if gap: print(100 - 10 * gap)
sys.exit(99 if gap else 0)`;
    const report = await answers('{"1": "3", "2": "9"}', { checker: juryProgram('Python3', near, 'assay') });
    expect(report).toMatchObject({ status: partial, score: 40 + 48, cases: [{}, { message: 'off by 2' }] });
  });

  it('that cannot be read are refused like code that does not compile', async () => {
    expect(await answers('hello')).toMatchObject({
      status: compileError,
      errorMessage: expect.stringMatching(/1\.out, 2\.out/),
    });
  });
});

describe('questions', () => {
  const cases = [
    { input: '', output: 'choice: B', score: 20 },
    { input: '', output: 'choices: A C', score: 31 },
    { input: '', output: 'blank: Paris\nblank: the capital of France', score: 49 },
  ];
  const quiz = (code: string) => judge({ language: 'Text', code, cases, problem: { judgeMode: 'objective', type: 1 } });

  it('are graded without running anything', async () => {
    expect(await quiz('1: B\n2: C A\n3: Paris')).toMatchObject({ status: accepted, score: 100 });
    expect(await quiz('{"1": "A", "2": ["A"], "3": "the  capital of France "}')).toMatchObject({
      status: partial,
      score: 15 + 49,
      cases: [
        { status: wrongAnswer, score: 0 },
        { status: partial, score: 15 },
        { status: accepted, score: 49 },
      ],
    });
    expect(await quiz('')).toMatchObject({ status: wrongAnswer, score: 0 });
    expect(await quiz('B C')).toMatchObject({ status: compileError });
  });

  it('QUES-1: of an objective problem are answered by id', async () => {
    const asked = casesOfQuestions({ questions: ONE_OF_EACH });
    const given = { single: 'b', multiple: ['b'], truth: true, blanks: ['fifo', ''], number: '3.145' };
    const problem = { judgeMode: 'objective' as const, type: 1 };
    const report = await judge({ language: 'Text', code: writeAnswersText(given), cases: asked, problem });
    expect(report).toMatchObject({
      status: partial,
      score: 10 + 5 + 0 + 5 + 10,
      cases: [accepted, partial, wrongAnswer, partial, accepted].map((status) => ({ status })),
    });
  });

  it('must be questions', async () => {
    const bad = {
      language: 'Text',
      code: '1: A',
      cases: [{ input: '', output: '42' }],
      problem: { judgeMode: 'objective' as const },
    };
    expect(await judge(bad)).toMatchObject({ outcome: 'judgeFailure', isFinal: true, reason: '1.out is no question' });
  });
});
