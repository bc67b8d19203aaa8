import { expect, it } from 'vitest';
import { figuresShown } from './figuresShown.ts';

const reported = (figures: string[], targetAt: number, width: number) =>
  [...figuresShown(figures, targetAt, width)].toSorted((a, b) => a - b).map((at) => figures[at]);
const NORM = ['50', '75', '100', '150', '200', '300', '500', '750'];
const FINE = ['20', '30', '50', '75', '100', '150', '200', '300', '500', '750', '1000', '1500', '2000'];

it('shows every figure if there is room', () => {
  expect(reported(NORM, 5, 250)).toEqual(NORM);
  expect(reported(['200', '300', '400', '500', '750', '1000', '2000'], 3, 256)).toHaveLength(7);
});

it('shows at least the target and the ends if there is less room', () => {
  const narrow = reported(FINE, 8, 210);
  expect(narrow).toEqual(expect.arrayContaining(['20', '500', '2000']));
  expect(narrow.length).toBeLessThan(9);
});
