import { expect, it } from 'vitest';
import { circle, polygon } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import { dxfVertices } from './outlines.ts';

const QUARTER = Math.tan(Math.PI / 8);

it('has each corner of an outline', () => {
  expect(dxfVertices(line({ x: 0, y: 0 }, { x: 10, y: -5.5 }))).toEqual({
    vertices: [
      { x: 0, y: 0, bulge: 0 },
      { x: 10, y: -5.5, bulge: 0 },
    ],
    isClosed: false,
  });
});

it('bulges to the left of a clockwise arc', () => {
  const quarter = (isClockwise: boolean, isLarge = false) =>
    dxfVertices(line({ x: 90, y: 0 }, { x: 0, y: 90, arc: { radius: 90, isClockwise, isLarge } }))
      .vertices[0];
  expect(quarter(true)?.bulge).toBeCloseTo(-QUARTER);
  expect(quarter(false)?.bulge).toBeCloseTo(QUARTER);
  expect(quarter(false, true)?.bulge).toBeCloseTo(Math.tan((Math.PI * 3) / 8));
});

it('closes an outline that ends at its start, without repeating that corner', () => {
  expect(dxfVertices(circle({ x: 0, y: 0 }, 5))).toEqual({
    vertices: [expect.objectContaining({ x: -5 }), expect.objectContaining({ x: 5 })],
    isClosed: true,
  });
  const square = dxfVertices(polygon({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }));
  expect([square.vertices.length, square.isClosed]).toEqual([4, true]);
});
