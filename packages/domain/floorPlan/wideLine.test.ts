import { describe, expect, it } from 'vitest';
import { sumOf } from '../math/lists.ts';
import { between, cross } from '../math/points.ts';
import { dxfOf, type Groups, insertGroups, polylineGroups } from '../testing/dxfDrawing.ts';
import { type FloorPlan, lineOf } from './floorPlan.ts';
import { planOutlines } from './planOutlines.ts';
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
const light = (more: Groups, corners: Groups): Groups => [
  [0, 'LWPOLYLINE'],
  [8, 'Walls'],
  ...more,
  ...corners,
];

describe('a polyline with a width', () => {
  const corners = [...corner(100, 100), ...corner(500, 100), ...corner(500, 400)];

  it('has both edges, mitred at its corners, and is filled between them', () => {
    const plan = planOf({
      entities: [
        ...site,
        ...light(
          [
            [70, 0],
            [43, 24],
          ],
          corners,
        ),
      ],
    });
    expect(drawnIn(plan)).toEqual([
      [
        [100, 112],
        [488, 112],
        [488, 400],
        [512, 400],
        [512, 88],
        [100, 88],
      ],
    ]);
    expect(plan.fills).toEqual([{ from: 2, to: 3, strength: 0.7, isSolid: true }]);
    expect(plan.omissions).toEqual([]);
  });

  it('has two outlines if closed; the inner one becomes the room', () => {
    const entities = light(
      [
        [70, 1],
        [43, 20],
      ],
      [...corners, ...corner(100, 400)],
    );
    const plan = planOf({ entities: [...site, ...entities] });
    const areas = planOutlines(plan, new Set()).map(({ area }) => area);
    expect(areas).toEqual([80, 4.2 * 3.2, 3.8 * 2.8].map((area) => expect.closeTo(area, 6)));
  });

  it('has the width of each segment at its start and its end', () => {
    const arrow = light(
      [[70, 0]],
      [
        ...corner(100, 100, [
          [40, 10],
          [41, 10],
        ]),
        ...corner(300, 100, [
          [40, 40],
          [41, 0],
        ]),
        ...corner(400, 100),
      ],
    );
    expect(drawnIn(planOf({ entities: [...site, ...arrow] }))).toEqual([
      [
        [100, 105],
        [300, 105],
        [300, 120],
        [400, 100],
        [400, 100],
        [300, 80],
        [300, 95],
        [100, 95],
      ],
    ]);
  });

  it('has the widths of its corners, else its own, in files of older programs', () => {
    const vertex = (x: number, y: number, more: Groups = []): Groups => [
      [0, 'VERTEX'],
      [8, 'Walls'],
      ...corner(x, y),
      ...more,
    ];
    const old: Groups = [
      ...([
        [0, 'POLYLINE'],
        [8, 'Walls'],
        [70, 0],
        [40, 30],
        [41, 30],
      ] satisfies Groups),
      ...vertex(100, 100),
      ...vertex(200, 100, [
        [40, 10],
        [41, 10],
      ]),
      ...vertex(300, 100),
      [0, 'SEQEND'],
    ];
    expect(drawnIn(planOf({ entities: [...site, ...old] }))).toEqual([
      [
        [100, 115],
        [200, 115],
        [200, 105],
        [300, 105],
        [300, 95],
        [200, 95],
        [200, 85],
        [100, 85],
      ],
    ]);
  });

  it('has edges on both sides of its arcs, within a millimetre of them', () => {
    const bulges = [...corner(470, 400, [[42, 1]]), ...corner(530, 400, [[42, 1]])];
    const plan = planOf({
      entities: [
        ...site,
        ...light(
          [
            [70, 1],
            [43, 50],
          ],
          bulges,
        ),
      ],
    });
    const rings = [1, 2].map((line) => lineOf(plan, line));
    const radii = rings.map((points) => {
      const middles = points.map((point, index) =>
        between(point, points[(index + 1) % points.length] ?? point),
      );
      return [...points, ...middles].map(({ x, y }) => Math.hypot(x - 500, 800 - y - 400));
    });
    for (const [index, radius] of [5, 55].entries())
      for (const one of radii[index] ?? []) expect(Math.abs(one - radius)).toBeLessThan(0.1);
    // Opposite directions make the non-zero rule leave the middle empty.
    const [inner = 0, outer = 0] = rings.map((points) =>
      sumOf(points.map((point, index) => cross(point, points[(index + 1) % points.length] ?? point))),
    );
    expect(Math.sign(inner)).toBe(-Math.sign(outer));
  });

  it('scales its width with its block, and becomes a centre line if thin', () => {
    const blocks = {
      wall: light(
        [
          [70, 0],
          [43, 1],
        ],
        [...corner(0, 0), ...corner(10, 0)],
      ),
    };
    const entities = [...site, ...insertGroups('Walls', 'wall', [100, 100], { sx: 20, sy: 20 })];
    expect(drawnIn(planOf({ blocks, entities }))).toEqual([
      [
        [100, 110],
        [300, 110],
        [300, 90],
        [100, 90],
      ],
    ]);
    const thin = light(
      [
        [70, 0],
        [43, 0.4],
      ],
      corners,
    );
    expect(drawnIn(planOf({ entities: [...site, ...thin] }))).toEqual([
      [
        [100, 100],
        [500, 100],
        [500, 400],
      ],
    ]);
  });

  it('with a damaged width is listed', () => {
    const plan = planOf({
      entities: [
        ...site,
        ...light(
          [
            [70, 0],
            [43, 'wide'],
          ],
          corners,
        ),
      ],
    });
    expect(plan.omissions).toEqual([{ kind: 'damaged', name: 'LWPOLYLINE', layer: 'Walls', count: 1 }]);
  });
});
