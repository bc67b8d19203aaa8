import { itemAt, upTo } from '../../math/lists.ts';
import { ahead, between } from '../../math/points.ts';
import { framesAlong } from '../../paths/frame.ts';
import { polygon } from '../../paths/outlines.ts';
import { line, type PathOutline } from '../../paths/path.ts';
import type { Cm } from '../../units.ts';
import { wallOf } from '../room/outline.ts';
import { isClockwise as isClockwiseOutline, outwardOf } from '../room/outlineShape.ts';
import type { Room } from '../room/room.ts';
import { THICKNESS } from '../room/shapes.ts';
import type { DrawnKind, PlanShape } from '../shape.ts';

function openingShapesOf({ outline, openings }: Room, thickness: Cm): PlanShape[] {
  const gaps: PathOutline[] = [];
  const frames: PathOutline[] = [];
  const leaves: PathOutline[] = [];
  const swings: PathOutline[] = [];
  for (const { kind, wall, at, width, hinge } of openings) {
    const { start, along } = wallOf(outline, wall);
    const out = outwardOf(outline, wall);
    const [a, b] = [ahead(start, along, at - width / 2), ahead(start, along, at + width / 2)];
    const [c, d] = [ahead(b, out, thickness), ahead(a, out, thickness)];
    gaps.push(polygon(a, b, c, d));
    frames.push(line(a, d), line(b, c));
    if (kind === 'window') frames.push(line(a, b), line(d, c), line(between(a, d), between(b, c)));
    else {
      const [hung, shut] = hinge === 'end' ? [b, a] : [a, b];
      const open = ahead(hung, out, -width);
      const isClockwise = (hinge === 'end') === isClockwiseOutline(outline);
      leaves.push(line(hung, open));
      swings.push(line(open, { ...shut, arc: { radius: width, isClockwise } }));
    }
  }
  return [
    { pen: 'gap', outlines: gaps },
    { pen: 'frame', outlines: frames },
    { pen: 'leaf', outlines: leaves },
    { pen: 'swing', outlines: swings },
  ];
}

export const openingShapes: DrawnKind = {
  shapes: ({ room }, { wall = 0 }) => (room ? openingShapesOf(room, Math.max(THICKNESS, wall)) : []),
  /** Leaf and swing of doors; windows are within their walls. */
  covers({ room }, { on, step }, { line: width }) {
    if (!room) return [];
    const { outline, openings } = room;
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
  },
  isLine: true,
};
