import { expect, it } from 'vitest';
import { addCounts, countReport, countStep, formatCount, type Report, type Result } from './count.mjs';

const report = (passed: number, failed: number, files: Omit<Report['testResults'][number], 'name'>[] = []): Report => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: files.map((file) => ({ name: 'a.test.ts', ...file })),
});
const failing: Result = { fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2'] };

it.each([
  ['all well', report(5, 0), 0, { passed: 5, failed: 0, skipped: 3 }],
  [
    'one test failed',
    report(4, 1, [{ status: 'failed', assertionResults: [failing] }]),
    1,
    { passed: 4, failed: 1, skipped: 3 },
  ],
  [
    'a file did not load',
    report(4, 0, [{ status: 'failed', assertionResults: [] }]),
    1,
    { passed: 4, failed: 1, skipped: 3 },
  ],
  ['an unhandled error', report(5, 0), 1, { passed: 5, failed: 1, skipped: 3 }],
  ['killed', report(5, 0), null, { passed: 5, failed: 1, skipped: 3 }],
  ['no report', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
])('counts: %s', (_, given, exitCode, expected) =>
  expect(countReport(given, exitCode)).toMatchObject({ ...expected, unsteady: [] }),
);

it('names what failed, a file that did not load as well', () => {
  const given = report(0, 1, [
    { status: 'failed', message: 'no such module', assertionResults: [] },
    { status: 'failed', assertionResults: [failing] },
  ]);
  expect(countReport(given, 1).failures).toEqual([
    { file: 'a.test.ts', test: 'the file itself', message: 'no such module' },
    { file: 'a.test.ts', test: 'adds', message: 'expected 1 to be 2' },
  ]);
  const step = { file: 'tools/check.ts', test: 'npm run check', message: 'see above' };
  expect(countStep(step)).toEqual({ passed: 0, failed: 1, skipped: 0, unsteady: [], failures: [step] });
});

it('names what passed at a further attempt only, with what failed before', () => {
  const steady: Result = { fullName: 'subtracts', status: 'passed', failureMessages: [] };
  const unsteady: Result = { ...failing, status: 'passed' };
  const given = report(2, 0, [{ status: 'passed', assertionResults: [steady, unsteady] }]);
  expect(countReport(given, 0)).toMatchObject({
    passed: 2,
    failed: 0,
    unsteady: [{ file: 'a.test.ts', test: 'adds', message: 'expected 1 to be 2' }],
  });
});

it('ends with one plain line', () => {
  expect(formatCount(addCounts([countStep(undefined)]))).toBe('1 passed, 0 failed');
  const rest = { unsteady: [], failures: [] };
  const both = addCounts([
    { passed: 1, failed: 2, skipped: 3, ...rest },
    { passed: 10, failed: 20, skipped: 30, ...rest },
  ]);
  expect(formatCount(both)).toBe('11 passed, 22 failed, 33 skipped');
});
