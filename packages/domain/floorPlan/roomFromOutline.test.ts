import { describe, expect, it } from 'vitest';
import { toWalls } from '../kinds/room/outlineShape.ts';
import { newRoom, roomFault } from '../kinds/room/room.ts';
import type { Vector } from '../math/points.ts';
import {
  type DrawnCorner,
  type DrawnDxf,
  doorGroups,
  dxfOf,
  type Groups,
  insertGroups,
  polylineGroups,
} from '../testing/dxfDrawing.ts';
import { type FloorPlan, lineOf } from './floorPlan.ts';
import { outlineAt, planOutlines } from './planOutlines.ts';
import { readFloorPlan } from './readFloorPlan.ts';
import { roomFromOutline } from './roomFromOutline.ts';
import { nearestSnapPoint, snapGrid } from './snapPlaces.ts';

const NONE: ReadonlySet<number> = new Set();

function planOf(drawn: DrawnDxf): FloorPlan {
  const { read } = readFloorPlan(new TextEncoder().encode(dxfOf(drawn)));
  if (!('sure' in read)) throw new Error('The unit is ambiguous');
  return read.sure.plan;
}

function roomOf(drawn: DrawnDxf) {
  const plan = planOf(drawn);
  const [outline] = planOutlines(plan, NONE);
  if (!outline) throw new Error('No closed line');
  let ids = 0;
  const corners = lineOf(plan, outline.line);
  const room = roomFromOutline(corners, plan.openings, () => `o${ids++}`);
  if (!room) throw new Error('No room');
  return { ...room, corners };
}

const corners = (points: readonly DrawnCorner[], by = 1): DrawnCorner[] =>
  points.map(([x, y, bulge = 0]) => [x * by, y * by, bulge]);

const L: readonly DrawnCorner[] = [
  [0, 0],
  [600, 0],
  [600, 400],
  [250, 400],
  [250, 250],
  [0, 250],
];
const L_ROOM = L.map(([x, y]) => ({ x, y: 400 - y }));

const isSame = (outline: readonly Vector[], target: readonly Vector[]) => {
  expect(outline).toHaveLength(target.length);
  for (const corner of target)
    expect(outline.some((one) => Math.hypot(one.x - corner.x, one.y - corner.y) < 0.1)).toBe(true);
};

describe('a room matches its drawing within a millimetre', () => {
  it.each<[string, number, number]>([
    ['millimetres', 4, 10],
    ['centimetres', 5, 1],
    ['metres', 6, 0.01],
    ['inches', 1, 1 / 2.54],
  ])('is exact in %s, far from the origin', (_, units, by) => {
    const far = corners(
      L.map(([x, y]): DrawnCorner => [x + 654_321, y + 5_432_100]),
      by,
    );
    const { outline, left, off } = roomOf({ units, entities: polylineGroups('Ściany', far) });
    isSame(outline, L_ROOM);
    expect([left, off < 0.1]).toEqual([0, true]);
  });

  it('is exact for nested, mirrored and turned blocks', () => {
    const blocks: Record<string, Groups> = {
      plan: polylineGroups('0', corners(L, 10)),
      floor: insertGroups('0', 'plan', [100, 100], { sx: -1 }),
      house: insertGroups('0', 'floor', [7, 7], { turn: 90 }),
    };
    const { outline } = roomOf({
      units: 4,
      blocks,
      entities: insertGroups('0', 'house', [0, 0], { turn: -90, sx: -1 }),
    });
    const half = L_ROOM.map(({ x, y }) => ({ x: 600 - x, y: 400 - y }));
    isSame(outline, half);
  });

  it('with bulges, within the room’s whole centimetres', () => {
    const apse: DrawnCorner[] = [
      [0, 0],
      [6000, 0],
      [6000, 4000, 1],
      [0, 4000],
    ];
    const { outline, corners: line, off } = roomOf({ units: 4, entities: polylineGroups('0', apse) });
    const centre = { x: 300, y: 300 };
    const curved = line.filter(({ y }) => y < 299.9);
    expect(curved.length).toBeGreaterThan(20);
    for (const corner of curved)
      expect(Math.abs(Math.hypot(corner.x - centre.x, corner.y - centre.y) - 300)).toBeLessThan(0.1);
    expect(outline.length).toBeLessThanOrEqual(64);
    expect(roomFault({ outline })).toBeNull();
    expect(off).toBeLessThan(1.5);
    for (const target of [
      { x: 0, y: 700 },
      { x: 600, y: 700 },
    ])
      expect(toWalls(outline, target)).toBeLessThan(0.1);
  });
});

describe('doors and windows', () => {
  const room = polylineGroups('Ściany', [
    [0, 0],
    [600, 0],
    [600, 400],
    [0, 400],
  ]);
  const windowGroups = polylineGroups('0', [
    [-60, 0],
    [60, 0],
    [60, 25],
    [-60, 25],
  ]);
  const blocks: Record<string, Groups> = {
    'Drzwi 90': doorGroups(90),
    Fenster_120: windowGroups,
    stół: polylineGroups('0', [
      [0, 0],
      [80, 0],
      [80, 80],
      [0, 80],
    ]),
  };

  it('on its walls are part of the room, hung at their leaf', () => {
    const entities = [
      ...room,
      ...insertGroups('0', 'Drzwi 90', [300, 0], { sx: -1 }),
      ...insertGroups('0', 'Fenster_120', [600, 200], { turn: -90 }),
      ...insertGroups('0', 'stół', [0, 0]),
    ];
    const { outline, openings, left } = roomOf({ units: 5, blocks, entities });
    expect(left).toBe(0);
    expect(openings.map(({ kind, width }) => [kind, width])).toEqual([
      ['door', 90],
      ['window', 120],
    ]);
    const [door, pane] = openings;
    const wallAt = (index = 0) => [outline[index], outline[(index + 1) % 4]];
    expect(wallAt(door?.wall)).toEqual([
      { x: 600, y: 400 },
      { x: 0, y: 400 },
    ]);
    expect([door?.at, door?.hinge]).toEqual([600 - 255, 'begin']);
    expect(wallAt(pane?.wall)).toEqual([
      { x: 600, y: 0 },
      { x: 600, y: 400 },
    ]);
    expect(pane?.at).toBe(200);
    expect(newRoom(outline).outline).toEqual(outline);
  });

  it('are counted if they do not fit, without those of other rooms', () => {
    const entities = [
      ...room,
      ...insertGroups('0', 'Drzwi 90', [100, 0]),
      ...insertGroups('0', 'Drzwi 90', [130, 0]),
      ...insertGroups('0', 'Drzwi 90', [550, 0]),
      ...insertGroups('0', 'Drzwi 90', [200, 0], { sx: 0.1, sy: 0.1 }),
      ...insertGroups('0', 'Drzwi 90', [100, 0], { turn: 45 }),
      ...insertGroups('0', 'Drzwi 90', [900, 900]),
    ];
    const { openings, left } = roomOf({ units: 5, blocks, entities });
    expect([openings.length, left]).toEqual([1, 3]);
  });
});

it('a click selects the smallest line it is on, else the smallest around it', () => {
  const plan = planOf({
    units: 5,
    entities: [
      ...polylineGroups('0', [
        [0, 0],
        [1000, 0],
        [1000, 1000],
        [0, 1000],
      ]),
      ...polylineGroups('0', [
        [100, 100],
        [500, 100],
        [500, 500],
        [100, 500],
      ]),
      ...polylineGroups('0', [
        [200, 200],
        [250, 200],
        [250, 250],
      ]),
    ],
  });
  const outlines = planOutlines(plan, NONE);
  expect(outlines.map(({ area }) => area)).toEqual([100, 16]);
  const at = (x: number, y: number) => outlineAt(plan, outlines, { x, y }, 5)?.line;
  expect([at(300, 700), at(700, 700), at(3, 500), at(1020, 0)]).toEqual([1, 0, 0, undefined]);
  expect(planOutlines(plan, new Set([0]))).toEqual([]);
});

it('snapping uses ends and middles, but not those of the lines of a curve', () => {
  const plan = planOf({
    units: 5,
    entities: polylineGroups('0', [
      [0, 0],
      [600, 0],
      [600, 400, 1],
      [0, 400],
    ]),
  });
  const grid = snapGrid(plan, NONE);
  expect(grid.places).toHaveLength(2 * 7);
  expect(nearestSnapPoint(grid, { x: 304, y: 697 }, 10)).toMatchObject({ x: 300, y: expect.closeTo(700, 0) });
  expect(nearestSnapPoint(grid, { x: 200, y: 697 }, 10)).toBeNull();
});
