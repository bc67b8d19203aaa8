import { areaPath } from '../drawing/areaPath.ts';
import { framesAlong } from '../drawing/frame.ts';
import { doorFrames, wallFrames } from '../drawing/obstacles.ts';
import { wallPaths } from '../drawing/wallPaths.ts';
import type { Point } from '../layout/heading.ts';
import { outwardOf, wallOf } from '../room/outline.ts';
import type { Opening, Room } from '../room/room.ts';
import type { VerticalArea } from '../room/verticalArea.ts';
import { LINE } from './clearance.ts';
import type { Pen } from './marks.ts';
import type { PlanArea } from './planArea.ts';
import { textWidth } from './textWidth.ts';

/** Walls are drawn no thinner, in millimetres. */
const WALL = 1.2;
const SIZE = 2.2;
const LINE_WIDTH = 0.4;
/** Slanted things are looked at in pieces so long. */
const STEP = 3;
/** Of the hatching of an area that light is measured on. */
const HATCH = 1.5;

/** Walls with doors and windows, and the upright areas that light is measured on. @param scale millimetres a centimetre */
export function putRoom(area: PlanArea, room: Room, areas: readonly VerticalArea[], scale: number): void {
  const { walls, gaps, frames, leaves, swings } = wallPaths(room, WALL / scale);
  const on = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const lines = (path: string, pen: Pen, isDashed = false) =>
    path && area.under.push({ kind: 'path', path, pen, scale, isDashed });
  area.under.push({ kind: 'path', path: walls, fill: 'wall', pen: 'wall', scale });
  if (gaps) area.under.push({ kind: 'path', path: gaps, fill: 'paper', scale });
  lines(frames, 'edge');
  lines(leaves, 'edge');
  lines(swings, 'thin', true);
  lines(areaPath(areas, HATCH / scale), 'thin');
  const onto = { on, scale, step: STEP };
  for (const frame of wallFrames(room, onto, WALL)) area.take(frame);
  for (const { begin, end } of areas)
    for (const frame of framesAlong(on(begin), on(end), 2 * HATCH, STEP)) area.takeLine(frame);
  for (const frame of doorFrames(room, onto, LINE_WIDTH)) area.takeLine(frame);
}

/** The width of each opening beside it, in the room. */
export function putOpenings(
  area: PlanArea,
  { outline, openings }: Room,
  scale: number,
  words: (opening: Opening) => string,
): void {
  for (const opening of openings) {
    const { begin, along } = wallOf(outline, opening.wall);
    const out = outwardOf(outline, opening.wall);
    const inside = { x: -out.x, y: -out.y };
    const text = words(opening);
    const at = (place: number): Point => ({
      x: (begin.x + along.x * place) * scale,
      y: (begin.y + along.y * place) * scale,
    });
    const places = [0, 0.5, -0.5, 0.8, -0.8].map((part) => at(opening.at + part * opening.width));
    area.put(
      {
        width: textWidth(text, SIZE),
        height: SIZE * LINE,
        marks: ({ x, y }) => [
          { kind: 'text', text, x, y: y + SIZE * 0.36, size: SIZE, align: 'middle', ink: 'soft' },
        ],
      },
      [
        opening.kind === 'door' ? 0.45 * opening.width * scale : 1.5,
        1.5,
        3,
        5,
        opening.width * scale + 1.5,
      ].flatMap((distance) =>
        [inside, out].flatMap((aside) => places.map((from) => ({ from, aside, distance }))),
      ),
    );
  }
}
