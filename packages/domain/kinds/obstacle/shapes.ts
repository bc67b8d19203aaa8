import { append, itemAt } from '../../math/lists.ts';
import { framesAlong } from '../../paths/frame.ts';
import { polygon } from '../../paths/outlines.ts';
import { line, type PathOutline } from '../../paths/path.ts';
import type { Room } from '../room/room.ts';
import type { DrawnKind, PlanShape } from '../shape.ts';
import { cornersOf, isCutBy } from './obstacle.ts';

/** D68: what the measuring plane cuts is filled, what is above it is dashed. */
function obstacleShapesOf({ obstacles = [], plane }: Pick<Room, 'obstacles' | 'plane'>): PlanShape[] {
  const [cut, edges, above]: [PathOutline[], PathOutline[], PathOutline[]] = [[], [], []];
  for (const obstacle of obstacles) {
    const corners = cornersOf(obstacle);
    const around = polygon(...corners);
    const across = (from: number) => line(itemAt(corners, from), itemAt(corners, from + 2));
    if (isCutBy(obstacle, plane)) cut.push(around);
    append(obstacle.from > plane ? above : edges, [
      around,
      across(0),
      ...(obstacle.kind === 'column' ? [across(1)] : []),
    ]);
  }
  return [
    { pen: 'cut', outlines: cut },
    { pen: 'outline', outlines: edges },
    { pen: 'above', outlines: above },
  ];
}

export const obstacleShapes: DrawnKind = {
  shapes: ({ room }) => (room?.obstacles ? obstacleShapesOf(room) : []),
  covers({ room }, { on, step }, { line: width }) {
    const lines = room?.obstacles ? obstacleShapesOf(room).filter(({ pen }) => pen !== 'cut') : [];
    return lines
      .flatMap(({ outlines }) => outlines)
      .flatMap(({ corners, isClosed }) => {
        const spots = corners.map(on);
        return spots.flatMap((spot, index) => {
          const next = spots[index + 1] ?? (isClosed ? spots[0] : undefined);
          return next ? framesAlong(spot, next, width, step) : [];
        });
      });
  },
  isLine: true,
};
