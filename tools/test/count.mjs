// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * The part of vitest's JSON report that is counted.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults one per file
 */

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
  };
}

/** @param {Count[]} counts @returns {Count} */
export function addCounts(counts) {
  const add = (/** @type {keyof Count} */ key) => counts.reduce((sum, count) => sum + count[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** @param {Count} count */
export function formatCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
