import { expect, it } from 'vitest';
import { areaPath } from './areaPath.ts';

it('a vertical area is a line with hatching on the side it faces, between its ends', () => {
  const [start, end] = [
    { x: 0, y: 10 },
    { x: 100, y: 10 },
  ];
  expect(areaPath([{ begin: start, end }], 20)).toBe('M0 10L100 10M0 10L20 30M40 10L60 30M80 10L100 30');
  expect(areaPath([{ begin: end, end: start }], 50)).toBe('M100 10L0 10M100 10L50 -40');
  expect(areaPath([], 20)).toBe('');
});
