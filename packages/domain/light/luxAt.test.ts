import { expect, it } from 'vitest';
import { luxAt } from './luxAt.ts';
import type { LightMap } from './scene.ts';

const map = (lux: number[]): LightMap => ({
  surface: { kind: 'plane' },
  x: 10,
  y: 10,
  stepX: 20,
  stepY: 20,
  columns: 2,
  rows: 2,
  lux: Float32Array.from(lux),
});

it('returns the value of a cell in its middle, and interpolates between cells', () => {
  expect(luxAt(map([100, 200, 300, 400]), { x: 30, y: 10 })).toBe(200);
  expect(luxAt(map([100, 200, 300, 400]), { x: 20, y: 20 })).toBe(250);
});

it('extends to the edge of the outermost cells, and no further', () => {
  expect(luxAt(map([100, 200, 300, 400]), { x: 0, y: 10 })).toBe(100);
  expect(luxAt(map([100, 200, 300, 400]), { x: -0.1, y: 10 })).toBeNull();
  expect(luxAt(map([100, 200, 300, 400]), { x: 10, y: 41 })).toBeNull();
});

it('ignores cells outside the room', () => {
  expect(luxAt(map([100, Number.NaN, 300, Number.NaN]), { x: 20, y: 10 })).toBe(100);
  expect(luxAt(map([Number.NaN, Number.NaN, Number.NaN, Number.NaN]), { x: 20, y: 10 })).toBeNull();
});
