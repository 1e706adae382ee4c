import { expect, it } from 'vitest';
import { addCounts, countReport, formatCount } from './count.mjs';

const report = (passed: number, failed: number, files: { status: string; assertionResults: unknown[] }[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: files,
});

it.each([
  ['all well', report(5, 0), 0, { passed: 5, failed: 0, skipped: 3 }],
  [
    'one test failed',
    report(4, 1, [{ status: 'failed', assertionResults: [{}] }]),
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
])('counts: %s', (_, given, exitCode, expected) => expect(countReport(given, exitCode)).toEqual(expected));

it('ends with one plain line', () => {
  expect(formatCount(addCounts([{ passed: 1, failed: 0, skipped: 0 }]))).toBe('1 passed, 0 failed');
  const both = addCounts([
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ]);
  expect(formatCount(both)).toBe('11 passed, 22 failed, 33 skipped');
});
