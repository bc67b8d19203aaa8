import { isInside } from '@lumitor/domain/kinds/room/outline';
import { moveRoom } from '@lumitor/domain/kinds/room/reshape';
import { pointOver } from '@lumitor/domain/kinds/underlay/calibration';
import type { Point } from '@lumitor/domain/layout/heading';
import { floorPlanStore, outlineNear } from '../../visitor/floorPlan.ts';
import { selectedObstacle, turnObstacle } from '../../visitor/obstacles.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import {
  areasNow,
  roomNow,
  setArea,
  setObstacle,
  setRoom,
  setUnderlay,
  underlayNow,
} from '../../visitor/room.ts';
import { roomStore } from '../../visitor/roomStore.ts';
import { selectPart } from '../../visitor/selected.ts';
import type { RoomPart } from '../../visitor/selection.ts';
import { settleTyping } from '../../visitor/typing.ts';
import type { Dragging as Dragged } from '../hand/gestures.ts';
import { pixelNow, type Tool, type ToolSurface } from '../hand/tool.ts';
import { aimArea, carriedBy } from './areaHand.ts';
import { carriedPart, stepped } from './carriedPart.ts';
import { areaAt, isOnPicture, partAt } from './hit.ts';
import { obstacleAt, obstacleUnder, turnedByAt } from './obstacleHand.ts';
import { roomKey } from './roomKeys.ts';
import { drawAreaPoint, drawnPoint, drawPoint, setPlace, WALL_SNAP_DISTANCE } from './tool.ts';

type PlaceOf = ToolSurface['placeOf'];

let carried = 0;

/** @param by from the start of the drag; zero restores */
type CarryBy = (by: Point, isFree: boolean, typing: string) => unknown;

function carry(from: ScreenPoint, placeOf: PlaceOf, act: CarryBy): Dragged {
  const start = placeOf(from);
  carried += 1;
  const typing = `room in hand ${carried}`;
  return {
    move(at, isFree) {
      const to = placeOf(at);
      act({ x: to.x - start.x, y: to.y - start.y }, isFree, typing);
    },
    drop: settleTyping,
    cancel() {
      act({ x: 0, y: 0 }, true, typing);
      settleTyping();
    },
  };
}

function aim(from: ScreenPoint, placeOf: PlaceOf): Dragged {
  const { tool } = roomStore.getState();
  const underlay = underlayNow();
  const point = placeOf(from);
  if (tool?.kind === 'calibrate' && underlay) {
    const near = tool.places.findIndex((place) => {
      const { x, y } = pointOver(underlay, place);
      return Math.hypot(x - point.x, y - point.y) <= WALL_SNAP_DISTANCE * 1.5 * pixelNow();
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
}

function hitAt(point: Point): RoomPart | null {
  const room = roomNow();
  const part = room && partAt(room, point, pixelNow());
  if (part?.kind === 'corner') return part;
  const area = areaAt(areasNow(), point, pixelNow());
  const obstacle = room && obstacleAt(room, point, pixelNow());
  if (obstacle && (!area || obstacle.id === selectedObstacle()?.id))
    return { kind: 'obstacle', id: obstacle.id };
  return area ? { kind: 'area', id: area.id } : part;
}

/**
 * Dragged object by rank: obstacle or its handle, area, part of the walls, unlocked floor plan, whole room.
 */
function carriedFrom(at: ScreenPoint, placeOf: PlaceOf): CarryBy | null {
  const point = placeOf(at);
  const [room, underlay, part] = [roomNow(), underlayNow(), hitAt(point)];
  const pixel = pixelNow();
  const dragged = room && obstacleUnder(point, part, room, { pixel, within: WALL_SNAP_DISTANCE * pixel });
  if (dragged) return (by, isFree, typing) => setObstacle(dragged(by, isFree), typing);
  const area = part?.kind === 'area' && areasNow().find(({ id }) => id === part.id);
  if (room && area) {
    const carried = carriedBy(area, room, point);
    return (by, isFree, typing) => setArea(carried(by, isFree), typing);
  }
  if (room && part) {
    selectPart(part);
    const within = WALL_SNAP_DISTANCE * pixel;
    return (by, isFree, typing) => {
      const isBack = by.x === 0 && by.y === 0;
      const [carried, now] = isBack ? [room, part] : carriedPart(room, part, by, within, isFree);
      if (setRoom(carried, typing)) selectPart(now);
    };
  }
  if (underlay && !underlay.isLocked && isOnPicture(underlay, point))
    return (by, _, typing) =>
      setUnderlay({ ...underlay, x: underlay.x + by.x, y: underlay.y + by.y }, typing);
  if (!room || !isInside(room.outline, point)) return null;
  return (by, isFree, typing) =>
    setRoom(moveRoom(room, { x: stepped(by.x, isFree), y: stepped(by.y, isFree) }), typing);
}

function tapRoom(point: Point): void {
  const turned = turnedByAt(point, pixelNow());
  if (turned) {
    turnObstacle(turned, 1);
    return;
  }
  const part = hitAt(point);
  selectPart(part);
  const outline = part ? null : outlineNear(point, WALL_SNAP_DISTANCE * pixelNow());
  floorPlanStore.setState({ chosen: outline?.line ?? null, found: null });
}

export const roomTool = ({ placeOf }: ToolSurface): Tool => ({
  tap(at) {
    const { tool, cursor } = roomStore.getState();
    const drawn = () => cursor ?? drawnPoint(placeOf(at), pixelNow(), false);
    if (tool?.kind === 'points') drawPoint(drawn());
    else if (tool?.kind === 'area') drawAreaPoint(drawn());
    else if (tool) setPlace(placeOf(at));
    else tapRoom(placeOf(at));
  },
  grab(at) {
    const { tool } = roomStore.getState();
    if (tool?.kind === 'calibrate') return aim(at, placeOf);
    if (tool?.kind === 'area') return aimArea(at, placeOf);
    if (tool) {
      roomStore.setState({ cursor: drawnPoint(placeOf(at), pixelNow(), false) });
      return null;
    }
    const by = carriedFrom(at, placeOf);
    return by && carry(at, placeOf, by);
  },
  hover(at, isFree) {
    const { tool } = roomStore.getState();
    const point = placeOf(at);
    if (!tool) return turnedByAt(point, pixelNow()) !== null || hitAt(point) !== null;
    const cursor = tool.kind === 'calibrate' ? point : drawnPoint(point, pixelNow(), isFree);
    roomStore.setState({ cursor });
    return true;
  },
  key: roomKey,
});
