import { type Obstacle, obstaclesAfter, withObstacle } from '../room/obstacle.ts';
import type { Room } from '../room/room.ts';
import { areasAfter, type VerticalArea, wayOf, withArea } from '../room/verticalArea.ts';
import type { PlanEdit } from './editPlan.ts';
import type { Plan } from './plan.ts';

/** A room that takes the place of another, with what stood in that one where it then stands (D68). */
function furnished(room: Room, before: Room | null): Room {
  const { obstacles } = before ?? room;
  if (!obstacles) return room;
  const isReshaped = !before || before.outline.length !== room.outline.length;
  const way = isReshaped ? null : wayOf(before.outline, room.outline);
  return { ...room, obstacles: obstaclesAfter({ ...room, obstacles }, way) };
}

/** Sets the room; what becomes of the areas in it is found before the edit, and kept with it (D46a). */
export function setRoomEdit({ areas, room: before }: Plan, room: Room | null): PlanEdit {
  const after = areasAfter(areas, before, room);
  return {
    kind: 'setRoom',
    room: room && furnished(room, before),
    ...(after !== areas && { areas: [...after] }),
  };
}

/** Adds a vertical area, or changes the one with its id. */
export const setAreaEdit = ({ areas, room }: Plan, area: VerticalArea): PlanEdit => ({
  kind: 'setArea',
  areas: [...withArea(areas, area, room)],
});

export const removeAreaEdit = ({ areas }: Plan, areaId: string): PlanEdit => ({
  kind: 'removeArea',
  areas: areas.filter(({ id }) => id !== areaId),
});

/** Adds an obstacle, or changes the one with its id (D68); null without a room. */
export const setObstacleEdit = ({ room }: Plan, obstacle: Obstacle): PlanEdit | null =>
  room && { kind: 'setObstacle', obstacles: withObstacle(room, obstacle) };

export const removeObstacleEdit = ({ room }: Plan, obstacleId: string): PlanEdit => ({
  kind: 'removeObstacle',
  obstacles: (room?.obstacles ?? []).filter(({ id }) => id !== obstacleId),
});
