import { afterEach, expect, test, vi } from 'vitest';
import { creationTime } from './creationTime.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('documents of one millisecond have rising times', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect([creationTime(), creationTime(), creationTime()].map(Number)).toEqual([
    1_000_000, 1_000_001, 1_000_002,
  ]);
});

test('times rise while the clock is set back by seconds, and follow one set back by hours', () => {
  vi.useFakeTimers({ now: 2_000_000_000 });
  expect(Number(creationTime())).toBe(2_000_000_000);
  vi.setSystemTime(1_999_990_000);
  expect(Number(creationTime())).toBe(2_000_000_001);
  vi.setSystemTime(1_990_000_000);
  expect(Number(creationTime())).toBe(1_990_000_000);
});
