import type { Point } from '@lumitor/domain/layout/heading';
import { isInside } from '@lumitor/domain/room/outline';
import { moveRoom } from '@lumitor/domain/room/reshape';
import type { Room } from '@lumitor/domain/room/room';
import { pointOver, type Underlay } from '@lumitor/domain/room/underlay';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { settleTyping } from '../../visitor/editing.ts';
import { type Area, type ScreenPoint, toLayout } from '../../visitor/projection.ts';
import { areasNow, roomNow, setArea, setRoom, setUnderlay, underlayNow } from '../../visitor/room.ts';
import { roomStore } from '../../visitor/roomStore.ts';
import { type RoomPart, selectPart } from '../../visitor/selection.ts';
import type { GestureTarget, Held } from '../hand/gestures.ts';
import { aimArea, carriedBy } from './areaHand.ts';
import { carriedPart, stepped } from './carriedPart.ts';
import { areaAt, isOnPicture, partAt } from './hit.ts';
import { drawAreaPoint, drawnPoint, drawPoint, pixelNow, SNAP_WITHIN, setPlace } from './tool.ts';

/** The hand on the drawing while the room is what is worked on. */
export interface RoomHand extends Pick<GestureTarget, 'tap' | 'grab'> {
  /** Shows where the hand points; tells whether there is something to take. @param isFree past what it would snap to */
  hover: (at: ScreenPoint, isFree: boolean) => boolean;
}

/** Each time something is carried is an edit of its own. */
let carried = 0;

const viewNow = () => configuratorStore.getState().view;

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
    const part = room && partAt(room, point, pixelNow());
    const area = areaAt(areasNow(), point, pixelNow());
    return area && part?.kind !== 'corner' ? { kind: 'area', id: area.id } : part;
  };

  return {
    tap(at) {
      const { tool, cursor } = roomStore.getState();
      const drawn = () => cursor ?? drawnPoint(placeOf(at), pixelNow(), false);
      if (tool?.kind === 'points') drawPoint(drawn());
      else if (tool?.kind === 'area') drawAreaPoint(drawn());
      else if (tool) setPlace(placeOf(at));
      else selectPart(hitAt(placeOf(at)));
    },
    grab(at) {
      const { tool } = roomStore.getState();
      if (tool) {
        if (tool.kind === 'calibrate') return aim(at);
        if (tool.kind === 'area') return aimArea(at, placeOf);
        roomStore.setState({ cursor: drawnPoint(placeOf(at), pixelNow(), false) });
        return null;
      }
      const point = placeOf(at);
      const [room, underlay, part] = [roomNow(), underlayNow(), hitAt(point)];
      const area = part?.kind === 'area' && areasNow().find(({ id }) => id === part.id);
      if (room && area) {
        const carried = carriedBy(area, room, point);
        return carry(at, (by, isFree, typing) => setArea(carried(by, isFree), typing));
      }
      if (room && part) {
        selectPart(part);
        const within = SNAP_WITHIN * pixelNow();
        return carry(at, (by, isFree, typing) => {
          const isBack = by.x === 0 && by.y === 0;
          const [carried, now] = isBack ? [room, part] : carriedPart(room, part, by, within, isFree);
          if (setRoom(carried, typing)) selectPart(now);
        });
      }
      if (underlay && !underlay.isLocked && isOnPicture(underlay, point)) return carryUnderlay(at, underlay);
      return room && isInside(room.outline, point) ? carryRoom(at, room) : null;
    },
    hover(at, isFree) {
      const { tool } = roomStore.getState();
      const point = placeOf(at);
      if (!tool) return hitAt(point) !== null;
      const cursor = tool.kind === 'calibrate' ? point : drawnPoint(point, pixelNow(), isFree);
      roomStore.setState({ cursor });
      return true;
    },
  };
}
