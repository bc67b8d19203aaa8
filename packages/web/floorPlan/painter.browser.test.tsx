import { scaled } from '@lumitor/domain/floorPlan/affine';
import type { FloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import { expect, it } from 'vitest';
import { painterOf } from './painter.ts';
import type { PlanWindow } from './paintPlan.ts';

function planOf(points: number): FloorPlan {
  let seed = 1;
  const next = (most: number) => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647) * most;
  };
  return {
    layers: [{ name: '0', isShown: true }],
    width: 1000,
    height: 800,
    fills: [],
    texts: [],
    openings: [],
    omissions: [],
    coordinates: Float64Array.from({ length: 2 * points }, (_, index) => next(index % 2 === 0 ? 1000 : 800)),
    starts: Uint32Array.of(0, points),
    layerOf: Uint32Array.of(0),
    tints: Int16Array.of(-1),
    closed: Uint8Array.of(0),
  };
}

const window: PlanWindow = {
  to: scaled(2.5, 2.5),
  width: 2500,
  height: 2000,
  hidden: new Set<number>(),
  stroke: 1.5,
  ground: 'paper',
};

it('a slow picture is cancelled at once, and can be painted again', async () => {
  const plan = planOf(200_000);
  const cancelled = new AbortController();
  const painter = painterOf(plan);
  const picture = painter.picture(window, cancelled.signal);
  cancelled.abort(new Error('Enough'));
  const from = performance.now();
  await expect(picture).rejects.toThrow('Enough');
  expect(performance.now() - from).toBeLessThan(1000);
  expect(painterOf(plan)).not.toBe(painter);
  const small = { ...window, to: scaled(0.001, 0.001), width: 1, height: 1 };
  expect((await painterOf(plan).picture(small)).size).toBeGreaterThan(0);
});
