import { expect, test } from 'vitest';
import { drawInstallation } from '../drawing/installationDrawing.ts';
import { itemAt } from '../math/lists.ts';
import { paperSurface } from '../sheets/dimensionsOnPaper.ts';
import { PlanArea } from '../sheets/planArea.ts';
import { luminairesOf, planOf } from '../testing/arbitraryPlan.ts';
import { measuredShapes } from './measured.ts';
import { placeRunning } from './running.ts';
import { dimensionParts } from './written.ts';

const SCALE = 0.2;

test('a running dimension of a bend is an arc with an origin, and an arrow at each further figure', () => {
  const plan = planOf([[100], [200, 'bendRight']], { a: 8 });
  const luminaires = luminairesOf(plan).map((one) => ({
    ...one,
    symbol: 'spotlight' as const,
    colour: null,
  }));
  const { rails } = drawInstallation({ plan, luminaires, installation: null, system: null });
  const rail = itemAt(rails, 1);
  const surface = paperSurface(new PlanArea(), SCALE, String);
  const placed = placeRunning(surface, rail);
  if (!placed || rail.axis.kind !== 'arc') throw new Error('The dimension has no room.');
  const parts = dimensionParts(placed, surface);
  const shapes = parts.flatMap((part) => part.shapes);
  const outlinesOf = (pen: string) => shapes.flatMap((shape) => (shape.pen === pen ? shape.outlines : []));
  expect(outlinesOf('dimensionLine').map(({ corners }) => corners[1]?.arc?.radius)).toEqual([
    rail.axis.radius * SCALE - placed.aside,
  ]);
  expect(outlinesOf('origin')).toHaveLength(1);
  expect(parts.flatMap(({ text }) => text?.words ?? [])).toEqual(rail.places.map(String));
  expect(outlinesOf('arrow')).toHaveLength(rail.places.length - 1);
});

test('ticks are oblique to their line, whatever its direction', () => {
  for (const to of [
    { x: 10, y: 0 },
    { x: 0, y: 10 },
    { x: -6, y: 8 },
  ]) {
    const [, tick] = measuredShapes({ x: 0, y: 0 }, to, 2);
    const [from, end] = tick?.outlines[0]?.corners ?? [];
    const by = { x: (end?.x ?? 0) - (from?.x ?? 0), y: (end?.y ?? 0) - (from?.y ?? 0) };
    expect(Math.hypot(by.x, by.y)).toBeCloseTo(4);
    expect((by.x * to.x + by.y * to.y) / 40).toBeCloseTo(Math.SQRT1_2);
  }
});
