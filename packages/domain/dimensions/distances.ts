import type { DrawnRail } from '../drawing/installationDrawing.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { isInside, wallsOf } from '../kinds/room/outline.ts';
import type { Room } from '../kinds/room/room.ts';
import { greatestOf, leastOf, upTo } from '../math/lists.ts';
import { ahead, cross, distance, dot, minus, times } from '../math/points.ts';
import type { Cm } from '../units.ts';

export interface RailLine {
  rails: DrawnRail[];
  start: Point;
  along: Point;
  length: Cm;
}

export interface DistanceLine {
  from: Point;
  to: Point;
  toRail: boolean;
}

export interface Distance {
  rails: readonly DrawnRail[];
  way: 'across' | 'along';
  positions: readonly DistanceLine[];
}

const SAME: Cm = 0.05;
/** Shares of the common stretch to try, the middle first. */
const POSITIONS = [
  0.5, 0.12, 0.88, 0.3, 0.7, 0.04, 0.96, 0.2, 0.8, 0.4, 0.6, 0.07, 0.93, 0.25, 0.75, 0.35, 0.65,
];

function railLines(rails: readonly DrawnRail[], sheetOf: (point: Point) => number): RailLine[] {
  const lines: (RailLine & { sheet: number; end: Point })[] = [];
  for (const rail of rails) {
    const { axis } = rail;
    if (axis.kind !== 'line' || axis.length < SAME) continue;
    const along = times(minus(axis.end, axis.start), 1 / axis.length);
    const sheet = sheetOf(pointAt(axis, axis.length / 2));
    const isParallel = (line: RailLine) => Math.abs(cross(line.along, along)) < 1e-6;
    const ends = [axis.start, axis.end];
    const found = lines.find(
      (line) =>
        line.sheet === sheet &&
        isParallel(line) &&
        ends.some((end) => distance(end, line.start) < SAME || distance(end, line.end) < SAME),
    );
    if (!found) {
      lines.push({ rails: [rail], start: axis.start, along, length: axis.length, sheet, end: axis.end });
      continue;
    }
    const reach = [0, found.length, ...ends.map((end) => dot(minus(end, found.start), found.along))];
    const [low, high] = [leastOf(reach), greatestOf(reach)];
    found.rails.push(rail);
    found.start = ahead(found.start, found.along, low);
    found.length = high - low;
    found.end = ahead(found.start, found.along, found.length);
  }
  return lines;
}

interface Target {
  start: Point;
  end: Point;
  toRail: boolean;
}

/** Null if not parallel, on the line, or without overlap. */
function facing(line: RailLine, { start, end, toRail }: Target) {
  const { along } = line;
  const normal = { x: -along.y, y: along.x };
  const by = minus(end, start);
  const length = Math.hypot(by.x, by.y);
  if (length < SAME || Math.abs(cross(along, by)) > 1e-6 * length) return null;
  const across = dot(minus(start, line.start), normal);
  if (Math.abs(across) < 0.5) return null;
  const places = [start, end].map((point) => dot(minus(point, line.start), along));
  const [from, to] = [Math.max(0, leastOf(places)), Math.min(line.length, greatestOf(places))];
  if (to - from < 1) return null;
  return { across, from, to, normal, toRail };
}

type Facing = NonNullable<ReturnType<typeof facing>>;

function positionsOf(line: RailLine, { across, from, to, normal, toRail }: Facing): DistanceLine[] {
  return POSITIONS.map((part) => {
    const point = ahead(line.start, line.along, from + part * (to - from));
    return { from: point, to: ahead(point, normal, across), toRail };
  });
}

function hitOf(room: Room, from: Point, way: Point): Point | null {
  const hits = wallsOf(room.outline).flatMap(({ start, end }) => {
    const by = minus(end, start);
    const turn = cross(way, by);
    if (Math.abs(turn) < 1e-9) return [];
    const away = cross(minus(start, from), by) / turn;
    const share = cross(minus(start, from), way) / turn;
    return away > 0.5 && share >= -1e-9 && share <= 1 + 1e-9 ? [away] : [];
  });
  return hits.length > 0 ? ahead(from, way, leastOf(hits)) : null;
}

const MOST_TARGETS = 4;

/**
 * Distances nearest first, to walls or to lines already measured. Thus every line follows from the walls, or
 * without a room from the first line.
 */
function acrossLines(lines: readonly RailLine[], room: Room | null): Map<RailLine, DistanceLine[]> {
  const walls: Target[] = room
    ? wallsOf(room.outline).map(({ start, end }) => ({ start, end, toRail: false }))
    : [];
  const asTarget = ({ start, along, length }: RailLine): Target => ({
    start,
    end: ahead(start, along, length),
    toRail: true,
  });
  const found = new Map<RailLine, Facing[]>();
  const add = (line: RailLine, target: Target) => {
    const facingTarget = facing(line, target);
    if (facingTarget) found.set(line, [...(found.get(line) ?? []), facingTarget]);
  };
  const left = new Set(lines);
  const isIndoors = (line: RailLine) =>
    room !== null && isInside(room.outline, ahead(line.start, line.along, line.length / 2));
  for (const line of lines) if (isIndoors(line)) for (const wall of walls) add(line, wall);
  const measured = new Map<RailLine, DistanceLine[]>();
  const nearest = (line: RailLine): Cm =>
    leastOf((found.get(line) ?? []).map(({ across }) => Math.abs(across)));
  const distances = new Map(lines.map((line) => [line, nearest(line)]));
  while (left.size > 0) {
    let next: RailLine | null = null;
    for (const line of left)
      if (next === null || (distances.get(line) ?? Infinity) < (distances.get(next) ?? Infinity)) next = line;
    if (!next) break;
    left.delete(next);
    const own = (found.get(next) ?? []).toSorted((a, b) => Math.abs(a.across) - Math.abs(b.across));
    const line = next;
    measured.set(
      line,
      own.slice(0, MOST_TARGETS).flatMap((target) => positionsOf(line, target)),
    );
    for (const other of left) {
      const before = found.get(other)?.length ?? 0;
      add(other, asTarget(line));
      const added = found.get(other)?.[before];
      if (added) distances.set(other, Math.min(distances.get(other) ?? Infinity, Math.abs(added.across)));
    }
  }
  return measured;
}

const isJoinedAcross = (line: RailLine, rails: readonly DrawnRail[]): boolean => {
  const own = new Set(line.rails);
  const isOn = (point: Point): boolean => {
    const by = minus(point, line.start);
    const along = dot(by, line.along);
    return Math.abs(cross(line.along, by)) < SAME && along > -SAME && along < line.length + SAME;
  };
  return rails.some((rail) => !own.has(rail) && (isOn(rail.axis.start) || isOn(rail.axis.end)));
};

function alongLine(line: RailLine, room: Room): DistanceLine[] {
  const end = ahead(line.start, line.along, line.length);
  return [
    { from: line.start, way: times(line.along, -1) },
    { from: end, way: line.along },
  ]
    .flatMap(({ from, way }) => {
      const to = hitOf(room, from, way);
      return to ? [{ from, to, toRail: false }] : [];
    })
    .toSorted((a, b) => distance(a.from, a.to) - distance(b.from, b.to));
}

function ofBends(rails: readonly DrawnRail[], room: Room | null): Distance[] {
  const straight = rails.filter(({ axis }) => axis.kind === 'line');
  const touches = ({ axis }: DrawnRail, point: Point) =>
    distance(axis.start, point) < SAME || distance(axis.end, point) < SAME;
  return rails.flatMap((rail): Distance[] => {
    const { axis } = rail;
    if (axis.kind === 'line' || !room) return [];
    if (straight.some((other) => touches(other, axis.start) || touches(other, axis.end))) return [];
    return [axis.start, axis.end].map((from, index) => {
      const inward = minus(axis.centre, from);
      const outward = times(inward, -1 / axis.radius);
      const ways = [outward, times(outward, -1)];
      const positions = ways.flatMap((way) => {
        const to = isInside(room.outline, from) ? hitOf(room, from, way) : null;
        return to ? [{ from, to, toRail: false }] : [];
      });
      return { rails: [rail], way: index === 0 ? 'across' : 'along', positions };
    });
  });
}

/**
 * One distance across for each line of rails, and one along unless a joined rail fixes that. A line that
 * faces nothing has none.
 */
export function planDistances(
  rails: readonly DrawnRail[],
  room: Room | null,
  sheetOf: (point: Point) => number = () => 0,
): Distance[] {
  const lines = railLines(rails, sheetOf);
  const across = acrossLines(lines, room);
  return [
    ...lines.flatMap((line, index): Distance[] => {
      const positions = across.get(line) ?? [];
      const isJoined = isJoinedAcross(line, rails);
      const isAlong = room !== null && isInside(room.outline, line.start) && !isJoined;
      const follows = positions.length === 0 && (isJoined || (room === null && index === 0));
      return [
        ...(follows ? [] : [{ rails: line.rails, way: 'across' as const, positions }]),
        ...(isAlong ? [{ rails: line.rails, way: 'along' as const, positions: alongLine(line, room) }] : []),
      ];
    }),
    ...ofBends(rails, room),
  ];
}

export function tableOrigin(rails: readonly DrawnRail[], room: Room | null): Point {
  const points = room ? room.outline : rails.flatMap(({ axis }) => [axis.start, axis.end]);
  return { x: leastOf(points.map(({ x }) => x)), y: leastOf(points.map(({ y }) => y)) };
}

export function sheetsBy(xs: readonly number[], ys: readonly number[]): (point: Point) => number {
  const indexOf = (edges: readonly number[], at: number) =>
    upTo(Math.max(0, edges.length - 2)).filter((index) => at > (edges[index + 1] ?? Infinity)).length;
  return ({ x, y }) => indexOf(xs, x) + 1000 * indexOf(ys, y);
}
