import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PART_TABLES } from '../../parts/defaultPartTable.ts';
import { countParts } from '../../parts/parts.ts';
import { arbitraryLayout } from '../../testing/arbitraryEdit.ts';
import { edited, layoutOf, SHAPES } from '../../testing/sampleLayouts.ts';
import { editLayout } from './editLayout.ts';
import { type Point, turnedAbout, unitVector } from './heading.ts';
import { branchOf } from './islands.ts';
import { geometryOf, type Layout } from './layout.ts';
import { findProblems } from './problems.ts';
import { inverseMotion, movedPoint, sheetMotion } from './sheetMotion.ts';

const NUMBERS = DEFAULT_PART_TABLES.standard;
const island = (y: number) =>
  ({ kind: 'addIsland', id: 'i', origin: { x: 0, y }, length: 200, hasT: false }) as const;
const places = (layout: Layout) =>
  Object.fromEntries(
    geometryOf(layout).placed.map(({ step, axis }) => [
      step.id,
      [axis.start, axis.end].map(({ x, y }) => [
        Math.round(x * 1e4) / 1e4 + 0,
        Math.round(y * 1e4) / 1e4 + 0,
      ]),
    ]),
  );

describe('islands (D42a)', () => {
  it('lie at their origin with their heading', () => {
    const layout = edited(layoutOf([200]), island(300), { kind: 'turnIsland', stepId: 'i' });
    expect(places(layout).i).toEqual([
      [0, 200],
      [0, 400],
    ]);
    const [, , , end] = geometryOf(layout).openEnds;
    expect(end).toMatchObject({ heading: 1, island: 1 });
  });

  it('have parts as one tree each, and at least one feed each', () => {
    const layout = edited(layoutOf([200]), island(300));
    expect(countParts(geometryOf(layout), NUMBERS)).toMatchObject({
      endCaps: 4,
      straightConnectors: 0,
      feeds: 2,
    });
  });

  it('with ends that meet are not joined, but a problem', () => {
    const layout = edited(layoutOf([200]), { ...island(0), origin: { x: 200, y: 0 } });
    expect(geometryOf(layout).joins).toEqual([]);
    expect(findProblems(geometryOf(layout))).toMatchObject([{ kind: 'meeting', stepIds: ['s0', 'i'] }]);
  });

  it('are a problem if they cross', () => {
    const layout = edited(layoutOf([200]), { ...island(0), origin: { x: 30, y: 0 } });
    expect(findProblems(geometryOf(layout))).toMatchObject([{ kind: 'crossing' }]);
  });

  it('lie at most a kilometre away', () => {
    expect(editLayout(layoutOf([200]), island(100_001)).problem?.code).toBe('tooFar');
  });

  it('are removed with their start frame; the last one stays', () => {
    const layout = edited(layoutOf([200], [100]), island(300), { kind: 'remove', stepId: 's0' });
    expect(layout.steps).toMatchObject([{ id: 'i', origin: { x: 0, y: 0 }, heading: 0 }]);
    expect(editLayout(layout, { kind: 'remove', stepId: 'i' }).problem?.code).toBe('startStays');
  });
});

describe('mirroring an island', () => {
  const withStart = fc
    .tuple(arbitraryLayout, fc.nat())
    .map(([layout, at]) => {
      const starts = layout.steps.filter((step) => step.kind === 'start');
      return { layout, start: starts[at % Math.max(1, starts.length)] };
    })
    .filter(({ start }) => start !== undefined);
  const mirror = (layout: Layout, stepId: string) => edited(layout, { kind: 'mirrorIsland', stepId });

  it('swaps left and right about the centre of its start frame, and leaves the others alone', () => {
    fc.assert(
      fc.property(withStart, ({ layout, start }) => {
        if (!start) return;
        const after = mirror(layout, start.id);
        const own = branchOf(layout.steps, start.id);
        const { placed } = geometryOf(after);
        for (const { step, axis, index } of geometryOf(layout).placed) {
          const now = placed[index]?.axis;
          const { x: ahead, y: aside } = unitVector(start.heading);
          const across = ({ x, y }: Point): Point => {
            const off = (x - start.origin.x) * ahead + (y - start.origin.y) * aside;
            return own.has(step.id) ? { x: x - 2 * off * ahead, y: y - 2 * off * aside } : { x, y };
          };
          const [begin, end] = [axis.start, axis.end].map(across) as [Point, Point];
          const isTurned = step.id === start.id;
          for (const [point, was] of [
            [now?.start, isTurned ? end : begin],
            [now?.end, isTurned ? begin : end],
          ]) {
            expect(point?.x).toBeCloseTo(was?.x ?? Number.NaN, 3);
            expect(point?.y).toBeCloseTo(was?.y ?? Number.NaN, 3);
          }
        }
      }),
    );
  });

  it('keeps its parts; mirroring again restores it', () => {
    fc.assert(
      fc.property(withStart, ({ layout, start }) => {
        if (!start) return;
        const after = mirror(layout, start.id);
        expect(countParts(geometryOf(after), NUMBERS)).toEqual(countParts(geometryOf(layout), NUMBERS));
        expect(mirror(after, start.id)).toEqual(layout);
      }),
    );
  });

  it('keeps inactive ends, arms and the active end', () => {
    const arms = { ...SHAPES.straight, tArms: ['straight', 'left'] } as const;
    const layout = edited(
      layoutOf([200], [100]),
      { kind: 'setEntry', end: 'left', isActive: false },
      { kind: 'setShape', stepId: 's1', shape: arms },
    );
    const end = { stepId: 's1', end: 'left' } as const;
    const mirrored = mirror({ ...layout, activeEnd: end }, 's0');
    expect(mirrored).toMatchObject({ inactiveEntries: ['right'], activeEnd: { stepId: 's1', end: 'right' } });
    expect(mirrored.steps[1]).toMatchObject({
      tArms: ['straight', 'right'],
      on: { stepId: 's0', end: 'left' },
    });
  });
});

const NO_MOTION = { quarters: 0, by: { x: 0, y: 0 } };

describe('moving, turning or removing the first island', () => {
  const acts = fc.oneof(
    fc.record({
      kind: fc.constant('moveIsland' as const),
      by: fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }),
    }),
    fc.record({ kind: fc.constant('turnIsland' as const) }),
    fc.record({ kind: fc.constant('remove' as const) }),
    fc.record({ kind: fc.constant('remove' as const), rest: fc.constant('stays' as const) }),
  );
  it('moves all others by the inverse, and puts the new first one at the origin', () => {
    fc.assert(
      fc.property(arbitraryLayout, acts, (layout, act) => {
        const [first] = layout.steps;
        if (!first) return;
        const edit = { ...act, stepId: first.id };
        const { layout: after } = editLayout(layout, edit);
        if (!after) return;
        const motion = sheetMotion(layout, edit) ?? NO_MOTION;
        const now = places(after);
        for (const { step, axis, island } of geometryOf(layout).placed)
          if (island > 0)
            [axis.start, axis.end].forEach((point, end) => {
              const [x, y] = now[step.id]?.[end] ?? [];
              expect(x).toBeCloseTo(movedPoint(point, motion).x, 3);
              expect(y).toBeCloseTo(movedPoint(point, motion).y, 3);
            });
        expect(after.steps[0]).toMatchObject({ kind: 'start', origin: { x: 0, y: 0 }, heading: 0 });
      }),
    );
  });

  it('is undone by the inverse motion', () => {
    const motion = { quarters: 3, by: { x: 20, y: -70 } };
    expect(movedPoint(movedPoint({ x: 5, y: 8 }, motion), inverseMotion(motion))).toEqual({ x: 5, y: 8 });
    expect(turnedAbout({ x: 1, y: 0 }, 1)).toEqual({ x: 0, y: 1 });
  });
});
