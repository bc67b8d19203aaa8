import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance } from '../math/points.ts';
import { dxfOf, lineGroups } from '../testing/dxfDrawing.ts';
import { readFloorPlan } from './readFloorPlan.ts';
import { nearestSnapPoint, snapGrid } from './snapPlaces.ts';

const figure = fc.integer({ min: 0, max: 2000 });
const point = fc.record({ x: figure, y: figure });
const lines = fc.array(fc.tuple(point, point), { minLength: 1, maxLength: 60 });

it('the grid finds the same nearest place as a search of all, within any distance', () => {
  fc.assert(
    fc.property(lines, point, fc.integer({ min: 1, max: 500 }), (drawn, at, within) => {
      const entities = drawn.flatMap(([a, b]) => lineGroups('0', [a.x, a.y], [b.x, b.y]));
      const { read } = readFloorPlan(new TextEncoder().encode(dxfOf({ units: 5, entities })));
      const { plan } = 'sure' in read ? read.sure : read.proposals[0];
      const grid = snapGrid(plan, new Set());
      const places = Array.from({ length: grid.places.length / 2 }, (_, index) => ({
        x: grid.places[2 * index] ?? 0,
        y: grid.places[2 * index + 1] ?? 0,
      }));
      expect(places).toHaveLength(3 * drawn.length);
      const least = Math.min(...places.map((place) => distance(place, at)));
      const near = nearestSnapPoint(grid, at, within);
      expect(near ? distance(near, at) : null).toEqual(least <= within ? least : null);
    }),
  );
});
