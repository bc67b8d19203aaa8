import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/root.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures name of each failed test with the start of its message
 */

/**
 * Used part of Vitest's JSON report.
 * @typedef {object} VitestReport
 * @property {boolean} success
 * @property {{
 *   name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName?: string, failureMessages?: string[] | null }[],
 * }[]} testResults
 */

const SHOWN_LINES = 6;

/** @param {string} file @param {string} title @param {string} [message] */
function nameFailure(file, title, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, SHOWN_LINES);
  return [`${relative(ROOT, file)}: ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * A file that fails to load, or an error outside tests, counts as one failure.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function tallyVitest({ success, testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  /** @param {string} status */
  const count = (status) => tests.filter((test) => test.status === status).length;
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0)
      return [nameFailure(file.name, 'the file failed', file.message)];
    return failed.map((test) => nameFailure(file.name, test.fullName ?? '', test.failureMessages?.[0]));
  });
  if (failures.length === 0 && !success) failures.push('An error outside the tests; see the output above.');
  const passed = count('passed');
  return { passed, failed: failures.length, skipped: tests.length - passed - count('failed'), failures };
}

/**
 * Used parts of Playwright's JSON report.
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {{ status: string, results: { error?: PlaywrightError }[] }[]} tests
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {PlaywrightError[]} errors outside tests
 * @property {PlaywrightSuite[]} [suites]
 */

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function tallyPlaywright({ stats, errors, suites = [] }) {
  const failures = suites
    .flatMap(listSpecs)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          nameFailure(`${ROOT}e2e/${file}`, title, results.find(({ error }) => error)?.error?.message),
        ),
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failures,
      ...errors.map(({ message }) => nameFailure(`${ROOT}e2e`, 'an error outside the tests', message)),
    ],
  };
}

/** @type {Tally} */
export const NO_RESULT = {
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: ['A run ended without a result; see the output above.'],
};

/**
 * A run without passed and failed tests counts as a failure.
 * @param {Tally[]} runs
 * @returns {Tally}
 */
export const sumTallies = (runs) =>
  runs
    .map((run) => (run.passed + run.failed === 0 ? { ...NO_RESULT, skipped: run.skipped } : run))
    .reduce((sum, run) => ({
      passed: sum.passed + run.passed,
      failed: sum.failed + run.failed,
      skipped: sum.skipped + run.skipped,
      failures: [...sum.failures, ...run.failures],
    }));
