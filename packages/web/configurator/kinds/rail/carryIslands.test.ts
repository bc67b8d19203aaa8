import { readFloorPlan } from '@lumitor/domain/floorPlan/readFloorPlan';
import { snapGrid } from '@lumitor/domain/floorPlan/snapPlaces';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { dxfOf, polylineGroups } from '@lumitor/domain/testing/dxfDrawing';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configuratorStore, initialState } from '../../../visitor/configuratorStore.ts';
import { floorPlanStore, overLines, pixelsOf } from '../../../visitor/floorPlan.ts';
import { SCREEN_SCALE } from '../../../visitor/projection.ts';
import { underlayNow } from '../../../visitor/room.ts';
import { carryIslands } from './carryIslands.ts';

const bytes = new TextEncoder().encode(
  dxfOf({
    units: 5,
    entities: polylineGroups('0', [
      [0, 0],
      [1000, 0],
      [1000, 800],
      [0, 800],
    ]),
  }),
);

function planOf() {
  const { read } = readFloorPlan(bytes);
  if (!('sure' in read)) throw new Error('The unit of the floor plan is ambiguous');
  return read.sure.plan;
}
const plan = planOf();
const hidden: ReadonlySet<number> = new Set();
const size = { width: plan.width * pixelsOf(plan), height: plan.height * pixelsOf(plan) };

beforeEach(() => {
  const underlay = newUnderlay({ id: 'u', name: 'rzut.dxf', ...size }, { x: 3, y: -7 }, plan.width);
  const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([200]), underlay });
  configuratorStore.setState({ ...initialState(), history });
  floorPlanStore.setState({
    shown: { underlayId: 'u', id: 'l', plan, hidden },
    snaps: { plan, hidden, grid: snapGrid(plan, hidden) },
  });
});
afterEach(() => {
  configuratorStore.setState(initialState());
  floorPlanStore.setState({ shown: null, snaps: null });
});

function distanceOf() {
  const { layout } = currentPlan(configuratorStore.getState().history);
  const underlay = underlayNow();
  const [end] = geometryOf(layout).openEnds.toSorted((a, b) => b.x - a.x);
  if (!underlay || !end) throw new Error('The floor plan or the rail is missing');
  const corner = overLines(underlay, plan, { x: plan.width, y: 0 });
  return { x: Math.round(corner.x - end.x), y: Math.round(corner.y - end.y) };
}

it('a dragged run snaps to ends and middles of floor plan lines, unless it moves freely', () => {
  const { x, y } = distanceOf();
  const dragged = carryIslands(['s0'], { x: 0, y: 0 });
  const to = (dx: number, dy: number) => ({ x: (x + dx) * SCREEN_SCALE, y: (y + dy) * SCREEN_SCALE });
  dragged.move(to(-60, 80), false);
  dragged.move(to(2, -2), false);
  expect(distanceOf()).toEqual({ x: 0, y: 0 });
  dragged.move(to(2, -2), true);
  expect(distanceOf()).toEqual({ x: -2, y: 2 });
  dragged.move(to(30, 30), false);
  expect(distanceOf()).toEqual({ x: -30, y: -30 });
  dragged.cancel();
  expect(distanceOf()).toEqual({ x, y });
});
