import { axisPath } from '@lumitor/domain/drawing/axisPath';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import type { EndRef } from '@lumitor/domain/kinds/rail/step';
import { stepsOutside } from '@lumitor/domain/kinds/room/outside';
import { newRoom } from '@lumitor/domain/kinds/room/room';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { replay } from '@lumitor/domain/plan/replay';
import { arbitraryLayout } from '@lumitor/domain/testing/arbitraryEdit';
import { layoutOf, SHAPES } from '@lumitor/domain/testing/sampleLayouts';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { configuratorStore, initialState, type NextStep } from '../../visitor/configuratorStore.ts';
import { addNext, undoEdit } from '../../visitor/editing.ts';
import { toScreen } from '../../visitor/projection.ts';
import { nextAxis } from './nextAxis.ts';

const open = (layout: Layout, next: NextStep) =>
  configuratorStore.setState({ ...initialState(), history: newHistory({ ...EMPTY_PLAN, layout }), next });
const historyNow = () => configuratorStore.getState().history;
const added = () => {
  expect(addNext()).toBe(true);
  const rail = geometryOf(currentPlan(historyNow()).layout).placed.at(-1);
  return rail && axisPath(rail.axis);
};
const next = (shape: keyof typeof SHAPES, length: number): NextStep => ({
  length: String(length),
  shape: SHAPES[shape],
});
const requests = fc
  .tuple(fc.constantFrom(...(Object.keys(SHAPES) as (keyof typeof SHAPES)[])), fc.constantFrom(100, 200))
  .map((request) => next(...request));

afterAll(() => configuratorStore.setState(initialState()));

describe('an added rail has the position of its preview', () => {
  it('on a T start with any active end, also after a reload', () => {
    const ends = fc.constantFrom<EndRef['end']>('left', 'right', 'straight');
    fc.assert(
      fc.property(ends, requests, (end, request) => {
        const layout = { ...layoutOf([200, 'T']), activeEnd: { stepId: 's0', end } };
        open(layout, request);
        const shown = nextAxis({ layout, room: null }, request);
        expect(added()).toBe(shown && axisPath(shown));
        const { plans, edits, index } = historyNow();
        const again = replay(plans[0] ?? EMPTY_PLAN, edits, index);
        expect(currentPlan(again).layout.steps).toEqual(currentPlan(historyNow()).layout.steps);
      }),
    );
  });

  it('as the first rail in a room without the origin, and the room does not move', () => {
    const corners = [
      [0, 0],
      [900, 0],
      [900, 700],
      [600, 700],
      [600, 200],
      [0, 200],
    ].map(([x = 0, y = 0]) => ({ x: x + 40, y: y + 500 }));
    const room = newRoom(corners);
    open(EMPTY_PLAN.layout, next('straight', 200));
    configuratorStore.setState({ history: newHistory({ ...EMPTY_PLAN, room }) });
    const area = { width: 1000, height: 800, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
    const onScreen = (points: readonly Point[]) =>
      points.map((point) => toScreen(point, configuratorStore.getState().view, area));
    const before = onScreen(corners);
    const shown = nextAxis({ layout: EMPTY_PLAN.layout, room }, next('straight', 200));
    const ends = onScreen(shown ? [shown.start, shown.end] : []);
    added();
    const { layout, room: after } = currentPlan(historyNow());
    const { placed } = geometryOf(layout);
    expect(onScreen(placed.flatMap(({ axis }) => [axis.start, axis.end]))).toEqual(ends);
    expect(onScreen(after?.outline ?? [])).toEqual(before);
    expect(stepsOutside(after?.outline ?? [], { placed })).toEqual([]);
    undoEdit();
    expect(currentPlan(historyNow()).room).toEqual(room);
    expect(onScreen(corners)).toEqual(before);
  });

  it('on any layout', () => {
    fc.assert(
      fc.property(arbitraryLayout, requests, (layout, request) => {
        const shown = nextAxis({ layout, room: null }, request);
        if (!shown) return;
        open(layout, request);
        expect(added()).toBe(shown && axisPath(shown));
      }),
    );
  });
});
