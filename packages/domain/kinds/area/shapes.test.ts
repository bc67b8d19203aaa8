import { expect, it } from 'vitest';
import { shapePaths } from '../../testing/shapePaths.ts';
import type { VerticalArea } from './area.ts';
import { areaShapes } from './shapes.ts';

function areaPath(ends: readonly Pick<VerticalArea, 'begin' | 'end'>[], hatch: number) {
  const areas = ends.map((each, index) => ({ ...each, id: `a${index}`, name: '', bottom: 0, top: 100 }));
  return shapePaths(areaShapes.shapes({ room: null, areas }, { hatch })).area;
}

it('a vertical area is a line with hatching on the side it faces, between its ends', () => {
  const [start, end] = [
    { x: 0, y: 10 },
    { x: 100, y: 10 },
  ];
  expect(areaPath([{ begin: start, end }], 20)).toBe('M0 10L100 10M0 10L20 30M40 10L60 30M80 10L100 30');
  expect(areaPath([{ begin: end, end: start }], 50)).toBe('M100 10L0 10M100 10L50 -40');
  expect(areaPath([], 20)).toBe('');
});
