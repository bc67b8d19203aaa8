import { expect, it } from 'vitest';
import { doorGroups, dxfOf, type Groups, insertGroups, polylineGroups } from '../testing/dxfDrawing.ts';
import { UnreadableDxf } from './dxfFault.ts';
import { outlineCorners, planOutlines } from './planOutlines.ts';
import { readFloorPlan } from './readFloorPlan.ts';
import { roomFromOutline } from './roomFromOutline.ts';
import { snapGrid } from './snapPlaces.ts';

const runs = Number(process.env.LUMITOR_RUNS ?? 1500);

const sample = dxfOf({
  units: 4,
  measurement: 1,
  header: [
    [9, '$ACADVER'],
    [1, 'AC1015'],
    [9, '$DWGCODEPAGE'],
    [3, 'ANSI_1250'],
  ],
  layers: [{ name: 'Ściany' }, { name: 'Meble', colour: -3 }],
  blocks: { drzwi: doorGroups(900), house: insertGroups('0', 'drzwi', [100, 0], { sx: -1, turn: 90 }) },
  entities: [
    ...polylineGroups('Ściany', [
      [0, 0],
      [6000, 0],
      [6000, 4000, 0.4],
      [0, 4000],
    ]),
    ...insertGroups('0', 'house', [0, 0], {
      more: [
        [70, 2],
        [71, 2],
        [44, 100],
        [45, 100],
      ],
    }),
    ...([
      [0, 'ELLIPSE'],
      [8, 'Meble'],
      [10, 500],
      [20, 500],
      [11, 300],
      [21, 0],
      [40, 0.5],
      [41, 0],
      [42, 3],
    ] satisfies Groups),
    ...([
      [0, 'SPLINE'],
      [8, 'Meble'],
      [70, 8],
      [71, 2],
    ] satisfies Groups),
    ...[0, 0, 0, 0.5, 1, 1, 1].map((knot) => [40, knot] as const),
    ...[0, 900, 1800, 2700].flatMap(
      (x): Groups => [
        [10, x],
        [20, (x * 7) % 1300],
      ],
    ),
    ...([
      [0, 'POLYLINE'],
      [8, '0'],
      [66, 1],
      [70, 1],
      [0, 'VERTEX'],
      [10, 1],
      [20, 2],
      [42, 1],
    ] satisfies Groups),
    ...([
      [0, 'VERTEX'],
      [10, 300],
      [20, 400],
      [0, 'SEQEND'],
      [0, 'SOLID'],
      [10, 0],
      [20, 0],
      [11, 5],
    ] satisfies Groups),
    ...([
      [21, 0],
      [12, 0],
      [22, 5],
      [13, 5],
      [23, 5],
      [210, 0.1],
      [220, 0.2],
      [230, -1],
    ] satisfies Groups),
    ...([
      [0, 'TEXT'],
      [8, 'Meble'],
      [10, 100],
      [20, 100],
      [40, 25],
      [50, 30],
      [1, 'Stół %%c90'],
      [72, 1],
      [11, 200],
      [21, 100],
    ] satisfies Groups),
    ...([
      [0, 'MTEXT'],
      [420, 65_280],
      [10, 1000],
      [20, 1000],
      [40, 200],
      [41, 900],
      [71, 5],
      [1, '{\\fArial|b1;Salon}\\P\\H0.7x;24,5 m\\S2^ ; \\U+00B2'],
    ] satisfies Groups),
    ...([
      [0, 'HATCH'],
      [62, 0],
      [70, 1],
      [91, 2],
      [92, 3],
      [72, 1],
      [73, 1],
      [93, 3],
      [10, 0],
      [20, 0],
      [42, 1],
      [10, 500],
      [20, 0],
    ] satisfies Groups),
    ...([
      [10, 500],
      [20, 500],
      [97, 0],
      [92, 16],
      [93, 1],
      [72, 2],
      [10, 200],
      [20, 200],
      [40, 50],
      [50, 180],
      [51, 360],
      [73, 0],
      [75, 0],
    ] satisfies Groups),
  ],
});

function chance(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (((state ^ (state >>> 13)) >>> 0) % 1_000_003) % below;
  };
}

const WORDS = [
  '',
  '-1',
  '0',
  '1e308',
  '-1e308',
  '32767',
  'NaN',
  '1e-300',
  'drzwi',
  'INSERT',
  'ENDBLK',
  'EOF',
  '70',
  '\u0000',
];

function mutated(text: string, next: (below: number) => number): Uint8Array {
  const lines = text.split('\n');
  for (let count = 1 + next(4); count > 0; count--) {
    const at = next(Math.max(1, lines.length));
    const how = next(6);
    if (how === 0) lines[at] = WORDS[next(WORDS.length)] ?? '';
    else if (how === 1) lines.splice(at, 1 + next(3));
    else if (how === 2) lines.splice(at, 0, ...lines.slice(at, at + 2 * next(20)));
    else if (how === 3)
      lines.splice(next(Math.max(1, lines.length)), 0, ...lines.slice(at, at + 2 * next(8)));
    else if (how === 4) lines[at] = `${lines[at]}${next(10)}`;
    else lines.length = Math.max(1, at);
  }
  const bytes = new TextEncoder().encode(lines.join('\n'));
  if (bytes.length > 0 && next(3) === 0) bytes[next(bytes.length)] = next(256);
  return bytes;
}

it('a file with any fault is read, or refused with the one error', () => {
  let read = 0;
  for (let seed = 0; seed < runs; seed++) {
    try {
      const answer = readFloorPlan(mutated(sample, chance(seed)));
      read += 1;
      for (const { plan } of 'sure' in answer.read ? [answer.read.sure] : answer.read.proposals) {
        expect(plan.coordinates.every(Number.isFinite)).toBe(true);
        expect(plan.starts.at(-1)).toBe(plan.coordinates.length / 2);
        for (const { at, along, height } of plan.texts)
          expect([at.x, at.y, along.x, along.y, height].every(Number.isFinite)).toBe(true);
        snapGrid(plan, new Set());
        const [outline] = planOutlines(plan, new Set());
        if (outline) roomFromOutline(outlineCorners(plan, outline), plan.openings, () => 'o');
      }
    } catch (error) {
      if (!(error instanceof UnreadableDxf)) throw new Error(`Seed ${seed}`, { cause: error });
    }
  }
  expect(read).toBeGreaterThan(runs / 20);
  expect(read).toBeLessThan(runs);
});
