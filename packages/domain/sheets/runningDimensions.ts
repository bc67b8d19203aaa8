import type { DrawnRail } from '../drawing/installationDrawing.ts';
import { headingAt, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { type Frame, frameAround, frameOfText } from './clearance.ts';
import { line, type PaperText } from './marks.ts';
import type { PlanArea } from './planArea.ts';
import { arrowHead, origin } from './symbols.ts';

const SIZE = 2.2;
/** Between figures that follow each other along a rail, in millimetres. */
const PITCH = 2.3;
/** A figure that would stand farther from its place than so is left to the tables. */
const FARTHEST = 4;
/** From the rail to the line, in millimetres: the first that has room on either side. */
const OFFSETS = [8.5, 12.5, 16.5, 20.5, 5.5];

/** Figures as near to their places as they can be without meeting, in the order of the places. */
function spread(places: readonly number[]): number[] {
  // Figures that would meet stand side by side around the middle of their places.
  const groups: { places: number[]; middle: number }[] = [];
  for (const place of places) {
    groups.push({ places: [place], middle: place });
    for (;;) {
      const [before, last] = groups.slice(-2);
      if (!before || !last) break;
      const reach = ((before.places.length + last.places.length) * PITCH) / 2;
      if (last.middle - before.middle >= reach) break;
      const all = [...before.places, ...last.places];
      groups.splice(-2, 2, { places: all, middle: all.reduce((a, b) => a + b, 0) / all.length });
    }
  }
  return groups.flatMap(({ places: own, middle }) =>
    own.map((_, index) => middle + (index - (own.length - 1) / 2) * PITCH),
  );
}

interface Figure {
  at: number;
  /** On the rail, on the line, and where the words begin. */
  rail: Point;
  line: Point;
  bend: Point;
  text: PaperText;
  frame: Frame;
}

/** A figure that begins at a point and goes on to a side. */
function figureAt({ x, y }: Point, aside: Point, text: string): PaperText {
  const words = { kind: 'text', text, size: SIZE, isTabular: true } as const;
  const isUpright = Math.abs(aside.x) < 0.02;
  if (isUpright)
    return { ...words, x: x + SIZE * 0.36, y, align: aside.y < 0 ? 'start' : 'end', isTurned: true };
  return { ...words, x, y: y + SIZE * 0.36 + aside.y * SIZE * 0.5, align: aside.x > 0 ? 'start' : 'end' };
}

/** Measures a run from its begin to all that is on it. @param scale millimetres a centimetre @param words of centimetres */
export function putRunningDimension(
  area: PlanArea,
  { axis, places }: DrawnRail,
  scale: number,
  words: (at: number) => string,
): void {
  if (places.length === 0) return;
  const onPaper = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const spots =
    axis.kind === 'line' ? spread(places.map((at) => at * scale)) : places.map((at) => at * scale);
  const layouts = OFFSETS.flatMap((offset) =>
    [1, -1].map((side) => {
      const away = (at: number, distance: number, shift = 0): Point => {
        const angle = (headingAt(axis, at) * Math.PI) / 180;
        const { x, y } = onPaper(pointAt(axis, at));
        return {
          x: x - side * distance * Math.sin(angle) + shift * Math.cos(angle),
          y: y + side * distance * Math.cos(angle) + shift * Math.sin(angle),
        };
      };
      const figures = places.flatMap((at, index): Figure[] => {
        const shift = (spots[index] as number) - at * scale;
        if (Math.abs(shift) > FARTHEST) return [];
        const angle = (headingAt(axis, at) * Math.PI) / 180;
        const aside = { x: -side * Math.sin(angle), y: side * Math.cos(angle) };
        const text = figureAt(away(at, offset + 1.9, shift), aside, words(at));
        return [
          {
            at,
            rail: away(at, 2.2),
            line: away(at, offset),
            bend: away(at, offset + 1.5, shift),
            text,
            frame: frameOfText(text),
          },
        ];
      });
      const ends = [away(0, offset), away(axis.length, offset)] as const;
      return { figures, offset, side, ends, faults: area.disorder(figures.map(({ frame }) => frame)) };
    }),
  );
  // The inside of a bend is too narrow for what is farther from it than its middle.
  const possible = layouts.filter(
    ({ side, offset }) =>
      axis.kind === 'line' || (axis.turn === 'right') !== (side === 1) || offset < 0.7 * axis.radius * scale,
  );
  const best = possible.reduce((a, b) => (b.faults < a.faults ? b : a));
  const { figures, offset, side, ends } = best;

  if (axis.kind === 'line') {
    area.under.push({ kind: 'path', path: line(...ends), pen: 'thin' });
    area.addLine(
      frameAround(
        (ends[0].x + ends[1].x) / 2,
        (ends[0].y + ends[1].y) / 2,
        Math.abs(ends[0].x - ends[1].x) + 0.4,
        Math.abs(ends[0].y - ends[1].y) + 0.4,
      ),
    );
  } else {
    const isOutside = (axis.turn === 'right') !== (side === 1);
    const radius = axis.radius * scale + (isOutside ? offset : -offset);
    const sweep = axis.turn === 'right' ? 1 : 0;
    const [from, to] = ends;
    area.under.push({
      ...{ kind: 'path', pen: 'thin' },
      path: `${line(from)}A${radius.toFixed(3)} ${radius.toFixed(3)} 0 0 ${sweep} ${line(to).slice(1)}`,
    });
  }
  for (const { at, rail, line: onLine, bend, text } of figures) {
    area.under.push({ kind: 'path', path: line(rail, onLine, bend), pen: 'hair' });
    area.addLine(
      frameAround(
        (rail.x + onLine.x) / 2,
        (rail.y + onLine.y) / 2,
        Math.abs(rail.x - onLine.x) + 0.2,
        Math.abs(rail.y - onLine.y) + 0.2,
      ),
    );
    // How long it is stands beside its pieces too.
    const isEnd = at === 0 || at === axis.length;
    area.write(text, isEnd ? 'lines' : 'symbols');
    if (at > 0) area.under.push(arrowHead({ ...onLine, heading: headingAt(axis, at) }));
  }
  area.under.push(origin(ends[0]));
}
