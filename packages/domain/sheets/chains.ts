import { frameAround, framesAlong } from '../drawing/frame.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { line } from './marks.ts';
import type { PlanArea } from './planArea.ts';
import { textWidth } from './textWidth.ts';

const SIZE = 2.2;
/** From the plan to the first line, and from one line to the next, in millimetres. */
const GAP = 3.5;
const STEP = 6;

/** Places that leave room for a figure between them; the first and the last always stay. */
function legible(places: readonly number[], scale: number, words: (length: number) => string): number[] {
  const last = places.at(-1) as number;
  const isRoom = (from: number, to: number) => (to - from) * scale >= textWidth(words(to - from), SIZE) + 1.2;
  const kept = [places[0] ?? 0];
  for (const place of places.slice(1, -1))
    if (isRoom(kept.at(-1) as number, place) && isRoom(place, last)) kept.push(place);
  return [...kept, last];
}

/**
 * Dimensions from wall to wall and rail to rail, above the plan and on its left: in a chain, and of the whole.
 * @param scale millimetres a centimetre @param words of centimetres
 */
export function putChains(
  area: PlanArea,
  { chains }: Pick<InstallationDrawing, 'chains'>,
  scale: number,
  words: (length: number) => string,
): void {
  const { bounds } = area;
  if (!bounds) return;
  for (const side of ['x', 'y'] as const) {
    const places = chains[side];
    if (places.length < 2) continue;
    const whole = [places[0] ?? 0, places.at(-1) as number];
    const parts = legible(places, scale, words);
    const rows = parts.length > 2 ? [parts, whole] : [whole];
    for (const [row, ends] of rows.entries()) {
      const at = (side === 'x' ? bounds.top : bounds.left) - GAP - row * STEP;
      const point = (along: number, across: number) =>
        side === 'x' ? { x: along, y: across } : { x: across, y: along };
      const spots = ends.map((place) => place * scale);
      const [first, last] = [spots[0] ?? 0, spots.at(-1) as number];
      area.under.push({ kind: 'path', path: line(point(first, at), point(last, at)), pen: 'thin' });
      for (const frame of framesAlong(point(first, at), point(last, at), 0.4, 3)) area.take(frame);
      for (const spot of spots) {
        const { x, y } = point(spot, at);
        area.takeLine(frameAround(x, y, 2.2, 2.2));
        for (const frame of framesAlong(point(spot, at - 1.5), point(spot, at + 2.5), 0.4, 3))
          area.takeLine(frame);
        area.under.push(
          { kind: 'path', path: line(point(spot, at - 1.5), point(spot, at + 2.5)), pen: 'hair' },
          {
            ...{ kind: 'path', pen: 'edge' },
            path:
              side === 'x'
                ? line({ x: spot - 1, y: at + 1 }, { x: spot + 1, y: at - 1 })
                : line({ x: at - 1, y: spot + 1 }, { x: at + 1, y: spot - 1 }),
          },
        );
      }
      for (const [index, spot] of spots.slice(1).entries()) {
        const from = spots[index] ?? 0;
        const figure = words((ends[index + 1] ?? 0) - (ends[index] ?? 0));
        const room = Math.max(0, (spot - from - textWidth(figure, SIZE)) / 2 - 1);
        // Beside the middle where the edge of a tile runs through it.
        [0, 0.5, -0.5, 1, -1].some((part) =>
          area.write({
            ...{ kind: 'text', text: figure, size: SIZE, align: 'middle', isTabular: true },
            ...point((from + spot) / 2 + part * room, at - 0.9),
            isTurned: side === 'y',
          }),
        );
      }
    }
  }
}
