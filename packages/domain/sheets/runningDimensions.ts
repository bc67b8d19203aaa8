import { areApart, type Frame, frameAround, framesAlong } from '../drawing/frame.ts';
import type { DrawnRail } from '../drawing/installationDrawing.ts';
import { spreadAlong } from '../drawing/labelPlaces.ts';
import { line } from '../drawing/path.ts';
import { type Axis, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { headingAt } from '../layout/headingAt.ts';
import { directionOf, placedAt } from '../math/direction.ts';
import { itemAt, upTo } from '../math/lists.ts';
import { type PaperText, path } from './marks.ts';
import { frameOfText, type PlanArea } from './planArea.ts';
import { arrowHead, origin } from './symbols.ts';

const SIZE = 2.2;
/** Between figures that follow each other along a rail, in millimetres. */
const PITCH = 2.3;
/** A figure that would stand farther from its place than so is left to the tables. */
const FARTHEST = 4;
/** As wide as a line is to what would lie on it, and how long the pieces are in which a slanted or bent one is looked at. */
const STROKE = 0.2;
/** Around the tip of an arrow, so large that its head is in it. */
const HEAD = 3.3;
/** Around the circle that a line begins with. */
const ORIGIN = 1.7;
const STEP = 3;
/** From the rail to the line, in millimetres. */
const OFFSETS = [8.5, 12.5, 16.5, 20.5, 5.5];

interface Figure {
  at: number;
  /** On the rail, on the line, and where the words begin. */
  rail: Point;
  line: Point;
  bend: Point;
  text: PaperText;
  /** Of its line. */
  frames: Frame[];
}

const NONE: readonly Figure[] = [];

/** A figure that begins at a point and goes on to a side. */
function figureAt({ x, y }: Point, aside: Point, text: string): PaperText {
  const words = { kind: 'text', text, size: SIZE, isTabular: true } as const;
  const isUpright = Math.abs(aside.x) < 0.02;
  if (isUpright)
    return { ...words, x: x + SIZE * 0.36, y, align: aside.y < 0 ? 'start' : 'end', isTurned: true };
  return { ...words, x, y: y + SIZE * 0.36 + aside.y * SIZE * 0.5, align: aside.x > 0 ? 'start' : 'end' };
}

/** A line at an even distance from a run. @param inset what is left out at its ends, in centimetres */
function framesOfLine(axis: Axis, scale: number, away: (at: number) => Point, inset = 0): Frame[] {
  const count = axis.kind === 'line' ? 1 : Math.max(2, Math.ceil((axis.length * scale) / STEP));
  const at = (part: number) => away(inset + ((axis.length - 2 * inset) * part) / count);
  return upTo(count).flatMap((index) => framesAlong(at(index), at(index + 1), STROKE, STEP));
}

/**
 * Measures a run from its begin to all that is on it: at the distance and on the side where most figures have room.
 * The line lies on nothing; where it would have to, the tables tell the places alone.
 * @param scale millimetres a centimetre @param words of centimetres
 */
export function putRunningDimension(
  area: PlanArea,
  { axis, places }: DrawnRail,
  scale: number,
  words: (at: number) => string,
): void {
  if (places.length === 0) return;
  const onPaper = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const spots =
    axis.kind === 'line'
      ? spreadAlong(
          places.map((at) => at * scale),
          axis.length * scale,
          PITCH,
        )
      : places.map((at) => at * scale);
  const layouts = OFFSETS.flatMap((offset) =>
    [1, -1].map((side) => {
      const away = (at: number, distance: number, shift = 0): Point =>
        placedAt(onPaper(pointAt(axis, at)), headingAt(axis, at))(shift, side * distance);
      const beside = (at: number) => away(at, offset);
      const begin = beside(0);
      const lineFrames = [
        ...framesOfLine(axis, scale, beside),
        frameAround(begin.x, begin.y, ORIGIN, ORIGIN),
      ];
      // The line of a run that goes on may begin where it ends.
      const ownFrames = framesOfLine(axis, scale, beside, STROKE / scale);
      const isFree =
        lineFrames.every((frame) => area.isFreeForLine(frame)) &&
        ownFrames.every((frame) => area.dimensions.isFree(frame));
      if (!isFree) return { figures: NONE, offset, side, away, lineFrames, ownFrames };
      const figures: Figure[] = [];
      for (const [index, at] of places.entries()) {
        const shift = itemAt(spots, index) - at * scale;
        if (Math.abs(shift) > FARTHEST) continue;
        const aside = directionOf(headingAt(axis, at) + side * 90);
        const text = figureAt(away(at, offset + 1.9, shift), aside, words(at));
        const [rail, onLine, bend] = [away(at, 2.2), away(at, offset), away(at, offset + 1.5, shift)];
        const frames = [
          ...framesAlong(rail, onLine, STROKE, STEP),
          ...framesAlong(onLine, bend, STROKE, 4 * STROKE),
          // The head of its arrow, whichever way it points.
          ...(at > 0 ? [frameAround(onLine.x, onLine.y, HEAD, HEAD)] : []),
        ];
        const covered = frameOfText(text);
        const hasRoom = area.isFree(covered) && frames.every((frame) => area.isFreeForLine(frame));
        // On the inside of a bend they come closer to one another, and to the line.
        const own = [...lineFrames, ...figures.map((other) => frameOfText(other.text))];
        if (hasRoom && own.every((other) => areApart(other, covered)))
          figures.push({ at, rail, line: onLine, bend, text, frames });
      }
      return { figures, offset, side, away, lineFrames, ownFrames };
    }),
  );
  // The inside of a bend is too narrow for what is farther from it than its middle.
  const possible = layouts.filter(
    ({ side, offset }) =>
      axis.kind === 'line' || (axis.turn === 'right') !== (side === 1) || offset < 0.7 * axis.radius * scale,
  );
  const best = possible.reduce((a, b) => (b.figures.length > a.figures.length ? b : a));
  const { figures, offset, side, away, lineFrames } = best;
  if (figures.length < places.length / 2) return;

  const [from, to] = [away(0, offset), away(axis.length, offset)];
  const isOutside = axis.kind === 'arc' && (axis.turn === 'right') !== (side === 1);
  const arc = axis.kind === 'arc' && {
    arc: { radius: axis.radius * scale + (isOutside ? offset : -offset), isClockwise: axis.turn === 'right' },
  };
  area.under.push(path(line(from, { ...to, ...arc }), { pen: 'thin' }));
  for (const frame of lineFrames) area.takeLine(frame);
  for (const frame of best.ownFrames) area.dimensions.add(frame);
  for (const { at, rail, line: onLine, bend, text, frames } of figures) {
    area.under.push(path(line(rail, onLine, bend), { pen: 'hair' }));
    for (const frame of frames) area.takeLine(frame);
    area.take(frameOfText(text));
    area.over.push(text);
    if (at > 0) area.under.push(arrowHead({ ...onLine, heading: headingAt(axis, at) }));
  }
  area.under.push(origin(from));
}
