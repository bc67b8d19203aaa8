import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exposureFor } from './exposure.ts';

const encoded = (linear: number): number =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));

/** As the room is painted: light from all directions, and beams on the way, under one curve. */
const painted = (lights: readonly number[], exposure: number): Uint8Array =>
  Uint8Array.from(lights.flatMap((light) => [encoded(1 - Math.exp(-exposure * light)), 0, 0, 255]));

/** What it comes to in a few rounds, as each is painted. */
function exposed(lights: readonly number[]): number {
  let exposure = 1;
  for (let round = 0; round < 3; round++) exposure = exposureFor(painted(lights, exposure), exposure);
  return exposure;
}

it('What would burn out is exposed so that nearly all of it can be told apart', () => {
  const lights = fc.array(fc.double({ min: 0.02, max: 12, noNaN: true }), { minLength: 100, maxLength: 300 });
  fc.assert(
    fc.property(lights, (all) => {
      const shown = painted(all, exposed(all)).filter((_, index) => index % 4 === 0);
      const burnt = shown.filter((one) => one > 242).length;
      expect(burnt / shown.length).toBeLessThanOrEqual(0.051);
    }),
  );
});

it('A dark room is shown brighter, a bright one darker, neither farther than an eye adapts', () => {
  const flat = (light: number) => Array.from({ length: 100 }, () => light);
  expect(exposed(flat(0.65))).toBeCloseTo(1, 1);
  expect(exposed(flat(0.45))).toBeGreaterThan(1.3);
  expect(exposed(flat(3))).toBeLessThan(0.3);
  expect(exposed(flat(0.001))).toBe(1.6);
});

it('What is behind the room does not count', () => {
  const black = new Uint8Array(400);
  expect(exposureFor(black, 1)).toBe(1);
  const [alone, beside] = [painted([1, 1], 1), Uint8Array.from([...painted([1, 1], 1), ...black])];
  expect(exposureFor(beside, 1)).toBe(exposureFor(alone, 1));
});
