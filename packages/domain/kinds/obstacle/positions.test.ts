import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { between } from '../../math/points.ts';
import { isInside } from '../room/outline.ts';
import { newRoom, rectangle } from '../room/room.ts';
import { madeAt } from './library.ts';
import { cornersOf, MADE_NAMES, type Obstacle, obstacleSchema } from './obstacle.ts';
import {
  beforeFront,
  carriedObstacle,
  duplicated,
  freePlace,
  placedAtWall,
  turnedOn,
  turnedToPoint,
  wallsNear,
} from './positions.ts';

const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
const { outline } = room;
const shelf: Obstacle = {
  id: 's',
  kind: 'shelf',
  x: 0,
  y: 0,
  width: 90,
  depth: 40,
  heading: 0,
  from: 0,
  to: 200,
  reflectance: 0.5,
};

it('Dragging snaps the back to a near wall, else moves by 5 cm, or by 1 cm without snapping', () => {
  const by = (x: number, y: number) => carriedObstacle(shelf, { x, y }, outline, 15);
  expect(by(2, -172)).toEqual({ ...shelf, y: -180 });
  expect(by(-250, 7)).toMatchObject({ x: -280, y: 5, heading: 270 });
  expect(by(0, 190)).toMatchObject({ x: 0, y: 180, heading: 180 });
  expect(by(33, 48)).toEqual({ ...shelf, x: 35, y: 50 });
  expect(carriedObstacle(shelf, { x: 1.4, y: -172 }, outline, null)).toEqual({ ...shelf, x: 1, y: -172 });
});

it('An obstacle does not snap to a wall shorter than itself', () => {
  const long = { ...shelf, width: 450 };
  expect(carriedObstacle(long, { x: -70, y: 0 }, outline, 15)).toMatchObject({ x: -70, heading: 0 });
});

it('Turning goes in steps of 15°, with the front towards the pointer', () => {
  expect(turnedOn({ ...shelf, heading: 7 }, 1).heading).toBe(15);
  expect(turnedOn({ ...shelf, heading: 7 }, -1).heading).toBe(0);
  expect(turnedOn(shelf, -1).heading).toBe(345);
  expect(turnedOn({ ...shelf, heading: 345 }, 1).heading).toBe(0);
  expect(turnedToPoint(shelf, { x: -100, y: 3 }, false).heading).toBe(90);
  expect(turnedToPoint(shelf, { x: -100, y: 3 }, true).heading).toBe(88);
  expect(turnedToPoint(shelf, beforeFront(shelf, 20), false)).toEqual(shelf);
});

it('Every library item can be stored and fits in a low room', () => {
  for (const name of MADE_NAMES)
    for (const height of [60, 270]) {
      const made = madeAt(name, 'm', { x: 0, y: 0 }, { height });
      expect(v.parse(obstacleSchema, made)).toEqual(made);
      expect(made.to).toBeLessThanOrEqual(height);
    }
});

it('A new obstacle stands in the room, next to other obstacles', () => {
  expect(freePlace(room, { x: 900, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(freePlace({ ...room, obstacles: [shelf] }, { x: 0, y: 0 })).toEqual({ x: 20, y: 20 });
});

it('A copy stands next to its original, in the room and in no other obstacle', () => {
  expect(duplicated(shelf, 'c', { ...room, obstacles: [shelf] })).toEqual({ ...shelf, id: 'c', x: 90 });
  const last = { ...shelf, x: 255 };
  expect(duplicated(last, 'c', { ...room, obstacles: [last] })).toMatchObject({ x: 165 });
  const between = [last, { ...shelf, id: 'b', x: 165 }];
  expect(duplicated(last, 'c', { ...room, obstacles: between })).toMatchObject({ x: 255, y: 40 });
});

it('Dragging to a wall keeps the obstacle in a room of any shape, and storable', () => {
  const l = [
    { x: 0, y: 0 },
    { x: 500, y: 80 },
    { x: 500, y: 300 },
    { x: 200, y: 300 },
    { x: 200, y: 600 },
    { x: 0, y: 600 },
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 0, max: 359 }),
      (x, y, heading) => {
        fc.pre(isInside(l, { x, y }));
        const turned = { ...shelf, heading };
        const carried = carriedObstacle(turned, { x, y }, l, 12);
        expect(v.parse(obstacleSchema, carried)).toEqual(carried);
        if (carried.x % 5 === 0 && carried.y % 5 === 0 && carried.heading === heading) return;
        const [backLeft, backRight] = cornersOf(carried).map((corner) => between(corner, carried, 0.02));
        for (const corner of [backLeft, backRight]) expect(corner && isInside(l, corner)).toBe(true);
      },
    ),
  );
});

it('A new obstacle at a wall turns its back to the wall, next to other obstacles', () => {
  const hall = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
  expect(wallsNear(hall, { x: 250, y: 10 })).toEqual([1, 2, 0, 3]);
  const made = madeAt('wallShelf', 'm', { x: 250, y: 10 }, hall);
  const first = placedAtWall(made, hall, [1]);
  expect(first).toMatchObject({ x: 280, y: 10, heading: 90 });
  const second = first && placedAtWall({ ...made, id: 'n' }, { ...hall, obstacles: [first] }, [1]);
  expect(second?.x).toBe(280);
  expect(Math.abs((second?.y ?? 0) - 10)).toBeGreaterThanOrEqual(90);
  const narrow = newRoom(rectangle(80, 70, { x: 0, y: 0 }));
  expect(placedAtWall(made, narrow, wallsNear(narrow, made))).toBeNull();
});
