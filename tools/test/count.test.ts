import { expect, it } from 'vitest';
import { addCounts, countReport, formatCount, type Report, type Result } from './count.mjs';

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
  expect(countReport(given, exitCode)).toEqual({ ...expected, unsteady: [] }),
);

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
  expect(formatCount(addCounts([{ passed: 1, failed: 0, skipped: 0, unsteady: [] }]))).toBe('1 passed, 0 failed');
  const both = addCounts([
    { passed: 1, failed: 2, skipped: 3, unsteady: [] },
    { passed: 10, failed: 20, skipped: 30, unsteady: [] },
  ]);
  expect(formatCount(both)).toBe('11 passed, 22 failed, 33 skipped');
});
