import { ahead, dot, plus } from '../../math/points.ts';
import { framesAlong } from '../../paths/frame.ts';
import { polygon } from '../../paths/outlines.ts';
import { line } from '../../paths/path.ts';
import type { Cm } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import type { DrawnKind } from '../shape.ts';
import { type Wall, wallOf, wallsOf } from './outline.ts';
import { onWall, outwardOf } from './outlineShape.ts';
import type { Room } from './room.ts';

export const THICKNESS: Cm = 12;

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

export const roomShapes: DrawnKind = {
  shapes({ room }, { wall = 0, hasFaces }) {
    if (!room) return [];
    const { outline } = room;
    const walls = [polygon(...outline), polygon(...outerOutline(outline, Math.max(THICKNESS, wall)))];
    return [
      { pen: 'wall', outlines: walls },
      ...(hasFaces
        ? [{ pen: 'wallFace' as const, outlines: wallLines(room).map((ends) => line(...ends)) }]
        : []),
    ];
  },
  covers({ room }, { on, scale, step }, { wall }) {
    if (!room) return [];
    const thickness = Math.max(wall / scale, THICKNESS);
    return wallsOf(room.outline).flatMap(({ start, end, along }, index) => {
      const out = outwardOf(room.outline, index);
      const from = ahead(ahead(start, out, thickness / 2), along, -thickness);
      const to = ahead(ahead(end, out, thickness / 2), along, thickness);
      return framesAlong(on(from), on(to), thickness * scale, step);
    });
  },
  isLine: false,
};
