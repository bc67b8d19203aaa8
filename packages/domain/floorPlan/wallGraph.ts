import { append, greatestOf, leastOf } from '../math/lists.ts';
import { ahead, between, cross, distance, dot, minus, type Vector } from '../math/points.ts';
import type { Cm } from '../units.ts';

export interface Segment {
  a: Vector;
  b: Vector;
}

/** No two edges cross, and each edge ends in points of the graph. */
export interface WallGraph {
  points: readonly Vector[];
  edges: readonly (readonly [a: number, b: number])[];
}

/** Points this near are one point; an edge this near to a point passes through it. */
const MERGED: Cm = 1.5;
const CELL: Cm = 100;

const cellOf = (x: number, y: number): string => `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;

function* cellsOf({ a, b }: Segment): Generator<string> {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const slope = right.x - left.x > MERGED ? (right.y - left.y) / (right.x - left.x) : null;
  const [first, last] = [Math.floor((left.x - MERGED) / CELL), Math.floor((right.x + MERGED) / CELL)];
  for (let column = first; column <= last; column++) {
    const y = (x: number) => left.y + (slope ?? 0) * (Math.min(right.x, Math.max(left.x, x)) - left.x);
    const ends = slope === null ? [a.y, b.y] : [y(column * CELL - MERGED), y((column + 1) * CELL + MERGED)];
    const [from, to] = [leastOf(ends) - MERGED, greatestOf(ends) + MERGED];
    for (let row = Math.floor(from / CELL); row <= Math.floor(to / CELL); row++) yield `${column} ${row}`;
  }
}

/** Shares of the first segment, from 0 to 1, at which the other crosses or touches it. */
function crossings({ a, b }: Segment, other: Segment): number[] {
  const way = minus(b, a);
  const squared = dot(way, way);
  const touched = [other.a, other.b].flatMap((point) => {
    const share = dot(minus(point, a), way) / squared;
    return share >= 0 && share <= 1 && distance(between(a, b, share), point) <= MERGED ? [share] : [];
  });
  const otherWay = minus(other.b, other.a);
  const turn = cross(way, otherWay);
  if (Math.abs(turn) < 1e-9) return touched;
  const from = minus(other.a, a);
  const [share, otherShare] = [cross(from, otherWay) / turn, cross(from, way) / turn];
  const isInside = share > 0 && share < 1 && otherShare > 0 && otherShare < 1;
  return isInside ? [...touched, share] : touched;
}

/**
 * Cuts segments at their crossings. A grid limits comparisons to segments of common cells; a second one
 * merges near points. Edges are keyed by both points, so that overlapping lines give one edge.
 */
export function wallGraph(segments: readonly Segment[]): WallGraph {
  const byCell = new Map<string, number[]>();
  for (const [index, segment] of segments.entries())
    for (const cell of cellsOf(segment)) {
      const there = byCell.get(cell);
      if (there) there.push(index);
      else byCell.set(cell, [index]);
    }
  const points: Vector[] = [];
  const pointsByCell = new Map<string, number[]>();
  const numberOf = (point: Vector): number => {
    for (const x of [-MERGED, MERGED])
      for (const y of [-MERGED, MERGED])
        for (const index of pointsByCell.get(cellOf(point.x + x, point.y + y)) ?? []) {
          const near = points[index];
          if (near && distance(near, point) <= MERGED) return index;
        }
    const cell = cellOf(point.x, point.y);
    pointsByCell.set(cell, [...(pointsByCell.get(cell) ?? []), points.length]);
    return points.push(point) - 1;
  };
  const edges = new Map<string, [number, number]>();
  for (const [index, segment] of segments.entries()) {
    const others = new Set([...cellsOf(segment)].flatMap((cell) => byCell.get(cell) ?? []));
    const shares = [0, 1];
    for (const other of others) {
      const there = segments[other];
      if (there && other !== index) append(shares, crossings(segment, there));
    }
    shares.sort((a, b) => a - b);
    const passed = shares.map((share) => numberOf(between(segment.a, segment.b, share)));
    for (const [at, to] of passed.entries()) {
      const from = passed[at - 1] ?? to;
      if (from !== to) edges.set(from < to ? `${from} ${to}` : `${to} ${from}`, [from, to]);
    }
  }
  return { points, edges: [...edges.values()] };
}

export function neighboursOf({ points, edges }: WallGraph): number[][] {
  const neighbours: number[][] = points.map(() => []);
  for (const [a, b] of edges) {
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
  }
  return neighbours;
}

function withoutSpurs(neighbours: number[][]): Set<number>[] {
  const left = neighbours.map((all) => new Set(all));
  const ends = left.flatMap((all, point) => (all.size === 1 ? [point] : []));
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    const [next] = left[end] ?? [];
    if (next === undefined) continue;
    left[end]?.clear();
    left[next]?.delete(end);
    if (left[next]?.size === 1) ends.push(next);
  }
  return left;
}

/**
 * Traces faces along directed edges: after each edge, the next edge by angle on the same side. Every
 * direction of an edge belongs to one face. Rooms run clockwise, outer boundaries counterclockwise.
 */
export function graphFaces(graph: WallGraph): Vector[][] {
  const { points } = graph;
  const at = (index: number): Vector => points[index] ?? { x: 0, y: 0 };
  const around = withoutSpurs(neighboursOf(graph)).map((all, point) => {
    const angle = (to: number) => Math.atan2(at(to).y - at(point).y, at(to).x - at(point).x);
    return [...all].sort((a, b) => angle(a) - angle(b));
  });
  const passed = new Set<string>();
  const faces: Vector[][] = [];
  for (const [start, all] of around.entries())
    for (const first of all) {
      const face: Vector[] = [];
      for (let [from, to] = [start, first]; !passed.has(`${from} ${to}`); ) {
        passed.add(`${from} ${to}`);
        face.push(at(from));
        const next = around[to] ?? [];
        const turned = next[(next.indexOf(from) - 1 + next.length) % next.length] ?? from;
        [from, to] = [to, turned];
      }
      if (face.length > 2) faces.push(face);
    }
  return faces;
}

export function rayTo(from: Vector, along: Vector, { a, b }: Segment): Cm | null {
  const way = minus(b, a);
  const turn = cross(along, way);
  if (Math.abs(turn) < 1e-9) return null;
  const to = minus(a, from);
  const share = cross(to, along) / turn;
  const reach = cross(to, way) / turn;
  return share >= 0 && share <= 1 && reach > MERGED ? reach : null;
}

/** Meeting point, with the sum of its distances from both starts; null if the rays do not meet. */
export function meetingOf(a: Vector, alongA: Vector, b: Vector, alongB: Vector) {
  const turn = cross(alongA, alongB);
  if (Math.abs(turn) < 0.2) return null;
  const to = minus(b, a);
  const [reachA, reachB] = [cross(to, alongB) / turn, cross(to, alongA) / turn];
  return reachA >= 0 && reachB >= 0 ? { point: ahead(a, alongA, reachA), reach: reachA + reachB } : null;
}
