import { madeAt } from '@lumitor/domain/kinds/obstacle/library';
import { MAX_OBSTACLES, type MadeName, type Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import {
  duplicated,
  freePlace,
  placedAtWall,
  turnedOn,
  wallsNear,
} from '@lumitor/domain/kinds/obstacle/positions';
import { wallOf } from '@lumitor/domain/kinds/room/outline';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { between } from '@lumitor/domain/math/points';
import { setFrontsEdit } from '@lumitor/domain/plan/roomEdits';
import { type ConfiguratorState, configuratorStore, planNow } from '../configuratorStore.ts';
import { edit, newStepId } from '../editing.ts';
import { middleInSight, removeObstacle, roomNow, setObstacle } from '../room.ts';
import { partIn, selectPart } from '../selected.ts';

export function selectedObstacle(state: ConfiguratorState = configuratorStore.getState()): Obstacle | null {
  const part = partIn(state);
  return (part?.kind === 'obstacle' && roomNow()?.obstacles?.find(({ id }) => id === part.id)) || null;
}

function put(obstacle: Obstacle): void {
  if (setObstacle(obstacle)) selectPart({ kind: 'obstacle', id: obstacle.id });
}

const hasRoomFor = (): boolean => (roomNow()?.obstacles?.length ?? 0) < MAX_OBSTACLES;

function selectedWall({ outline }: Room): number | null {
  const part = partIn(configuratorStore.getState());
  return part?.kind === 'wall' && part.index < outline.length ? part.index : null;
}

/** Furniture at the selected wall; shelves at the nearest; others mid-view (D68). */
export function addObstacle(name: MadeName): void {
  const room = roomNow();
  if (!room || !hasRoomFor()) return;
  const wall = selectedWall(room);
  const middle =
    wall === null
      ? middleInSight()
      : between(wallOf(room.outline, wall).start, wallOf(room.outline, wall).end);
  const made = madeAt(name, newStepId(), freePlace(room, middle), room);
  const walls = wall !== null ? [wall] : name === 'wallShelf' ? wallsNear(room, middle) : [];
  put(placedAtWall({ ...made, ...middle }, room, walls) ?? made);
}

export function duplicateObstacle(obstacle: Obstacle): void {
  const room = roomNow();
  if (room && hasRoomFor()) put(duplicated(obstacle, newStepId(), room));
}

export const turnObstacle = (obstacle: Obstacle, way: 1 | -1): boolean =>
  setObstacle(turnedOn(obstacle, way), `turn of obstacle ${obstacle.id}`);

export function dropObstacle({ id }: Obstacle): void {
  if (removeObstacle(id)) selectPart(null);
}

/** Light is measured on each long side (D46a). */
export function addFronts(obstacle: Obstacle, nameOf: (number: number) => string): boolean {
  const change = setFrontsEdit(planNow(), obstacle, (number) => ({ id: newStepId(), name: nameOf(number) }));
  return change !== null && edit(change);
}
