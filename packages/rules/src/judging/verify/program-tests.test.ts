import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { hasTestedChecker, heldAgainst, sayingOf } from './program-tests.ts';

const { accepted, wrongAnswer, presentationError, partial, systemError, timeLimit } = VERDICT;
const said = (...statuses: number[]) => statuses.map((status, at) => ({ index: at + 1, status }));

test.each([
  ['all as expected', ['accepted', 'wrongAnswer'], accepted, [accepted, wrongAnswer], accepted, [accepted, accepted]],
  ['one that fails as it has to', ['failed'], accepted, [systemError], accepted, [accepted]],
  ['a wrong answer taken', ['wrongAnswer'], accepted, [accepted], wrongAnswer, [wrongAnswer]],
  ['another word for wrong', ['presentationError'], accepted, [wrongAnswer], wrongAnswer, [wrongAnswer]],
  ['partly right', ['partial', 'accepted'], accepted, [partial, partial], wrongAnswer, [accepted, wrongAnswer]],
  ['not all asked', ['accepted', 'accepted'], accepted, [accepted], wrongAnswer, [accepted]],
  ['one that does not compile', ['accepted'], systemError, [], systemError, []],
] as const)('GEN-13 %s', (_sentence, expected, status, statuses, held, cases) => {
  const found = heldAgainst('checker', expected, { status, cases: said(...statuses) });
  expect([found.status, found.cases.map((one) => one.status)]).toEqual([held, cases]);
});

test.each([
  ['all as expected', ['valid', 'invalid'], [accepted, wrongAnswer], accepted, [accepted, accepted]],
  ['a bad input let through', ['invalid'], [accepted], wrongAnswer, [wrongAnswer]],
  ['a good one refused', ['valid', 'valid'], [accepted, wrongAnswer], wrongAnswer, [accepted, wrongAnswer]],
  ['a validator that crashes has refused nothing', ['invalid'], [systemError], wrongAnswer, [wrongAnswer]],
] as const)('GEN-14 %s', (_sentence, expected, statuses, held, cases) => {
  const found = heldAgainst('validators', expected, { status: accepted, cases: said(...statuses) });
  expect([found.status, found.cases.map((one) => one.status)]).toEqual([held, cases]);
});

test('GEN-13, GEN-14 words and statuses', () => {
  const statuses = [accepted, wrongAnswer, presentationError, partial, systemError, timeLimit];
  expect(statuses.map((status) => sayingOf('checker', status))).toEqual([
    ...['accepted', 'wrongAnswer', 'presentationError', 'partial', 'failed'],
    null,
  ]);
  expect(statuses.map((status) => sayingOf('validators', status))).toEqual([
    ...['valid', 'invalid', null, null, 'failed'],
    null,
  ]);
});

test.each([
  ['default', false],
  ['spj', true],
  ['interactive', false],
  ['multi_pass', false],
  ['submit_answer', true],
  ['grader', true],
  ['objective', false],
] as const)('GEN-13 a checker in the mode %s is tested: %s', (mode, expected) => {
  expect(hasTestedChecker(mode)).toBe(expected);
});
