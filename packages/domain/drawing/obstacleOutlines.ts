import { append, itemAt } from '../math/lists.ts';
import { cornersOf, isCutBy } from '../room/obstacle.ts';
import type { Room } from '../room/room.ts';
import type { Onto } from './covers.ts';
import { framesAlong, type LabelFrame } from './frame.ts';
import { line, type PathOutline, pathOf } from './path.ts';
import { polygon } from './shapes.ts';

/** Obstacles (D68): `cut` is filled, `above` dashed. */
type ObstaclePart = 'cut' | 'edges' | 'above';

export function obstacleOutlines({
  obstacles = [],
  plane,
}: Pick<Room, 'obstacles' | 'plane'>): Record<ObstaclePart, PathOutline[]> {
  const drawn: Record<ObstaclePart, PathOutline[]> = { cut: [], edges: [], above: [] };
  for (const obstacle of obstacles) {
    const corners = cornersOf(obstacle);
    const around = polygon(...corners);
    const across = (from: number) => line(itemAt(corners, from), itemAt(corners, from + 2));
    if (isCutBy(obstacle, plane)) drawn.cut.push(around);
    append(drawn[obstacle.from > plane ? 'above' : 'edges'], [
      around,
      across(0),
      ...(obstacle.kind === 'column' ? [across(1)] : []),
    ]);
  }
  return drawn;
}

export function obstaclePaths(room: Pick<Room, 'obstacles' | 'plane'>): Record<ObstaclePart, string> {
  const { cut, edges, above } = obstacleOutlines(room);
  return { cut: pathOf(cut), edges: pathOf(edges), above: pathOf(above) };
}

export function obstacleFrames(
  room: Pick<Room, 'obstacles' | 'plane'>,
  { on, step }: Onto,
  width: number,
): LabelFrame[] {
  const { edges, above } = obstacleOutlines(room);
  return [...edges, ...above].flatMap(({ corners, isClosed }) => {
    const spots = corners.map(on);
    return spots.flatMap((spot, index) => {
      const next = spots[index + 1] ?? (isClosed ? spots[0] : undefined);
      return next ? framesAlong(spot, next, width, step) : [];
    });
  });
}
