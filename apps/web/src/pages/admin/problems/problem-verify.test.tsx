import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getJurySolutions, saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import {
  cancelVerification,
  type DataCheck,
  getTrial,
  getVerification,
  getVerifications,
  startVerification,
  type TrialRow,
  type VerificationData,
} from '@assay/contract/judging/verification.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setLang } from '../../../lib/lang.ts';
import { buildEditedProblem } from '../../../testing/edited-problem.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const AT = '2026-01-01T00:00:00.000Z';

const trial = (trialId: number, name: string, rest: Partial<TrialRow> = {}): TrialRow => ({
  trialId,
  name,
  language: 'C',
  expected: ['accepted'],
  expectedScore: null,
  isModel: false,
  outcome: 'pass',
  reason: 'asExpected',
  status: 0,
  score: null,
  time: 620,
  memory: 1024,
  timeLimit: 1000,
  isOffered: true,
  ...rest,
});
const RUN = { verificationId: 4, state: 'done', by: 'root', gmtCreate: AT, gmtEnded: AT, done: 2, total: 2 } as const;
const SEEN: VerificationData = {
  ...RUN,
  pid: 5,
  problemId: 'P-5',
  isStale: false,
  caseCount: 2,
  trials: [
    trial(1, 'right.c', { outcome: 'warn', reason: 'slowForAccepted' }),
    trial(2, 'lucky.c', { expected: ['wrongAnswer'], outcome: 'fail', reason: 'otherVerdict' }),
  ],
  counts: { pass: 0, warn: 1, fail: 1, trouble: 0, waiting: 0 },
  inputs: [
    {
      trialId: 3,
      name: 'v.py',
      language: 'Python3',
      outcome: 'fail',
      valid: 1,
      invalid: 1,
      failed: 0,
      faults: [{ index: 2, isFailure: false, message: 'n = 11 is too large' }],
      unmet: [],
      errorMessage: null,
      isOffered: true,
    },
  ],
  answers: null,
  checkerTests: null,
  validatorTests: null,
  advice: {
    hints: ['acceptedTooSlow'],
    acToTimeLimit: 2,
    timeLimitToTle: 1.5,
    fromPackage: false,
    slowestAccepted: { name: 'right.c', caseIndex: 2, time: 620, limit: 1000, ratio: 0.62, isCut: false },
    fastestSlow: null,
    leastLimit: 1300,
    weakCases: [2],
  },
};

beforeEach(() => {
  answer(getAdminProblem, buildEditedProblem());
  answer(getLanguages, []);
  answer(getJurySolutions, []);
  answer(getTrial, ({ trialId }) => ({
    trialId: Number(trialId),
    errorMessage: null,
    languageVersion: 'gcc 12',
    judger: 'north',
    cases: [1, 2].map((index) => ({
      index,
      status: 0,
      time: 310 * index,
      memory: 1024,
      score: null,
      groupNum: 1,
      beyond: false,
      message: `said of case ${index}`,
      note: null,
      userOutput: null,
      inputName: `${index}.in`,
    })),
  }));
});

it('shows solutions against cases; a cell tells more, and arrow keys move between cells', async () => {
  answer(getVerifications, [RUN]);
  answer(getVerification, SEEN);
  const { person } = visit('/admin/problem/5/verify', { user: ROOT });
  await screen.findByRole('heading', { name: 'Verify P-5' });
  await screen.findByText('1 solution is not as expected');
  screen.getByText('1 input is not valid');
  const validator = within(screen.getByRole('region', { name: 'v.py' }));
  validator.getByText('1 valid, 1 invalid');
  validator.getByText('Case 2 is not valid');
  validator.getByText('n = 11 is too large');
  screen.getByText('620ms of 1000ms (62 %)');
  screen.getByText(/With this margin the limit must be at least 1300ms/);
  screen.getByText('No failing solution fails case 2');
  const table = within(screen.getByRole('table', { name: /Choose a cell/ }));
  await person.click(await table.findByRole('button', { name: 'right.c, case 1: Accepted' }));
  await screen.findByText('said of case 1');
  await person.keyboard('{ArrowRight}');
  await screen.findByText('said of case 2');
  await person.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Result of lucky.c: Mismatch, Accepted' })).toBe(document.activeElement);
  screen.getByText(/not the expected verdict/);
});

it('runs and stops a verification', async () => {
  answer(getVerifications, []);
  answer(getVerifications, [{ ...RUN, state: 'running', gmtEnded: null, done: 0 }]);
  answer(startVerification, { verificationId: 4 });
  answer(getVerification, { ...SEEN, state: 'running', done: 0, isStale: true });
  answer(cancelVerification, null);
  const { person } = visit('/admin/problem/5/verify', { user: ROOT });
  await screen.findByText('Not run yet');
  await person.click(screen.getByRole('button', { name: 'Run all' }));
  await person.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped; what was judged stays');
  screen.getByText('The problem or its solutions changed since this run: run again.');
  expect(sentCalls(startVerification)[0]?.input).toEqual({ pid: 5 });
  expect(sentCalls(cancelVerification)[0]?.input).toEqual({ verificationId: 4 });
});

it('asks for what a new solution lacks before it is saved', async () => {
  answer(getVerifications, []);
  const { person } = visit('/admin/problem/5/verify', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Add a solution' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/must not be empty/)).length).toBe(2);
  expect(sentCalls(saveJurySolution)).toHaveLength(0);
});

it('says in the language of the viewer how a validator failed', async () => {
  const message = writeJudgeFailure('memory', { who: 'the validator' }, 'MemoryError');
  const [validator] = SEEN.inputs;
  const inputs = [{ ...validator!, invalid: 0, failed: 1, faults: [{ index: 2, isFailure: true, message }] }];
  answer(getVerifications, [RUN]);
  answer(getVerification, { ...SEEN, inputs });
  visit('/admin/problem/5/verify', { user: ROOT });
  const said = await screen.findByText(/^The validator ran out of memory/);
  act(() => setLang('zh'));
  expect(said.textContent).toBe('输入校验器内存超限\nMemoryError');
});

it('says in the language of the viewer why a solution could not be judged', async () => {
  const errorMessage = writeJudgeFailure('crashed', { who: 'the checker' }, 'assertion failed');
  answer(getVerifications, [RUN]);
  answer(getVerification, SEEN);
  answer(getTrial, { trialId: 1, errorMessage, languageVersion: '', judger: 'north', cases: [] });
  const { person } = visit('/admin/problem/5/verify', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: /^Result of right\.c/ }));
  await screen.findByText('The checker crashed');
  screen.getByText('assertion failed');
  screen.getByText('C · north');
  act(() => setLang('zh'));
  screen.getByText('校验器崩溃了');
});

it.each<[string, Partial<DataCheck>, string[]]>([
  ['accepts them all', {}, ['2 accepted']],
  ['is an interactor', { valid: 0 }, ['compiles']],
  [
    'refuses one',
    { outcome: 'warn', valid: 1, invalid: 1, faults: [{ index: 2, isFailure: false, message: 'wrong answer' }] },
    ['The checker refuses 1 answer', '1 accepted, 1 refused', 'Case 2: the answer is refused'],
  ],
  [
    'does not compile',
    {
      ...{ outcome: 'trouble', valid: 0 },
      errorMessage: writeJudgeFailure('notCompiled', { who: 'the checker' }, 'testlib.h: no such file'),
    },
    ['The checker does not work: submissions would end as System Error', 'testlib.h: no such file'],
  ],
])('tells what the checker says of the answers of the jury when it %s', async (_case, part, sentences) => {
  const answers = { ...SEEN.inputs[0]!, name: '', outcome: 'pass' as const, valid: 2, invalid: 0, faults: [], ...part };
  answer(getVerifications, [RUN]);
  answer(getVerification, { ...SEEN, trials: [], inputs: [], answers });
  visit('/admin/problem/5/verify', { user: ROOT });
  await screen.findByRole('region', { name: 'Checker' });
  for (const sentence of sentences) screen.getByText(sentence, { exact: false });
});

it.each([
  ['GEN-13', 'checkerTests', 'The checker fails 1 of its tests', 'Test 3: the checker says otherwise'],
  ['GEN-14', 'validatorTests', 'The validators fail 1 of their tests', 'Test 3: the validators say otherwise'],
] as const)('%s: tells which of the %s fail', async (_rule, key, summary, fault) => {
  const counts = { outcome: 'fail' as const, valid: 2, invalid: 1, failed: 0 };
  const faults = [{ index: 3, isFailure: false, message: 'ok 2 tokens' }];
  answer(getVerifications, [RUN]);
  const tests = { ...SEEN.inputs[0]!, ...counts, name: '', faults };
  answer(getVerification, { ...SEEN, trials: [], inputs: [], [key]: tests });
  visit('/admin/problem/5/verify', { user: ROOT });
  await screen.findByText(summary);
  screen.getByText('2 as expected, 1 not as expected');
  screen.getByText(fault);
});

it('GEN-15: tells which bounds no test meets', async () => {
  const unmet = [
    { name: 'n', side: 'max' as const, bound: '100000' },
    { name: 'a_i', side: 'min' as const, bound: null },
    { name: 'a tree', side: 'feature' as const, bound: null },
  ];
  answer(getVerifications, [RUN]);
  const counts = { pass: 1, warn: 0, fail: 0, trouble: 0, waiting: 0 };
  const input = { ...SEEN.inputs[0]!, outcome: 'warn' as const, valid: 2, invalid: 0, faults: [], unmet };
  answer(getVerification, { ...SEEN, trials: [], counts, inputs: [input] });
  visit('/admin/problem/5/verify', { user: ROOT });
  await screen.findByText('No test meets 3 bounds');
  screen.getByText('n at its largest, 100000');
  screen.getByText('a_i at its least, which differs from input to input');
  screen.getByText('the feature a tree');
  expect(screen.queryByText('Everything as expected')).toBeNull();
});
