import { expect, test } from 'vitest';
import { adjacentPhotons, MOST_OFF, NARROW, ROOMS } from '../testing/tracedRooms.ts';
import { figuresOn } from './light.ts';

const PHOTONS = Number(process.env.LUMITOR_RUNS ?? 25_000);

test.each([...ROOMS, ...NARROW])('in $name the plane matches traced photons', (one) => {
  const pairs = adjacentPhotons(one, PHOTONS);
  const off = (what: keyof typeof MOST_OFF) =>
    pairs[what]
      .map(([lux, traced]) => lux / traced - 1)
      .reduce((worst, share) => (Math.abs(share) > Math.abs(worst) ? share : worst), 0);
  if (process.env.LUMITOR_RUNS) {
    const parts = (['mean', 'least', 'point'] as const).map(
      (what) => `${what} ${(100 * off(what)).toFixed(2)} %`,
    );
    console.log(`${one.name}: Ē ${pairs.mean[0][1].toFixed(1)} lx; ${parts.join(', ')}`);
  }
  expect(pairs.point.length).toBeGreaterThan(20);
  for (const what of ['mean', 'least', 'point'] as const)
    expect(Math.abs(off(what)), what).toBeLessThan(MOST_OFF[what]);
});

test.each(NARROW)('in $name quick figures while dragging are near the full ones', (one) => {
  const scene = { room: one.shape, luminaires: one.luminaires, articles: one.articles, areas: [] };
  const [quick, full] = (['quick', 'full'] as const).map((detail) =>
    figuresOn(scene, { kind: 'plane' }, detail),
  );
  for (const what of ['mean', 'least'] as const)
    expect(Math.abs((quick?.[what] ?? 0) / (full?.[what] ?? 1) - 1), what).toBeLessThan(0.25);
});
