import { openingsAlong } from '@lumitor/domain/floorPlan/roomFromOutline';
import { facingRoom, isAreaLong } from '@lumitor/domain/kinds/area/area';
import { ontoWalls } from '@lumitor/domain/kinds/area/ontoWalls';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { clockwise, MAX_CORNERS, MIN_CORNERS } from '@lumitor/domain/kinds/room/outlineShape';
import { snappedTo } from '@lumitor/domain/kinds/room/reshape';
import { newRoom, roomFault } from '@lumitor/domain/kinds/room/room';
import { calibrated, pixelAt } from '@lumitor/domain/kinds/underlay/calibration';
import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import { rounded } from '@lumitor/domain/math/points';
import type { Cm, Px } from '@lumitor/domain/units';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { newStepId } from '../../visitor/editing.ts';
import { floorPlanStore, linePlaceNear, openingsNow } from '../../visitor/floorPlan.ts';
import { roomNow, setArea, setRoom, setUnderlay, underlayNow } from '../../visitor/room.ts';
import { roomStore, takeTool } from '../../visitor/roomStore.ts';
import { selectPart } from '../../visitor/selected.ts';
import { WALL_SNAP_DISTANCE } from '../kinds/hand.ts';

const { getState, setState } = roomStore;

const CLOSE_WITHIN: Px = 14;

/** Snaps to floor plan lines (D73), right angles, and walls. */
export function drawnPoint(at: Point, pixel: number, isFree: boolean): Point {
  const { tool } = getState();
  if (isFree || !tool || tool.kind === 'calibrate') return { x: Math.round(at.x), y: Math.round(at.y) };
  if (tool.kind === 'area')
    return ontoWalls(
      at,
      roomNow()?.outline ?? [],
      tool.start ? [tool.start] : [],
      WALL_SNAP_DISTANCE * pixel,
    );
  const [first] = tool.points;
  if (first && tool.points.length >= MIN_CORNERS && isNear(at, first, pixel)) return first;
  const place = linePlaceNear(at, WALL_SNAP_DISTANCE * pixel);
  return place ? rounded(place) : snappedTo(at, tool.points, WALL_SNAP_DISTANCE * pixel);
}

const isNear = (a: Point, b: Point, pixel: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) <= CLOSE_WITHIN * pixel;

export function drawPoint(point: Point): void {
  const { tool } = getState();
  if (tool?.kind !== 'points') return;
  const [first, last] = [tool.points[0], tool.points.at(-1)];
  const isOn = (other: Point | undefined) => other?.x === point.x && other.y === point.y;
  if (tool.points.length >= MIN_CORNERS && isOn(first)) closeRoom();
  else if (!isOn(last) && tool.points.length < MAX_CORNERS)
    setState({ tool: { ...tool, points: [...tool.points, point] } });
}

const HEIGHTS: { bottom: Cm; top: Cm } = { bottom: 120, top: 180 };

export function drawAreaPoint(point: Point): void {
  const { tool } = getState();
  const room = roomNow();
  if (tool?.kind !== 'area' || !room) return;
  const { name, start } = tool;
  if (!start) setState({ tool: { ...tool, start: point, isPressed: false }, cursor: null });
  if (!start || !isAreaLong(start, point)) return;
  const area = { id: newStepId(), name, begin: start, end: point, ...HEIGHTS };
  if (!setArea(facingRoom(area, room.outline))) return;
  takeTool(null);
  selectPart({ kind: 'area', id: area.id });
}

export function takePointBack(): void {
  const { tool } = getState();
  if (tool?.kind === 'points')
    setState({ tool: { ...tool, points: tool.points.slice(0, -1) }, cursor: null });
  if (tool?.kind === 'area') setState({ tool: { ...tool, start: null }, cursor: null });
}

/** Adds openings of the floor plan (D73); crossing walls are reported. */
export function closeRoom(): void {
  const { tool } = getState();
  if (tool?.kind !== 'points' || tool.points.length < MIN_CORNERS) return;
  const outline = clockwise(tool.points);
  const fault = roomFault({ outline });
  if (fault) configuratorStore.setState({ editProblem: { code: fault } });
  if (fault) return;
  const before = roomNow();
  const { openings, left } = openingsAlong(outline, openingsNow(), newStepId);
  const room = before ? { ...before, outline } : newRoom(outline);
  if (!setRoom({ ...room, openings })) return;
  takeTool(null);
  floorPlanStore.setState({ found: { outline, left, off: 0 } });
}

export function setPlace(point: Point): void {
  const { tool } = getState();
  const underlay = underlayNow();
  if (tool?.kind !== 'calibrate' || !underlay) return;
  const places = tool.places.toSpliced(tool.at, 1, pixelAt(underlay, point));
  setState({ tool: { ...tool, places, at: 1 }, cursor: null });
}

export function calibratedBy(length: Cm): Underlay | null {
  const { tool } = getState();
  const underlay = underlayNow();
  const [first, second] = tool?.kind === 'calibrate' ? tool.places : [];
  return underlay && first && second ? calibrated(underlay, first, second, length) : null;
}

export function calibrate(length: Cm): void {
  const underlay = calibratedBy(length);
  if (!underlay) return;
  setUnderlay({ ...underlay, isLocked: true });
  takeTool(null);
}
