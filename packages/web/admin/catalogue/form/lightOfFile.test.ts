import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import type { Candela } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { lightOf, shareOff } from './lightOfFile.ts';

const gamma = Array.from({ length: 181 }, (_, index) => index / 2);
const lobe = (peak: Candela, power: number) =>
  gamma.map((angle) => peak * Math.cos((angle * Math.PI) / 180) ** power);
const table = (fields: Partial<PhotometricTable>): PhotometricTable => ({
  symmetry: 'rotational',
  c: [0],
  gamma,
  candela: [lobe(1000, 1)],
  turn: 0,
  ...fields,
});

it('flux and beam of an article are whole numbers', () => {
  expect(lightOf(table({}))).toMatchObject({
    lumens: Math.round(1000 * Math.PI),
    peak: 1000,
    beam: 120,
    beams: [{ planes: 'all' }],
    fields: [{ planes: 'all', angle: expect.closeTo(168.5, 1) }],
  });
  const around = table({ gamma: [0, 90, 180], candela: [[100, 100, 100]] });
  expect(lightOf(around).beam).toBe(179);
});

it('a beam that differs by plane is listed for both, and the article gets the mean', () => {
  const oval = lightOf(table({ symmetry: 'quadrants', c: [0, 90], candela: [lobe(1000, 1), lobe(1000, 4)] }));
  const [wide, narrow] = oval.beams;
  expect([wide?.planes, narrow?.planes]).toEqual(['c0c180', 'c90c270']);
  expect(narrow?.angle).toBeCloseTo(65.5, 0);
  expect(oval.beam).toBe(Math.round(((wide?.angle ?? 0) + (narrow?.angle ?? 0)) / 2));
});

it.each([
  [1000, 1000, 0],
  [1120, 1000, 0.12],
  [900, 1000, 0.1],
  [1000, undefined, null],
  [1000, 'tysiąc', null],
  [1000, 0, null],
])('a flux of %d lm with %s stated deviates by %s', (flux, stated, off) => {
  expect(shareOff(flux, stated)).toEqual(off === null ? null : expect.closeTo(off));
});
