import { expect, test } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { NO_RESULT, sumTallies, tallyPlaywright, tallyVitest } from './tally.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: `${ROOT}packages/domain/${status}.test.ts`,
  status,
  message: 'SyntaxError',
  assertionResults: tests.map((result, number) => ({
    status: result,
    fullName: `test ${number}`,
    failureMessages: result === 'failed' ? ['Error: expected 1\nto be 2'] : [],
  })),
});

test('tests count by their result', () => {
  const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')];
  expect(tallyVitest({ success: false, testResults })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    failures: ['packages/domain/failed.test.ts: test 1\n    Error: expected 1\n    to be 2'],
  });
});

test('a file that fails to load is a failure', () => {
  expect(tallyVitest({ success: false, testResults: [file('passed', 'passed'), file('failed')] })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['packages/domain/failed.test.ts: the file failed\n    SyntaxError'],
  });
});

test('an error outside all tests is a failure', () => {
  expect(tallyVitest({ success: false, testResults: [file('passed', 'passed')] }).failed).toBe(1);
});

test('flaky browser tests, and a server that did not start, are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title: string, status: string, error?: { message: string }) => ({
    title,
    file: 'room.spec.ts',
    tests: [{ status, results: [{ error }, {}] }],
  });
  const suites = [
    {
      specs: [spec('A room is drawn', 'flaky', { message: 'late' })],
      suites: [{ specs: [spec('A door is placed', 'unexpected', { message: 'missing' })] }],
    },
    { specs: [spec('A window is placed', 'expected')] },
  ];
  expect(tallyPlaywright({ stats, errors: [{ message: 'no server' }], suites })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    failures: [
      'e2e/room.spec.ts: A room is drawn\n    late',
      'e2e/room.spec.ts: A door is placed\n    missing',
      'e2e: an error outside the tests\n    no server',
    ],
  });
});

test('runs add up, and a run without tests is a failure', () => {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [] };
  expect(sumTallies([{ passed: 2, failed: 1, skipped: 1, failures: ['one'] }, none])).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: ['one', ...NO_RESULT.failures],
  });
});
