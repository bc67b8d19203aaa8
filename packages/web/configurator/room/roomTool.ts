import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { pointOver } from '@lumitor/domain/kinds/underlay/calibration';
import { floorPlanStore, outlineNear } from '../../visitor/floorPlan.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { underlayNow } from '../../visitor/room.ts';
import { roomStore } from '../../visitor/roomStore.ts';
import { selectPart } from '../../visitor/selected.ts';
import { settleTyping } from '../../visitor/typing.ts';
import type { Dragging } from '../hand/gestures.ts';
import { pixelNow, type Tool, type ToolSurface } from '../hand/tool.ts';
import { type CarryBy, WALL_SNAP_DISTANCE } from '../kinds/hand.ts';
import { carryFrom, isHandleAt, partAt, tapHandle } from '../kinds/hands.ts';
import { roomKey } from './roomKeys.ts';
import { drawAreaPoint, drawnPoint, drawPoint, setPlace } from './tool.ts';

function aimArea(from: ScreenPoint, placeOf: (at: ScreenPoint) => Point): Dragging {
  const follow = (isPressed: boolean, cursor: Point | null) => {
    const { tool } = roomStore.getState();
    if (tool?.kind === 'area') roomStore.setState({ tool: { ...tool, isPressed }, cursor });
  };
  follow(false, drawnPoint(placeOf(from), pixelNow(), false));
  return {
    move: (at, isFree) => follow(true, drawnPoint(placeOf(at), pixelNow(), isFree)),
    drop() {
      const { cursor } = roomStore.getState();
      follow(false, cursor);
      if (cursor) drawAreaPoint(cursor);
    },
    cancel: () => follow(false, null),
  };
}

type PlaceOf = ToolSurface['placeOf'];

let carried = 0;

function carry(from: ScreenPoint, placeOf: PlaceOf, act: CarryBy): Dragging {
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

function aim(from: ScreenPoint, placeOf: PlaceOf): Dragging {
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

function tapRoom(point: Point): void {
  const pixel = pixelNow();
  if (tapHandle(point, pixel)) return;
  const part = partAt(point, pixel);
  selectPart(part);
  const outline = part ? null : outlineNear(point, WALL_SNAP_DISTANCE * pixel);
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
    const by = carryFrom(placeOf(at), pixelNow());
    return by && carry(at, placeOf, by);
  },
  hover(at, isFree) {
    const { tool } = roomStore.getState();
    const point = placeOf(at);
    if (!tool) return isHandleAt(point, pixelNow()) || partAt(point, pixelNow()) !== null;
    const cursor = tool.kind === 'calibrate' ? point : drawnPoint(point, pixelNow(), isFree);
    roomStore.setState({ cursor });
    return true;
  },
  key: roomKey,
});
