/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * Used part of Vitest's JSON report.
 * @typedef {object} VitestReport
 * @property {boolean} success
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * A file that fails to load, or an error outside tests, counts as one failure.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function tallyVitest({ success, testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  /** @param {string} status */
  const count = (status) => tests.filter((test) => test.status === status).length;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const passed = count('passed');
  const failed = count('failed') + brokenFiles;
  return {
    passed,
    failed: failed === 0 && !success ? 1 : failed,
    skipped: tests.length - passed - count('failed'),
  };
}

/**
 * Used part of Playwright's JSON report.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors outside tests
 */

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export const tallyPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/**
 * A run without passed and failed tests counts as a failure.
 * @param {Tally[]} runs
 * @returns {Tally}
 */
export const sumTallies = (runs) =>
  runs.reduce(
    (sum, run) => ({
      passed: sum.passed + run.passed,
      failed: sum.failed + (run.passed + run.failed === 0 ? 1 : run.failed),
      skipped: sum.skipped + run.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
