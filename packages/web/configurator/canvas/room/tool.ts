import type { Point } from '@lumitor/domain/layout/heading';
import { clockwise, MAX_CORNERS, MIN_CORNERS } from '@lumitor/domain/room/outline';
import { snappedTo } from '@lumitor/domain/room/reshape';
import { newRoom, roomFault } from '@lumitor/domain/room/room';
import { calibrated, pixelAt } from '@lumitor/domain/room/underlay';
import { configuratorStore } from '../../store/configuratorStore.ts';
import { roomNow, setRoom, setUnderlay, underlayNow } from '../../store/room.ts';
import { roomStore, takeTool } from '../../store/roomStore.ts';

const { getState, setState } = roomStore;

/** So near, in pixels, a corner snaps, and a press on the first one closes the room. */
export const SNAP_WITHIN = 10;
const CLOSE_WITHIN = 14;

/** Where a point that is drawn lies: at a right angle to others where it is near to that. */
export function drawnPoint(at: Point, pixel: number, isFree: boolean): Point {
  const { tool } = getState();
  if (isFree || tool?.kind !== 'points') return { x: Math.round(at.x), y: Math.round(at.y) };
  const [first] = tool.points;
  if (first && tool.points.length >= MIN_CORNERS && isNear(at, first, pixel)) return first;
  return snappedTo(at, tool.points, SNAP_WITHIN * pixel);
}

const isNear = (a: Point, b: Point, pixel: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) <= CLOSE_WITHIN * pixel;

/** Sets the next corner; on the first one it closes the room. */
export function drawPoint(point: Point): void {
  const { tool } = getState();
  if (tool?.kind !== 'points') return;
  const [first, last] = [tool.points[0], tool.points.at(-1)];
  const isOn = (other: Point | undefined) => other?.x === point.x && other.y === point.y;
  if (tool.points.length >= MIN_CORNERS && isOn(first)) closeRoom();
  else if (!isOn(last) && tool.points.length < MAX_CORNERS)
    setState({ tool: { ...tool, points: [...tool.points, point] } });
}

export function takePointBack(): void {
  const { tool } = getState();
  if (tool?.kind === 'points')
    setState({ tool: { ...tool, points: tool.points.slice(0, -1) }, cursor: null });
}

/** Makes the room of the corners that are drawn; walls that would cross are told, and the corners stay. */
export function closeRoom(): void {
  const { tool } = getState();
  if (tool?.kind !== 'points' || tool.points.length < MIN_CORNERS) return;
  const outline = clockwise(tool.points);
  const fault = roomFault({ outline });
  if (fault) configuratorStore.setState({ editProblem: { code: fault } });
  const before = roomNow();
  if (!fault && setRoom(before ? { ...before, outline, openings: [] } : newRoom(outline))) takeTool(null);
}

/** Sets the place on the underlay that is asked for. @param point of the plan */
export function setPlace(point: Point): void {
  const { tool } = getState();
  const underlay = underlayNow();
  if (tool?.kind !== 'calibrate' || !underlay) return;
  const places = tool.places.toSpliced(tool.at, 1, pixelAt(underlay, point));
  setState({ tool: { ...tool, places, at: 1 }, cursor: null });
}

/** Gives the underlay its true size and locks it: from now on it stays where it is. @param length centimetres */
export function calibrate(length: number): void {
  const { tool } = getState();
  const underlay = underlayNow();
  if (tool?.kind !== 'calibrate' || !underlay) return;
  const [first, second] = tool.places;
  if (!first || !second) return;
  setUnderlay({ ...calibrated(underlay, first, second, length), isLocked: true });
  takeTool(null);
}
