import { type VerticalArea, withArea } from '../kinds/area/area.ts';
import { areasAfter } from '../kinds/area/areasAfter.ts';
import { adjacentAreas, frontsOf } from '../kinds/obstacle/fronts.ts';
import type { Obstacle } from '../kinds/obstacle/obstacle.ts';
import { obstaclesAfter, withObstacle } from '../kinds/obstacle/obstaclesAfter.ts';
import { translationOf } from '../kinds/room/outlineShape.ts';
import type { NewWalls } from '../kinds/room/reshape.ts';
import type { Room } from '../kinds/room/room.ts';
import type { PlanEdit } from './editPlan.ts';
import type { Plan } from './plan.ts';

function furnished(room: Room, before: Room | null): Room {
  const { obstacles } = before ?? room;
  if (!obstacles) return room;
  const way = before && translationOf(before.outline, room.outline);
  return { ...room, obstacles: obstaclesAfter({ ...room, obstacles }, way) };
}

/** D46a. */
export function setRoomEdit({ areas, room: before }: Plan, room: Room | null, walls?: NewWalls): PlanEdit {
  const after = areasAfter(areas, before, room, walls);
  return {
    kind: 'setRoom',
    room: room && furnished(room, before),
    ...(after !== areas && { areas: [...after] }),
  };
}

export const setAreaEdit = ({ areas, room }: Plan, area: VerticalArea): PlanEdit => ({
  kind: 'setArea',
  areas: [...withArea(areas, area, room)],
});

export const removeAreaEdit = ({ areas }: Plan, areaId: string): PlanEdit => ({
  kind: 'removeArea',
  areas: areas.filter(({ id }) => id !== areaId),
});

/** Areas on the faces of an obstacle follow it. */
function obstaclesEdit(
  kind: 'setObstacle' | 'removeObstacle',
  { areas, room }: Plan,
  obstacleId: string,
  obstacles: Obstacle[],
): PlanEdit {
  const one = ({ id }: Obstacle) => id === obstacleId;
  const after = adjacentAreas(areas, room?.obstacles?.find(one), obstacles.find(one) ?? null);
  return { kind, obstacles, ...(after !== areas && { areas: [...after] }) };
}

/** D68. */
export const setObstacleEdit = (plan: Plan, obstacle: Obstacle): PlanEdit | null =>
  plan.room && obstaclesEdit('setObstacle', plan, obstacle.id, withObstacle(plan.room, obstacle));

export const removeObstacleEdit = (plan: Plan, obstacleId: string): PlanEdit =>
  obstaclesEdit(
    'removeObstacle',
    plan,
    obstacleId,
    (plan.room?.obstacles ?? []).filter(({ id }) => id !== obstacleId),
  );

/** Area on each long face; null if there is none to add (D68). */
export function setFrontsEdit(
  { areas, room }: Plan,
  obstacle: Obstacle,
  named: Parameters<typeof frontsOf>[3],
): PlanEdit | null {
  const fronts = room ? frontsOf(obstacle, room.outline, areas, named) : [];
  const after = fronts.reduce((all, front) => withArea(all, front, room), areas);
  return after.length > areas.length ? { kind: 'setArea', areas: [...after] } : null;
}
