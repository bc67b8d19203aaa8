import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLayout } from '../../testing/arbitraryEdit.ts';
import { edited, layoutOf, premade } from '../../testing/sampleLayouts.ts';
import type { Rest } from './edit.ts';
import { editLayout } from './editLayout.ts';
import { geometryOf, type Layout } from './layout.ts';
import { findProblems } from './problems.ts';
import { movedPoint, sheetMotion } from './sheetMotion.ts';
import { waysToRemove } from './waysToRemove.ts';

const without = (layout: Layout, stepId: string, rest: Rest): Layout =>
  edited(layout, { kind: 'remove', stepId, rest });
const axisOf = (layout: Layout, stepId: string) =>
  geometryOf(layout).placed.find(({ step }) => step.id === stepId)?.axis;
const starts = (layout: Layout) => layout.steps.filter(({ kind }) => kind === 'start');
const withStep = fc
  .tuple(arbitraryLayout, fc.nat())
  .filter(([{ steps }]) => steps.length > 0)
  .map(([layout, at]) => [layout, layout.steps[at % layout.steps.length]?.id as string] as const);

describe('removing a step and closing up', () => {
  it('keeps the headings of the following steps', () => {
    const layout = without(layoutOf([200], [100], [150, 'right'], [100, 'left']), 's1', 'closesUp');
    expect(layout.steps.map(({ id }) => id)).toEqual(['s0', 's2', 's3']);
    expect(axisOf(layout, 's2')).toMatchObject({ start: { x: 100, y: 0 }, end: { x: 100, y: 150 } });
    const corner = without(layoutOf([200], [150, 'right'], [100, 'left']), 's1', 'closesUp');
    expect(corner.steps[1]).toMatchObject({ direction: 'straight', on: { stepId: 's0', end: 'right' } });
    const fromT = without(layoutOf([200], [150, 'T'], [100]), 's1', 'closesUp');
    expect(fromT.steps[1]).toMatchObject({ direction: 'left', on: { stepId: 's0', end: 'right' } });
  });

  it('moves them all by one vector, and nothing else', () => {
    fc.assert(
      fc.property(withStep, ([layout, stepId]) => {
        const { layout: after } = editLayout(layout, { kind: 'remove', stepId, rest: 'closesUp' });
        const removed = axisOf(layout, stepId);
        const child = geometryOf(layout).placed.find(
          ({ step }) => step.kind !== 'start' && step.on.stepId === stepId,
        );
        if (!after || !removed || !child) return;
        expect(after.steps).toHaveLength(layout.steps.length - 1);
        const shifts = geometryOf(after).placed.map(({ step, axis }) => {
          const { x = 0, y = 0 } = axisOf(layout, step.id)?.start ?? {};
          return [axis.start.x - x, axis.start.y - y].map((by) => Math.round(by * 1e3) / 1e3 + 0);
        });
        const up = [removed.start.x - child.axis.start.x, removed.start.y - child.axis.start.y];
        const expected = JSON.stringify(up.map((by) => Math.round(by * 1e3) / 1e3 + 0));
        for (const shift of shifts) expect(['[0,0]', expected]).toContain(JSON.stringify(shift));
        expect(axisOf(after, child.step.id)?.start).toEqual(removed.start);
      }),
    );
  });

  it.each([
    ['would go back', layoutOf([200], [100, 'right'], [100, 'right']), 's1', 'hangingDoesNotFit'],
    [
      'would turn on an end of a T',
      layoutOf([200], [100, 'T'], [100], [100, 'left']),
      's2',
      'hangingDoesNotFit',
    ],
    [
      'would begin with a bend at an angle',
      layoutOf([200], [50, 'left'], [100, 'bendLeft']),
      's1',
      'hangingDoesNotFit',
    ],
    [
      'are two steps',
      layoutOf([200], [100, 'T'], [100], [100, 'straight', { stepId: 's1', end: 'right' }]),
      's1',
      'severalHang',
    ],
    ['has nothing to move up to', layoutOf([200], [100]), 's0', 'nothingBefore'],
  ])('is refused if the rest %s', (_, layout, stepId, code) => {
    expect(waysToRemove(layout, stepId).closesUp).toBe(code);
  });
});

describe('removing a step and leaving the rest in place', () => {
  it('leaves an island of its own (D42a)', () => {
    const layout = without(layoutOf([200], [100], [151, 'right'], [100, 'left']), 's1', 'stays');
    expect(layout.steps).toMatchObject([
      { id: 's0' },
      { id: 's2', kind: 'start', origin: { x: 200, y: 76 }, heading: 1, frameLength: 151 },
      { id: 's3', on: { stepId: 's2', end: 'right' }, direction: 'left' },
    ]);
    expect(layout.activeEnd).toEqual({ stepId: 's0', end: 'right' });
  });

  it('starts the island with its first straight rail, and hangs earlier bends on its other end', () => {
    const layout = without(layoutOf([200], [50], [100, 'bendLeft'], [120], [80, 'right']), 's1', 'stays');
    expect(layout.steps).toMatchObject([
      { id: 's0' },
      { id: 's3', kind: 'start', heading: 3 },
      { id: 's4', on: { stepId: 's3', end: 'right' } },
      { id: 's2', kind: 'bent', direction: 'right', on: { stepId: 's3', end: 'left' } },
    ]);
    const first = without(layoutOf([200], [100, 'bendLeft'], [120]), 's0', 'stays');
    expect(first.steps[0]).toMatchObject({ id: 's2', origin: { x: 0, y: 0 }, heading: 0 });
  });

  it('leaves one island for each end of a T', () => {
    const both = layoutOf([200], [100, 'T'], [100], [100, 'straight', { stepId: 's1', end: 'right' }]);
    expect(starts(without(both, 's1', 'stays')).map(({ id }) => id)).toEqual(['s0', 's2', 's3']);
  });

  it('leaves one layout of a closed shape, hung on its former join', () => {
    for (const [option, removed] of [
      ['option1', 'p.1'],
      ['option1', 'p'],
      ['option1Curved', 'p.2'],
      ['option1Curved', 'p.3'],
    ] as const) {
      const rectangle = premade(option, 400, 300);
      const layout = without(rectangle, removed, 'stays');
      expect(starts(layout)).toHaveLength(1);
      expect(layout.steps).toHaveLength(rectangle.steps.length - 1);
      expect(geometryOf(layout).openEnds).toHaveLength(2);
      expect(findProblems(geometryOf(layout))).toEqual([]);
    }
  });

  it('keeps the position of every other step, to the centimetre', () => {
    fc.assert(
      fc.property(withStep, ([layout, stepId]) => {
        const edit = { kind: 'remove', stepId, rest: 'stays' } as const;
        const { layout: after } = editLayout(layout, edit);
        if (!after) return;
        expect(after.steps).toHaveLength(layout.steps.length - 1);
        expect(after.steps[0]).toMatchObject({ kind: 'start', origin: { x: 0, y: 0 }, heading: 0 });
        const motion = sheetMotion(layout, edit) ?? { quarters: 0, by: { x: 0, y: 0 } };
        for (const { step, axis } of geometryOf(layout).placed) {
          const now = axisOf(after, step.id);
          if (!now) continue;
          const was = [axis.start, axis.end].map((point) => movedPoint(point, motion));
          const isAt = (points: { x: number; y: number }[]) =>
            points.every(({ x, y }, at) => Math.hypot(x - (was[at]?.x ?? 0), y - (was[at]?.y ?? 0)) < 1.5);
          expect(isAt([now.start, now.end]) || isAt([now.end, now.start])).toBe(true);
        }
      }),
    );
  });

  it('is refused if the rest has only bends or starts with a T', () => {
    expect(waysToRemove(layoutOf([200], [50], [100, 'bendLeft']), 's1').stays).toBe('restCannotStay');
    expect(waysToRemove(layoutOf([200], [50], [100, 'T']), 's1').stays).toBe('restCannotStay');
  });
});

it('gives the same result for the last step in every way', () => {
  const layout = layoutOf([200], [100]);
  expect(waysToRemove(layout, 's1')).toEqual({ closesUp: null, stays: null });
  expect(waysToRemove(layoutOf([200]), 's0')).toEqual({ closesUp: 'startStays', stays: 'startStays' });
});
