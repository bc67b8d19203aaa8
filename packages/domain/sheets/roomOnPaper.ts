import { areaPath } from '../drawing/areaPath.ts';
import { THICKNESS, wallPaths } from '../drawing/wallPaths.ts';
import type { Point } from '../layout/heading.ts';
import { outwardOf, wallOf, wallsOf } from '../room/outline.ts';
import type { Opening, Room } from '../room/room.ts';
import type { VerticalArea } from '../room/verticalArea.ts';
import { frameAround, LINE } from './clearance.ts';
import type { Pen } from './marks.ts';
import type { PlanArea } from './planArea.ts';
import { textWidth } from './textWidth.ts';

/** Walls are drawn no thinner, in millimetres. */
const WALL = 1.2;
const SIZE = 2.2;
/** Of the hatching of an area that light is measured on. */
const HATCH = 1.5;

/** What a wall covers: short pieces of it, each within a frame. */
function addWalls(area: PlanArea, { outline }: Room, scale: number): void {
  const thickness = Math.max(WALL, THICKNESS * scale);
  for (const [index, { begin, along, length }] of wallsOf(outline).entries()) {
    const out = outwardOf(outline, index);
    const isSlanted = Math.abs(along.x) > 0.01 && Math.abs(along.y) > 0.01;
    const count = isSlanted ? Math.max(1, Math.ceil((length * scale) / 3)) : 1;
    for (let piece = 0; piece < count; piece++) {
      const at = ((piece + 0.5) * length) / count;
      const half = (length / count / 2) * scale;
      area.addSymbol(
        frameAround(
          (begin.x + along.x * at) * scale + out.x * (thickness / 2),
          (begin.y + along.y * at) * scale + out.y * (thickness / 2),
          2 * half * Math.abs(along.x) + 2 * thickness * Math.abs(along.x) + thickness * Math.abs(along.y),
          2 * half * Math.abs(along.y) + 2 * thickness * Math.abs(along.y) + thickness * Math.abs(along.x),
        ),
      );
    }
  }
}

/** Walls with doors and windows, and the upright areas that light is measured on. @param scale millimetres a centimetre */
export function putRoom(area: PlanArea, room: Room, areas: readonly VerticalArea[], scale: number): void {
  const { walls, gaps, frames, leaves, swings } = wallPaths(room, WALL / scale);
  const lines = (path: string, pen: Pen, isDashed = false) =>
    path && area.under.push({ kind: 'path', path, pen, scale, isDashed });
  area.under.push({ kind: 'path', path: walls, fill: 'wall', pen: 'wall', scale });
  if (gaps) area.under.push({ kind: 'path', path: gaps, fill: 'paper', scale });
  lines(frames, 'edge');
  lines(leaves, 'edge');
  lines(swings, 'thin', true);
  lines(areaPath(areas, HATCH / scale), 'thin');
  addWalls(area, room, scale);
  for (const opening of room.openings) addDoor(area, room, opening, scale);
}

/** The leaf of a door, and the way it turns: lines that are better not written on. */
function addDoor(area: PlanArea, { outline }: Room, { kind, wall, at, width }: Opening, scale: number): void {
  if (kind !== 'door') return;
  const { begin, along } = wallOf(outline, wall);
  const out = outwardOf(outline, wall);
  const hinge = at - width / 2;
  const spot = (by: number, inward: number) =>
    frameAround(
      (begin.x + along.x * (hinge + by) - out.x * inward) * scale,
      (begin.y + along.y * (hinge + by) - out.y * inward) * scale,
      2,
      2,
    );
  for (let part = 0; part <= 8; part++) {
    const angle = (part * Math.PI) / 16;
    area.addLine(spot(width * Math.sin(angle), width * Math.cos(angle)));
    area.addLine(spot(0, (part * width) / 8));
  }
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
