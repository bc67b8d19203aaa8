import { expect, it } from 'vitest';
import { estimatedDistribution, tableDistribution } from './distribution.ts';
import type { PhotometricTable } from './photometricTable.ts';
import { thrownTo } from './thrown.ts';

const tableOf = (candela: readonly number[]): PhotometricTable => ({
  symmetry: 'none',
  c: candela.map((_, index) => (360 / candela.length) * index),
  gamma: [0, 45, 90],
  candela: candela.map((value) => [50, value, value]),
  turn: 0,
});

it('Light is thrown towards its centroid if that leans by more than 12°, and turns with the article', () => {
  // C runs counterclockwise, degrees of a turn clockwise.
  expect(thrownTo(tableDistribution(tableOf([400, 50, 50, 50])))).toBe(0);
  expect(thrownTo(tableDistribution(tableOf([50, 400, 50, 50])))).toBe(270);
  expect(thrownTo(tableDistribution(tableOf([50, 400, 50, 50])), 120)).toBe(30);
});

it('An even distribution of any width is not thrown to a side, nor is an estimate', () => {
  expect(thrownTo(tableDistribution(tableOf([50, 52, 50, 52])))).toBe(null);
  expect(thrownTo(estimatedDistribution(1000, 60))).toBe(null);
});
