import type { Room } from '../room/room.ts';
import { areasAfter, type VerticalArea, withArea } from '../room/verticalArea.ts';
import type { PlanEdit } from './editPlan.ts';
import type { Plan } from './plan.ts';

/** Sets the room; what becomes of the areas in it is found before the edit, and kept with it (D46a). */
export function setRoomEdit({ areas, room: before }: Plan, room: Room | null): PlanEdit {
  const after = areasAfter(areas, before, room);
  return { kind: 'setRoom', room, ...(after !== areas && { areas: [...after] }) };
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
