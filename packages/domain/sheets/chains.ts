import { frameAround, framesAlong } from '../drawing/frame.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { line } from '../drawing/path.ts';
import { itemAt } from '../math/lists.ts';
import { path, words } from './marks.ts';
import type { PlanArea } from './planArea.ts';
import { textWidth } from './textWidth.ts';

const SIZE = 2.2;
/** From the plan to the first line, and from one line to the next, in millimetres. */
const GAP = 3.5;
const STEP = 6;

/** Places that leave room for a figure between them; the first and the last always stay. */
function legible(places: readonly number[], scale: number, figureOf: (length: number) => string): number[] {
  const isRoom = (from: number, to: number) =>
    (to - from) * scale >= textWidth(figureOf(to - from), SIZE) + 1.2;
  const [first = 0, last = first] = [places[0], places.at(-1)];
  const shown = [first];
  for (const place of places.slice(1, -1))
    if (isRoom(shown.at(-1) ?? first, place) && isRoom(place, last)) shown.push(place);
  return [...shown, last];
}

/** Both ways in which chains lie: above the plan, and on its left. */
const SIDES = ['x', 'y'] as const;

/**
 * Dimensions from wall to wall and rail to rail, above the plan and on its left: in a chain, and of the whole.
 * @param scale millimetres a centimetre @param figureOf of centimetres
 */
export function putChains(
  area: PlanArea,
  { chains }: Pick<InstallationDrawing, 'chains'>,
  scale: number,
  figureOf: (length: number) => string,
): void {
  const { bounds } = area;
  if (!bounds) return;
  for (const side of SIDES) {
    const places = chains[side];
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined || places.length < 2) continue;
    const parts = legible(places, scale, figureOf);
    const rows = parts.length > 2 ? [parts, [first, last]] : [[first, last]];
    for (const [row, ends] of rows.entries())
      putChain(
        area,
        side,
        (side === 'x' ? bounds.top : bounds.left) - GAP - row * STEP,
        ends,
        scale,
        figureOf,
      );
  }
}

/** @param at across the chain, in millimetres @param ends of its figures, in centimetres */
function putChain(
  area: PlanArea,
  side: 'x' | 'y',
  at: number,
  ends: readonly number[],
  scale: number,
  figureOf: (length: number) => string,
): void {
  const point = (along: number, across: number) =>
    side === 'x' ? { x: along, y: across } : { x: across, y: along };
  const spots = ends.map((place) => place * scale);
  const [begin, end] = [point(itemAt(spots, 0), at), point(itemAt(spots, spots.length - 1), at)];
  area.under.push(path(line(begin, end), { pen: 'thin' }));
  for (const frame of framesAlong(begin, end, 0.4, 3)) area.take(frame);
  for (const spot of spots) {
    const [{ x, y }, over, under] = [point(spot, at), point(spot, at - 1.5), point(spot, at + 2.5)];
    area.takeLine(frameAround(x, y, 2.2, 2.2));
    for (const frame of framesAlong(over, under, 0.4, 3)) area.takeLine(frame);
    area.under.push(
      path(line(over, under), { pen: 'hair' }),
      path(line({ x: x - 1, y: y + 1 }, { x: x + 1, y: y - 1 }), { pen: 'edge' }),
    );
  }
  for (const [index, to] of ends.entries()) {
    const from = ends[index - 1];
    if (from === undefined) continue;
    const figure = figureOf(to - from);
    const room = Math.max(0, ((to - from) * scale - textWidth(figure, SIZE)) / 2 - 1);
    // Beside the middle where the edge of a tile runs through it.
    [0, 0.5, -0.5, 1, -1].some((part) => {
      const spot = point(((from + to) / 2) * scale + part * room, at - 0.9);
      return area.write(
        words(figure, SIZE, spot, { align: 'middle', isTabular: true, isTurned: side === 'y' }),
      );
    });
  }
}
