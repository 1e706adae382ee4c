import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import type { AnyOp } from '@assay/contract/op.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { UsageError } from './command.ts';
import { problem } from './problem.ts';
import { progressTeller } from './problem-verify.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const AT = '2026-01-01T00:00:00.000Z';
const RUN = { verificationId: 7, state: 'done', by: 'root', gmtCreate: AT, gmtEnded: AT, done: 2, total: 2 } as const;

const trial = (trialId: number, name: string, rest: Partial<TrialRow>): TrialRow => ({
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
  time: 600,
  memory: 1,
  timeLimit: 1000,
  isOffered: true,
  ...rest,
});

/** A verification of two solutions on three cases. */
function runOf(second: Partial<TrialRow>, rest: Partial<VerificationData> = {}): VerificationData {
  const trials = [trial(1, 'right.c', {}), trial(2, 'other.c', { expected: ['wrongAnswer'], ...second })];
  const counts = { pass: 0, warn: 0, fail: 0, trouble: 0, waiting: 0 };
  for (const { outcome } of trials) counts[outcome] += 1;
  return {
    ...RUN,
    pid: 5,
    problemId: 'P5',
    isStale: false,
    caseCount: 3,
    trials,
    counts,
    inputs: [],
    answers: null,
    checkerTests: null,
    validatorTests: null,
    advice: {
      hints: ['acceptedTooSlow'],
      acToTimeLimit: 2,
      timeLimitToTle: 1.5,
      fromPackage: false,
      slowestAccepted: { name: 'right.c', caseIndex: 2, time: 600, limit: 1000, ratio: 0.6, isCut: false },
      fastestSlow: null,
      leastLimit: 1200,
      weakCases: [1, 3],
    },
    ...rest,
  };
}

const CASES = [0, -1, 0].map((status, at) => ({ index: at + 1, status, beyond: at === 1 }));

/** Runs the command against a site that answers these calls. @returns exit code, what it printed, and the calls made */
async function verify(answers: [AnyOp, unknown][], ...args: string[]) {
  const asked: string[] = [];
  const standing: [AnyOp, unknown][] = [
    [getProblemDetail, { problem: { id: 5 } }],
    [getVerifications, []],
    [startVerification, { verificationId: 7 }],
    [cancelVerification, null],
    [getTrial, { cases: CASES }],
  ];
  const site = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    const called = [...answers, ...standing].find(([op]) => op.path === path && op.method === request.method);
    asked.push(called?.[0].name ?? `${path}`);
    response.writeHead(called ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ msg: called ? 'success' : 'This problem does not exist', data: called?.[1] }));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('ASSAY_SITE', `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  vi.stubEnv('ASSAY_TOKEN', 'token');
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
  try {
    return { code: await problem.run(['verify', ...args]), printed: printed.join('\n'), asked };
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

test('0 when all is as expected: the matrix, times and hints are printed', async () => {
  const { code, printed, asked } = await verify([[getVerification, runOf({ status: -1, time: 10 })]], 'P5');
  expect(code).toBe(0);
  expect(asked).toContain('startVerification');
  expect(printed).toMatch(/ok +right\.c +C +AC +AC +600 ms +AwA/);
  expect(printed).toMatch(/ok +other\.c +C +WA +WA +10 ms +AwA/);
  expect(printed).toContain('slowest accepted: right.c, case 2: 600 ms of 1000 ms (60 %)');
  expect(printed).toContain('2 times the slowest accepted needs a limit of 1200 ms');
  expect(printed).toContain('no failing solution fails case 1, 3');
  expect(printed).toContain('2 pass');
});

test('1 when one is not as expected, whatever the others are', async () => {
  const run = runOf({ outcome: 'fail', reason: 'otherVerdict' });
  const { code, printed } = await verify([[getVerification, run]], 'P5');
  expect(code).toBe(1);
  expect(printed).toContain('FAIL    other.c: not the expected verdict');
});

const CHECK: DataCheck = {
  trialId: 3,
  name: 'v.py',
  language: 'Python3',
  outcome: 'pass',
  valid: 3,
  invalid: 0,
  failed: 0,
  faults: [],
  unmet: [],
  errorMessage: null,
  isOffered: true,
};

test.each<[string, Partial<DataCheck>, number, RegExp]>([
  ['0 when all inputs are valid', {}, 0, /ok +inputs: 3 valid \[v\.py\]/],
  [
    '1 when one is not',
    { outcome: 'fail', valid: 2, invalid: 1, faults: [{ index: 2, isFailure: false, message: 'n = 11\nmore' }] },
    1,
    /FAIL +inputs: 2 valid, 1 invalid \(case 2: n = 11\) \[v\.py\]/,
  ],
  [
    '0 when no input meets a bound, with a word about it',
    { outcome: 'warn', unmet: [{ name: 'n', side: 'max', bound: '9' }] },
    0,
    /no test meets: n, largest 9/,
  ],
  ['2 when a validator failed', { outcome: 'trouble', valid: 0, errorMessage: 'no main' }, 2, /TROUBLE.*no main/],
])('%s', async (_sentence, part, code, line) => {
  const found = await verify([[getVerification, runOf({ status: -1 }, { inputs: [{ ...CHECK, ...part }] })]], 'P5');
  expect(found.code).toBe(code);
  expect(found.printed).toMatch(line);
});

test.each<[string, Partial<DataCheck>, number, RegExp]>([
  ['0 when the checker accepts the answers', {}, 0, /ok +answers: 3 accepted/],
  [
    '0 when it refuses one, with a word about it',
    { outcome: 'warn', valid: 2, invalid: 1, faults: [{ index: 2, isFailure: false, message: 'empty' }] },
    0,
    /warn +answers: 2 accepted, 1 refused \(case 2: empty\)/,
  ],
  ['2 when it does not compile', { outcome: 'trouble', valid: 0, errorMessage: 'no header' }, 2, /TROUBLE.*no header/],
])('%s', async (_sentence, part, code, line) => {
  const answers = { ...CHECK, name: '', ...part };
  const found = await verify([[getVerification, runOf({ status: -1 }, { answers })]], 'P5');
  expect(found.code).toBe(code);
  expect(found.printed).toMatch(line);
});

test('1 when a program fails its tests, with the words of the first', async () => {
  const faults = [{ index: 2, isFailure: false, message: 'ok 1 number' }];
  const tests: DataCheck = { ...CHECK, name: '', outcome: 'fail', valid: 1, invalid: 1, faults };
  const run = runOf({ status: -1 }, { checkerTests: tests, validatorTests: { ...tests, faults: [] } });
  const { code, printed } = await verify([[getVerification, run]], 'P5');
  expect(code).toBe(1);
  expect(printed).toMatch(/FAIL +tests of the checker: 1 as expected, 1 otherwise \(test 2: ok 1 number\)/);
  expect(printed).toMatch(/FAIL +tests of the validators: 1 as expected, 1 otherwise/);
});

test('2 when the judge failed, or somebody stopped the run', async () => {
  const failed = runOf({ outcome: 'trouble', reason: 'judgeFailed', status: 4 });
  expect((await verify([[getVerification, failed]], 'P5')).code).toBe(2);
  const stopped = runOf({ outcome: 'waiting', status: null }, { state: 'cancelled' });
  expect((await verify([[getVerification, stopped]], 'P5')).code).toBe(2);
});

test('2 and a stopped run when it takes too long', async () => {
  const running = runOf({ outcome: 'waiting', status: null }, { state: 'running' });
  const { code, printed, asked } = await verify([[getVerification, running]], 'P5', '--timeout', '0.001');
  expect(code).toBe(2);
  expect(printed).toContain('not finished');
  expect(asked).toContain('cancelVerification');
});

test('a run that is going on is waited for and no second one begun', async () => {
  const going = [{ ...RUN, state: 'running' }];
  const { asked } = await verify(
    [
      [getVerifications, going],
      [getVerification, runOf({ status: -1 })],
    ],
    'P5',
  );
  expect(asked).not.toContain('startVerification');
});

test('2 when the site refuses', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('ASSAY_SITE', 'http://127.0.0.1:1');
  vi.stubEnv('ASSAY_TOKEN', 'token');
  expect(await problem.run(['verify', 'P5'])).toBe(2);
});

test('JSON holds the cases, too', async () => {
  const { printed } = await verify([[getVerification, runOf({ status: -1 })]], 'P5', '--json');
  expect(JSON.parse(printed).trials[1]).toMatchObject({ name: 'other.c', cases: CASES });
});

test.each([[[]], [['P5', '--timeout', 'soon']]])('called wrongly: %j', async (args) => {
  await expect(problem.run(['verify', ...args])).rejects.toBeInstanceOf(UsageError);
});

test.each([
  [true, ['\rA: 0/2 done ', '\rA: 0/2 done ', '\rA: 1/2 done ', '\rA: 2/2 done ']],
  [false, ['A: 0/2 done\n', 'A: 1/2 done\n', 'A: 2/2 done\n']],
])('says how far it is while it waits, on a terminal (%s) or in a file', (isTTY, told) => {
  const said: string[] = [];
  let now = 0;
  const tell = progressTeller({ isTTY, write: (text) => said.push(text) }, () => now);
  for (const [ms, done] of [
    [0, 0],
    [6000, 0],
    [7000, 1],
    [12_000, 2],
  ] as const) {
    now = ms;
    tell({ problemId: 'A', done, total: 2 });
  }
  expect(said).toEqual(told);
});
