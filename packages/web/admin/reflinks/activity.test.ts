import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketsOf, firstDayOf, PERIODS } from './activity.ts';

const TODAY = '2026-11-21';
const on = (day: string, openings: number, orders = 0) => ({ day, openings, orders });

describe('openings and orders over time', () => {
  it('are shown day by day for 30 days up to today', () => {
    const buckets = bucketsOf([on('2026-10-23', 2), on(TODAY, 3, 1)], 30, TODAY);
    expect(buckets).toHaveLength(30);
    expect(buckets[0]).toEqual({ start: '2026-10-23', openings: 2, orders: 0 });
    expect(buckets.at(-1)).toEqual({ start: TODAY, openings: 3, orders: 1 });
  });

  it('are shown by week from Monday for 90 days', () => {
    const buckets = bucketsOf([on('2026-11-15', 1), on('2026-11-16', 2), on('2026-11-20', 4)], 90, TODAY);
    expect(buckets.slice(-2)).toEqual([
      { start: '2026-11-09', openings: 1, orders: 0 },
      { start: '2026-11-16', openings: 6, orders: 0 },
    ]);
  });

  it('are shown by month for a year', () => {
    const buckets = bucketsOf([on('2026-02-28', 1), on('2026-03-01', 5)], 365, TODAY);
    expect(buckets.map(({ start }) => start)).toEqual([
      '2025-11-01',
      '2025-12-01',
      ...Array.from({ length: 11 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`),
    ]);
    expect(buckets.find(({ start }) => start === '2026-03-01')?.openings).toBe(5);
  });

  it('exclude earlier events', () => {
    expect(bucketsOf([on('2026-10-22', 9)], 30, TODAY).every(({ openings }) => openings === 0)).toBe(true);
  });

  it('sum to all events since the first shown day, in every period', () => {
    const day = fc
      .date({ min: new Date('2025-01-01'), max: new Date(`${TODAY}T23:59:59Z`), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const days = fc.array(fc.record({ day, openings: fc.nat(50), orders: fc.nat(5) }));
    fc.assert(
      fc.property(days, fc.constantFrom(...PERIODS), (given, period) => {
        const sum = (of: { openings: number; orders: number }[]) =>
          of.reduce((total, { openings, orders }) => total + openings * 1000 + orders, 0);
        const first = firstDayOf(period, TODAY);
        expect(sum(bucketsOf(given, period, TODAY))).toBe(sum(given.filter((each) => each.day >= first)));
      }),
    );
  });
});
