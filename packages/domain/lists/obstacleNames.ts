import type { Obstacle } from '../room/obstacle.ts';
import type { Translate } from '../translation/lookup.ts';

/** What each obstacle of a room is called (D68): its kind, and which of that kind it is, from 1. */
export function obstacleNames(obstacles: readonly Obstacle[] = [], t: Translate): string[] {
  const counts = new Map<string, number>();
  return obstacles.map(({ kind }) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return `${t(`parts.obstacle_${kind}`)} ${number}`;
  });
}
