import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDay } from './field.ts';

it('every day of the calendar is a day', () => {
  const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(fc.property(dates, (date) => isDay(date.toISOString().slice(0, 10))));
});

it.each([
  '',
  '2026-02-31',
  '2027-02-29',
  '2026-13-01',
  '2026-00-10',
  '275760-01-01',
  '2026-2-1',
  '2026-11-21T10:00',
])('%j is not a day', (written) => {
  expect(isDay(written)).toBe(false);
});
