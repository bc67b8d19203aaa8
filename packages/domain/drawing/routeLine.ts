import type { Point } from '../kinds/rail/heading.ts';
import { upTo } from '../math/lists.ts';
import { ahead, between, distance, dot, minus, times } from '../math/points.ts';
import { framesAlong, type LabelFrame } from '../paths/frame.ts';
import type { LabelPosition, Placer } from './placer.ts';

export interface RouteSizes {
  mm: number;
  sign: number;
}

const STROKE = 0.2;
const STEP = 1.5;
/** Shares of the way at which a route with two corners turns. */
const TURNS = [0, 1, 0.5, 0.25, 0.75, 0.12, 0.88];

function* waysOf(from: Point, to: Point): Iterable<Point[]> {
  for (const turn of TURNS) {
    const x = from.x + turn * (to.x - from.x);
    const y = from.y + turn * (to.y - from.y);
    yield [from, { x, y: from.y }, { x, y: to.y }, to];
    yield [from, { x: from.x, y }, { x: to.x, y }, to];
  }
  yield [from, to];
}

const legsOf = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.slice(1).flatMap((point, index) => {
    const before = points[index] ?? point;
    return distance(before, point) > 1e-6 ? [[before, point] as const] : [];
  });

function clearOf([from, to]: readonly [Point, Point], ends: readonly [Point, Point], sign: number) {
  const long = distance(from, to);
  const way = times(minus(to, from), 1 / long);
  let [start, stop] = [0, long];
  for (const end of ends) {
    const along = dot(minus(end, from), way);
    const aside = distance(end, ahead(from, way, along));
    if (aside >= sign) continue;
    const half = Math.sqrt(sign * sign - aside * aside);
    if (along - half <= 0) start = Math.max(start, along + half);
    if (along + half >= long) stop = Math.min(stop, along - half);
  }
  return start < stop ? ([ahead(from, way, start), ahead(from, way, stop)] as const) : null;
}

export interface RouteLine {
  legs: (readonly [Point, Point])[];
  places: LabelPosition[];
}

/**
 * Route with the fewest overlaps; one always exists. Take symbols and rails before, walls and texts after.
 */
export function takeRoute(placer: Placer, from: Point, to: Point, { mm, sign }: RouteSizes): RouteLine {
  let best: { legs: RouteLine['legs']; frames: LabelFrame[]; blocked: number } | null = null;
  for (const points of waysOf(from, to)) {
    const legs = legsOf(points);
    const clear = legs.map((leg) => clearOf(leg, [from, to], sign)).filter((leg) => leg !== null);
    const frames = clear.flatMap(([a, b]) => framesOf(a, b, mm));
    const blocked = frames.filter((frame) => !placer.isFreeForLine(frame)).length;
    if (!best || blocked < best.blocked) best = { legs, frames, blocked };
    if (blocked === 0) break;
  }
  if (!best) return { legs: [], places: [] };
  for (const frame of best.frames) placer.takeLine(frame);
  return { legs: best.legs, places: namePlaces(best.legs, mm) };
}

function framesOf(from: Point, to: Point, mm: number): LabelFrame[] {
  const count = Math.max(1, Math.ceil(distance(from, to) / (STEP * mm)));
  return upTo(count).flatMap((index) =>
    framesAlong(
      between(from, to, index / count),
      between(from, to, (index + 1) / count),
      STROKE * mm,
      STEP * mm,
    ),
  );
}

function namePlaces(legs: RouteLine['legs'], mm: number): LabelPosition[] {
  const byLength = legs.toSorted((a, b) => distance(...b) - distance(...a));
  return byLength.flatMap(([from, to]) => {
    const long = distance(from, to);
    const way = times(minus(to, from), 1 / long);
    const asides = [
      { x: way.y, y: -way.x },
      { x: -way.y, y: way.x },
    ];
    return [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share) =>
      [0.8, 1.6, 2.4].flatMap((clear) =>
        asides.map((aside) => ({ from: between(from, to, share), aside, distance: clear * mm })),
      ),
    );
  });
}
