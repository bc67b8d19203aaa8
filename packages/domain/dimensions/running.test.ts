import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawInstallation } from '../drawing/installationDrawing.ts';
import { itemAt } from '../math/lists.ts';
import { areFramesDisjoint, frameAround } from '../paths/frame.ts';
import { paperSurface } from '../sheets/dimensionsOnPaper.ts';
import { PlanArea } from '../sheets/planArea.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { pointsAdjacent } from './bend.ts';
import { placeRunning } from './running.ts';
import { framesOfLine, takeFigures } from './surface.ts';

const SCALE = 0.2;

test('neither the line nor the ends of a running dimension overlap the figure of another', () => {
  const plan = planOf([[200]], {});
  const { rails } = drawInstallation({ plan, luminaires: [], installation: null, system: null });
  const rail = itemAt(rails, 0);
  const tenths = (most: number) => fc.integer({ min: -10 * most, max: 10 * most }).map((value) => value / 10);
  fc.assert(
    fc.property(tenths(25), tenths(15), (x, y) => {
      const surface = paperSurface(new PlanArea(), SCALE, String);
      const figure = frameAround(x, y, 4, 2.2);
      takeFigures(surface, [figure]);
      const placed = placeRunning(surface, rail);
      expect(placed).not.toBeNull();
      const points = pointsAdjacent(surface, rail.axis, placed?.aside ?? 0);
      const [from, to] = [itemAt(points, 0), itemAt(points, points.length - 1)];
      const tip = frameAround(to.x, to.y, 3, 3);
      for (const frame of [...framesOfLine(surface, from, to), tip])
        expect(areFramesDisjoint(frame, figure)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
