import { scaled } from '@lumitor/domain/floorPlan/affine';
import type { FloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import { readFloorPlan } from '@lumitor/domain/floorPlan/readFloorPlan';
import { dxfOf, type Groups, lineGroups, polylineGroups } from '@lumitor/domain/testing/dxfDrawing';
import { describe, expect, it } from 'vitest';
import { type Context, chunksOf, inkOf, type PlanWindow, paintWindow } from './paintPlan.ts';

function planOf(entities: Groups): FloorPlan {
  const { read } = readFloorPlan(new TextEncoder().encode(dxfOf({ units: 5, entities })));
  if (!('sure' in read)) throw new Error('The unit of the floor plan is ambiguous');
  return read.sure.plan;
}

function recorder() {
  const painted: string[] = [];
  let path: string[] = [];
  const put = (by: string) => (x: number, y: number) =>
    void path.push(`${by}${Math.round(x)},${Math.round(y)}`);
  const context: Context = {
    strokeStyle: '',
    fillStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    font: '',
    lineJoin: 'miter',
    textAlign: 'left',
    beginPath: () => {
      path = [];
    },
    moveTo: put('M'),
    lineTo: put('L'),
    closePath: () => void path.push('Z'),
    stroke: () => void painted.push(path.join('')),
    fill: (rule) => void painted.push(`${rule} ${path.join('')}`),
    fillRect: () => void painted.push('ground'),
    fillText: (text) => void painted.push(`${text} ${context.font.split(' ')[0]}`),
    save: () => {},
    restore: () => {},
    translate: () => {},
    rotate: () => {},
  };
  return { painted, context };
}

const frame = polylineGroups('Ściany', [
  [0, 0],
  [800, 0],
  [800, 600],
  [0, 600],
]);
const shelf = lineGroups('Meble', [700, 500], [790, 500]);
const words: Groups = [
  [0, 'TEXT'],
  [8, 'Opisy'],
  [10, 100],
  [20, 100],
  [40, 18],
  [1, 'Salon'],
];

async function painted(entities: Groups, part: Partial<PlanWindow> = {}, isCurrent?: () => boolean) {
  const plan = planOf(entities);
  const { painted, context } = recorder();
  const window: PlanWindow = {
    to: scaled(1, 1),
    width: 800,
    height: 600,
    hidden: new Set(),
    ground: 'light',
    stroke: 1,
    ...part,
  };
  const isWhole = await paintWindow(
    context,
    { plan, chunks: chunksOf(plan) },
    window,
    isCurrent ? -1 : 1e9,
    isCurrent,
  );
  return { painted, isWhole };
}

describe('a window of a floor plan', () => {
  it('shows the lines of visible layers in it, and legible words', async () => {
    const all = [...frame, ...shelf, ...words];
    expect((await painted(all)).painted).toEqual([
      'M0,600L800,600L800,0L0,0Z',
      'M700,100L790,100',
      'Salon 25px',
    ]);
    expect((await painted(all, { hidden: new Set([0]) })).painted).toEqual([
      'M700,100L790,100',
      'Salon 25px',
    ]);
    expect((await painted(all, { width: 300 })).painted).toEqual(['M0,600L800,600L800,0L0,0Z', 'Salon 25px']);
    expect((await painted(all, { to: scaled(0.1, 0.1) })).painted).toHaveLength(2);
    expect((await painted(all, { ground: 'paper' })).painted[0]).toBe('ground');
  });

  it('omits points too close to see, but never a line’s end', async () => {
    const curve = polylineGroups(
      '0',
      Array.from({ length: 1001 }, (_, index) => [index, index % 2 === 0 ? 0 : 1] as const),
      false,
    );
    const far = (await painted(curve, { to: scaled(0.1, 0.1) })).painted;
    expect(far.join('').split('L').length).toBeLessThan(300);
    expect(far.at(-1)).toMatch(/L100,0$/);
  });

  it('fills a wide polyline without holes at its crossings', async () => {
    const wide: Groups = [
      ...polylineGroups(
        'Ściany',
        [
          [100, 100],
          [700, 100],
          [400, 400],
          [400, 0],
        ],
        false,
      ),
      [43, 20],
    ];
    const all = (await painted([...frame, ...wide])).painted;
    expect(all.filter((path) => path.startsWith('nonzero '))).toHaveLength(1);
    expect(all.filter((path) => path.startsWith('evenodd '))).toHaveLength(0);
  });

  it('strokes a long line in limited paths that join, and closes it', async () => {
    const corners = Array.from({ length: 120 }, (_, index) => {
      const angle = (index / 120) * 2 * Math.PI;
      return [400 + 300 * Math.cos(angle), 300 + 300 * Math.sin(angle)] as const;
    });
    const points = (
      await painted([...frame, ...polylineGroups('Koło', corners)], {
        to: scaled(10, 10),
        width: 8000,
        height: 6000,
      })
    ).painted
      .filter((path) => path.startsWith('M') && !path.startsWith('M0,'))
      .map((path) => path.slice(1).split('L'));
    expect(points.map((path) => path.length)).toEqual([51, 51, 21]);
    for (const [index, path] of points.entries())
      expect(path.at(-1)).toBe(points[(index + 1) % points.length]?.[0]);
  });

  it('stops if a newer window replaces it', async () => {
    const { painted: some, isWhole } = await painted([...frame, ...shelf], {}, () => false);
    expect([some.length, isWhole]).toEqual([1, false]);
  });
});

it('every pen is legible on every ground', () => {
  const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = ([r = 0, g = 0, b = 0]: readonly number[]) =>
    0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const rgbOf = (ink: string): number[] => {
    const hsl = /hsl\((\d+) (\d+)% (\d+)%\)/.exec(ink);
    if (!hsl) {
      const hex = ink.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
      return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    }
    const [h = 0, s = 0, l = 0] = hsl.slice(1).map(Number);
    const a = (s / 100) * Math.min(l / 100, 1 - l / 100);
    return [0, 8, 4].map((n) => {
      const k = (n + h / 30) % 12;
      return l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    });
  };
  const grounds = { light: '#f3f2ef', dark: '#161615', paper: '#ffffff' } as const;
  for (const ground of ['light', 'dark', 'paper'] as const)
    for (let tint = -2; tint < 360; tint++) {
      const [a = 0, b = 0] = [light(rgbOf(inkOf(tint, ground))), light(rgbOf(grounds[ground]))].sort(
        (x, y) => y - x,
      );
      expect((a + 0.05) / (b + 0.05), `${tint} on ${ground}`).toBeGreaterThan(3);
    }
});
