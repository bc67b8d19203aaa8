import { expect, it } from 'vitest';
import { rectangle } from '../kinds/room/room.ts';
import { darkPlace } from './darkPlace.ts';

const outline = rectangle(600, 400, { x: 0, y: 0 });

it('The nearest walls name a position: two in a corner, none in the middle', () => {
  const wallsAt = (x: number, y: number) => darkPlace({ x, y }, outline, [], 180).walls;
  expect(wallsAt(0, 0)).toEqual([]);
  expect(wallsAt(0, -160)).toEqual([1]);
  expect(wallsAt(-260, -160)).toEqual([1, 4]);
});

it('A wider beam helps near a luminaire; elsewhere a rail is needed', () => {
  const far = darkPlace({ x: 250, y: 150 }, outline, [{ x: -200, y: 0 }], 180);
  expect(far).toMatchObject({ needs: 'rail' });
  expect(Math.round(far.distance ?? 0)).toBe(474);
  expect(
    darkPlace(
      { x: 0, y: 0 },
      outline,
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
      180,
    ).needs,
  ).toBe('widerBeam');
  expect(darkPlace({ x: 0, y: 0 }, outline, [], 180)).toEqual({ walls: [], distance: null, needs: 'rail' });
});
