import type { FreeEnd } from '@lumitor/domain/layout/freeEnd';
import type { Geometry, PlacedStep } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { FRAME_HEIGHT, SCALE } from './projection.ts';

/** Half a step's hit area in centimetres: 50 px at zoom 1 (D12). */
const HALF_FRAME = FRAME_HEIGHT / SCALE / 2;
/** How near to an end a click is meant for it, in pixels. */
const END_RADIUS = 22;
/** At the least so near to a rail, in pixels: zoomed out a rail is still to be hit. */
const MIN_HALF_FRAME = 8;

function distanceTo(place: PlacedStep, { x, y }: Point): number {
  if (place.radius > 0) {
    // A quarter circle about its centre, between the two tangent points.
    const middle = { x: place.begin.x + place.far.x, y: place.begin.y + place.far.y };
    const toBegin = Math.hypot(x - place.begin.x, y - place.begin.y);
    const toFar = Math.hypot(x - place.far.x, y - place.far.y);
    const isWithin = Math.hypot(x - middle.x / 2, y - middle.y / 2) <= place.radius;
    if (!isWithin) return Math.min(toBegin, toFar);
    const isFirstHorizontal = place.heading % 2 === 0;
    const centre = isFirstHorizontal
      ? { x: place.begin.x, y: place.far.y }
      : { x: place.far.x, y: place.begin.y };
    return Math.abs(Math.hypot(x - centre.x, y - centre.y) - place.radius);
  }
  const from = place.parent < 0 ? { x: -place.far.x, y: place.far.y } : place.begin;
  const dx = Math.max(Math.min(from.x, place.far.x) - x, 0, x - Math.max(from.x, place.far.x));
  const dy = Math.max(Math.min(from.y, place.far.y) - y, 0, y - Math.max(from.y, place.far.y));
  return Math.hypot(dx, dy);
}

/** The open end that a click at a point of the layout is meant for. @param pixel centimetres of one pixel */
export function endAt({ openEnds }: Geometry, at: Point, pixel: number): FreeEnd | null {
  let nearest: FreeEnd | null = null;
  let least = END_RADIUS * pixel;
  for (const end of openEnds) {
    const distance = Math.hypot(end.x - at.x, end.y - at.y);
    if (end.takesSteps && distance <= least) {
      nearest = end;
      least = distance;
    }
  }
  return nearest;
}

/** The step that a click at a point of the layout is meant for. @param pixel centimetres of one pixel */
export function stepAt({ placed }: Geometry, at: Point, pixel: number): PlacedStep | null {
  let nearest: PlacedStep | null = null;
  let least = Math.max(HALF_FRAME, MIN_HALF_FRAME * pixel);
  for (const place of placed) {
    const distance = distanceTo(place, at);
    if (distance <= least) {
      nearest = place;
      least = distance;
    }
  }
  return nearest;
}
