import { describe, expect, it } from 'vitest';
import type { FormerOrder } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { titledBy } from './titleBlock.ts';

const t = sampleTranslate('EN');
const order = sampleOrder(planOf([[200]], { a: 2 }), 'EN');
const { lines, totals, currency } = order.data;
const revises: ShownOrder['revises'] = { id: 'first', number: '2026/11/0012', lines, totals, currency };
const titled = (change: Partial<ShownOrder>) => titledBy({ ...order, ...change }, true, 'EN', t);

describe('the number of a drawing', () => {
  it('is that of the first order in every revision, whose letter alone changes', () => {
    const former: FormerOrder[] = [
      { number: '2026/11/0012', at: '2026-11-02T10:00:00.000Z' },
      { number: '2026/11/0031', at: '2026-11-09T10:00:00.000Z' },
    ];
    const numbers = [
      titled({ number: '2026/11/0012', former: [] }),
      titled({ number: '2026/11/0031', former: former.slice(0, 1), revises }),
      titled({ number: '2026/11/0044', former, revises: { ...revises, number: '2026/11/0031' } }),
    ].map(({ number, revision }) => [number, revision.index]);
    expect(numbers).toEqual([
      ['2026/11/0012-E', 'A'],
      ['2026/11/0012-E', 'B'],
      ['2026/11/0012-E', 'C'],
    ]);
    expect(titled({ number: '2026/11/0012-2', revises }).number).toBe('2026/11/0012-E');
  });

  it('stands beside what the revision changed, or which order it replaces where that is not known', () => {
    const changeOf = (change: Partial<ShownOrder>) => titled(change).revision.change;
    expect(changeOf({})).toBe('first issue');
    expect(changeOf({ revises, changes: [{ kind: 'luminairesAdded', count: 2 }] })).toBe(
      'Changed: 2 luminaires added',
    );
    expect(changeOf({ revises })).toBe('replaces 2026/11/0012');
    const lost = { ...order.data, revises: 'gone' };
    expect(titled({ data: lost }).revision).toEqual({ index: 'B', change: 'replaces gone' });
  });
});
