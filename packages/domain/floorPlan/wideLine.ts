import { ahead, cross, distance, minus, times, type Vector } from '../math/points.ts';
import { type Affine, combined, placed } from './affine.ts';
import { bulgedArc, countOfLines, placedArc, pointsOfArc } from './curve.ts';
import { MAX_POINTS } from './dxfFault.ts';
import type { LineWidth, OutlineShape } from './dxfOutline.ts';

export type WideLine = Extract<OutlineShape, { kind: 'lines' }> & { widths: readonly LineWidth[] };

/** Cut across the line: half the width on both sides of `at`. */
interface Section {
  at: Vector;
  along: Vector;
  half: number;
}

interface Segment {
  sections: readonly Section[];
  isStraight: boolean;
}

const [LEFT, RIGHT] = [1, -1] as const;
type Side = typeof LEFT | typeof RIGHT;

/** A sharper corner is cut off. */
const MITER = 4;

function straightSegment(a: Vector, b: Vector, [start, end]: LineWidth): Segment {
  const along = times(minus(b, a), 1 / distance(a, b));
  const sections = [
    { at: a, along, half: start / 2 },
    { at: b, along, half: end / 2 },
  ];
  return { sections, isStraight: true };
}

function bentSegment(a: Vector, b: Vector, bulge: number, [start, end]: LineWidth, to: Affine): Segment {
  const arc = bulgedArc(a, b, bulge);
  const radius = distance(arc.centre, a);
  const share = 1 + Math.max(start, end) / 2 / radius;
  const outer = { ...arc, u: times(arc.u, share), v: times(arc.v, share) };
  const count = countOfLines(placedArc(outer, to));
  const turn = Math.sign(arc.sweep);
  const sections = pointsOfArc(arc, count).map((at, index): Section => {
    const out = times(minus(at, arc.centre), turn / radius);
    return { at, along: { x: -out.y, y: out.x }, half: (start + ((end - start) * index) / count) / 2 };
  });
  return { sections, isStraight: false };
}

function segmentsOf({ vertices, widths, isClosed }: WideLine, to: Affine): Segment[] {
  const segments: Segment[] = [];
  let points = 0;
  vertices.forEach((vertex, index) => {
    const next = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined);
    if (!next || distance(vertex, next) < 1e-9 || points > MAX_POINTS) return;
    const width = widths[index] ?? [0, 0];
    const segment =
      Math.abs(vertex.bulge) < 1e-9
        ? straightSegment(vertex, next, width)
        : bentSegment(vertex, next, vertex.bulge, width, to);
    points += segment.sections.length;
    segments.push(segment);
  });
  return segments;
}

const edgePoint = ({ at, along, half }: Section, side: Side): Vector =>
  ahead(at, { x: -along.y, y: along.x }, side * half);

interface Edge {
  points: Vector[];
  start: Vector;
  end: Vector;
}

function edgeOf({ sections, isStraight }: Segment, side: Side): Edge {
  const points = sections.map((section) => edgePoint(section, side));
  const [first, last] = [sections[0]?.along ?? { x: 1, y: 0 }, sections.at(-1)?.along ?? { x: 1, y: 0 }];
  const [a, b] = [points[0], points.at(-1)];
  const length = a && b ? distance(a, b) : 0;
  if (!isStraight || !a || !b || length === 0) return { points, start: first, end: last };
  const along = times(minus(b, a), 1 / length);
  return { points, start: along, end: along };
}

/**
 * Meeting point of two edges: an outer corner up to the miter limit, or an inner one within both segments.
 */
function cornerOf(edge: Edge, next: Edge, half: number): Vector | null {
  const [before, end] = edge.points.slice(-2);
  const [start, after] = next.points;
  const turn = cross(edge.end, next.start);
  if (!before || !end || !start || !after || Math.abs(turn) < 1e-6) return null;
  const gap = minus(start, end);
  const [on, back] = [cross(gap, next.start) / turn, -cross(gap, edge.end) / turn];
  const isOuter = on >= 0 && back >= 0 && Math.max(on, back) <= MITER * half;
  const isInner = on <= 0 && back <= 0 && -on <= distance(before, end) && -back <= distance(start, after);
  return isOuter || isInner ? ahead(end, edge.end, on) : null;
}

function joined(segments: readonly Segment[], side: Side, isClosed: boolean): Vector[] {
  const edges = segments.map((segment) => edgeOf(segment, side));
  const corners = edges.map((edge, index) => {
    const after = index + 1 < edges.length ? index + 1 : 0;
    const [next, half] = [edges[after], segments[index]?.sections.at(-1)?.half ?? 0];
    const isEven = Math.abs(half - (segments[after]?.sections[0]?.half ?? 0)) < 1e-6;
    return next && next !== edge && isEven && (isClosed || after > 0) ? cornerOf(edge, next, half) : null;
  });
  return edges.flatMap(({ points }, index) => {
    const isStartJoined = corners[index - 1] ?? (index === 0 && isClosed ? corners.at(-1) : null);
    const corner = corners[index];
    const own = points.slice(isStartJoined ? 1 : 0, corner ? -1 : undefined);
    return corner ? [...own, corner] : own;
  });
}

/**
 * Outlines of a polyline with width: edges left and right of each segment, joined at corners. An open line
 * gives one outline, a closed one two of opposite direction. The non-zero rule leaves no holes.
 */
export function wideOutlines(line: WideLine, around: Affine): Vector[][] {
  const to = combined(around, line.plane);
  const segments = segmentsOf(line, to);
  const [left, right] = ([LEFT, RIGHT] as const).map((side) =>
    joined(segments, side, line.isClosed).map((point) => placed(to, point)),
  );
  if (!left || !right) return [];
  return line.isClosed ? [left, right.reverse()] : [[...left, ...right.reverse()]];
}
