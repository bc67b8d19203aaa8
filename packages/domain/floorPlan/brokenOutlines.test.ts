import { describe, expect, it } from 'vitest';
import {
  type DrawnCorner,
  doorGroups,
  dxfOf,
  type Groups,
  insertGroups,
  lineGroups,
  polylineGroups,
} from '../testing/dxfDrawing.ts';
import type { FloorPlan } from './floorPlan.ts';
import { outlineAt, outlineCorners, planOutlines } from './planOutlines.ts';
import { readFloorPlan } from './readFloorPlan.ts';
import { roomFromOutline } from './roomFromOutline.ts';

const NONE: ReadonlySet<number> = new Set();

const BLOCKS: Record<string, Groups> = {
  'Drzwi 90': doorGroups(90),
  Okno: polylineGroups('0', [
    [-60, -15],
    [60, -15],
    [60, 15],
    [-60, 15],
  ]),
};

function planOf(entities: Groups): FloorPlan {
  const { read } = readFloorPlan(new TextEncoder().encode(dxfOf({ units: 5, blocks: BLOCKS, entities })));
  if (!('sure' in read)) throw new Error('The unit is ambiguous');
  return read.sure.plan;
}

function roomAt(plan: FloorPlan, x: number, y: number) {
  const outline = outlineAt(plan, planOutlines(plan, NONE), { x, y }, 1);
  if (!outline) return null;
  let ids = 0;
  return roomFromOutline(outlineCorners(plan, outline), plan.openings, () => `o${ids++}`);
}

const lines = (layer: string, ...ends: readonly (readonly [DrawnCorner, DrawnCorner])[]): Groups =>
  ends.flatMap(([from, to]) => lineGroups(layer, from, to));

const SINGLE = lines(
  'Ściany',
  [
    [0, 0],
    [200, 0],
  ],
  [
    [290, 0],
    [600, 0],
  ],
  [
    [600, 0],
    [600, 140],
  ],
  [
    [600, 260],
    [600, 400],
  ],
  [
    [600, 400],
    [0, 400],
  ],
  [
    [0, 400],
    [0, 0],
  ],
);
const RECTANGLE = [
  { x: 0, y: 0 },
  { x: 600, y: 0 },
  { x: 600, y: 400 },
  { x: 0, y: 400 },
];

const piece = (x0: number, y0: number, x1: number, y1: number): Groups =>
  polylineGroups('Ściany', [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);

describe('walls interrupted at doors and windows', () => {
  it('make a room whose blocks become openings', () => {
    const plan = planOf([
      ...SINGLE,
      ...insertGroups('0', 'Drzwi 90', [200, 0]),
      ...insertGroups('0', 'Okno', [600, 200], { turn: 90 }),
    ]);
    const room = roomAt(plan, 100, 100);
    expect(room?.outline).toEqual(expect.arrayContaining(RECTANGLE));
    expect(room?.outline).toHaveLength(4);
    expect(room?.openings.map(({ kind, width }) => [kind, width])).toEqual([
      ['door', 90],
      ['window', 120],
    ]);
    expect(room?.left).toBe(0);
  });

  it('make a room without openings if the gaps have no blocks', () => {
    const room = roomAt(planOf(SINGLE), 100, 100);
    expect(room?.outline).toHaveLength(4);
    expect(room?.openings).toEqual([]);
  });

  it('make a room of their inner faces if they have a thickness', () => {
    const plan = planOf([
      ...piece(-24, -24, 200, 0),
      ...piece(290, -24, 624, 0),
      ...piece(600, 0, 624, 140),
      ...piece(600, 260, 624, 400),
      ...piece(-24, 400, 624, 424),
      ...piece(-24, 0, 0, 400),
      ...insertGroups('0', 'Drzwi 90', [200, 0]),
      ...insertGroups('0', 'Okno', [612, 200], { turn: 90 }),
    ]);
    const room = roomAt(plan, 300, 200);
    expect(room?.outline).toEqual(
      expect.arrayContaining(RECTANGLE.map(({ x, y }) => ({ x: x + 24, y: y + 24 }))),
    );
    expect(room?.outline).toHaveLength(4);
    expect(room?.openings.map(({ kind }) => kind)).toEqual(['door', 'window']);
  });

  it('make two rooms on both sides of a wall with a door next to the corner', () => {
    const plan = planOf([
      ...polylineGroups('Ściany', [
        [0, 0],
        [800, 0],
        [800, 400],
        [0, 400],
      ]),
      ...lines('Ściany', [
        [300, 0],
        [300, 310],
      ]),
      ...insertGroups('0', 'Drzwi 90', [300, 310], { turn: 90 }),
    ]);
    const [left, right] = [roomAt(plan, 100, 200), roomAt(plan, 500, 200)];
    expect([left, right].map((room) => room?.outline.length)).toEqual([4, 4]);
    expect(left?.outline).toContainEqual({ x: 300, y: 0 });
    expect(right?.outline).toContainEqual({ x: 800, y: 400 });
    expect([left, right].map((room) => room?.openings.length)).toEqual([1, 1]);
  });

  it.each([
    [250, 4],
    [252, undefined],
  ])('with a gap of %s cm have %s walls', (gap, walls) => {
    const plan = planOf(
      lines(
        '0',
        [
          [0, 0],
          [300, 0],
        ],
        [
          [300 + gap, 0],
          [800, 0],
        ],
        [
          [800, 0],
          [800, 400],
        ],
        [
          [800, 400],
          [0, 400],
        ],
        [
          [0, 400],
          [0, 0],
        ],
      ),
    );
    expect(roomAt(plan, 100, 100)?.outline.length).toBe(walls);
  });

  it('meet at a corner that both do not reach', () => {
    const plan = planOf(
      lines(
        '0',
        [
          [80, 0],
          [600, 0],
        ],
        [
          [600, 0],
          [600, 400],
        ],
        [
          [600, 400],
          [0, 400],
        ],
        [
          [0, 400],
          [0, 60],
        ],
      ),
    );
    expect(roomAt(plan, 100, 100)?.outline).toEqual(expect.arrayContaining(RECTANGLE));
  });

  it('are found only on layers of walls if there are any', () => {
    const table = lines(
      'Meble',
      [
        [0, 200],
        [600, 200],
      ],
      [
        [100, 0],
        [100, 400],
      ],
    );
    expect(roomAt(planOf([...SINGLE, ...table]), 300, 100)?.outline).toHaveLength(4);
  });
});

it('furniture and columns do not divide a room', () => {
  const box = (layer: string, x: number, y: number, width: number, depth: number) =>
    polylineGroups(layer, [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ]);
  const plan = planOf([...SINGLE, ...box('Ściany', 300, 150, 40, 40), ...box('Ściany', 450, 150, 40, 40)]);
  expect(roomAt(plan, 100, 100)?.outline).toHaveLength(4);
  const bare = planOf([
    ...box('0', 0, 0, 600, 400),
    ...box('0', 100, 50, 200, 40),
    ...box('0', 100, 200, 45, 45),
  ]);
  expect(roomAt(bare, 400, 300)?.outline).toHaveLength(4);
  expect(planOutlines(bare, NONE)).toHaveLength(1);
});

it('a closed line that is an outline of walls as well is listed once', () => {
  const plan = planOf(
    polylineGroups('Ściany', [
      [0, 0],
      [600, 0],
      [600, 400],
      [0, 400],
    ]),
  );
  expect(planOutlines(plan, NONE)).toHaveLength(1);
});

it('four hundred rooms of broken walls on one plan are all found', () => {
  const rooms = Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [(index % 20) * 700, Math.floor(index / 20) * 500];
    return [0, 1, 2, 3].flatMap((turn) => {
      const [dx, dy] = [turn % 2 ? 0 : 300, turn % 2 ? 200 : 0];
      const [sx, sy] = [turn === 1 ? x + 600 : x, turn === 2 ? y + 400 : y];
      return lines(
        '0',
        [
          [sx, sy],
          [sx + dx - (dx && 45), sy + dy - (dy && 45)],
        ],
        [
          [sx + dx + (dx && 45), sy + dy + (dy && 45)],
          [sx + 2 * dx, sy + 2 * dy],
        ],
      );
    });
  }).flat();
  const plan = planOf(rooms);
  expect(planOutlines(plan, NONE).length).toBeGreaterThanOrEqual(400);
});
