import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import { beforeFront, carriedObstacle, turnedToPoint } from '@lumitor/domain/kinds/obstacle/positions';
import type { Room } from '@lumitor/domain/kinds/room/room';
import type { Point } from '@lumitor/domain/layout/heading';
import { placedAt } from '@lumitor/domain/math/direction';
import { distance, plus } from '@lumitor/domain/math/points';
import type { Cm, Px } from '@lumitor/domain/units';
import { selectedObstacle } from '../../visitor/obstacles.ts';
import { selectPart } from '../../visitor/selected.ts';
import type { RoomPart } from '../../visitor/selection.ts';

const HANDLE: { away: Px; radius: Px } = { away: 42, radius: 18 };
const LEAST_WIDTH: Px = 12;

export const turnHandle = (obstacle: Obstacle, pixel: number): Point =>
  beforeFront(obstacle, HANDLE.away * pixel);

export function turnedByAt(point: Point, pixel: number): Obstacle | null {
  const obstacle = selectedObstacle();
  const isNear = obstacle && distance(turnHandle(obstacle, pixel), point) <= HANDLE.radius * pixel;
  return isNear ? obstacle : null;
}

function isOn(obstacle: Obstacle, point: Point, pixel: number): boolean {
  const { x, y } = placedAt({ x: 0, y: 0 }, -obstacle.heading)(point.x - obstacle.x, point.y - obstacle.y);
  const half = (side: Cm) => Math.max(side, LEAST_WIDTH * pixel) / 2;
  return Math.abs(x) <= half(obstacle.width) && Math.abs(y) <= half(obstacle.depth);
}

export function obstacleAt(
  { obstacles = [] }: Pick<Room, 'obstacles'>,
  point: Point,
  pixel: number,
): Obstacle | null {
  const hit = obstacles.filter((obstacle) => isOn(obstacle, point, pixel));
  const selected = selectedObstacle();
  return hit.find(({ id }) => id === selected?.id) ?? hit.at(-1) ?? null;
}

export function obstacleUnder(
  point: Point,
  part: RoomPart | null,
  room: Room,
  { pixel, within }: { pixel: number; within: Cm },
): ((by: Point, isFree: boolean) => Obstacle) | null {
  const turned = turnedByAt(point, pixel);
  if (turned) {
    const from = turnHandle(turned, pixel);
    return (by, isFree) =>
      by.x === 0 && by.y === 0 ? turned : turnedToPoint(turned, plus(from, by), isFree);
  }
  const obstacle = part?.kind === 'obstacle' && room.obstacles?.find(({ id }) => id === part.id);
  if (!obstacle) return null;
  selectPart(part);
  return (by, isFree) => carriedObstacle(obstacle, by, room.outline, isFree ? null : within);
}
