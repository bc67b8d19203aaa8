import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cut } from '../kinds/cut/cut.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { itemAt } from '../math/lists.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { circuitPartAt } from '../wiring/zones.ts';
import { busesOf, busSum, isCarried } from './buses.ts';

const luminaire = fc.record({
  stepId: fc.constantFrom('s0', 's1'),
  at: fc.integer({ min: 0, max: 600 }),
  addresses: fc.integer({ min: 0, max: 6 }),
  busCurrent: fc.integer({ min: 0, max: 60 }),
});
const cuts = fc.subarray<Cut>([
  { stepId: 's0', at: 200 },
  { stepId: 's0', at: 400 },
  { stepId: 's1', at: 0 },
  { stepId: 's1', at: 200 },
]);
const geometry = geometryOf(layoutOf([600], [600]));
const capacity = { addresses: 16, current: 200 };

describe('the buses of any layout', () => {
  const property = (check: (buses: ReturnType<typeof busesOf>, own: Parameters<typeof busesOf>[0]) => void) =>
    fc.assert(
      fc.property(fc.array(luminaire, { maxLength: 40 }), cuts, (luminaires, fixed) => {
        const own = { geometry, cuts: fixed, luminaires, unplaced: [], capacity };
        check(busesOf(own), own);
      }),
    );

  it('put each circuit part on one gateway', () => {
    property(({ places }, { luminaires, cuts: fixed }) => {
      const part = circuitPartAt(geometry, fixed);
      const gateways = new Map<number, number>();
      for (const [index, place] of places.entries()) {
        if (!place) continue;
        const own = part(itemAt(luminaires, index));
        expect(gateways.get(own) ?? place.gateway).toBe(place.gateway);
        gateways.set(own, place.gateway);
      }
    });
  });

  it('assign each address once, and load no gateway beyond its capacity', () => {
    property(({ places, gateways }, { luminaires }) => {
      const taken = places.flatMap((place, index) =>
        place
          ? Array.from(
              { length: itemAt(luminaires, index).addresses },
              (_, more) => `${place.gateway} ${place.address + more}`,
            )
          : [],
      );
      expect(new Set(taken).size).toBe(taken.length);
      for (const used of gateways) expect(isCarried(capacity, used)).toBe(true);
    });
  });

  it('leave a luminaire without an address only in a part that exceeds a gateway', () => {
    property(({ places, overfull, parts }, { luminaires }) => {
      for (const [index, place] of places.entries()) {
        if (place || itemAt(luminaires, index).addresses === 0) continue;
        const own = luminaires.filter((one, other) => one.addresses > 0 && parts[other] === parts[index]);
        expect(isCarried(capacity, busSum(own))).toBe(false);
        expect(overfull.some(({ without }) => without.includes(index))).toBe(true);
      }
    });
  });
});

it('Luminaires without a position fill the remaining capacity of gateways one by one', () => {
  const { unplaced, gateways } = busesOf({
    geometry,
    cuts: [],
    luminaires: [{ stepId: 's0', at: 100, addresses: 10, busCurrent: 2 }],
    unplaced: [
      { addresses: 4, busCurrent: 2, quantity: 2 },
      { addresses: 20, busCurrent: 2, quantity: 1 },
    ],
    capacity,
  });
  expect(unplaced).toEqual([
    [
      { gateway: 1, address: 10 },
      { gateway: 2, address: 0 },
    ],
    [null],
  ]);
  expect(gateways).toHaveLength(3);
});
