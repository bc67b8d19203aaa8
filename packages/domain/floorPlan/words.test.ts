import { expect, it } from 'vitest';
import { dxfOf, type Groups, insertGroups, lineGroups, polylineGroups } from '../testing/dxfDrawing.ts';
import { type FloorPlan, isFill, lineOf } from './floorPlan.ts';
import { planOutlines } from './planOutlines.ts';
import { readFloorPlan } from './readFloorPlan.ts';
import { snapGrid } from './snapPlaces.ts';
import { FAINT, NO_TINT, tintOfIndex, tintOfRgb } from './tint.ts';

const NONE: ReadonlySet<number> = new Set();

function planOf(drawn: Omit<Parameters<typeof dxfOf>[0], 'units'>): FloorPlan {
  const { read } = readFloorPlan(new TextEncoder().encode(dxfOf({ units: 5, ...drawn })));
  if (!('sure' in read)) throw new Error('The unit is ambiguous');
  return read.sure.plan;
}

const frame = polylineGroups('0', [
  [0, 0],
  [800, 0],
  [800, 500],
  [0, 500],
]);
const text = (layer: string, shows: string, more: Groups = []): Groups => [
  [0, 'TEXT'],
  [8, layer],
  [10, 100],
  [20, 100],
  [40, 25],
  [1, shows],
  ...more,
];
const mtext = (shows: string, more: Groups = []): Groups => [
  [0, 'MTEXT'],
  [8, '0'],
  [10, 400],
  [20, 300],
  [40, 20],
  [1, shows],
  ...more,
];

it('words have their position, height and rotation', () => {
  const turned: Groups = [
    [50, 90],
    [72, 1],
    [73, 2],
    [11, 200],
    [21, 100],
  ];
  const [plain, middle] = planOf({
    entities: [...frame, ...text('0', 'Salon 24,5 m%%178'), ...text('0', '%%c50', turned)],
  }).texts;
  expect(plain).toMatchObject({ text: 'Salon 24,5 m²', at: { x: 100, y: 400 }, across: 0, height: 25 });
  expect(plain?.along).toEqual({ x: 1, y: expect.closeTo(0) });
  expect(middle).toMatchObject({ text: 'Ø50', across: 0.5, at: { x: expect.closeTo(212.5), y: 400 } });
  expect(middle?.along).toEqual({ x: expect.closeTo(0), y: -1 });
});

it('words of several lines lose their formatting, align to their anchor and wrap', () => {
  const textsIn = (shows: string, more: Groups = []) =>
    planOf({ entities: [...frame, ...mtext(shows, more)] }).texts;
  const lines = textsIn('{\\fArial|b1;\\C1;Kuchnia}\\P\\H0.7x;\\S1^2; m\\U+00B2\\~\\{a\\}%%d^Ib');
  expect(lines.map((one) => one.text)).toEqual(['Kuchnia', '1/2 m²\u00a0{a}° b'.replace('\u00a0', ' ')]);
  expect(textsIn('57,8 m\\S2^ ;, H\\S^ 2;O').map((one) => one.text)).toEqual(['57,8 m², H2O']);
  expect(lines.map(({ at }) => Math.round(at.y))).toEqual([220, 253]);
  const [low] = textsIn('Hol', [[71, 9]]);
  expect(low).toMatchObject({ across: 1, at: { x: 400, y: 200 } });
  expect(textsIn('jeden dwa trzy', [[41, 150]]).map((one) => one.text)).toEqual(['jeden dwa', 'trzy']);
  expect(textsIn('\\A1;\\P ')).toEqual([]);
});

it('words of a block move with the block, and stay readable in a mirror', () => {
  const blocks = { stamp: text('0', 'D1') };
  const mirrored = (sx: number, sy: number) =>
    planOf({
      blocks,
      entities: [...frame, ...insertGroups('Opisy', 'stamp', [400, 250], { sx, sy })],
    }).texts[0];
  expect(mirrored(2, 2)).toMatchObject({ at: { x: 600, y: 50 }, height: 50, across: 0, along: { x: 1 } });
  expect(mirrored(-1, 1)).toMatchObject({ at: { x: 300, y: 150 }, across: 1, along: { x: 1 } });
  expect(mirrored(1, -1)).toMatchObject({ at: { x: 500, y: 375 }, across: 0, along: { x: 1 } });
});

it('pens have their own colour or that of the layer or block; black and white are the same', () => {
  const pen = (groups: Groups, colour: number): Groups => [...groups, [62, colour]];
  const line = lineGroups('Osie', [0, 0], [800, 500]);
  const plan = planOf({
    layers: [{ name: 'Osie', colour: -1 }, { name: '0' }],
    blocks: { b: [...pen(lineGroups('0', [0, 0], [9, 9]), 0), ...lineGroups('0', [0, 0], [9, 9])] },
    entities: [
      ...line,
      ...pen(line, 5),
      ...([...line, [420, 0x00_80_00]] satisfies Groups),
      ...pen(insertGroups('Osie', 'b', [10, 10]), 30),
    ],
  });
  expect([...plan.tints]).toEqual([0, 240, 120, 30, 0]);
  expect([7, 255, 8, 252, 0, 999].map(tintOfIndex)).toEqual([
    NO_TINT,
    NO_TINT,
    FAINT,
    FAINT,
    NO_TINT,
    NO_TINT,
  ]);
  expect([0xff_ff_ff, 0x00_00_00, 0x80_80_80, 0xff_00_80].map(tintOfRgb)).toEqual([
    NO_TINT,
    NO_TINT,
    FAINT,
    330,
  ]);
});

it('hatches are fills of lines and arcs with holes in them, and neither rooms nor snapping targets', () => {
  const head: Groups = [
    [0, 'HATCH'],
    [8, '0'],
    [10, 0],
    [20, 0],
    [30, 0],
    [2, 'SOLID'],
    [70, 1],
    [91, 2],
  ];
  const outer: Groups = [
    [92, 3],
    [72, 1],
    [73, 1],
    [93, 4],
    ...[
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ].flatMap(
      ([x = 0, y = 0]): Groups => [
        [10, x],
        [20, y],
        [42, 0],
      ],
    ),
    [97, 0],
  ];
  const hole: Groups = [
    [92, 16],
    [93, 2],
    [72, 2],
    [10, 200],
    [20, 200],
    [40, 50],
    [50, 180],
    [51, 360],
    [73, 0],
    [72, 1],
    [10, 250],
    [20, 200],
    [11, 150],
    [21, 200],
    [97, 0],
    [75, 0],
  ];
  const plan = planOf({ entities: [...frame, ...head, ...outer, ...hole] });
  expect(plan.fills).toEqual([{ from: 1, to: 3, strength: 0.22 }]);
  expect([0, 1, 2].map((line) => isFill(plan, line))).toEqual([false, true, true]);
  const arc = lineOf(plan, 2);
  expect(Math.min(...arc.map(({ y }) => y))).toBeCloseTo(250, 0);
  expect([arc[0]?.x, arc.at(-1)?.x].map((x) => Math.round(x ?? 0))).toEqual([150, 150]);
  expect(planOutlines(plan, NONE)).toHaveLength(1);
  expect(snapGrid(plan, NONE).places).toHaveLength(2 * 8);
});

it('surplus words are left out, and do not make a plan too large', () => {
  const blocks = { word: Array.from({ length: 150 }, () => text('0', 'x')).flat() };
  const rows: Groups = [
    [70, 12],
    [71, 12],
    [44, 1],
    [45, 1],
  ];
  const plan = planOf({ blocks, entities: [...frame, ...insertGroups('0', 'word', [0, 0], { more: rows })] });
  expect([plan.texts.length, plan.closed.length]).toEqual([20_000, 1]);
});

it('the box of a plan is that of its shown layers, or of all if none is shown', () => {
  const entities = [...frame, ...lineGroups('Ramka', [-900, -900], [2000, 2000])];
  const planWith = (flags: number) => planOf({ layers: [{ name: 'Ramka', flags }], entities });
  expect([planWith(1).width, planWith(0).width]).toEqual([800, 2900]);
  const hidden = planOf({ layers: [{ name: '0', colour: -7 }], entities: frame });
  expect([hidden.width, hidden.height]).toEqual([800, 500]);
});
