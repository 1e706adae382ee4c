// @ts-check

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Named[]} unsteady passed, but only at a further attempt
 * @property {Named[]} failures what did not pass, as far as it has a name
 */

/** @typedef {{ file: string, test: string, message: string }} Named */

/**
 * The part of vitest's JSON report that is counted.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, message?: string, assertionResults: Result[] }[]} testResults one per file
 */

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} Result */

/**
 * Counts one run of vitest. A file that does not even load counts as one failed test, and so does a run that ended
 * badly though no test failed (an unhandled error, a set-up that threw, no report at all).
 * @param {Report | undefined} report
 * @param {number | null} exitCode
 * @returns {Count}
 */
export function countReport(report, exitCode) {
  const unloaded =
    report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0) ?? [];
  const failed = (report?.numFailedTests ?? 0) + unloaded.length;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed === 0 && (exitCode !== 0 || report === undefined) ? 1 : failed,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    unsteady: report?.testResults.flatMap((file) => namedIn(file, 'passed')) ?? [],
    failures: [
      ...unloaded.map(({ name, message }) => ({ file: name, test: 'the file itself', message: message ?? '' })),
      ...(report?.testResults.flatMap((file) => namedIn(file, 'failed')) ?? []),
    ],
  };
}

/**
 * The tests of a file that ended so and had something to say.
 * @param {Report['testResults'][number]} file
 * @param {'passed' | 'failed'} ending
 * @returns {Named[]}
 */
function namedIn({ name, assertionResults }, ending) {
  return assertionResults.flatMap(({ fullName, status, failureMessages }) => {
    const [message = ending === 'failed' ? 'no message' : ''] = failureMessages ?? [];
    return status === ending && message ? [{ file: name, test: fullName, message }] : [];
  });
}

/**
 * Counts a step that is no run of vitest as one test.
 * @param {Named | undefined} failure
 * @returns {Count}
 */
export function countStep(failure) {
  const failures = failure ? [failure] : [];
  return { passed: 1 - failures.length, failed: failures.length, skipped: 0, unsteady: [], failures };
}

/** @param {Count[]} counts @returns {Count} */
export function addCounts(counts) {
  const add = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    counts.reduce((sum, count) => sum + count[key], 0);
  const unsteady = counts.flatMap((count) => count.unsteady);
  const failures = counts.flatMap((count) => count.failures);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped'), unsteady, failures };
}

/** @param {Count} count */
export function formatCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
