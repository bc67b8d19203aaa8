import type { Translate } from '../../translation/lookup.ts';
import type { Obstacle } from './obstacle.ts';

/** D68. */
export function obstacleNames(obstacles: readonly Obstacle[] = [], t: Translate): string[] {
  const counts = new Map<string, number>();
  return obstacles.map(({ kind, made }) => {
    const name = made ? t(`obstacles.made_${made}`) : t(`parts.obstacle_${kind}`);
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return `${name} ${number}`;
  });
}
