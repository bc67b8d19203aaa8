import { setFrontsEdit } from '@lumitor/domain/plan/roomEdits';
import { MAX_OBSTACLES, type Obstacle } from '@lumitor/domain/room/obstacle';
import { type LibraryName, madeAt } from '@lumitor/domain/room/obstacleLibrary';
import { duplicated, freePlace, turnedOn } from '@lumitor/domain/room/obstaclePlaces';
import { type ConfiguratorState, configuratorStore, planNow } from './configuratorStore.ts';
import { edit, newId } from './editing.ts';
import { middleInSight, removeObstacle, roomNow, setObstacle } from './room.ts';
import { partIn, selectPart } from './selected.ts';

/** The obstacle that is selected; null where none is, or it is gone. */
export function selectedObstacle(state: ConfiguratorState = configuratorStore.getState()): Obstacle | null {
  const part = partIn(state);
  return (part?.kind === 'obstacle' && roomNow()?.obstacles?.find(({ id }) => id === part.id)) || null;
}

function put(obstacle: Obstacle): void {
  if (setObstacle(obstacle)) selectPart({ kind: 'obstacle', id: obstacle.id });
}

const hasRoomFor = (): boolean => (roomNow()?.obstacles?.length ?? 0) < MAX_OBSTACLES;

/** Puts one of the library in the middle of what is in sight, in the room (D68). */
export function addObstacle(name: LibraryName): void {
  const room = roomNow();
  if (room && hasRoomFor()) put(madeAt(name, newId(), freePlace(room, middleInSight()), room));
}

export function duplicateObstacle(obstacle: Obstacle): void {
  const room = roomNow();
  if (room && hasRoomFor()) put(duplicated(obstacle, newId(), room));
}

/** Pressed again and again it is taken back at once. */
export const turnObstacle = (obstacle: Obstacle, way: 1 | -1): boolean =>
  setObstacle(turnedOn(obstacle, way), `turn of obstacle ${obstacle.id}`);

export function dropObstacle({ id }: Obstacle): void {
  if (removeObstacle(id)) selectPart(null);
}

/** Has light measured on each of its long sides (D46a). @param nameOf the first, the second and so on */
export function addFronts(obstacle: Obstacle, nameOf: (number: number) => string): boolean {
  const change = setFrontsEdit(planNow(), obstacle, (number) => ({ id: newId(), name: nameOf(number) }));
  return change !== null && edit(change);
}
