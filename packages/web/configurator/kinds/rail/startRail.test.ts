import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { stepsOutside } from '@lumitor/domain/kinds/room/outside';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { configuratorStore, initialState } from '../../../visitor/configuratorStore.ts';
import { setNext, undoEdit } from '../../../visitor/editing.ts';
import { type ScreenPoint, toLayout, toScreen } from '../../../visitor/projection.ts';
import { drawRun, startRun } from './startRail.ts';

const AREA = { width: 1000, height: 800, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
const viewNow = () => configuratorStore.getState().view;
const surface = {
  area: () => AREA,
  view: viewNow,
  placeOf: (at: ScreenPoint) => toLayout(at, viewNow(), AREA),
  pixel: () => 1 / 3,
};
const planNow = () => currentPlan(configuratorStore.getState().history);
const onScreen = () =>
  geometryOf(planNow().layout).placed.map(({ axis }) =>
    [axis.start, axis.end].map((end) => {
      const { x, y } = toScreen(end, viewNow(), AREA);
      return [Math.round(x) + 0, Math.round(y) + 0];
    }),
  );

afterAll(() => configuratorStore.setState(initialState()));
beforeEach(() => configuratorStore.setState(initialState()));

it('a click starts the first rail and grows it to the right; undo removes it', () => {
  setNext({ length: '100' });
  expect(startRun(surface.placeOf({ x: 200, y: 499 }), surface)).toBe(true);
  expect(onScreen()).toEqual([
    [
      [200, 499],
      [500, 499],
    ],
  ]);
  expect(planNow().layout.activeEnd).toMatchObject({ end: 'right' });
  undoEdit();
  expect(planNow().layout.steps).toEqual([]);
});

it('a rail that would leave the room to the right grows in another direction', () => {
  const room = newRoom(rectangle(300, 400, { x: 0, y: 0 }));
  configuratorStore.setState({ ...initialState(), history: newHistory({ ...EMPTY_PLAN, room }) });
  setNext({ length: '200' });
  expect(startRun({ x: 100, y: 0 }, surface)).toBe(true);
  expect(planNow().layout.activeEnd).toMatchObject({ end: 'left' });
  expect(stepsOutside(planNow().room?.outline ?? [], geometryOf(planNow().layout))).toEqual([]);
});

it('a drag draws the first rail from the press, also down, and nothing else moves on the screen', () => {
  const room = newRoom(rectangle(600, 600, { x: 0, y: 0 }));
  configuratorStore.setState({ ...initialState(), history: newHistory({ ...EMPTY_PLAN, room }) });
  const corners = () => planNow().room?.outline.map((corner) => toScreen(corner, viewNow(), AREA));
  const before = corners();
  const dragged = drawRun({ x: 500, y: 100 }, surface);
  dragged.move({ x: 510, y: 700 }, true);
  dragged.drop();
  expect(onScreen()).toEqual([
    [
      [500, 100],
      [500, 700],
    ],
  ]);
  expect(corners()).toEqual(before?.map(({ x, y }) => ({ x: expect.closeTo(x), y: expect.closeTo(y) })));
  expect(configuratorStore.getState().next.from).toBeUndefined();
});

it('a separate run also starts at the click', () => {
  const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([200]) });
  configuratorStore.setState({ ...initialState(), history, isStartingRun: true });
  setNext({ length: '100' });
  startRun(surface.placeOf({ x: 302, y: 601 }), surface);
  expect(onScreen()[1]).toEqual([
    [302, 601],
    [602, 601],
  ]);
  expect(configuratorStore.getState().isStartingRun).toBe(false);
});
