import { draggedOpening } from '@lumitor/domain/kinds/opening/positions';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { wallOf } from '@lumitor/domain/kinds/room/outline';
import { outwardOf } from '@lumitor/domain/kinds/room/outlineShape';
import {
  moveCorner,
  moveWall,
  onSameWalls,
  type Reshaped,
  snappedCorner,
} from '@lumitor/domain/kinds/room/reshape';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { itemAt } from '@lumitor/domain/math/lists';
import type { Cm } from '@lumitor/domain/units';
import type { RoomPart } from '../../../visitor/selection.ts';

export const stepped = (value: Cm, isFree: boolean): Cm =>
  isFree ? Math.round(value) : Math.round(value / 5) * 5;

/** Outward movement of a wall: aligned with another corner, else to a position in steps of 5 cm. */
function wallBy(room: Room, wall: number, by: Cm, within: Cm, isFree: boolean): Cm {
  const out = outwardOf(room.outline, wall);
  const { start, end } = wallOf(room.outline, wall);
  const outOf = ({ x, y }: Point) => (x - start.x) * out.x + (y - start.y) * out.y;
  const isAxial = Math.abs(out.x * out.y) < 1e-9;
  if (isFree || !isAxial) return stepped(by, isFree);
  const from = out.x + out.y > 0 ? 1 : -1;
  const at = (out.x === 0 ? start.y : start.x) * from;
  const aligned = room.outline
    .filter((corner) => corner !== start && corner !== end)
    .map(outOf)
    .find((there) => Math.abs(there - by) <= within && Math.abs(there) > 1e-9);
  return aligned ?? Math.round((at + by) / 5) * 5 - at;
}

export function carriedPart(
  room: Room,
  part: RoomPart,
  by: Point,
  within: Cm,
  isFree: boolean,
): [Reshaped, RoomPart] {
  if (part.kind === 'corner') {
    const corner = itemAt(room.outline, part.index);
    const to = { x: corner.x + by.x, y: corner.y + by.y };
    const snapped = isFree ? to : snappedCorner(room.outline, part.index, to, within);
    return [moveCorner(room, part.index, snapped), part];
  }
  if (part.kind === 'wall') {
    const out = outwardOf(room.outline, part.index);
    const outward = wallBy(room, part.index, by.x * out.x + by.y * out.y, within, isFree);
    const moved = moveWall(room, part.index, outward);
    return [moved, { kind: 'wall', index: moved.wall }];
  }
  const opening = part.kind === 'opening' && room.openings.find(({ id }) => id === part.id);
  if (!opening) return [onSameWalls(room, room), part];
  const dragged = draggedOpening(room, opening, by, (at) => stepped(at, isFree));
  return [onSameWalls(room, dragged), part];
}
