import { wallsOf } from '../kinds/room/outline.ts';
import { areaOf, isClockwise } from '../kinds/room/outlineShape.ts';
import { ahead, cross, distance, dot, minus, times, type Vector } from '../math/points.ts';
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

/** Limits of D73: gaps of 2.5 m, offset of facing wall ends by 12 cm, 12,000 lines. */
const GAP: Cm = 250;
const TOLERANCE: Cm = 12;
/** Longest end face of a wall; longer ends are walls themselves. */
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

/** Wall that ends at a gap; `along` is the unit vector into the gap. */
interface FreeEnd {
  index: number;
  point: Vector;
  along: Vector;
  /** An end face closes the wall; furniture looks the same. */
  isCapped: boolean;
  /** Longer than thick: a column is not. */
  isLong: boolean;
}

/**
 * A point with one neighbour is a free end. A corner of two neighbours is a capped one, if the shorter side
 * is an end face at a right angle.
 */
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

/**
 * Best bridge from a free end: a facing end, or the first wall that a ray meets. An offset counts four times,
 * so that aligned ends win. A capped end may be furniture: it needs an opening in the gap, or length and
 * named wall layers.
 */
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

/** Area by half the perimeter: a rectangle 60 cm wide passes, a wall up to 30 cm thick does not. */
const isRoom = (face: readonly Vector[]): boolean => {
  const around = wallsOf(face).reduce((sum, { length }) => sum + length, 0);
  return (areaOf(face) * 10_000) / (around / 2) >= NARROWEST / 2;
};

/**
 * Rooms whose walls are interrupted by doors and windows (D73):
 * 1. Cuts the lines of wall layers at their crossings into a graph, without door and window blocks.
 * 2. Bridges gaps at free ends of walls; ends without a bridge meet as corners.
 * 3. Returns the faces of the bridged graph that are wide enough for a room.
 */
export function brokenOutlines(plan: FloorPlan, hidden: ReadonlySet<number>): Vector[][] {
  const { layers, areWalls } = wallLayers(plan, hidden);
  const segments = wallSegments(plan, layers);
  if (!segments) return [];
  const bridges = bridgesOf(wallGraph(segments), plan.openings, areWalls);
  const faces = graphFaces(wallGraph([...segments, ...bridges]));
  return faces.filter((face) => isClockwise(face) && isRoom(face));
}
