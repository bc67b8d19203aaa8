import { describe, expect, it } from 'vitest';
import { countedPosition, orderWorth } from './worth.ts';

const at = '2026-11-21T09:00:00.000Z';
const sent = (...positions: number[]) => positions.map((position) => ({ position, at }));

describe('an order counts (D61)', () => {
  it.each([
    ['as saved if nothing was offered', [], [], null],
    ['by the last offer made if none was sent', [1, 2], [], 2],
    ['by the last offer that was sent, though another was made since', [1, 2, 3], [1, 2], 2],
    ['by the later offer, even if the earlier one was sent again', [1, 2], [2, 1], 2],
  ])('%s', (_, made, positions, expected) => {
    expect(countedPosition(made, sent(...positions))).toBe(expected);
  });

  it('by all amounts of that offer, which is complete even if the order is not', () => {
    const totals = { net: 178_900, vat: 41_147, gross: 220_047, vatPercent: 23, isIncomplete: true };
    const offer = {
      position: 1,
      net: 161_010,
      vat: 37_032,
      gross: 198_042,
      isIncomplete: false,
      validUntil: '2026-12-01',
      sentAt: null,
    };
    expect(orderWorth({ totals }, offer)).toMatchObject({
      net: 161_010,
      gross: 198_042,
      isIncomplete: false,
    });
    expect(orderWorth({ totals }, null)).toEqual(totals);
  });
});
