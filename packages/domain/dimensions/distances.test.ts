import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DrawnRail } from '../drawing/installationDrawing.ts';
import { drawInstallation } from '../drawing/installationDrawing.ts';
import { wallsOf } from '../kinds/room/outline.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { distance } from '../math/points.ts';
import type { Plan } from '../plan/plan.ts';
import { arbitraryPlan, planOf } from '../testing/arbitraryPlan.ts';
import { planDistances } from './distances.ts';

const railsOf = (plan: Plan): DrawnRail[] =>
  drawInstallation({ plan, luminaires: [], installation: null, system: null }).rails;

const lengths = (plan: Plan, way: 'across' | 'along') =>
  planDistances(railsOf(plan), plan.room)
    .filter((one) => one.way === way)
    .map(({ rails, positions: [first] }) => [
      rails.map(({ number }) => number),
      first && Math.round(distance(first.from, first.to)),
    ]);

test('a rail 50 cm from a wall has that distance, and one along itself', () => {
  const plan = { ...planOf([[200]], {}), room: newRoom(rectangle(400, 300, { x: 0, y: 100 })) };
  const [rail] = railsOf(plan);
  expect(rail?.axis.start).toEqual({ x: -100, y: 0 });
  expect(lengths(plan, 'across')).toEqual([[[1], 50]]);
  expect(lengths(plan, 'along')).toEqual([[[1], 100]]);
});

test('rails in a row share one distance', () => {
  const plan = {
    ...planOf([[200], [200, 'straight'], [100, 'straight']], {}),
    room: newRoom(rectangle(900, 300, { x: 100, y: 50 })),
  };
  expect(lengths(plan, 'across')).toEqual([[[1, 2, 3], 100]]);
});

test('a rail joined at a right angle needs no distance along itself', () => {
  const plan = {
    ...planOf([[300], [200, 'right']], {}),
    room: newRoom(rectangle(600, 500, { x: 0, y: 50 })),
  };
  expect(lengths(plan, 'along')).toEqual([]);
  expect(lengths(plan, 'across')).toHaveLength(2);
});

test('every distance in a room ends on a wall or rail, and fixes all lines of rails', () => {
  fc.assert(
    fc.property(arbitraryPlan, (made) => {
      const plan = { ...made, room: newRoom(rectangle(6000, 5000, { x: 0, y: 0 })) };
      const rails = railsOf(plan);
      const measured = planDistances(rails, plan.room);
      const across = measured.filter((one) => one.way === 'across').flatMap((one) => one.rails);
      for (const rail of rails.filter(({ axis }) => axis.kind === 'line' && axis.length > 1))
        expect(across).toContain(rail);
      for (const { positions } of measured)
        for (const { to, toRail } of positions) {
          const off = toRail
            ? Math.min(...rails.map(({ axis: { start, end } }) => offLine(start, end, to)))
            : Math.min(...wallsOf(plan.room.outline).map(({ start, end }) => offLine(start, end, to)));
          expect(off).toBeLessThan(0.1);
        }
    }),
    { numRuns: 30 },
  );
});

function offLine(
  start: { x: number; y: number },
  end: { x: number; y: number },
  at: { x: number; y: number },
) {
  const long = distance(start, end) || 1;
  const [ux, uy] = [(end.x - start.x) / long, (end.y - start.y) / long];
  const along = Math.min(long, Math.max(0, (at.x - start.x) * ux + (at.y - start.y) * uy));
  return Math.hypot(start.x + along * ux - at.x, start.y + along * uy - at.y);
}
