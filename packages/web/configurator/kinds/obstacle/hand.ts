import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import { beforeFront, carriedObstacle, turnedToPoint } from '@lumitor/domain/kinds/obstacle/positions';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { placedAt } from '@lumitor/domain/math/direction';
import { distance, plus } from '@lumitor/domain/math/points';
import type { Cm, Px } from '@lumitor/domain/units';
import { selectedObstacle, turnObstacle } from '../../../visitor/kinds/obstacleActs.ts';
import { roomNow, setObstacle } from '../../../visitor/room.ts';
import { selectPart } from '../../../visitor/selected.ts';
import type { RoomPart } from '../../../visitor/selection.ts';
import { byKey } from '../../hand/act.ts';
import { type KindHand, RANKS, WALL_SNAP_DISTANCE } from '../hand.ts';
import { OBSTACLE_ACTS } from './actions.ts';

const HANDLE: { away: Px; radius: Px } = { away: 42, radius: 18 };
const LEAST_WIDTH: Px = 12;

export const turnHandle = (obstacle: Obstacle, pixel: number): Point =>
  beforeFront(obstacle, HANDLE.away * pixel);

function turnedByAt(point: Point, pixel: number): Obstacle | null {
  const obstacle = selectedObstacle();
  const isNear = obstacle && distance(turnHandle(obstacle, pixel), point) <= HANDLE.radius * pixel;
  return isNear ? obstacle : null;
}

function isOn(obstacle: Obstacle, point: Point, pixel: number): boolean {
  const { x, y } = placedAt({ x: 0, y: 0 }, -obstacle.heading)(point.x - obstacle.x, point.y - obstacle.y);
  const half = (side: Cm) => Math.max(side, LEAST_WIDTH * pixel) / 2;
  return Math.abs(x) <= half(obstacle.width) && Math.abs(y) <= half(obstacle.depth);
}

function obstacleAt(point: Point, pixel: number): Obstacle | null {
  const hit = roomNow()?.obstacles?.filter((obstacle) => isOn(obstacle, point, pixel)) ?? [];
  const selected = selectedObstacle();
  return hit.find(({ id }) => id === selected?.id) ?? hit.at(-1) ?? null;
}

function carriedFrom(
  point: Point,
  part: RoomPart | null,
  pixel: number,
): ((by: Point, isFree: boolean) => Obstacle) | null {
  const turned = turnedByAt(point, pixel);
  if (turned) {
    const from = turnHandle(turned, pixel);
    return (by, isFree) =>
      by.x === 0 && by.y === 0 ? turned : turnedToPoint(turned, plus(from, by), isFree);
  }
  const room = roomNow();
  const obstacle = part?.kind === 'obstacle' && room?.obstacles?.find(({ id }) => id === part.id);
  if (!room || !obstacle) return null;
  selectPart(part);
  return (by, isFree) =>
    carriedObstacle(obstacle, by, room.outline, isFree ? null : WALL_SNAP_DISTANCE * pixel);
}

/** The selected obstacle has a handle in front of it, which turns it. */
export const obstacleHand: KindHand = {
  kind: 'obstacle',
  hitAt(point, pixel) {
    const obstacle = obstacleAt(point, pixel);
    if (!obstacle) return null;
    const rank = obstacle.id === selectedObstacle()?.id ? RANKS.selected : RANKS.obstacle;
    return { part: { kind: 'obstacle', id: obstacle.id }, rank };
  },
  carryFrom(point, part, pixel) {
    const carried = carriedFrom(point, part, pixel);
    return carried && ((by, isFree, typing) => setObstacle(carried(by, isFree), typing));
  },
  isHandleAt: (point, pixel) => turnedByAt(point, pixel) !== null,
  tapHandle(point, pixel) {
    const turned = turnedByAt(point, pixel);
    if (turned) turnObstacle(turned, 1);
    return turned !== null;
  },
  key(key, isShift) {
    const obstacle = selectedObstacle();
    return obstacle && byKey(OBSTACLE_ACTS, obstacle, key, isShift);
  },
};
