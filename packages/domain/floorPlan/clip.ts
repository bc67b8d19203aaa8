import { distanceToSegment } from '../kinds/rail/contact.ts';
import { isInside } from '../kinds/room/outline.ts';
import { greatestOf, leastOf } from '../math/lists.ts';
import { between, cross, minus, type Vector } from '../math/points.ts';
import type { Cm } from '../units.ts';

export interface Clip {
  corners: readonly Vector[];
  box: { minX: number; minY: number; maxX: number; maxY: number };
  /** Convex parts of the area, with corners in the same direction. */
  parts: readonly (readonly Vector[])[];
}

const NEAR: Cm = 0.01;

function xAt({ a, b }: { a: Vector; b: Vector }, y: number): number {
  return b.y === a.y ? a.x : a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
}

/** Cuts at the height of each corner leave trapeziums between two edges. */
function partsOf(corners: readonly Vector[]): Vector[][] {
  const edges = corners.map((a, index) => ({ a, b: corners[(index + 1) % corners.length] ?? a }));
  const heights = [...new Set(corners.map(({ y }) => y))].sort((a, b) => a - b);
  return heights.slice(1).flatMap((bottom, index) => {
    const top = heights[index] ?? bottom;
    const middle = (top + bottom) / 2;
    const crossed = edges
      .filter(({ a, b }) => a.y > middle !== b.y > middle)
      .sort((one, other) => xAt(one, middle) - xAt(other, middle));
    return crossed.flatMap((left, at) => {
      const right = crossed[at + 1];
      if (at % 2 === 1 || !right) return [];
      return [
        [
          { x: xAt(left, top), y: top },
          { x: xAt(right, top), y: top },
          { x: xAt(right, bottom), y: bottom },
          { x: xAt(left, bottom), y: bottom },
        ],
      ];
    });
  });
}

export function clipOf(corners: readonly Vector[]): Clip {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const box = { minX: leastOf(xs), minY: leastOf(ys), maxX: greatestOf(xs), maxY: greatestOf(ys) };
  return { corners, box, parts: partsOf(corners) };
}

const isOutsideBox = ({ box }: Clip, a: Vector, b: Vector): boolean =>
  Math.max(a.x, b.x) < box.minX - NEAR ||
  Math.min(a.x, b.x) > box.maxX + NEAR ||
  Math.max(a.y, b.y) < box.minY - NEAR ||
  Math.min(a.y, b.y) > box.maxY + NEAR;

function crossing(a: Vector, way: Vector, from: Vector, to: Vector): number | null {
  const edge = minus(to, from);
  const turn = cross(way, edge);
  if (turn === 0) return null;
  const gap = minus(from, a);
  const [share, along] = [cross(gap, edge) / turn, cross(gap, way) / turn];
  return share > 0 && share < 1 && along >= 0 && along <= 1 ? share : null;
}

export const isWithinClip = ({ corners }: Clip, point: Vector): boolean =>
  isInside(corners, point) ||
  corners.some(
    (corner, index) =>
      distanceToSegment(point, corner, corners[(index + 1) % corners.length] ?? corner) <= NEAR,
  );

export interface ClippedLine {
  points: readonly Vector[];
  isClosed: boolean;
}

function sharesOf({ corners }: Clip, a: Vector, b: Vector): number[] {
  const way = minus(b, a);
  const shares = [0, 1];
  for (const [index, corner] of corners.entries()) {
    const share = crossing(a, way, corner, corners[(index + 1) % corners.length] ?? corner);
    if (share !== null) shares.push(share);
  }
  return shares.sort((one, other) => one - other);
}

/**
 * Cuts each segment at the boundary and retains the pieces whose middle is inside. An uncut line stays
 * closed.
 */
export function clippedLine(clip: Clip, { points, isClosed }: ClippedLine): ClippedLine[] {
  const [start] = points;
  const around = isClosed && start ? [...points, start] : points;
  const pieces: Vector[][] = [];
  let piece: Vector[] | null = null;
  let isWhole = true;
  for (let index = 1; index < around.length; index++) {
    const [a, b] = [around[index - 1], around[index]];
    if (!a || !b) continue;
    if (isOutsideBox(clip, a, b)) {
      [piece, isWhole] = [null, false];
      continue;
    }
    const shares = sharesOf(clip, a, b);
    for (let part = 1; part < shares.length; part++) {
      const [from = 0, to = 1] = [shares[part - 1], shares[part]];
      if (isWithinClip(clip, between(a, b, (from + to) / 2))) {
        if (!piece) {
          piece = [from === 0 ? a : between(a, b, from)];
          pieces.push(piece);
        }
        piece.push(to === 1 ? b : between(a, b, to));
      } else [piece, isWhole] = [null, false];
    }
  }
  if (isWhole) return [{ points, isClosed }];
  const [first, last] = [pieces[0], pieces.at(-1)];
  // A closed line that starts inside joins its last piece to its first.
  if (isClosed && piece && first && last && first !== last && first[0] === start) {
    pieces.pop();
    pieces[0] = last.slice(0, -1).concat(first);
  }
  return pieces.map((points) => ({ points, isClosed: false }));
}

function cutBy(loop: readonly Vector[], from: Vector, to: Vector): Vector[] {
  const edge = minus(to, from);
  const left: Vector[] = [];
  for (const [index, point] of loop.entries()) {
    const before = loop[index === 0 ? loop.length - 1 : index - 1] ?? point;
    const [was, is] = [cross(edge, minus(before, from)), cross(edge, minus(point, from))];
    if (was < 0 !== is < 0) left.push(between(before, point, was / (was - is)));
    if (is >= 0) left.push(point);
  }
  return left;
}

/** Sutherland–Hodgman algorithm, for each convex part. */
export const clippedLoop = ({ parts }: Clip, loop: readonly Vector[]): Vector[][] =>
  parts.flatMap((part) => {
    let left: readonly Vector[] = loop;
    for (const [index, corner] of part.entries())
      left = left.length > 0 ? cutBy(left, corner, part[(index + 1) % part.length] ?? corner) : left;
    return left.length > 2 ? [[...left]] : [];
  });
