import type { Point } from '../layout/heading.ts';
import { isClockwise, outwardOf, wallOf, wallsOf } from '../room/outline.ts';
import type { Room } from '../room/room.ts';

/** So thick walls are drawn, in centimetres: rooms are measured inside. */
export const THICKNESS = 12;

/** A room as SVG paths, in centimetres. */
export interface WallPaths {
  /** The inner edge. */
  inside: string;
  /** The walls themselves: a ring, to be filled evenodd. */
  walls: string;
  /** What doors and windows leave open. */
  gaps: string;
  /** The sides of doors and windows, and the panes of windows. */
  frames: string;
  /** The leaves of the doors, and the way they turn. */
  leaves: string;
  swings: string;
}

const number = (value: number): string => String(Math.round(value * 100) / 100 + 0);
const write = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;
const line = (...points: Point[]): string => `M${points.map(write).join('L')}`;
const from = ({ x, y }: Point, along: Point, length: number): Point => ({
  x: x + along.x * length,
  y: y + along.y * length,
});

/** Sharper than so a corner would run far out: it is cut off. */
const SHARPEST = 0.15;

/** The outer edge of walls so thick. */
export function outerOutline(outline: readonly Point[], thickness: number): Point[] {
  return outline.map((corner, index) => {
    const before = outwardOf(outline, (index - 1 + outline.length) % outline.length);
    const after = outwardOf(outline, index);
    const spread = Math.max(SHARPEST, 1 + before.x * after.x + before.y * after.y);
    return from(corner, { x: before.x + after.x, y: before.y + after.y }, thickness / spread);
  });
}

/** @param least thickness of a wall, in centimetres: far away it is still to be seen */
export function wallPaths({ outline, openings }: Room, least = 0): WallPaths {
  const thickness = Math.max(THICKNESS, least);
  const inside = `${line(...outline)}Z`;
  const paths = { gaps: '', frames: '', leaves: '', swings: '' };
  const sweep = isClockwise(outline) ? 0 : 1;
  for (const { kind, wall, at, width, hinge } of openings) {
    const { begin, along } = wallOf(outline, wall);
    const out = outwardOf(outline, wall);
    const [a, b] = [from(begin, along, at - width / 2), from(begin, along, at + width / 2)];
    const [c, d] = [from(b, out, thickness), from(a, out, thickness)];
    paths.gaps += `${line(a, b, c, d)}Z`;
    paths.frames += line(a, d) + line(b, c);
    if (kind === 'window') {
      const middle = [from(a, out, thickness / 2), from(b, out, thickness / 2)] as const;
      paths.frames += line(a, b) + line(d, c) + line(...middle);
    } else {
      const isAtEnd = hinge === 'end';
      const [hung, shut] = isAtEnd ? [b, a] : [a, b];
      const open = from(hung, out, -width);
      paths.leaves += line(hung, open);
      paths.swings += `${line(open)}A${number(width)} ${number(width)} 0 0 ${isAtEnd ? 1 - sweep : sweep} ${write(shut)}`;
    }
  }
  return { inside, walls: `${inside}${line(...outerOutline(outline, thickness))}Z`, ...paths };
}

/** A wall's length outside of it; centimetres. */
export interface Dimension {
  begin: Point;
  end: Point;
  /** Unit vector out of the room. */
  out: Point;
  length: number;
}

const place = (value: number): number => Math.round(value * 10) / 10 + 0;

/** The lengths of the walls; of two that face each other and are alike the upper or the left one's. */
export function dimensionsOf(outline: readonly Point[]): Dimension[] {
  const all = wallsOf(outline).map(({ begin, end, length }, index) => ({
    begin,
    end,
    length,
    out: outwardOf(outline, index),
  }));
  const shown = new Map<string, Dimension>();
  for (const wall of all.toSorted((a, b) => a.out.y + a.out.x - b.out.y - b.out.x)) {
    const { begin, end, out } = wall;
    const along = { x: Math.abs(out.y), y: out.x * out.y > 0 ? -Math.abs(out.x) : Math.abs(out.x) };
    const reach = [begin, end].map((point) => place(point.x * along.x + point.y * along.y));
    const key = [place(along.x * 100), place(along.y * 100), ...reach.toSorted((a, b) => a - b)].join(' ');
    if (!shown.has(key)) shown.set(key, wall);
  }
  return [...shown.values()];
}
