import { nudgedOpening } from '@lumitor/domain/kinds/opening/positions';
import { outwardOf } from '@lumitor/domain/kinds/room/outlineShape';
import {
  moveCorner,
  moveRoom,
  moveWall,
  onSameWalls,
  type Reshaped,
} from '@lumitor/domain/kinds/room/reshape';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { pointOver } from '@lumitor/domain/kinds/underlay/calibration';
import { alongHeading, type Heading, type Point, unitVector } from '@lumitor/domain/layout/heading';
import type { Cm } from '@lumitor/domain/units';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { deleteSelection } from '../../visitor/deletion.ts';
import { selectedObstacle } from '../../visitor/obstacles.ts';
import {
  areasNow,
  middleInSight,
  roomNow,
  setArea,
  setRoom,
  setUnderlay,
  underlayNow,
} from '../../visitor/room.ts';
import { roomStore, takeTool } from '../../visitor/roomStore.ts';
import { partIn, selectPart } from '../../visitor/selected.ts';
import type { RoomPart } from '../../visitor/selection.ts';
import { byKey } from '../hand/act.ts';
import { headingOfKey, headingOnPlan } from '../hand/arrows.ts';
import { pixelNow } from '../hand/tool.ts';
import { OBSTACLE_ACTS } from './obstacleActs.ts';
import { closeRoom, drawAreaPoint, drawnPoint, drawPoint, setPlace, takePointBack } from './tool.ts';

const headingOf = (key: string): Heading | null => {
  const onScreen = headingOfKey(key);
  return onScreen === null ? null : headingOnPlan(onScreen);
};

const CURSOR_STEP: Cm = 10;

function cursorNow(): Point {
  const { cursor, tool } = roomStore.getState();
  if (cursor) return cursor;
  const underlay = underlayNow();
  if (tool?.kind === 'points') return tool.points.at(-1) ?? middleInSight();
  if (tool?.kind === 'area') return tool.start ?? middleInSight();
  const place = tool?.places[tool.at];
  return place && underlay ? pointOver(underlay, place) : middleInSight();
}

const moveCursor = (heading: Heading, by: Cm): void =>
  roomStore.setState({ cursor: alongHeading(cursorNow(), heading, by) });

function pointsKey(key: string, isShift: boolean): (() => void) | null {
  const heading = headingOf(key);
  if (heading !== null) return () => moveCursor(heading, isShift ? 10 * CURSOR_STEP : CURSOR_STEP);
  if (key === ' ') return () => drawPoint(cursorNow());
  if (key === 'Enter') return closeRoom;
  return key === 'Backspace' ? takePointBack : null;
}

function areaKey(key: string, isShift: boolean): (() => void) | null {
  const heading = headingOf(key);
  if (heading !== null) return () => moveCursor(heading, isShift ? 10 * CURSOR_STEP : CURSOR_STEP);
  if (key === 'Enter' || key === ' ') return () => drawAreaPoint(drawnPoint(cursorNow(), pixelNow(), false));
  return key === 'Backspace' ? takePointBack : null;
}

function placesKey(key: string, isShift: boolean): (() => void) | null {
  const heading = headingOf(key);
  const pixel = underlayNow()?.scale ?? 1;
  if (heading !== null) return () => moveCursor(heading, isShift ? 10 * pixel : pixel);
  return key === 'Enter' || key === ' ' ? () => setPlace(cursorNow()) : null;
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

function moveByKey(heading: Heading, length: Cm): void {
  const selected = partIn(configuratorStore.getState());
  const [room, underlay] = [roomNow(), underlayNow()];
  const { x, y } = unitVector(heading);
  const by = { x: x * length, y: y * length };
  const typing = `room by key ${JSON.stringify(selected)}`;
  const area = selected?.kind === 'area' && areasNow().find(({ id }) => id === selected.id);
  if (area) {
    const put = (point: Point) => ({ x: point.x + by.x, y: point.y + by.y });
    setArea({ ...area, begin: put(area.begin), end: put(area.end) }, typing);
  } else if (room) {
    const [moved, part] = movedBy(room, selected, by);
    if (setRoom(moved, typing)) selectPart(part);
  } else if (underlay && !underlay.isLocked)
    setUnderlay({ ...underlay, x: underlay.x + by.x, y: underlay.y + by.y }, typing);
}

export function roomKey(key: string, isShift: boolean): (() => void) | null {
  const { tool } = roomStore.getState();
  if (key === 'Escape') return () => (tool ? takeTool(null) : selectPart(null));
  if (tool?.kind === 'points') return pointsKey(key, isShift);
  if (tool?.kind === 'area') return areaKey(key, isShift);
  if (tool) return placesKey(key, isShift);
  const obstacle = selectedObstacle();
  const act = obstacle && byKey(OBSTACLE_ACTS, obstacle, key, isShift);
  if (act) return act;
  const heading = headingOf(key);
  if (heading !== null && (roomNow() || underlayNow())) return () => moveByKey(heading, isShift ? 10 : 1);
  return key === 'Delete' || key === 'Backspace' ? deleteSelection : null;
}
