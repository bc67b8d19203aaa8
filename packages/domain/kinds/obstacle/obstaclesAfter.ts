import { plus } from '../../math/points.ts';
import type { Point } from '../rail/heading.ts';
import type { Room } from '../room/room.ts';
import { MAX_OBSTACLES, type Obstacle } from './obstacle.ts';

const lowered = (obstacle: Obstacle, { height }: Pick<Room, 'height'>): Obstacle =>
  obstacle.to <= height ? obstacle : { ...obstacle, to: height, from: Math.min(obstacle.from, height - 1) };

export function withObstacle({ obstacles = [], ...room }: Room, obstacle: Obstacle): Obstacle[] {
  const fitted = lowered(obstacle, room);
  if (obstacles.some(({ id }) => id === obstacle.id))
    return obstacles.map((one) => (one.id === obstacle.id ? fitted : one));
  return obstacles.length < MAX_OBSTACLES ? [...obstacles, fitted] : obstacles;
}

export const obstaclesAfter = ({ obstacles = [], height }: Room, way: Point | null): Obstacle[] =>
  obstacles.map((one) => lowered(way ? { ...one, ...plus(one, way) } : one, { height }));
