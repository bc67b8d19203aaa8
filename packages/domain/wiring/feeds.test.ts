import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsAtJoints, jointsOf } from '../kinds/cut/cut.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import { feedPlaces } from '../kinds/feed/positions.ts';
import type { Geometry, PlacedRail } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { countWired } from '../parts/feedKinds.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf, premade } from '../testing/sampleLayouts.ts';
import { feedParts, onePlace } from './feedParts.ts';
import { countFeeds, feedsOf } from './feeds.ts';
import { NO_WIRING, type Wiring } from './wiring.ts';

const FEED_EVERY = 800;
const NUMBERS = { feedEvery: FEED_EVERY, mountingSets100: 2, mountingSets200: 3 };
const wished = fc.record({
  feeds: fc.array(fc.record({ step: fc.nat(), place: fc.nat() }), { maxLength: 6 }),
  cuts: fc.array(fc.nat(), { maxLength: 4 }),
});

function wiringOf(
  geometry: Geometry,
  { feeds, cuts }: typeof wished extends fc.Arbitrary<infer W> ? W : never,
) {
  const { placed } = geometry;
  const joints = jointsOf(geometry);
  const wiring: Wiring = {
    ...NO_WIRING,
    feeds: feeds.flatMap(({ step, place }, index) => {
      const rail = placed[step % Math.max(1, placed.length)]?.step;
      if (!rail) return [];
      const places = feedPlaces(rail);
      return [{ id: `f${index}`, stepId: rail.id, at: places[place % places.length] as number }];
    }),
    cuts: cuts.flatMap((joint) => joints[joint % Math.max(1, joints.length)] ?? []),
  };
  return wiring;
}

describe('feeds of any layout', () => {
  it('match the number for the length if none is placed by hand, at distinct positions', () => {
    fc.assert(
      fc.property(arbitraryLayout, wished, (layout, wishes) => {
        const geometry = geometryOf(layout);
        const wiring = { ...wiringOf(geometry, wishes), feeds: [] };
        const feeds = feedsOf(geometry, wiring, FEED_EVERY);
        expect(feeds).toHaveLength(countWired(geometry, wiring, NUMBERS, false).feeds);
        const named = onePlace(geometry, cutsAtJoints(geometry, wiring.cuts));
        const nameOf = (place: RunPlace) => JSON.stringify([named(place).stepId, named(place).at]);
        expect(new Set(feeds.map(nameOf)).size).toBe(feeds.length);
        for (const { stepId, at } of feeds) {
          const rail = geometry.placed[geometry.indexOf.get(stepId) ?? -1] as PlacedRail;
          expect(feedPlaces(rail.step)).toContain(at);
        }
      }),
    );
  });

  it('exist in every part, with any cuts and feeds by hand', () => {
    fc.assert(
      fc.property(arbitraryLayout, wished, (layout, wishes) => {
        const geometry = geometryOf(layout);
        const wiring = wiringOf(geometry, wishes);
        const feeds = feedsOf(geometry, wiring, FEED_EVERY);
        const parts = feedParts(geometry, wiring, FEED_EVERY);
        expect(new Set(feeds.map(({ part }) => part)).size).toBe(parts.length);
        expect(countFeeds(geometry, wiring, FEED_EVERY)).toBe(feeds.length);
      }),
    );
  });

  it('placed by hand replace automatic ones, and add to them beyond the number of their part', () => {
    fc.assert(
      fc.property(arbitraryLayout, wished, (layout, wishes) => {
        const geometry = geometryOf(layout);
        const wiring = wiringOf(geometry, wishes);
        const feeds = feedsOf(geometry, wiring, FEED_EVERY);
        expect(feeds.slice(0, wiring.feeds.length).map(({ id }) => id)).toEqual(
          wiring.feeds.map(({ id }) => id),
        );
        const bare = countFeeds(geometry, { ...wiring, feeds: [] }, FEED_EVERY);
        const beyond = feedParts(geometry, wiring, FEED_EVERY).reduce(
          (sum, { byHand, number }) => sum + Math.max(0, byHand.length - number),
          0,
        );
        expect(feeds.length).toBeLessThanOrEqual(bare + beyond);
      }),
    );
  });
});

describe('an automatic feed', () => {
  const feed = (at: number, stepId = 's0') => ({ id: 'f', stepId, at });
  const automatic = (layout: Parameters<typeof geometryOf>[0], wiring: Partial<Wiring>) =>
    feedsOf(geometryOf(layout), { ...NO_WIRING, ...wiring }, FEED_EVERY).flatMap(({ id, stepId, at }) =>
      id === null ? [[stepId, at]] : [],
    );

  it('is as far as possible from a feed placed by hand', () => {
    expect(automatic(layoutOf([1000]), { feeds: [feed(1000)] })).toEqual([['s0', 0]]);
  });

  it('is measured along the rails, also across joins', () => {
    expect(automatic(premade('option1', 400, 400), { feeds: [feed(0, 'p')] })).toEqual([['p.1', 400]]);
  });

  it('exists once in each part between cuts', () => {
    expect(automatic(layoutOf([400], [400]), { cuts: [{ stepId: 's1', at: 0 }] })).toEqual([
      ['s0', 200],
      ['s1', 200],
    ]);
  });

  it('ignores feeds by hand on other parts', () => {
    const cuts = [{ stepId: 's1', at: 0 }];
    expect(automatic(layoutOf([800], [800]), { cuts, feeds: [feed(0)] })).toEqual([['s1', 400]]);
  });
});

it('A feed on a missing or too short rail is ignored', () => {
  const geometry = geometryOf(layoutOf([400]));
  const feeds = [
    { id: 'gone', stepId: 's9', at: 0 },
    { id: 'beyond', stepId: 's0', at: 600 },
  ];
  expect(feedsOf(geometry, { feeds, cuts: [] }, FEED_EVERY)).toEqual([
    { id: null, stepId: 's0', at: 200, part: 0 },
  ]);
});
