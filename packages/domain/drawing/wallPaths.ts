import type { Point } from '../layout/heading.ts';
import { ahead, between, dot, plus } from '../math/points.ts';
import { type Wall, wallOf, wallsOf } from '../room/outline.ts';
import { isClockwise as isClockwiseOutline, onWall, outwardOf } from '../room/outlineShape.ts';
import type { Room } from '../room/room.ts';
import type { Cm } from '../units.ts';
import { line, type PathOutline, pathOf } from './path.ts';
import { polygon } from './shapes.ts';

export const THICKNESS: Cm = 12;

/** `walls` is filled with evenodd. */
type WallPart = 'walls' | 'gaps' | 'frames' | 'leaves' | 'swings';

/** Limits the miter at sharp corners. */
const SHARPEST = 0.15;

export function outerOutline(outline: readonly Point[], thickness: Cm): Point[] {
  return outline.map((corner, index) => {
    const before = outwardOf(outline, (index - 1 + outline.length) % outline.length);
    const after = outwardOf(outline, index);
    const spread = Math.max(SHARPEST, 1 + dot(before, after));
    return ahead(corner, plus(before, after), thickness / spread);
  });
}

export function wallOutlines({ outline, openings }: Room, least: Cm = 0): Record<WallPart, PathOutline[]> {
  const thickness = Math.max(THICKNESS, least);
  const walls = [polygon(...outline), polygon(...outerOutline(outline, thickness))];
  const drawn: Record<WallPart, PathOutline[]> = { walls, gaps: [], frames: [], leaves: [], swings: [] };
  for (const { kind, wall, at, width, hinge } of openings) {
    const { start, along } = wallOf(outline, wall);
    const out = outwardOf(outline, wall);
    const [a, b] = [ahead(start, along, at - width / 2), ahead(start, along, at + width / 2)];
    const [c, d] = [ahead(b, out, thickness), ahead(a, out, thickness)];
    drawn.gaps.push(polygon(a, b, c, d));
    drawn.frames.push(line(a, d), line(b, c));
    if (kind === 'window') drawn.frames.push(line(a, b), line(d, c), line(between(a, d), between(b, c)));
    else {
      const [hung, shut] = hinge === 'end' ? [b, a] : [a, b];
      const open = ahead(hung, out, -width);
      const isClockwise = (hinge === 'end') === isClockwiseOutline(outline);
      drawn.leaves.push(line(hung, open));
      drawn.swings.push(line(open, { ...shut, arc: { radius: width, isClockwise } }));
    }
  }
  return drawn;
}

export function wallPaths(room: Room, least: Cm = 0): Record<WallPart, string> {
  const { walls, gaps, frames, leaves, swings } = wallOutlines(room, least);
  return {
    walls: pathOf(walls),
    gaps: pathOf(gaps),
    frames: pathOf(frames),
    leaves: pathOf(leaves),
    swings: pathOf(swings),
  };
}

export interface Dimension {
  start: Point;
  end: Point;
  out: Point;
  length: Cm;
}

const place = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Omits the lower or right one of two equal opposite walls. */
export function dimensionsOf(outline: readonly Point[]): Dimension[] {
  const all = wallsOf(outline).map(({ start, end, length }, index) => ({
    start,
    end,
    length,
    out: outwardOf(outline, index),
  }));
  const shown = new Map<string, Dimension>();
  for (const wall of all.toSorted((a, b) => a.out.y + a.out.x - b.out.y - b.out.x)) {
    const { start, end, out } = wall;
    const along = { x: Math.abs(out.y), y: out.x * out.y > 0 ? -Math.abs(out.x) : Math.abs(out.x) };
    const reach = [start, end].map((point) => place(dot(point, along)));
    const key = [place(along.x * 100), place(along.y * 100), ...reach.toSorted((a, b) => a - b)].join(' ');
    if (!shown.has(key)) shown.set(key, wall);
  }
  return [...shown.values()];
}

type Line = readonly [Point, Point];

function partsOf({ start, along, length }: Wall, gaps: readonly (readonly [Cm, Cm])[]): Line[] {
  const ends = [...gaps.toSorted((a, b) => a[0] - b[0]).flat(), length];
  const starts = [0, ...ends.filter((_, index) => index % 2 === 1)];
  return starts.flatMap((from, index): Line[] => {
    const to = ends[2 * index] ?? length;
    return to > from ? [[ahead(start, along, from), ahead(start, along, to)]] : [];
  });
}

export function wallLines({ outline, openings }: Room): Line[] {
  const outer = outerOutline(outline, THICKNESS);
  return outline.flatMap((_, index) => {
    const [inside, outside] = [wallOf(outline, index), wallOf(outer, index)];
    const out = outwardOf(outline, index);
    const own = openings.filter(({ wall }) => wall === index);
    const gaps = own.map(({ at, width }) => [at - width / 2, at + width / 2] as const);
    const onOuter = (place: Cm): Cm =>
      onWall(outside, ahead(ahead(inside.start, inside.along, place), out, THICKNESS)).at;
    return [
      ...partsOf(inside, gaps),
      ...partsOf(
        outside,
        gaps.map(([from, to]) => [onOuter(from), onOuter(to)] as const),
      ),
    ];
  });
}
