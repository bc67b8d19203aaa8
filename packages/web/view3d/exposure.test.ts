import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exposureFor } from './exposure.ts';

const encoded = (linear: number): number =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));

const painted = (lights: readonly number[], exposure: number): Uint8Array =>
  Uint8Array.from(lights.flatMap((light) => [encoded(1 - Math.exp(-exposure * light)), 0, 0, 255]));

function exposed(lights: readonly number[]): number {
  let exposure = 1;
  for (let round = 0; round < 3; round++) exposure = exposureFor(painted(lights, exposure), exposure);
  return exposure;
}

it('an overexposed picture is exposed so that nearly all parts are distinguishable', () => {
  const lights = fc.array(fc.double({ min: 0.02, max: 12, noNaN: true }), { minLength: 100, maxLength: 300 });
  fc.assert(
    fc.property(lights, (all) => {
      const shown = painted(all, exposed(all)).filter((_, index) => index % 4 === 0);
      const burnt = shown.filter((one) => one > 242).length;
      expect(burnt / shown.length).toBeLessThanOrEqual(0.051);
    }),
  );
});

it('a dark room is brightened and a bright one darkened, within the eye’s adaptation', () => {
  const flat = (light: number) => Array.from({ length: 100 }, () => light);
  expect(exposed(flat(0.65))).toBeCloseTo(1, 1);
  expect(exposed(flat(0.45))).toBeGreaterThan(1.3);
  expect(exposed(flat(3))).toBeLessThan(0.3);
  expect(exposed(flat(0.001))).toBe(1.6);
});

it('the background is ignored', () => {
  const black = new Uint8Array(400);
  expect(exposureFor(black, 1)).toBe(1);
  const [alone, aside] = [painted([1, 1], 1), Uint8Array.from([...painted([1, 1], 1), ...black])];
  expect(exposureFor(aside, 1)).toBe(exposureFor(alone, 1));
});
