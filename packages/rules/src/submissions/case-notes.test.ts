import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { firstFailing, withShownNotes } from './case-notes.ts';

const difference = (token: number) => ({
  status: VERDICT.wrongAnswer,
  message: `token ${token}: expected 1, got 2`,
  cause: { code: 'token', params: { token } },
});
const slow = {
  status: VERDICT.timeLimit,
  message: 'CPU time 1001 ms over 1000 ms',
  cause: { code: 'cpuTime', params: { ms: 1001 } },
};
const checked = { status: VERDICT.wrongAnswer, message: 'the answer was 42' };
const right = { status: VERDICT.accepted, message: 'ok, 42' };
const leftOut = { status: VERDICT.cancelled, message: null };
const CASES = [right, leftOut, difference(1), slow, difference(2), checked];

test('the first failing case is neither accepted nor left out nor still judged', () => {
  expect(firstFailing(CASES)).toBe(2);
  expect(firstFailing([right, leftOut, { status: VERDICT.judging }])).toBe(-1);
});

test.each([
  ['all', CASES.map(({ message }) => message)],
  ['firstFailing', [null, null, CASES[2]!.message, slow.message, null, null]],
  ['none', [null, null, null, null, null, null]],
] as const)('with notes "%s"', (shown, messages) => {
  const cases = withShownNotes(CASES, shown);
  expect(cases.map(({ message }) => message)).toEqual(messages);
  for (const each of cases) if (each.message === null) expect('cause' in each ? each.cause : undefined).toBeUndefined();
});
