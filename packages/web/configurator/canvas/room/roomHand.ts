import type { Point } from '@lumitor/domain/layout/heading';
import { isInside, outwardOf, wallOf } from '@lumitor/domain/room/outline';
import { fittedOpening, moveCorner, moveRoom, moveWall, snappedCorner } from '@lumitor/domain/room/reshape';
import type { Room } from '@lumitor/domain/room/room';
import { pointOver, type Underlay } from '@lumitor/domain/room/underlay';
import { configuratorStore } from '../../store/configuratorStore.ts';
import { settleTyping } from '../../store/editing.ts';
import { roomNow, setRoom, setUnderlay, underlayNow } from '../../store/room.ts';
import { type RoomPart, roomStore, selectPart } from '../../store/roomStore.ts';
import type { GestureTarget, Held } from '../gestures.ts';
import { type Area, SCALE, type ScreenPoint, toLayout } from '../projection.ts';
import { isOnPicture, partAt } from './hit.ts';
import { drawnPoint, drawPoint, SNAP_WITHIN, setPlace } from './tool.ts';

/** The hand on the drawing while the room is what is worked on. */
export interface RoomHand extends Pick<GestureTarget, 'tap' | 'grab'> {
  /** Shows where the hand points; tells whether there is something to take. @param isFree past what it would snap to */
  hover: (at: ScreenPoint, isFree: boolean) => boolean;
}

/** Each time something is carried is an edit of its own. */
let carried = 0;

/** To steps of 5 cm, unless the hand is free. */
const stepped = (value: number, isFree: boolean): number =>
  isFree ? Math.round(value) : Math.round(value / 5) * 5;

/** How far a wall goes out: to where it is in line with a corner, else in steps of 5 cm. */
function wallBy(room: Room, wall: number, by: number, within: number, isFree: boolean): number {
  const out = outwardOf(room.outline, wall);
  const { begin, end } = wallOf(room.outline, wall);
  const outOf = ({ x, y }: Point) => (x - begin.x) * out.x + (y - begin.y) * out.y;
  const isAxial = Math.abs(out.x * out.y) < 1e-9;
  if (isFree || !isAxial) return stepped(by, isFree);
  const from = out.x + out.y > 0 ? 1 : -1;
  const at = (out.x === 0 ? begin.y : begin.x) * from;
  const aligned = room.outline
    .filter((corner) => corner !== begin && corner !== end)
    .map(outOf)
    .find((there) => Math.abs(there - by) <= within && Math.abs(there) > 1e-9);
  return aligned ?? Math.round((at + by) / 5) * 5 - at;
}

/** The room with one of its parts where the hand has carried it. @param by from where it was taken @param to where it is */
function carriedPart(room: Room, part: RoomPart, by: Point, within: number, isFree: boolean): Room {
  if (part.kind === 'corner') {
    const corner = room.outline[part.index] as Point;
    const to = { x: corner.x + by.x, y: corner.y + by.y };
    return moveCorner(room, part.index, isFree ? to : snappedCorner(room.outline, part.index, to, within));
  }
  if (part.kind === 'wall') {
    const out = outwardOf(room.outline, part.index);
    return moveWall(room, part.index, wallBy(room, part.index, by.x * out.x + by.y * out.y, within, isFree));
  }
  const { id } = part;
  const openings = room.openings.map((opening) => {
    if (opening.id !== id) return opening;
    const { along } = wallOf(room.outline, opening.wall);
    const at = stepped(opening.at + by.x * along.x + by.y * along.y, isFree);
    return fittedOpening({ ...opening, at }, room.outline) ?? opening;
  });
  return { ...room, openings };
}

const viewNow = () => configuratorStore.getState().view;
const pixelNow = () => 1 / (SCALE * viewNow().zoom);

/** @param area in which the hand moves, in pixels */
export function roomHand(area: Area): RoomHand {
  const placeOf = (at: ScreenPoint): Point => toLayout(at, viewNow(), area);

  /** @param act what a way in centimetres does; no way puts everything back */
  const carry = (from: ScreenPoint, act: (by: Point, isFree: boolean, typing: string) => void): Held => {
    const begin = placeOf(from);
    carried += 1;
    const typing = `room in hand ${carried}`;
    return {
      move(at, isFree) {
        const to = placeOf(at);
        act({ x: to.x - begin.x, y: to.y - begin.y }, isFree, typing);
      },
      drop: settleTyping,
      cancel() {
        act({ x: 0, y: 0 }, true, typing);
        settleTyping();
      },
    };
  };
  const carryUnderlay = (from: ScreenPoint, underlay: Underlay): Held =>
    carry(from, (by, _, typing) =>
      setUnderlay({ ...underlay, x: underlay.x + by.x, y: underlay.y + by.y }, typing),
    );
  const carryRoom = (from: ScreenPoint, room: Room): Held =>
    carry(from, (by, isFree, typing) =>
      setRoom(moveRoom(room, { x: stepped(by.x, isFree), y: stepped(by.y, isFree) }), typing),
    );

  /** A place on the underlay is set where the hand lets go, under the loupe. */
  const aim = (from: ScreenPoint): Held => {
    const { tool } = roomStore.getState();
    const underlay = underlayNow();
    const point = placeOf(from);
    if (tool?.kind === 'calibrate' && underlay) {
      const near = tool.places.findIndex((place) => {
        const { x, y } = pointOver(underlay, place);
        return Math.hypot(x - point.x, y - point.y) <= SNAP_WITHIN * 1.5 * pixelNow();
      });
      if (near >= 0) roomStore.setState({ tool: { ...tool, at: near as 0 | 1 } });
    }
    roomStore.setState({ cursor: point });
    return {
      move: (at) => roomStore.setState({ cursor: placeOf(at) }),
      drop() {
        const { cursor } = roomStore.getState();
        if (cursor) setPlace(cursor);
      },
      cancel: () => roomStore.setState({ cursor: null }),
    };
  };

  const hitAt = (point: Point): RoomPart | null => {
    const room = roomNow();
    return room && partAt(room, point, pixelNow());
  };

  return {
    tap(at) {
      const { tool, cursor } = roomStore.getState();
      if (tool?.kind === 'points') drawPoint(cursor ?? drawnPoint(placeOf(at), pixelNow(), false));
      else if (tool) setPlace(placeOf(at));
      else selectPart(hitAt(placeOf(at)));
    },
    grab(at) {
      const { tool } = roomStore.getState();
      if (tool) {
        if (tool.kind === 'calibrate') return aim(at);
        roomStore.setState({ cursor: drawnPoint(placeOf(at), pixelNow(), false) });
        return null;
      }
      const point = placeOf(at);
      const [room, underlay, part] = [roomNow(), underlayNow(), hitAt(point)];
      if (room && part) {
        selectPart(part);
        const within = SNAP_WITHIN * pixelNow();
        return carry(at, (by, isFree, typing) => {
          const isBack = by.x === 0 && by.y === 0;
          setRoom(isBack ? room : carriedPart(room, part, by, within, isFree), typing);
        });
      }
      if (underlay && !underlay.isLocked && isOnPicture(underlay, point)) return carryUnderlay(at, underlay);
      return room && isInside(room.outline, point) ? carryRoom(at, room) : null;
    },
    hover(at, isFree) {
      const { tool } = roomStore.getState();
      const point = placeOf(at);
      if (!tool) return hitAt(point) !== null;
      const cursor = tool.kind === 'points' ? drawnPoint(point, pixelNow(), isFree) : point;
      roomStore.setState({ cursor });
      return true;
    },
  };
}
