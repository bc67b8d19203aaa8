import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterQuietHours } from './quietHours.ts';

const hour = fc.integer({ min: 0, max: 23 });
const moment = fc.date({ min: new Date(2026, 0, 1), max: new Date(2027, 0, 1), noInvalidDate: true });

it('a moment in the quiet hours moves to their end, also past midnight', () => {
  const night = { quietFrom: 20, quietTo: 8 };
  expect(afterQuietHours(new Date(2026, 10, 30, 21, 15), night)).toEqual(new Date(2026, 11, 1, 8));
  expect(afterQuietHours(new Date(2026, 10, 30, 7, 59), night)).toEqual(new Date(2026, 10, 30, 8));
  expect(afterQuietHours(new Date(2026, 10, 30, 8), night)).toEqual(new Date(2026, 10, 30, 8));
  expect(afterQuietHours(new Date(2026, 10, 30, 12, 30), { quietFrom: 12, quietTo: 14 })).toEqual(
    new Date(2026, 10, 30, 14),
  );
});

it('any moment moves by less than a day, to one that needs no further move', () => {
  fc.assert(
    fc.property(moment, hour, hour, (at, quietFrom, quietTo) => {
      const moved = afterQuietHours(at, { quietFrom, quietTo });
      expect(moved.getTime()).toBeGreaterThanOrEqual(at.getTime());
      expect(moved.getTime() - at.getTime()).toBeLessThan(25 * 3_600_000);
      expect(afterQuietHours(moved, { quietFrom, quietTo })).toEqual(moved);
      if (quietFrom === quietTo) expect(moved).toEqual(at);
    }),
  );
});
