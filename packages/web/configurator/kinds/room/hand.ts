import { nudgedOpening } from '@lumitor/domain/kinds/opening/positions';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { isInside, wallsOf } from '@lumitor/domain/kinds/room/outline';
import { outwardOf } from '@lumitor/domain/kinds/room/outlineShape';
import {
  moveCorner,
  moveRoom,
  moveWall,
  onSameWalls,
  type Reshaped,
} from '@lumitor/domain/kinds/room/reshape';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { THICKNESS } from '@lumitor/domain/kinds/room/shapes';
import type { Px } from '@lumitor/domain/units';
import { roomNow, setRoom } from '../../../visitor/room.ts';
import { selectPart } from '../../../visitor/selected.ts';
import type { RoomPart } from '../../../visitor/selection.ts';
import { type KindHand, RANKS, WALL_SNAP_DISTANCE } from '../hand.ts';
import { carriedPart, stepped } from './carriedPart.ts';

const CORNER: Px = 14;
const WALL: Px = 10;

/** Corner, else the opening or wall, also on its drawn thickness. */
export function roomPartAt({ outline, openings }: Room, at: Point, pixel: number): RoomPart | null {
  const corner = outline.findIndex(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= CORNER * pixel);
  if (corner >= 0) return { kind: 'corner', index: corner };
  for (const [index, { start, along, length }] of wallsOf(outline).entries()) {
    const by = { x: at.x - start.x, y: at.y - start.y };
    const out = outwardOf(outline, index);
    const [place, outside] = [by.x * along.x + by.y * along.y, by.x * out.x + by.y * out.y];
    if (place < 0 || place > length) continue;
    if (outside < -WALL * pixel || outside > Math.max(WALL * pixel, THICKNESS)) continue;
    const opening = openings.find(
      ({ wall, at: middle, width }) =>
        wall === index && Math.abs(middle - place) <= Math.max(width / 2, WALL * pixel),
    );
    return opening ? { kind: 'opening', id: opening.id } : { kind: 'wall', index };
  }
  return null;
}

function movedBy(room: Room, part: RoomPart | null, by: Point): [Reshaped, RoomPart | null] {
  if (!part || ('index' in part && part.index >= room.outline.length)) return [moveRoom(room, by), null];
  if (part.kind === 'corner') {
    const { x, y } = room.outline[part.index] ?? by;
    return [moveCorner(room, part.index, { x: x + by.x, y: y + by.y }), part];
  }
  if (part.kind === 'wall') {
    const out = outwardOf(room.outline, part.index);
    const moved = moveWall(room, part.index, Math.round(by.x * out.x + by.y * out.y));
    return [moved, { kind: 'wall', index: moved.wall }];
  }
  const opening = part.kind === 'opening' && room.openings.find(({ id }) => id === part.id);
  if (!opening) return [onSameWalls(room, room), part];
  return [onSameWalls(room, nudgedOpening(room, opening, by)), part];
}

/** Corners, openings and walls; inside of them the whole room is dragged. */
export const roomHand: KindHand = {
  kind: 'room',
  hitAt(point, pixel) {
    const room = roomNow();
    const part = room && roomPartAt(room, point, pixel);
    return part && { part, rank: part.kind === 'corner' ? RANKS.corner : RANKS.wall };
  },
  carryFrom(_, part, pixel) {
    const room = roomNow();
    if (!room || !part) return null;
    selectPart(part);
    const within = WALL_SNAP_DISTANCE * pixel;
    return (by, isFree, typing) => {
      const isBack = by.x === 0 && by.y === 0;
      const [carried, now] = isBack ? [room, part] : carriedPart(room, part, by, within, isFree);
      if (setRoom(carried, typing)) selectPart(now);
    };
  },
  nudge(part, by, typing) {
    const room = roomNow();
    if (!room) return false;
    const [moved, now] = movedBy(room, part, by);
    if (setRoom(moved, typing)) selectPart(now);
    return true;
  },
};

/** Below the floor plan, as the room covers it. */
export const wholeRoomHand: KindHand = {
  kind: 'room',
  carryFrom(point) {
    const room = roomNow();
    if (!room || !isInside(room.outline, point)) return null;
    return (by, isFree, typing) =>
      setRoom(moveRoom(room, { x: stepped(by.x, isFree), y: stepped(by.y, isFree) }), typing);
  },
};
