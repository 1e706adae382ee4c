import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, it } from 'vitest';
import { failingAt } from './failing-case.ts';
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
  ['the first that was not accepted', wrongAnswer, cases(accepted, wrongAnswer, timeLimit), false, 1],
  ['one behind those that did not run', wrongAnswer, cases(cancelled, accepted, wrongAnswer), false, 2],
  ['none of an accepted one', accepted, cases(accepted, accepted), false, -1],
  ['none while it is judged', judging, cases(accepted, wrongAnswer), false, -1],
  ['none of a verdict by hand', wrongAnswer, cases(accepted, wrongAnswer), true, -1],
])('the failing case: %s', (_what, status, of, isManual, at) => {
  expect(failingAt({ status, cases: of }, isManual)).toBe(at);
  if (at < 0) expect(why(status, of, isManual)).toBeNull();
});

it('names the cause by the outputs, and says nothing where a person decided', () => {
  const evidence = { compileMessage: null, expected: 'YES\n', userOutput: 'Yes\n' };
  const told = [{ ...cases(wrongAnswer)[0]!, cause: { code: 'token', params: {} } }];
  expect(why(wrongAnswer, told, false, evidence)?.key).toBe('letterCase');
  expect(why(wrongAnswer, told, true, evidence)).toBeNull();
});

it('names what a compiler said though no case ran', () => {
  const evidence = { compileMessage: "main.cpp:3:5: error: 'x' was not declared in this scope" };
  expect(why(compileError, [], false, evidence)).toMatchObject({ key: 'compile', figures: { line: 3 } });
});

it('sets a slow case against the slowest of those before it', () => {
  const slow = {
    ...cases(accepted, accepted, timeLimit)[2]!,
    cause: { code: 'cpuTime', params: { ms: 1001, limit: 1000 } },
  };
  const before = cases(accepted, accepted);
  expect(why(timeLimit, [...before, slow])).toMatchObject({
    key: 'slowAfter',
    figures: { used: 1001, before: 20 },
  });
  expect(why(timeLimit, [slow])).toMatchObject({ key: 'slow' });
});
