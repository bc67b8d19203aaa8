import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawInstallation } from '../drawing/installationDrawing.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import { frameAround } from '../paths/frame.ts';
import { pathOf } from '../paths/path.ts';
import type { Plan } from '../plan/plan.ts';
import { alongPath, isIn } from '../testing/alongPath.ts';
import { arbitraryPlan, planOf, withPut } from '../testing/arbitraryPlan.ts';
import type { Run } from '../testing/sampleLayouts.ts';
import { sampleOrder } from '../testing/sampleOrder.ts';
import { struck } from '../testing/struck.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { planOnPaper } from './planOnPaper.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);

function drawnAt(plan: Plan, scale: number) {
  const page = sampleOrder(plan);
  const luminaires = orderLuminaires(page.data, page.plan);
  const installation = orderInstallation(page);
  const drawing = drawInstallation({ plan: page.plan, luminaires, installation, supply: 50, system: 'dali' });
  const numbers = { of: () => '7', joint: () => '8', rail: () => '1' };
  const words = {
    rail: (n: number) => `szyna ${n}`,
    length: (n: number) => String(Math.round(n * 10) / 10),
    opening: () => 'drzwi 90',
    zone: () => 'Z2 · 120 %',
    inTable: 'wymiary w tabeli',
  };
  return { drawing, ...planOnPaper({ drawing, hidden: [], scale, parts: numbers, words }) };
}

const shelf = {
  kind: 'shelf' as const,
  x: 250,
  y: 250,
  width: 180,
  depth: 60,
  heading: 0,
  from: 0,
  to: 200,
  reflectance: 0.5,
};
const room = {
  ...newRoom(rectangle(900, 700, { x: 250, y: 250 })),
  openings: [{ id: 'd', kind: 'door' as const, wall: 0, at: 300, width: 90 }],
  obstacles: [
    { ...shelf, id: 's', heading: 15 },
    { ...shelf, id: 'w', y: 420, from: 140 },
  ],
};

test('no line, symbol or wall crosses a text of a plan', () => {
  fc.assert(
    fc.property(arbitraryPlan, fc.boolean(), fc.constantFrom(0.1, 0.2), (plan, isIndoors, scale) => {
      const drawn = { ...plan, room: plan.room ?? (isIndoors ? room : null) };
      expect(struck(drawnAt(drawn, scale).marks)).toEqual([]);
    }),
    { numRuns },
  );
});

test('no dimension line starts in the figure of another', () => {
  const left = { stepId: 's0', end: 'left' } as const;
  const runs: Run[] = [
    [100],
    [100, 'bendLeft', left],
    [100, 'bendLeft', { ...left, end: 'right' }],
    [100, 'bendLeft', { stepId: 's1', end: 'far' }],
  ];
  expect(struck(drawnAt({ ...planOf(runs, { a: 7 }), room }, 0.1).marks)).toEqual([]);
});

test('every luminaire and every feed is named unless rails are crowded', () => {
  const dense = withPut(planOf([[200], [40, 'right'], [60, 'left'], [300]], { a: 8, b: 6 }), {
    bindingId: 'b',
    stepId: 's0',
    at: 40,
    turn: 90,
    tilt: 30,
  });
  const wiring = {
    ...NO_WIRING,
    feeds: [{ id: 'f', stepId: 's0', at: 100 }],
    cuts: [{ stepId: 's3', at: 200 }],
  };
  const { marks, drawing } = drawnAt({ ...dense, wiring, room }, 0.2);
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(texts).toEqual(expect.arrayContaining(drawing.luminaires.map(({ number }) => `L${number}`)));
  expect(texts).toEqual(expect.arrayContaining(drawing.feeds.map(({ number }) => `F${number}`)));
});

test('an isolating joint is drawn at its joint', () => {
  const plan = planOf([[400], [300, 'right']], { a: 3 });
  const cuts = [
    { stepId: 's0', at: 200 },
    { stepId: 's1', at: 0 },
  ];
  const { marks, drawing } = drawnAt({ ...plan, wiring: { ...NO_WIRING, cuts } }, 0.2);
  const plates = marks.flatMap((mark) =>
    mark.kind === 'path' && mark.pen === 'edge' ? [alongPath(pathOf(mark.outlines, 3))] : [],
  );
  for (const { x, y } of drawing.isolations) {
    const there = frameAround(x * 0.2, y * 0.2, 4, 4);
    const own = plates.filter(
      (points) => points.length > 0 && points.every((point) => isIn(point, there, 0)),
    );
    expect(own).toHaveLength(1);
    const mean = (pick: (point: Point) => number) =>
      (own[0] ?? []).reduce((sum, point) => sum + pick(point), 0) / (own[0]?.length ?? 1);
    expect(Math.hypot(mean((point) => point.x) - x * 0.2, mean((point) => point.y) - y * 0.2)).toBeLessThan(
      0.1,
    );
  }
});
