import type { VerticalArea } from '@lumitor/domain/kinds/area/area';
import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Reshaped } from '@lumitor/domain/kinds/room/reshape';
import { type Room, roomFault } from '@lumitor/domain/kinds/room/room';
import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import { currentPlan, planBefore } from '@lumitor/domain/plan/history';
import {
  removeAreaEdit,
  removeObstacleEdit,
  setAreaEdit,
  setObstacleEdit,
  setRoomEdit,
} from '@lumitor/domain/plan/roomEdits';
import { configuratorStore, planNow, useConfigurator } from './configuratorStore.ts';
import { edit } from './editing.ts';

export const roomNow = (): Room | null => planNow().room;
export const areasNow = (): readonly VerticalArea[] => planNow().areas;
export const underlayNow = (): Underlay | null => planNow().underlay;

export const useRoom = () => useConfigurator((state) => currentPlan(state.history).room);
export const useAreas = () => useConfigurator((state) => currentPlan(state.history).areas);
export const useUnderlay = () => useConfigurator((state) => currentPlan(state.history).underlay);

/** Stores the reason of a refusal (D46). @returns whether the room was set */
export function setRoom(change: Room | Reshaped | null, typing?: string): boolean {
  const { history } = configuratorStore.getState();
  const reshaped = change && 'before' in change ? change : null;
  const room = reshaped ? reshaped.room : (change as Room | null);
  const fault = room && roomFault(room);
  if (fault) {
    configuratorStore.setState({ editProblem: { code: fault } });
    return false;
  }
  // Starts from the plan before the gesture: areas displaced by walls on the way return to their positions.
  const first = planBefore(history, typing ?? null);
  const before = reshaped && reshaped.before !== first.room ? currentPlan(history) : first;
  return edit(setRoomEdit(before, room, reshaped?.walls), typing);
}

export const setArea = (area: VerticalArea, typing?: string): boolean =>
  edit(setAreaEdit(planNow(), area), typing);

export const removeArea = (id: string): boolean => edit(removeAreaEdit(planNow(), id));

export function setObstacle(obstacle: Obstacle, typing?: string): boolean {
  const before = planBefore(configuratorStore.getState().history, typing ?? null);
  const change = setObstacleEdit(before, obstacle);
  return change !== null && edit(change, typing);
}

export const removeObstacle = (id: string): boolean => edit(removeObstacleEdit(planNow(), id));

export const setUnderlay = (underlay: Underlay | null, typing?: string): boolean =>
  edit({ kind: 'setUnderlay', underlay }, typing);

export function middleInSight(): Point {
  const { x, y } = configuratorStore.getState().view;
  return { x: Math.round(x), y: Math.round(y) };
}
