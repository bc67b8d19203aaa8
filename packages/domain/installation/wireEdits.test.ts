import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsAtJoints, jointsOf } from '../kinds/cut/cut.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { newIds } from '../testing/arbitraryPlan.ts';
import { edited, layoutOf, premade } from '../testing/sampleLayouts.ts';
import { feedsOf } from '../wiring/feeds.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import {
  addFeed,
  freeFeeds,
  moveFeed,
  removeFeed,
  toggleCut,
  toggleOwnZone,
  withFeedsFixed,
} from './wireEdits.ts';

const FEED_EVERY = 800;
const twoIslands = edited(layoutOf([600], [600], [600]), {
  kind: 'addIsland',
  id: 'i',
  origin: { x: 0, y: 500 },
  length: 200,
  hasT: false,
});
const geometry = geometryOf(twoIslands);
const wiredWith = (wiring: Wiring) => ({ geometry, wiring, feedEvery: FEED_EVERY });
const placesOf = (wiring: Wiring) =>
  feedsOf(geometry, wiring, FEED_EVERY)
    .map(({ stepId, at }) => `${stepId} ${at}`)
    .toSorted();

const arbitraryPlace = fc.record({
  stepId: fc.constantFrom('s0', 's1', 's2'),
  at: fc.integer({ min: 0, max: 200 }),
});

describe('feeds by hand', () => {
  it('replace automatic feeds at the same positions', () => {
    const fixed = withFeedsFixed(wiredWith(NO_WIRING), 0, newIds());
    expect(fixed.feeds.map(({ stepId }) => stepId)).not.toContain('i');
    expect(placesOf(fixed)).toEqual(placesOf(NO_WIRING));
  });

  it('are added one by one, and leave the others in place', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPlace, { maxLength: 6 }), (places) => {
        const newId = newIds();
        let wiring = NO_WIRING;
        for (const place of places) {
          const before = placesOf(wiring);
          const edit = addFeed(wiredWith(wiring), place, newId);
          if (before.includes(`${place.stepId} ${place.at}`)) expect(edit).toBeNull();
          else
            expect(placesOf(edit?.wiring ?? wiring)).toEqual(
              [...before, `${place.stepId} ${place.at}`].toSorted(),
            );
          wiring = edit?.wiring ?? wiring;
        }
      }),
    );
  });

  it('move only to free positions', () => {
    const { feeds } = withFeedsFixed(wiredWith(NO_WIRING), 0, newIds());
    const [first, second] = feeds;
    if (!first || !second) throw new Error('1,800 cm need three feeds');
    expect(moveFeed(geometry, { ...NO_WIRING, feeds }, first.id, second)).toBeNull();
    const moved = moveFeed(geometry, { ...NO_WIRING, feeds }, first.id, { stepId: 'i', at: 33 });
    expect(moved?.wiring.feeds[0]).toEqual({ id: first.id, stepId: 'i', at: 33 });
    expect(moved?.wiring.feeds.slice(1)).toEqual(feeds.slice(1));
  });

  it('can be removed only beyond the number for the rails', () => {
    const added = addFeed(wiredWith(NO_WIRING), { stepId: 's0', at: 10 }, newIds());
    if (!added) throw new Error('The feed was refused');
    const find = (wiring: Wiring) => feedsOf(geometry, wiring, FEED_EVERY)[0];
    const feed = find(added.wiring);
    if (!feed) throw new Error('The wiring has no feed');
    const removed = removeFeed(wiredWith(added.wiring), feed);
    expect(removed?.wiring.feeds).toHaveLength(added.wiring.feeds.length - 1);
    const last = find(removed?.wiring ?? NO_WIRING);
    expect(last && removeFeed(wiredWith(removed?.wiring ?? NO_WIRING), last)).toBeNull();
  });

  it('become automatic again, part by part', () => {
    const newId = newIds();
    const first = addFeed(wiredWith(NO_WIRING), { stepId: 's0', at: 10 }, newId)?.wiring ?? NO_WIRING;
    const both = addFeed(wiredWith(first), { stepId: 'i', at: 10 }, newId)?.wiring ?? NO_WIRING;
    const freed = freeFeeds(wiredWith(both), 0).wiring;
    expect(new Set(freed.feeds.map(({ stepId }) => stepId))).toEqual(new Set(['i']));
    expect(placesOf(freeFeeds(wiredWith(freed), 1).wiring)).toEqual(placesOf(NO_WIRING));
  });
});

describe('a cut', () => {
  it('is made once at every joint, and undone', () => {
    for (const layout of [twoIslands, premade('option1', 400, 300)]) {
      const wired = { geometry: geometryOf(layout), feedEvery: FEED_EVERY };
      const joints = jointsOf(wired.geometry);
      const all = joints.reduce<Wiring>(
        (wiring, joint) => toggleCut({ ...wired, wiring }, joint).wiring,
        NO_WIRING,
      );
      expect(cutsAtJoints(wired.geometry, all.cuts)).toEqual(joints);
      expect(joints.reduce((wiring, joint) => toggleCut({ ...wired, wiring }, joint).wiring, all)).toEqual(
        NO_WIRING,
      );
    }
  });

  it('of a join is the same by the name of either end', () => {
    const wired = { geometry: geometryOf(premade('option1', 400, 300)), feedEvery: FEED_EVERY };
    const [join] = wired.geometry.joins;
    if (!join) throw new Error('The ring has no join');
    const [first, second] = [join.first, join.second].map(({ stepId, end }) => ({ stepId, end }));
    if (!first || !second) throw new Error('The join has fewer than two ends');
    const { wiring } = toggleCut({ ...wired, wiring: NO_WIRING }, first);
    expect(toggleCut({ ...wired, wiring }, second)).toEqual({
      kind: 'wire',
      act: 'uncut',
      wiring: NO_WIRING,
    });
  });
});

it('an island becomes a separate zone, and shares one again', () => {
  const own = toggleOwnZone(wiredWith(NO_WIRING), 'i');
  expect(own).toEqual({ kind: 'wire', act: 'ownZone', wiring: { ...NO_WIRING, ownZones: ['i'] } });
  expect(toggleOwnZone(wiredWith(own.wiring), 'i')).toEqual({
    kind: 'wire',
    act: 'joinZone',
    wiring: NO_WIRING,
  });
});
