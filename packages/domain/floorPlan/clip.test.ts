import { describe, expect, it } from 'vitest';
import { dxfOf, type Groups, insertGroups, lineGroups, polylineGroups } from '../testing/dxfDrawing.ts';
import { type FloorPlan, lineOf } from './floorPlan.ts';
import { readFloorPlan } from './readFloorPlan.ts';

function planOf(drawn: Omit<Parameters<typeof dxfOf>[0], 'units'>): FloorPlan {
  const { read } = readFloorPlan(new TextEncoder().encode(dxfOf({ units: 5, ...drawn })));
  if (!('sure' in read)) throw new Error('The unit is ambiguous');
  return read.sure.plan;
}

const site = polylineGroups('Site', [
  [0, 0],
  [1000, 0],
  [1000, 800],
  [0, 800],
]);
const pointsOf = (plan: FloorPlan, line: number) =>
  lineOf(plan, line).map(({ x, y }) => [Math.round(10 * x) / 10 + 0, Math.round(10 * (800 - y)) / 10 + 0]);
const drawnIn = (plan: FloorPlan) =>
  [...plan.closed].flatMap((closed, line) => (line > 0 && closed !== 2 ? [pointsOf(plan, line)] : []));

const corner = (x: number, y: number, more: Groups = []): Groups => [[10, x], [20, y], ...more];
const UNMOVED = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
const moved = (x: number, y: number) => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, 0];
const clipped: Groups = [
  [102, '{ACAD_XDICTIONARY'],
  [360, 'A1'],
  [102, '}'],
];
function filter(
  corners: readonly (readonly [number, number])[],
  {
    on = 1,
    toBlock = UNMOVED,
    toBoundary = UNMOVED,
    more = [],
  }: { on?: number; toBlock?: number[]; toBoundary?: number[]; more?: Groups } = {},
): Groups {
  const dictionary = (handle: string, name: string, entry: string): Groups => [
    [0, 'DICTIONARY'],
    [5, handle],
    [3, name],
    [360, entry],
  ];
  return [
    ...dictionary('A1', 'ACAD_FILTER', 'A2'),
    ...dictionary('A2', 'SPATIAL', 'A3'),
    [0, 'SPATIAL_FILTER'],
    [5, 'A3'],
    [70, corners.length],
    ...corners.flatMap(([x, y]) => corner(x, y)),
    [71, on],
    ...more,
    ...[...toBlock, ...toBoundary].map((figure) => [40, figure] as const),
  ];
}

describe('a clipped block', () => {
  const cross = [...lineGroups('0', [0, 50], [100, 50]), ...lineGroups('0', [50, 0], [50, 100])];
  const box: readonly (readonly [number, number])[] = [
    [20, 20],
    [80, 60],
  ];
  const drawn = (block: Groups, objects: Groups, insertion: Parameters<typeof insertGroups>[3] = {}) =>
    planOf({
      blocks: { block },
      objects,
      entities: [...site, ...insertGroups('0', 'block', [200, 200], { more: clipped, ...insertion })],
    });

  it('has its lines as far as the boundary, and is not listed', () => {
    const plan = drawn(cross, filter(box));
    expect(drawnIn(plan)).toEqual([
      [
        [220, 250],
        [280, 250],
      ],
      [
        [250, 220],
        [250, 260],
      ],
    ]);
    expect(plan.omissions).toEqual([]);
  });

  it('is drawn whole if its clip is off', () => {
    expect(drawnIn(drawn(cross, filter(box, { on: 0 })))).toHaveLength(2);
    expect(drawnIn(drawn(cross, filter(box, { on: 0 })))[0]).toEqual([
      [200, 250],
      [300, 250],
    ]);
  });

  it('is clipped by the drawn boundary, which moves with the block', () => {
    const objects = filter(
      [
        [510, 520],
        [570, 560],
      ],
      { toBlock: moved(-500, -500), toBoundary: moved(-10, 0) },
    );
    expect(drawnIn(drawn(cross, objects))).toEqual(drawnIn(drawn(cross, filter(box))));
  });

  it('is clipped in its own axes at any scale and rotation', () => {
    const [line] = drawnIn(drawn(cross, filter(box), { sx: 2, sy: 2, turn: 90 }));
    expect(line).toEqual([
      [100, 240],
      [100, 360],
    ]);
  });

  it('splits a closed line that crosses the boundary into the pieces inside', () => {
    const square = polylineGroups('0', [
      [50, 30],
      [90, 30],
      [90, 40],
      [50, 40],
    ]);
    const plan = drawn(square, filter(box));
    expect(drawnIn(plan)).toEqual([
      [
        [280, 240],
        [250, 240],
        [250, 230],
        [280, 230],
      ],
    ]);
    expect(plan.closed[1]).toBe(0);
    const inside = polylineGroups('0', [
      [30, 30],
      [40, 30],
      [40, 40],
    ]);
    expect(drawn(inside, filter(box)).closed[1]).toBe(1);
  });

  it('shows lines on its boundary', () => {
    const edge = polylineGroups('0', [
      [20, 20],
      [80, 20],
      [80, 60],
      [20, 60],
    ]);
    expect(drawnIn(drawn(edge, filter(box)))[0]).toHaveLength(4);
  });

  it('is clipped by a boundary with notches, and by one that hides what is inside', () => {
    const line = lineGroups('0', [0, 50], [100, 50]);
    const notched = filter([
      [10, 10],
      [90, 10],
      [90, 90],
      [60, 90],
      [60, 30],
      [40, 30],
      [40, 90],
      [10, 90],
    ]);
    expect(drawnIn(drawn(line, notched))).toEqual([
      [
        [210, 250],
        [240, 250],
      ],
      [
        [260, 250],
        [290, 250],
      ],
    ]);
    const inverted = filter([
      [40, 40],
      [60, 40],
      [60, 60],
      [40, 60],
      [40, 200],
      [-100, 200],
      [-100, -100],
      [200, -100],
      [200, 200],
      [40, 200],
      [40, 60],
    ]);
    expect(drawnIn(drawn(line, inverted))).toEqual([
      [
        [200, 250],
        [240, 250],
      ],
      [
        [260, 250],
        [300, 250],
      ],
    ]);
  });

  it('has only the fills and words inside', () => {
    const word = (x: number, text: string): Groups => [
      [0, 'TEXT'],
      [8, '0'],
      ...corner(x, 40),
      [40, 2],
      [1, text],
    ];
    const solid: Groups = [
      [0, 'SOLID'],
      [8, '0'],
      ...[
        [0, 30],
        [100, 30],
        [0, 50],
        [100, 50],
      ].flatMap(
        ([x = 0, y = 0], index): Groups => [
          [10 + index, x],
          [20 + index, y],
        ],
      ),
    ];
    const plan = drawn([...solid, ...word(40, 'In'), ...word(90, 'Out')], filter(box));
    const [fill] = plan.fills;
    const xs = pointsOf(plan, fill?.from ?? 0).map(([x = 0]) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([220, 280]);
    expect(plan.texts.map(({ text }) => text)).toEqual(['In']);
  });

  it('inside a clipped block shows the intersection of both boundaries', () => {
    const blocks = {
      inner: cross,
      outer: insertGroups('0', 'inner', [20, 0], { more: clipped }),
    };
    const entities = [...site, ...insertGroups('0', 'outer', [200, 200], { more: clipped })];
    expect(drawnIn(planOf({ blocks, entities, objects: filter(box) }))).toEqual([
      [
        [240, 250],
        [280, 250],
      ],
      [
        [270, 220],
        [270, 260],
      ],
    ]);
  });

  it.each<[string, Groups]>([
    [
      'clips by height',
      filter(box, {
        more: [
          [72, 1],
          [40, 5],
        ],
      }),
    ],
    ['has a matrix that leads nowhere', filter(box, { toBoundary: UNMOVED.map(() => 0) })],
    [
      'has a coordinate that is no number',
      filter(box, {
        more: [
          [10, 'x'],
          [20, 0],
        ],
      }),
    ],
  ])('whose boundary %s is drawn whole, and listed', (_, objects) => {
    const plan = drawn(cross, objects);
    expect(drawnIn(plan)[0]).toEqual([
      [200, 250],
      [300, 250],
    ]);
    expect(plan.omissions).toEqual([{ kind: 'clipped', name: '', layer: '0', count: 1 }]);
  });
});
