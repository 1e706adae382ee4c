// @ts-check

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Unsteady[]} unsteady passed, but only at a further attempt
 */

/** @typedef {{ file: string, test: string, message: string }} Unsteady */

/**
 * The part of vitest's JSON report that is counted.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: Result[] }[]} testResults one per file
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
    unsteady: report?.testResults.flatMap(unsteadyIn) ?? [],
  };
}

/** @param {Report['testResults'][number]} file @returns {Unsteady[]} */
function unsteadyIn({ name, assertionResults }) {
  return assertionResults.flatMap(({ fullName, status, failureMessages }) => {
    const [message] = failureMessages ?? [];
    return status === 'passed' && message ? [{ file: name, test: fullName, message }] : [];
  });
}

/** @param {Count[]} counts @returns {Count} */
export function addCounts(counts) {
  const add = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    counts.reduce((sum, count) => sum + count[key], 0);
  const unsteady = counts.flatMap((count) => count.unsteady);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped'), unsteady };
}

/** @param {Count} count */
export function formatCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
