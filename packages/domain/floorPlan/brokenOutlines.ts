import { ahead, cross, distance, dot, minus, times, type Vector } from '../math/points.ts';
import { wallsOf } from '../room/outline.ts';
import { areaOf, isClockwise } from '../room/outlineShape.ts';
import type { Cm } from '../units.ts';
import { type FloorPlan, isFill, type PlanOpening, pointOf, pointsIn } from './floorPlan.ts';
import {
  graphFaces,
  meetingOf,
  neighboursOf,
  rayTo,
  type Segment,
  type WallGraph,
  wallGraph,
} from './wallGraph.ts';

const GAP: Cm = 250;
const TOLERANCE: Cm = 12;
const THICKNESS: Cm = 60;
const NARROWEST: Cm = 60;
const LONGEST: Cm = 20_000;
const MOST_SEGMENTS = 12_000;

const WALL_LAYER = /[sś]cian|mur|wall|wand|w[aä]nde/i;

function isOfOpening(
  line: number,
  { a, b }: Segment,
  { middle, along, width, depth, lines }: PlanOpening,
): boolean {
  if (lines) return line >= lines[0] && line < lines[1];
  return [a, b].every((point) => {
    const by = minus(point, middle);
    return Math.abs(dot(by, along)) <= width / 2 + 0.5 && Math.abs(cross(along, by)) <= depth / 2 + 0.5;
  });
}

function wallLayers({ layers }: FloorPlan, hidden: ReadonlySet<number>) {
  const shown = layers.flatMap((_, layer) => (hidden.has(layer) ? [] : [layer]));
  const walls = shown.filter((layer) => WALL_LAYER.test(layers[layer]?.name.normalize('NFC') ?? ''));
  return { layers: new Set(walls.length > 0 ? walls : shown), areWalls: walls.length > 0 };
}

function wallSegments(plan: FloorPlan, layers: ReadonlySet<number>): Segment[] | null {
  const segments: Segment[] = [];
  for (let line = 0; line < plan.closed.length; line++) {
    if (isFill(plan, line) || !layers.has(plan.layerOf[line] ?? 0)) continue;
    const [from, to] = pointsIn(plan, line);
    const count = to - from;
    const sides = plan.closed[line] === 1 ? count : count - 1;
    if (segments.length + sides > MOST_SEGMENTS) return null;
    for (let side = 0; side < sides; side++) {
      const segment = { a: pointOf(plan, from + side), b: pointOf(plan, from + ((side + 1) % count)) };
      const length = distance(segment.a, segment.b);
      const isWall = length > 0.1 && length <= LONGEST;
      if (isWall && !plan.openings.some((opening) => isOfOpening(line, segment, opening)))
        segments.push(segment);
    }
  }
  return segments;
}

interface FreeEnd {
  index: number;
  point: Vector;
  along: Vector;
  /** Furniture looks the same. */
  isCapped: boolean;
  isLong: boolean;
}

function freeEnds(graph: WallGraph): FreeEnd[] {
  const { points } = graph;
  return neighboursOf(graph).flatMap((all, index) => {
    const point = points[index];
    if (!point || all.length === 0 || all.length > 2) return [];
    const ways = all.flatMap((other) => {
      const to = points[other];
      const length = to ? distance(to, point) : 0;
      return to ? [{ length, along: times(minus(point, to), 1 / length) }] : [];
    });
    return ways.flatMap(({ length, along }, at): FreeEnd[] => {
      const cap = ways[1 - at];
      if (!cap) return [{ index, point, along, isCapped: false, isLong: true }];
      const isCapped = cap.length <= THICKNESS && Math.abs(dot(cap.along, along)) < 0.3;
      return isCapped ? [{ index, point, along, isCapped, isLong: length > 1.2 * cap.length }] : [];
    });
  });
}

const isOpening = (from: Vector, along: Vector, reach: Cm, openings: readonly PlanOpening[]): boolean =>
  openings.some((opening) => {
    const by = minus(opening.middle, from);
    const at = dot(by, along);
    const isAlong = Math.abs(cross(opening.along, along)) < 0.2;
    return isAlong && at > 0 && at < reach && Math.abs(cross(along, by)) <= opening.depth / 2 + THICKNESS;
  });

interface Search {
  ends: readonly FreeEnd[];
  walls: readonly Segment[];
  openings: readonly PlanOpening[];
  areWalls: boolean;
}

function bridgeAt(end: FreeEnd, { ends, walls, openings, areWalls }: Search): Segment | null {
  const { point, along, isCapped, isLong } = end;
  let [best, least] = [null as Vector | null, Number.POSITIVE_INFINITY];
  for (const other of ends) {
    const by = minus(other.point, point);
    const [reach, aside] = [dot(by, along), Math.abs(cross(along, by))];
    const isFacing = reach > 0 && reach <= GAP && aside <= TOLERANCE && dot(other.along, along) < -0.9;
    if (!isFacing || reach + 4 * aside >= least) continue;
    const areLong = isLong && other.isLong;
    if (areLong || isOpening(point, along, reach, openings)) [best, least] = [other.point, reach + 4 * aside];
  }
  for (const wall of walls) {
    const reach = rayTo(point, along, wall);
    if (reach === null || reach > GAP || reach >= least - 1) continue;
    if (!isCapped || (areWalls && isLong) || isOpening(point, along, reach, openings))
      [best, least] = [ahead(point, along, reach), reach];
  }
  return best && { a: point, b: best };
}

function cornersBetween(ends: readonly FreeEnd[]): Segment[] {
  return ends.flatMap((end, at) => {
    const meetings = ends.slice(at + 1).flatMap((other) => {
      const meeting = meetingOf(end.point, end.along, other.point, other.along);
      return meeting && meeting.reach <= GAP ? [{ other, ...meeting }] : [];
    });
    const [nearest] = meetings.toSorted((a, b) => a.reach - b.reach);
    return nearest
      ? [
          { a: end.point, b: nearest.point },
          { a: nearest.point, b: nearest.other.point },
        ]
      : [];
  });
}

function bridgesOf(graph: WallGraph, openings: readonly PlanOpening[], areWalls: boolean): Segment[] {
  const ends = freeEnds(graph);
  const walls = graph.edges.flatMap(([a, b]) => {
    const [from, to] = [graph.points[a], graph.points[b]];
    return from && to ? [{ a: from, b: to }] : [];
  });
  const search = { ends, walls, openings, areWalls };
  const bridged = ends.map((end) => ({ end, bridge: bridgeAt(end, search) }));
  const left = bridged.flatMap(({ end, bridge }) => (bridge || end.isCapped ? [] : [end]));
  return [...bridged.flatMap(({ bridge }) => bridge ?? []), ...cornersBetween(left)];
}

const isRoom = (face: readonly Vector[]): boolean => {
  const around = wallsOf(face).reduce((sum, { length }) => sum + length, 0);
  return (areaOf(face) * 10_000) / (around / 2) >= NARROWEST / 2;
};

/** Gaps up to 2.5 m in line with the walls are closed (D73). */
export function brokenOutlines(plan: FloorPlan, hidden: ReadonlySet<number>): Vector[][] {
  const { layers, areWalls } = wallLayers(plan, hidden);
  const segments = wallSegments(plan, layers);
  if (!segments) return [];
  const bridges = bridgesOf(wallGraph(segments), plan.openings, areWalls);
  const faces = graphFaces(wallGraph([...segments, ...bridges]));
  return faces.filter((face) => isClockwise(face) && isRoom(face));
}
