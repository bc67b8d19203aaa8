import { expect, test } from 'vitest';
import { sumTallies, tallyPlaywright, tallyVitest } from './tally.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test('tests count by their result', () => {
  const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')];
  expect(tallyVitest({ success: false, testResults })).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('a file that fails to load is a failure', () => {
  expect(tallyVitest({ success: false, testResults: [file('passed', 'passed'), file('failed')] })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('an error outside all tests is a failure', () => {
  expect(tallyVitest({ success: false, testResults: [file('passed', 'passed')] }).failed).toBe(1);
});

test('flaky browser tests, and a server that did not start, are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('runs add up, and a run without tests is a failure', () => {
  const none = { passed: 0, failed: 0, skipped: 0 };
  expect(sumTallies([{ passed: 2, failed: 1, skipped: 1 }, none])).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
  });
});
