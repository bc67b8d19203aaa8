import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedStep } from '../layout/geometry.ts';
import { geometryOf } from '../layout/layout.ts';
import { countParts } from '../parts/parts.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { feedPlaces } from './feed.ts';
import { feedsOf } from './feeds.ts';
import { NO_WIRING } from './wiring.ts';

const NUMBERS = { feedEvery: 800, mountingSets100: 2, mountingSets200: 3 };
const byHand = fc.array(fc.record({ step: fc.nat(), place: fc.nat() }), { maxLength: 6 });

describe('feeds of any layout', () => {
  it('are as many as its length takes where none is put by hand, each at a joint of its own', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        const geometry = geometryOf(layout);
        const feeds = feedsOf(geometry, [], NUMBERS.feedEvery);
        expect(feeds).toHaveLength(countParts(geometry, NUMBERS).feeds);
        expect(new Set(feeds.map(({ stepId, at }) => `${stepId} ${at}`)).size).toBe(feeds.length);
        for (const { stepId, at, island } of feeds) {
          const rail = geometry.placed[geometry.indexOf.get(stepId) ?? -1] as PlacedStep;
          expect(feedPlaces(rail.step)).toContain(at);
          expect(rail.island).toBe(island);
        }
        expect(new Set(feeds.map(({ island }) => island)).size).toBe(geometry.islands);
      }),
    );
  });

  it('are those put by hand first, and by themselves no more than are missing', () => {
    fc.assert(
      fc.property(arbitraryLayout, byHand, (layout, wished) => {
        const geometry = geometryOf(layout);
        const { placed } = geometry;
        if (placed.length === 0) return;
        const put = wished.map(({ step, place }, index) => {
          const rail = (placed[step % placed.length] as PlacedStep).step;
          const places = feedPlaces(rail);
          return { id: `f${index}`, stepId: rail.id, at: places[place % places.length] as number };
        });
        const feeds = feedsOf(geometry, put, NUMBERS.feedEvery);
        expect(feeds.slice(0, put.length).map(({ id }) => id)).toEqual(put.map(({ id }) => id));
        const automatic = feeds.slice(put.length);
        expect(automatic.every(({ id }) => id === null)).toBe(true);
        for (const { stepId, at } of automatic)
          expect(put.some((feed) => feed.stepId === stepId && feed.at === at)).toBe(false);
        const wiring = { ...NO_WIRING, feeds: put };
        expect(countParts(geometry, NUMBERS, { wiring, isolatesJoins: false }).feeds).toBe(feeds.length);
        expect(feeds.length).toBeGreaterThanOrEqual(countParts(geometry, NUMBERS).feeds);
      }),
    );
  });
});

it('A feed whose rail is gone, or shorter than it is far, counts for nothing', () => {
  const geometry = geometryOf(layoutOf([400]));
  const lost = [
    { id: 'gone', stepId: 's9', at: 0 },
    { id: 'beyond', stepId: 's0', at: 600 },
  ];
  expect(feedsOf(geometry, lost, 800)).toEqual([{ id: null, stepId: 's0', at: 200, island: 0 }]);
});
