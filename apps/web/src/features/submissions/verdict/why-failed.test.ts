import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, it } from 'vitest';
import { whyFailed } from './why-failed.ts';

const { accepted, cancelled, wrongAnswer, timeLimit, compileError, judging } = VERDICT;
const cases = (...statuses: number[]) =>
  statuses.map(
    (status, at) =>
      ({ index: at + 1, status, time: 10 * (at + 1), memory: 1000 * (at + 1), score: null }) as CaseResult,
  );
const why = (status: number, of: CaseResult[], isManual = false, evidence = {}) =>
  whyFailed({ status, cases: of }, isManual, 1000, evidence);

it.each([
  ['the first that was not accepted', why(wrongAnswer, cases(accepted, wrongAnswer, timeLimit)), 2],
  ['one behind those that did not run', why(wrongAnswer, cases(cancelled, accepted, wrongAnswer)), 3],
  ['none of an accepted one', why(accepted, cases(accepted, accepted)), undefined],
  ['none while it is judged', why(judging, cases(accepted, wrongAnswer)), undefined],
  ['none of a verdict by hand', why(wrongAnswer, cases(accepted, wrongAnswer), true), undefined],
])('the failing case: %s', (_what, { failing }, index) => expect(failing?.index).toBe(index));

it('names the cause by the outputs, and says nothing where a person decided', () => {
  const evidence = { compileMessage: null, expected: 'YES\n', userOutput: 'Yes\n' };
  const told = [{ ...cases(wrongAnswer)[0]!, cause: { code: 'token', params: {} } }];
  expect(why(wrongAnswer, told, false, evidence).named?.key).toBe('letterCase');
  expect(why(wrongAnswer, told, true, evidence).named).toBeNull();
});

it('names what a compiler said though no case ran', () => {
  const evidence = { compileMessage: "main.cpp:3:5: error: 'x' was not declared in this scope" };
  expect(why(compileError, [], false, evidence).named).toMatchObject({ key: 'compile', figures: { line: 3 } });
});

it('sets a slow case against the slowest of those before it', () => {
  const slow = {
    ...cases(accepted, accepted, timeLimit)[2]!,
    cause: { code: 'cpuTime', params: { ms: 1001, limit: 1000 } },
  };
  const before = cases(accepted, accepted);
  expect(why(timeLimit, [...before, slow]).named).toMatchObject({
    key: 'slowAfter',
    figures: { used: 1001, before: 20 },
  });
  expect(why(timeLimit, [slow]).named).toMatchObject({ key: 'slow' });
});
