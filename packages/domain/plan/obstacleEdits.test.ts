import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facingOf } from '../kinds/area/area.ts';
import type { Obstacle } from '../kinds/obstacle/obstacle.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { boxesOf, isInBoxes } from '../light/boxes.ts';
import { between } from '../math/points.ts';
import { applyEdit, type PlanEdit } from './editPlan.ts';
import { EMPTY_PLAN, type Plan } from './plan.ts';
import { removeObstacleEdit, setFrontsEdit, setObstacleEdit } from './roomEdits.ts';

const gondola: Obstacle = {
  id: 'g',
  kind: 'shelf',
  x: 0,
  y: 0,
  width: 120,
  depth: 90,
  heading: 0,
  from: 0,
  to: 150,
  reflectance: 0.4,
};
const empty: Plan = { ...EMPTY_PLAN, room: newRoom(rectangle(600, 400, { x: 0, y: 0 })) };

function after(plan: Plan, edit: PlanEdit | null): Plan {
  const done = edit && applyEdit(plan, edit);
  if (!done?.plan) throw new Error('The edit was not done');
  return done.plan;
}
const named = (number: number) => ({ id: `f${number}`, name: `Front ${number}` });
const standing = (obstacle: Obstacle) => after(empty, setObstacleEdit(empty, obstacle));
const lit = (obstacle: Obstacle) =>
  after(standing(obstacle), setFrontsEdit(standing(obstacle), obstacle, named));

it('One edit gives each long side of a shelf an area that faces out of it, over its full height', () => {
  const { areas } = lit(gondola);
  expect(areas).toEqual([
    { id: 'f1', name: 'Front 1', begin: { x: -60, y: 45 }, end: { x: 60, y: 45 }, bottom: 0, top: 150 },
    { id: 'f2', name: 'Front 2', begin: { x: 60, y: -45 }, end: { x: -60, y: -45 }, bottom: 0, top: 150 },
  ]);
  expect(areas.map((area) => facingOf(area).y)).toEqual([1, -1]);
  expect(setFrontsEdit(lit(gondola), gondola, named)).toBeNull();
});

it('A side at a wall gets no area, and a column gets four', () => {
  expect(lit({ ...gondola, depth: 40, y: -180 }).areas).toMatchObject([{ begin: { y: -160 } }]);
  expect(lit({ ...gondola, kind: 'column', width: 40, depth: 40 }).areas).toHaveLength(4);
});

it('Areas on its faces follow an obstacle that is moved, turned, enlarged or removed, and others stay', () => {
  const picture = {
    id: 'p',
    name: '',
    begin: { x: -50, y: -200 },
    end: { x: 50, y: -200 },
    bottom: 120,
    top: 180,
  };
  const plan = { ...lit(gondola), areas: [picture, ...lit(gondola).areas] };
  const moved = after(plan, setObstacleEdit(plan, { ...gondola, x: 100, width: 140, to: 160 }));
  expect(moved.areas).toMatchObject([
    picture,
    { begin: { x: 30, y: 45 }, end: { x: 170, y: 45 }, top: 160 },
    { begin: { x: 170, y: -45 }, end: { x: 30, y: -45 }, top: 160 },
  ]);
  const turned = after(plan, setObstacleEdit(plan, { ...gondola, heading: 90 }));
  expect(turned.areas[1]).toMatchObject({ begin: { x: -45, y: -60 }, end: { x: -45, y: 60 } });
  expect(after(plan, removeObstacleEdit(plan, 'g')).areas).toEqual([picture]);
});

it('No area on the faces of an obstacle lies inside it, at any rotation', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: 0, max: 359, noNaN: true }),
      fc.integer({ min: 10, max: 200 }),
      (x, y, heading, width) => {
        const obstacle = { ...gondola, x, y, heading, width };
        const boxes = boxesOf([obstacle]);
        const { areas } = lit(obstacle);
        expect(areas.length).toBeGreaterThanOrEqual(2);
        for (const { begin: start, end } of areas)
          for (const share of [0, 0.3, 0.5, 1]) {
            const at = between(start, end, share);
            expect(isInBoxes(boxes, at.x, at.y, 75)).toBe(false);
          }
      },
    ),
  );
});
