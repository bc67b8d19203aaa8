import type { DrawnRail } from '../drawing/installationDrawing.ts';
import { spreadAlong } from '../drawing/labelPlaces.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { directionOf } from '../math/direction.ts';
import { append, greatestOf, itemAt } from '../math/lists.ts';
import { ahead, times } from '../math/points.ts';
import { areFramesDisjoint, frameAround, type LabelFrame } from '../paths/frame.ts';
import type { Cm, Mm } from '../units.ts';
import { pointsAdjacent } from './bend.ts';
import {
  type DimensionSurface,
  type DimensionText,
  framesOfFigure,
  framesOfLine,
  type Line,
  readable,
  takeFigures,
} from './surface.ts';

export interface RunningDimension {
  kind: 'running';
  rail: DrawnRail;
  /** Right of the axis. */
  aside: number;
  figures: readonly RunningFigure[];
}

export interface RunningFigure {
  at: Cm;
  point: Point;
  onLine: Point;
  lines: readonly Line[];
  text: DimensionText;
}

const OFFSETS: readonly Mm[] = [8.5, 12.5, 16.5, 20.5, 5.5, 25, 30, 36, 43, 51];
const CLEAR = { mm: 2.2, cm: 6 };
const REACH = { mm: 3.6, cm: 11 };
const BEND: Mm = 1.5;
const TEXT: Mm = 0.4;
const LEAN = 0.3;
const ARROW: Mm = 3.3;
const ORIGIN: Mm = 1.7;
const ON_RAIL: Mm = 1.6;

interface Ends {
  isStartShown: boolean;
  isEndInside: boolean;
}
/**
 * Another rail may be joined at an end: the start figure is then omitted, and the end figure moves inward.
 */
const ENDS: readonly Ends[] = [
  { isStartShown: true, isEndInside: false },
  { isStartShown: false, isEndInside: false },
  { isStartShown: true, isEndInside: true },
  { isStartShown: false, isEndInside: true },
];

type Away = (at: Cm, by: number, along?: number) => Point;

interface Laid {
  dimension: RunningDimension;
  line: LabelFrame[];
  thin: LabelFrame[];
  texts: LabelFrame[];
}

const linesAlong = (surface: DimensionSurface, points: readonly Point[]): LabelFrame[] =>
  points.slice(1).flatMap((point, index) => framesOfLine(surface, itemAt(points, index), point));

function shiftsOf(
  { cm, mm, pitch }: DimensionSurface,
  { axis }: DrawnRail,
  shown: readonly Cm[],
  ends: Ends,
) {
  const length = axis.length * cm;
  const inside = length - pitch - 0.4 * mm;
  const targets = shown.map((at) => (ends.isEndInside ? Math.min(at * cm, inside) : at * cm));
  const limit = ends.isEndInside ? inside - pitch / 2 : length;
  const spots = spreadAlong(targets, limit, pitch);
  return shown.map((at, index) => itemAt(spots, index) - at * cm);
}

function figureAt(
  { mm, cm, figure, widthOf }: DimensionSurface,
  { axis }: DrawnRail,
  away: Away,
  { at, far, shift, bend, isLed }: { at: Cm; far: number; shift: number; bend: number; isLed: boolean },
): RunningFigure & { reach: Point; end: Point } {
  const words = figure(at);
  const onLine = away(at, far);
  const end = away(at, far + bend, shift);
  const from = away(at, Math.max(CLEAR.mm * mm, CLEAR.cm * cm));
  const middle = away(at, far + bend + TEXT * mm + widthOf(words) / 2, shift);
  const toLine: Line[] = isLed ? [[from, onLine]] : [];
  return {
    at,
    onLine,
    end,
    point: times(pointAt(axis, at), cm),
    reach: away(at, Math.min(far, Math.max(REACH.mm * mm, REACH.cm * cm))),
    lines: [...toLine, [onLine, end]],
    text: { middle, angle: readable(headingAt(axis, at) + 90), words },
  };
}

function layoutAt(surface: DimensionSurface, rail: DrawnRail, aside: number, ends: Ends): Laid | null {
  const { placer, lines, mm, cm } = surface;
  const { axis, places } = rail;
  const [side, far] = [Math.sign(aside), Math.abs(aside)];
  const away: Away = (at, by, along = 0) => {
    const heading = headingAt(axis, at);
    const point = ahead(times(pointAt(axis, at), cm), directionOf(heading + 90), side * by);
    return ahead(point, directionOf(heading), along);
  };
  const shorter = (by: Cm) => linesAlong(surface, pointsAdjacent(surface, axis, aside, by, axis.length - by));
  const line = shorter(0);
  const around = (at: Cm, size: Mm) => {
    const { x, y } = away(at, far);
    return frameAround(x, y, size * mm, size * mm);
  };
  const origin = around(0, ORIGIN);
  // The next rail's line may start at the end of this one.
  const inner = shorter(Math.min((0.2 * mm) / cm, axis.length / 4));
  const clear = shorter(Math.min((ON_RAIL * mm) / cm, axis.length / 4));
  const isFree =
    clear.every((frame) => placer.isFreeForLine(frame)) &&
    inner.every((frame) => lines.isFree(frame)) &&
    [origin, around(axis.length, ARROW), ...line].every((frame) => lines.isOffFigures(frame));
  if (!isFree) return null;
  const shown = ends.isStartShown ? places : places.slice(1);
  const shifts = shiftsOf(surface, rail, shown, ends);
  const bend = Math.max(BEND * mm, LEAN * greatestOf(shifts.map(Math.abs)));
  const figures: RunningFigure[] = [];
  const [thin, texts]: [LabelFrame[], LabelFrame[]] = [[], []];
  for (const [index, at] of shown.entries()) {
    const isLed = !(ends.isEndInside && index === shown.length - 1);
    const { reach, end, ...placed } = figureAt(surface, rail, away, {
      at,
      far,
      bend,
      isLed,
      shift: itemAt(shifts, index),
    });
    const { onLine, point, text } = placed;
    const covered = framesOfFigure(surface, text);
    const onThings = isLed
      ? framesOfLine(surface, away(at, Math.max(CLEAR.mm * mm, CLEAR.cm * cm)), reach)
      : [];
    const led = [
      ...(isLed ? framesOfLine(surface, reach, onLine) : []),
      ...framesOfLine(surface, onLine, end),
      ...(at > 0 ? [frameAround(onLine.x, onLine.y, ARROW * mm, ARROW * mm)] : []),
    ];
    const checked = isLed ? led : framesOfLine(surface, end, end);
    const own = [...line, origin, ...texts, ...thin];
    const hasRoom =
      covered.every((frame) => placer.isFree(frame) && placer.isOnTileOf(point, frame)) &&
      checked.every((frame) => placer.isFreeForLine(frame)) &&
      // Figures inside a bend converge, and approach the line.
      covered.every((frame) => own.every((other) => areFramesDisjoint(other, frame))) &&
      texts.every((other) => led.every((frame) => areFramesDisjoint(other, frame)));
    if (!hasRoom) return null;
    append(texts, covered);
    append(thin, [...led, ...onThings]);
    figures.push(placed);
  }
  const dimension: RunningDimension = { kind: 'running', rail, aside, figures };
  return { dimension, line: inner, thin: [...line, origin, ...thin], texts };
}

/** Distances from the start of a rail to everything on it, placed whole or not at all. */
export function placeRunning(surface: DimensionSurface, rail: DrawnRail): RunningDimension | null {
  const { mm, cm, placer, lines } = surface;
  const { axis } = rail;
  const hasRoomInside = (aside: number) =>
    axis.kind === 'line' || (axis.turn === 'right') !== aside > 0 || Math.abs(aside) < 0.7 * axis.radius * cm;
  for (const ends of ENDS)
    for (const offset of OFFSETS)
      for (const side of [1, -1]) {
        const aside = side * Math.max(offset * mm, 2 * CLEAR.cm * cm);
        const found = hasRoomInside(aside) ? layoutAt(surface, rail, aside, ends) : null;
        if (!found) continue;
        for (const frame of found.thin) placer.takeLine(frame);
        for (const frame of found.line) lines.add(frame);
        takeFigures(surface, found.texts);
        return found.dimension;
      }
  return null;
}
