import { type Axis, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { itemAt, upTo } from '../math/lists.ts';
import { ahead } from '../math/points.ts';
import { wallOf, wallsOf } from '../room/outline.ts';
import { outwardOf } from '../room/outlineShape.ts';
import type { Room } from '../room/room.ts';
import { type DrawingPoint, framesAlong, type LabelFrame } from './frame.ts';
import { THICKNESS } from './wallPaths.ts';

export interface Onto {
  on: (point: Point) => DrawingPoint;
  scale: number;
  step: number;
}

export function axisFrames(axis: Axis, { on, scale, step }: Onto, width: number): LabelFrame[] {
  const count = axis.kind === 'line' ? 1 : Math.max(2, Math.ceil((axis.length * scale) / step));
  const at = (part: number) => on(pointAt(axis, (axis.length * part) / count));
  return upTo(count).flatMap((index) => framesAlong(at(index), at(index + 1), width, step));
}

export function wallFrames(
  { outline }: Pick<Room, 'outline'>,
  { on, scale, step }: Onto,
  least: number,
): LabelFrame[] {
  const thickness = Math.max(least / scale, THICKNESS);
  return wallsOf(outline).flatMap(({ start, end, along }, index) => {
    const out = outwardOf(outline, index);
    const from = ahead(ahead(start, out, thickness / 2), along, -thickness);
    const to = ahead(ahead(end, out, thickness / 2), along, thickness);
    return framesAlong(on(from), on(to), thickness * scale, step);
  });
}

export function doorFrames({ outline, openings }: Room, { on, step }: Onto, width: number): LabelFrame[] {
  return openings.flatMap(({ kind, wall, at, width: wide, hinge: side }) => {
    if (kind !== 'door') return [];
    const { start, along } = wallOf(outline, wall);
    const out = outwardOf(outline, wall);
    const toward = side === 'end' ? -1 : 1;
    const hinge = ahead(start, along, at - (toward * wide) / 2);
    const ends = upTo(9).map((part) => {
      const angle = (part * Math.PI) / 16;
      return on(ahead(ahead(hinge, along, toward * wide * Math.sin(angle)), out, -wide * Math.cos(angle)));
    });
    const swing = ends.slice(1).flatMap((end, index) => framesAlong(itemAt(ends, index), end, width, step));
    return [...framesAlong(on(hinge), itemAt(ends, 0), width, step), ...swing];
  });
}
