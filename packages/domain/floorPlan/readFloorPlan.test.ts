import { describe, expect, it } from 'vitest';
import { distance } from '../math/points.ts';
import { dxfOf, type Groups, insertGroups, lineGroups, polylineGroups } from '../testing/dxfDrawing.ts';
import { type DxfFault, MAX_ENTITIES, UnreadableDxf } from './dxfFault.ts';
import { dxfKindOf } from './dxfKind.ts';
import { type FloorPlan, hiddenOf, lineOf } from './floorPlan.ts';
import { readFloorPlan } from './readFloorPlan.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function planOf(text: string | Uint8Array): FloorPlan {
  const { read } = readFloorPlan(typeof text === 'string' ? bytesOf(text) : text);
  if (!('sure' in read)) throw new Error('The unit is ambiguous');
  return read.sure.plan;
}

function faultOf(bytes: Uint8Array): DxfFault | null {
  try {
    readFloorPlan(bytes);
    return null;
  } catch (error) {
    if (error instanceof UnreadableDxf) return error.fault;
    throw error;
  }
}

const CM = 5;
const line = lineGroups('0', [0, 0], [400, 300]);
const drawnOn = (plan: FloorPlan): (string | undefined)[] =>
  [...plan.layerOf].map((layer) => plan.layers[layer]?.name);

function offCircle(
  points: readonly { x: number; y: number }[],
  centre: { x: number; y: number },
  radius: number,
) {
  const offs = points.flatMap((point, index) => {
    const next = points[index + 1];
    const middle = next && { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return [point, ...(middle ? [middle] : [])].map((one) => Math.abs(distance(one, centre) - radius));
  });
  return Math.max(...offs);
}

describe('curves', () => {
  const centre = { x: 250, y: 250 };
  const around = polylineGroups('0', [
    [0, 0],
    [500, 0],
    [500, 500],
    [0, 500],
  ]);
  const circleOf = (entities: Groups, line = 1) =>
    lineOf(planOf(dxfOf({ units: CM, entities: [...around, ...entities] })), line);

  it.each<[string, Groups]>([
    [
      'a circle',
      [
        [0, 'CIRCLE'],
        [10, 250],
        [20, 250],
        [40, 200],
      ],
    ],
    [
      'an arc across angle 0',
      [
        [0, 'ARC'],
        [10, 250],
        [20, 250],
        [40, 200],
        [50, 300],
        [51, 100],
      ],
    ],
    [
      'two bulges',
      polylineGroups('0', [
        [50, 250, 1],
        [450, 250, 1],
      ]),
    ],
    [
      'an ellipse',
      [
        [0, 'ELLIPSE'],
        [10, 250],
        [20, 250],
        [11, 0],
        [21, 200],
        [40, 1],
        [41, 0],
        [42, 6],
      ],
    ],
    [
      'a spline with weights',
      [
        ...([
          [0, 'SPLINE'],
          [70, 4],
          [71, 2],
        ] satisfies Groups),
        ...[0, 0, 0, 1, 1, 1].map((knot) => [40, knot] as const),
        ...([
          [10, 450],
          [20, 250],
          [10, 450],
          [20, 450],
          [10, 250],
          [20, 450],
        ] satisfies Groups),
        ...[1, Math.SQRT1_2, 1].map((weight) => [41, weight] as const),
      ],
    ],
    [
      'an arc seen from below',
      [
        ...([
          [0, 'ARC'],
          [10, -250],
          [20, 250],
          [40, 200],
          [50, 10],
          [51, 150],
        ] satisfies Groups),
        ...([
          [210, 0],
          [220, 0],
          [230, -1],
        ] satisfies Groups),
      ],
    ],
  ])('are lines within a millimetre: %s', (_, entities) => {
    const points = circleOf(entities);
    expect(points.length).toBeGreaterThan(4);
    expect(offCircle(points, centre, 200)).toBeLessThan(0.1);
  });

  it('have up to 100,000 control points, read in seconds', () => {
    const count = 100_000;
    const entities: Groups = [
      ...([
        [0, 'SPLINE'],
        [71, 3],
      ] satisfies Groups),
      ...Array.from({ length: count + 4 }, (_, index) => [40, index] as const),
      ...Array.from({ length: count }, (_, index): Groups => {
        return [
          [10, index % 900],
          [20, 90 * (index % 2)],
        ];
      }).flat(),
    ];
    const bytes = bytesOf(dxfOf({ units: CM, entities }));
    const began = process.cpuUsage();
    readFloorPlan(bytes);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1e6).toBeLessThan(6);
  });

  it('get more lines in a scaled block', () => {
    const blocks = {
      ring: [
        [0, 'CIRCLE'],
        [10, 0],
        [20, 0],
        [40, 1],
      ] satisfies Groups,
    };
    const entities = [
      ...insertGroups('0', 'ring', [0, 0], { sx: 1000, sy: 1000 }),
      ...lineGroups('0', [-1000, -1000], [1000, 1000]),
    ];
    const points = lineOf(planOf(dxfOf({ units: CM, blocks, entities })), 0);
    expect(offCircle(points, { x: 1000, y: 1000 }, 1000)).toBeLessThan(0.1);
  });
});

describe('blocks', () => {
  it('can be nested, mirrored, scaled, turned and in rows', () => {
    const blocks: Record<string, Groups> = {
      arm: lineGroups('0', [0, 0], [100, 0]),
      pair: [...insertGroups('0', 'arm', [0, 0]), ...insertGroups('0', 'arm', [0, 50], { sx: -1 })],
    };
    const more: Groups = [
      [70, 2],
      [71, 3],
      [44, 300],
      [45, 200],
    ];
    const entities = insertGroups('Ściany', 'PAIR', [0, 0], { sx: 2, sy: 2, turn: 90, more });
    const plan = planOf(dxfOf({ units: CM, blocks, entities }));
    expect(plan.closed).toHaveLength(2 * 2 * 3);
    expect([plan.width, plan.height].map(Math.round)).toEqual([2 * 200 + 2 * 50, 300 + 2 * 200]);
    expect(new Set(drawnOn(plan))).toEqual(new Set(['Ściany']));
  });

  it('inside themselves are left out', () => {
    const blocks = { a: [...insertGroups('0', 'b', [0, 0]), ...line], b: insertGroups('0', 'a', [1, 1]) };
    const plan = planOf(dxfOf({ units: CM, blocks, entities: insertGroups('0', 'a', [0, 0]) }));
    expect(plan.closed).toHaveLength(1);
  });

  it('are refused at once if they expand to too many entities', () => {
    const nested = Array.from({ length: 12 }, (_, level): [string, Groups] => [
      `b${level}`,
      Array.from({ length: 10 }, (_, index) =>
        level === 0 ? line : insertGroups('0', `b${level - 1}`, [index, 0]),
      ).flat(),
    ]);
    const blocks = Object.fromEntries(nested);
    const tooMany = { kind: 'tooManyEntities', most: MAX_ENTITIES };
    expect(faultOf(bytesOf(dxfOf({ blocks, entities: insertGroups('0', 'b11', [0, 0]) })))).toEqual(tooMany);
    const rows: Groups = [
      [70, 30_000],
      [71, 30_000],
      [44, 1],
      [45, 1],
    ];
    const entities = insertGroups('0', 'empty', [0, 0], { more: rows });
    expect(faultOf(bytesOf(dxfOf({ blocks: { empty: [] }, entities })))).toEqual(tooMany);
  });

  it('are drawn in place as pictures of dimensions; hidden and paper entities are not', () => {
    const entities: Groups = [
      ...([
        [0, 'DIMENSION'],
        [8, 'Wymiary'],
        [2, '*D1'],
        [10, 900],
        [20, 900],
      ] satisfies Groups),
      ...([...lineGroups('0', [0, 0], [900, 0]), [60, 1]] satisfies Groups),
      ...([...lineGroups('0', [0, 0], [900, 0]), [67, 1]] satisfies Groups),
    ];
    const plan = planOf(dxfOf({ units: CM, blocks: { '*D1': line }, entities }));
    expect([plan.closed.length, plan.width, plan.height]).toEqual([1, 400, 300]);
  });
});

describe('layers', () => {
  it('are hidden at first if off or frozen, as are the points of dimensions', () => {
    const layers = [
      { name: 'Ściany' },
      { name: 'Meble', colour: -3 },
      { name: 'Osie', flags: 1 },
      { name: 'Defpoints' },
    ];
    const entities = layers.flatMap(({ name }) => lineGroups(name, [0, 0], [300, 400]));
    const plan = planOf(dxfOf({ units: CM, layers, entities }));
    expect(hiddenOf(plan).map((layer) => plan.layers[layer]?.name)).toEqual(['Meble', 'Osie', 'Defpoints']);
  });

  it('have names in the code page of older files, with escaped letters', () => {
    const header: Groups = [
      [9, '$ACADVER'],
      [1, 'AC1015'],
      [9, '$DWGCODEPAGE'],
      [3, 'ANSI_1250'],
    ];
    const text = dxfOf({
      units: CM,
      header,
      entities: [...lineGroups('?ciany', [0, 0], [300, 0]), ...lineGroups('K\\U+0142', [0, 0], [0, 300])],
    });
    const bytes = bytesOf(text);
    bytes[text.indexOf('?ciany')] = 0x8c;
    expect(drawnOn(planOf(bytes))).toEqual(['Ściany', 'Kł']);
  });
});

describe('units', () => {
  const sized = (size: number, known: { units?: number; measurement?: number }) => {
    const { read } = readFloorPlan(
      bytesOf(dxfOf({ ...known, entities: lineGroups('0', [0, 0], [size, 0]) })),
    );
    return 'sure' in read
      ? [read.sure.unit, Math.round(read.sure.plan.width)]
      : read.proposals.map(({ unit, plan }) => [unit, Math.round(plan.width)]);
  };

  it('follow $INSUNITS, else $MEASUREMENT', () => {
    expect(sized(8000, { units: 4, measurement: 0 })).toEqual(['mm', 800]);
    expect(sized(8, { units: 6 })).toEqual(['m', 800]);
    expect(sized(300, { units: 1 })).toEqual(['in', 762]);
    expect(sized(8000, { measurement: 1 })).toEqual(['mm', 800]);
    expect(sized(300, { units: 0, measurement: 0 })).toEqual(['in', 762]);
  });

  it('are questioned if neither states them, or the result is not a floor plan', () => {
    expect(sized(12_000, {})).toEqual([
      ['mm', 1200],
      ['cm', 12_000],
    ]);
    expect(sized(12, { measurement: 1 })).toEqual([
      ['m', 1200],
      ['mm', 1],
    ]);
    expect(sized(900, { units: 6 })).toEqual([
      ['cm', 900],
      ['m', 90_000],
    ]);
  });
});

describe('an invalid file', () => {
  it('is refused by its kind', () => {
    expect(faultOf(bytesOf('AC1032 and what follows'))).toEqual({ kind: 'dwg' });
    expect(faultOf(bytesOf('AutoCAD Binary DXF\r\n\x1a\0'))).toEqual({ kind: 'binaryDxf' });
    expect(
      faultOf(
        bytesOf(
          dxfOf({
            entities: [
              [0, 'TEXT'],
              [1, 'Salon'],
            ],
          }),
        ),
      ),
    ).toMatchObject({ kind: 'emptyDxf' });
    expect(dxfKindOf(bytesOf('%PDF-1.7'))).toBeNull();
    expect(dxfKindOf(bytesOf('\ufeff999\r\nfrom a program\r\n  0\r\nSECTION\r\n'))).toBe('dxf');
  });

  it('is refused with the broken line, or the line where it ends too early', () => {
    const text = dxfOf({ units: CM, entities: line });
    const lines = text.split('\n');
    const at = lines.indexOf('400');
    expect(faultOf(bytesOf(text.slice(0, text.indexOf('300'))))).toMatchObject({ kind: 'brokenDxf' });
    expect(faultOf(bytesOf(lines.with(at, '4oo').join('\n')))).toEqual({
      kind: 'brokenDxf',
      line: lines.indexOf('LINE'),
    });
    expect(faultOf(bytesOf(lines.toSpliced(at, 1).join('\n')))).toMatchObject({ kind: 'brokenDxf' });
    expect(planOf(`${text}more that a program left`).closed).toHaveLength(1);
  });
});
