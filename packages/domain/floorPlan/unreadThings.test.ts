import { expect, it } from 'vitest';
import { dxfOf, type Groups, insertGroups, lineGroups, polylineGroups } from '../testing/dxfDrawing.ts';
import { interfaceTexts } from '../texts/interfaceTexts.ts';
import { type FloorPlan, hiddenOf, lineOf } from './floorPlan.ts';
import { OMISSION_KINDS } from './omissions.ts';
import { readFloorPlan } from './readFloorPlan.ts';

function planOf(drawn: Omit<Parameters<typeof dxfOf>[0], 'units'>): FloorPlan {
  const { read } = readFloorPlan(new TextEncoder().encode(dxfOf({ units: 5, ...drawn })));
  if (!('sure' in read)) throw new Error('The unit is ambiguous');
  return read.sure.plan;
}

const room = polylineGroups('Walls', [
  [0, 0],
  [600, 0],
  [600, 400],
  [0, 400],
]);
const thing = (type: string, layer = '0', more: Groups = []): Groups => [[0, type], [8, layer], ...more];
const omissionsOf = (entities: Groups) =>
  planOf({ entities: [...room, ...entities] }).omissions.map(({ kind, name, layer, count }) => [
    kind,
    name,
    layer,
    count,
  ]);

it('unread entities are listed by kind, name, layer and number', () => {
  const entities = [
    ...thing('AEC_WALL', 'A-WALL'),
    ...thing('AEC_WALL', 'A-WALL'),
    ...thing('IMAGE', 'Scan'),
    ...thing('WIPEOUT'),
    ...thing('MULTILEADER', 'Notes'),
    ...thing('3DSOLID'),
    ...thing('XLINE'),
    ...thing('POINT', 'Survey'),
    ...insertGroups('Doors', 'Lost', [0, 0]),
    ...thing('DIMENSION', 'Dim', [
      [2, '*D7'],
      [70, 0],
    ]),
  ];
  expect(omissionsOf(entities)).toEqual([
    ['addOn', 'AEC_WALL', 'A-WALL', 2],
    ['image', 'IMAGE', 'Scan', 1],
    ['mask', 'WIPEOUT', '0', 1],
    ['callout', 'MULTILEADER', 'Notes', 1],
    ['solid', '3DSOLID', '0', 1],
    ['infinite', 'XLINE', '0', 1],
    ['other', 'POINT', 'Survey', 1],
    ['missingBlock', 'lost', 'Doors', 1],
    ['dimension', '', 'Dim', 1],
  ]);
});

it('omitted entities of a block count once for each drawn insertion', () => {
  const blocks = { used: thing('IMAGE'), unused: thing('IMAGE') };
  const entities = [...room, ...insertGroups('A', 'used', [0, 0]), ...insertGroups('B', 'used', [9, 9])];
  expect(planOf({ blocks, entities }).omissions).toEqual([
    { kind: 'image', name: 'IMAGE', layer: 'A', count: 1 },
    { kind: 'image', name: 'IMAGE', layer: 'B', count: 1 },
  ]);
});

it('empty, hidden and paper entities are not listed', () => {
  const entities = [
    ...thing('ATTDEF'),
    ...thing('VIEWPORT'),
    ...thing('IMAGE', '0', [[67, 1]]),
    ...thing('IMAGE', '0', [[60, 1]]),
  ];
  expect(omissionsOf(entities)).toEqual([]);
});

it.each<[string, Groups]>([
  [
    'a line without its end',
    thing('LINE', 'X', [
      [10, 0],
      [20, 0],
      [11, 5],
    ]),
  ],
  [
    'a coordinate with a comma',
    thing('LINE', 'X', [
      [10, '0,5'],
      [20, 0],
      [11, 5],
      [21, 0],
    ]),
  ],
  [
    'a polyline with a corner of one coordinate',
    thing('LWPOLYLINE', 'X', [
      [10, 0],
      [20, 0],
      [10, 5],
    ]),
  ],
  [
    'a spline whose points lack a coordinate',
    thing('SPLINE', 'X', [
      [70, 0],
      [71, 3],
      [11, 0],
      [21, 0],
      [11, 9],
    ]),
  ],
  [
    'a multiline whose corners have other numbers of lines',
    thing('MLINE', 'X', [
      [70, 1],
      [71, 1],
      [11, 0],
      [21, 0],
      [74, 1],
      [41, 5],
      [11, 9],
      [21, 0],
    ]),
  ],
])('%s is left out and listed as damaged', (_, entities) => {
  const [type] = entities.flatMap(([code, value]) => (code === 0 ? [value] : []));
  expect(omissionsOf(entities)).toEqual([['damaged', type, 'X', 1]]);
});

it('a block on a layer that is off hides only its entities on layer 0', () => {
  const layers = [{ name: 'Off', colour: -3 }, { name: 'Furniture' }];
  const blocks = {
    site: [...lineGroups('0', [0, 0], [100, 0]), ...lineGroups('Furniture', [0, 0], [0, 100])],
  };
  const plan = planOf({ layers, blocks, entities: [...room, ...insertGroups('Off', 'site', [0, 0])] });
  const hidden = new Set(hiddenOf(plan));
  expect([...plan.layerOf].map((layer) => hidden.has(layer))).toEqual([false, true, false]);
});

it('a spline through points is a smooth curve through all of them', () => {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * Math.PI;
    return { x: 300 + 200 * Math.cos(angle), y: 100 + 200 * Math.sin(angle) };
  });
  const entities: Groups = [
    ...room,
    ...thing('SPLINE', '0', [
      [70, 8],
      [71, 3],
      [74, points.length],
      [12, 0],
      [22, 1],
      [13, 0],
      [23, -1],
    ]),
    ...points.flatMap(
      ({ x, y }): Groups => [
        [11, x],
        [21, y],
      ],
    ),
  ];
  const curve = lineOf(planOf({ entities }), 1);
  expect(curve.length).toBeGreaterThan(20);
  for (const { x, y } of curve) expect(Math.hypot(x - 300, 400 - y - 100)).toBeCloseTo(200, 0);
});

it('an interrupted multiline has a gap in each of its lines, and the ends that its style draws', () => {
  const corner = (x: number, numbers: readonly number[]): Groups => [
    [11, x],
    [21, 100],
    [12, 1],
    [22, 0],
    [13, 0],
    [23, 1],
    ...[10, -10].flatMap(
      (offset): Groups => [
        [74, numbers.length + 1],
        [41, offset],
        ...numbers.map((number) => [41, number] as const),
        [75, 0],
      ],
    ),
  ];
  const entities: Groups = [
    ...room,
    ...thing('MLINE', 'Walls', [
      [2, 'OUTER'],
      [70, 1],
      [71, 1],
      [72, 2],
      [73, 2],
    ]),
    ...corner(100, [0, 150, 240]),
    ...corner(500, [0]),
  ];
  const objects: Groups = [
    [0, 'MLINESTYLE'],
    [2, 'Outer'],
    [70, 16 | 256],
  ];
  const plan = planOf({ entities, objects });
  const spans = [1, 2, 3, 4, 5, 6].map((line) => lineOf(plan, line).map(({ x }) => x));
  expect(spans).toEqual([
    [100, 250],
    [340, 500],
    [100, 250],
    [340, 500],
    [100, 100],
    [500, 500],
  ]);
});

it('every kind of omission has a text', () => {
  for (const kind of OMISSION_KINDS) expect(interfaceTexts.omitted[kind].en).not.toBe('');
});
