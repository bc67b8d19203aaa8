import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Obstacle } from '../kinds/obstacle/obstacle.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { applyEdit } from './editPlan.ts';
import { EMPTY_PLAN, type Plan } from './plan.ts';
import { removeObstacleEdit, setObstacleEdit, setRoomEdit } from './roomEdits.ts';
import { planSchema, storedPlan } from './storedPlan.ts';

const counter: Obstacle = {
  id: 'c',
  kind: 'counter',
  x: 50,
  y: 20,
  width: 180,
  depth: 60,
  heading: 15,
  from: 0,
  to: 110,
  reflectance: 0.5,
};
const empty: Plan = { ...EMPTY_PLAN, room: newRoom(rectangle(600, 400, { x: 0, y: 0 })) };

function after(plan: Plan, edit: ReturnType<typeof setObstacleEdit>): Plan {
  const done = edit && applyEdit(plan, edit);
  if (!done?.plan) throw new Error('The edit was not done');
  return done.plan;
}
const withCounter = after(empty, setObstacleEdit(empty, counter));
const standing = ({ room }: Plan) => room?.obstacles;

it('An obstacle is added, changed by its id, stored, read and removed', () => {
  expect(standing(withCounter)).toEqual([counter]);
  const turned = after(withCounter, setObstacleEdit(withCounter, { ...counter, heading: 90 }));
  expect(standing(turned)).toEqual([{ ...counter, heading: 90 }]);
  expect(standing(v.parse(planSchema, JSON.parse(JSON.stringify(storedPlan(turned)))))).toEqual(
    standing(turned),
  );
  expect(standing(after(turned, removeObstacleEdit(turned, 'c')))).toEqual([]);
});

it('Without a room an obstacle is refused', () => {
  expect(setObstacleEdit(EMPTY_PLAN, counter)).toBeNull();
});

it('An obstacle follows a room that is moved as a whole, stays if only a wall moves, and is at most as high as the room', () => {
  const { room } = withCounter;
  if (!room) throw new Error('There is a room.');
  const moved = { ...room, outline: room.outline.map(({ x, y }) => ({ x: x + 30, y: y - 10 })) };
  expect(standing(after(withCounter, setRoomEdit(withCounter, moved)))).toEqual([
    { ...counter, x: 80, y: 10 },
  ]);
  const wider = { ...room, outline: rectangle(800, 400, { x: 100, y: 0 }) };
  expect(standing(after(withCounter, setRoomEdit(withCounter, wider)))).toEqual([counter]);
  const tall = after(withCounter, setObstacleEdit(withCounter, { ...counter, from: 240, to: 2_000 }));
  expect(standing(tall)).toEqual([{ ...counter, from: 240, to: 270 }]);
  expect(standing(after(tall, setRoomEdit(tall, { ...room, height: 220 })))).toEqual([
    { ...counter, from: 219, to: 220 },
  ]);
});

it('A stored obstacle without height, or a second one of an id, is refused', () => {
  const stored = storedPlan(withCounter);
  const parsed = (obstacles: object[]) =>
    v.safeParse(planSchema, { ...stored, room: { ...stored.room, obstacles } }).success;
  expect(parsed([counter])).toBe(true);
  expect(parsed([{ ...counter, from: 110 }])).toBe(false);
  expect(parsed([counter, counter])).toBe(false);
  expect(parsed([{ ...counter, reflectance: 1 }])).toBe(false);
});
