import { readFloorPlan } from '@lumitor/domain/floorPlan/readFloorPlan';
import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import { doorGroups, dxfOf, insertGroups, polylineGroups } from '@lumitor/domain/testing/dxfDrawing';
import { beforeEach, expect, it } from 'vitest';
import { configuratorStore, initialState } from '../../visitor/configuratorStore.ts';
import { floorPlanStore, overLines, pixelsOf } from '../../visitor/floorPlan.ts';
import { roomNow, setUnderlay, underlayNow } from '../../visitor/room.ts';
import { takeTool } from '../../visitor/roomStore.ts';
import { closeRoom, drawPoint } from './tool.ts';

const DXF = dxfOf({
  units: 5,
  blocks: { 'Drzwi 90': doorGroups(90) },
  entities: [
    ...polylineGroups('0', [
      [0, 0],
      [600, 0],
      [600, 400],
      [0, 400],
    ]),
    ...insertGroups('0', 'Drzwi 90', [200, 0]),
  ],
});

beforeEach(() => {
  configuratorStore.setState(initialState());
  return () => {
    takeTool(null);
    floorPlanStore.setState({ shown: null, found: null });
    configuratorStore.setState(initialState());
  };
});

it('tracing a room over a floor plan adds its doors', () => {
  const { read } = readFloorPlan(new TextEncoder().encode(DXF));
  if (!('sure' in read)) throw new Error('The unit is ambiguous');
  const { plan } = read.sure;
  const scale = 1 / pixelsOf(plan);
  const picture = { id: 'u', name: 'rzut.dxf', width: plan.width / scale, height: plan.height / scale };
  setUnderlay({ ...newUnderlay(picture, { x: 300, y: 200 }, 600), scale });
  floorPlanStore.setState({ shown: { underlayId: 'u', id: 'l', plan, hidden: new Set() } });
  const underlay = underlayNow();
  if (!underlay) throw new Error('No underlay');

  takeTool({ kind: 'points', points: [] });
  for (const [x, y] of [
    [0, 0],
    [600, 0],
    [600, 408],
    [0, 408],
  ] as const)
    drawPoint(overLines(underlay, plan, { x, y }));
  closeRoom();
  expect(roomNow()?.openings).toMatchObject([{ kind: 'door', wall: 2, at: 355, width: 90 }]);
});
