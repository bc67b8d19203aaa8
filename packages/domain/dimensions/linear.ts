import type { Point } from '../kinds/rail/heading.ts';
import { directionOf, headingOf } from '../math/direction.ts';
import { ahead, between, distance, dot, minus } from '../math/points.ts';
import type { LabelFrame } from '../paths/frame.ts';
import type { Cm, Mm } from '../units.ts';
import { ticksAt } from './measured.ts';
import {
  DIMENSION,
  type DimensionSurface,
  type DimensionText,
  framesOfFigure,
  framesOfLine,
  type Line,
  readable,
  takeFigures,
} from './surface.ts';

export interface LinearDimension {
  kind: 'linear';
  measured: Line;
  line: Line;
  leads: readonly Line[];
  strokes: readonly Line[];
  toText: readonly Line[];
  text: DimensionText;
  isShort: boolean;
}

export interface DimensionCandidate<Placed> {
  /** No other dimension line may overlap this one. */
  line: readonly LabelFrame[];
  /** May cross lines but no text and no symbol. */
  thin: readonly LabelFrame[];
  onThings?: readonly LabelFrame[];
  text: DimensionText;
  of: Point;
  placed: () => Placed;
}

/** First candidate whose text, line and leads are free. */
export function placeFirst<Placed>(
  surface: DimensionSurface,
  candidates: Iterable<DimensionCandidate<Placed>>,
): Placed | null {
  const { placer, lines } = surface;
  for (const { line, thin, onThings = [], text, of, placed } of candidates) {
    const covered = framesOfFigure(surface, text);
    const isFree =
      covered.every((frame) => placer.isFree(frame) && placer.isOnTileOf(of, frame)) &&
      line.every((frame) => placer.isFreeForLine(frame) && lines.isFree(frame)) &&
      thin.every((frame) => placer.isFreeForLine(frame));
    if (!isFree) continue;
    for (const frame of [...line, ...thin, ...onThings]) placer.takeLine(frame);
    for (const frame of line) lines.add(frame);
    takeFigures(surface, covered);
    return placed();
  }
  return null;
}

export const strokesAt = ({ mm }: DimensionSurface, ends: Parameters<typeof ticksAt>[0]): Line[] =>
  ticksAt(ends, DIMENSION.tick * mm);

const CLEAR = { mm: DIMENSION.offset, cm: 6 };

export const clearOf = ({ mm, cm }: DimensionSurface): number => Math.max(CLEAR.mm * mm, CLEAR.cm * cm);

export const leadOf = (
  { mm }: DimensionSurface,
  isShort: boolean,
  clear: number,
  by: number,
): [number, number] => [
  isShort ? Math.max(clear, by - DIMENSION.short * mm) : clear,
  by + DIMENSION.beyond * mm,
];

export const ASIDES: readonly Mm[] = [8, 13, 18, 23, 28, 34, 40, 47, 55, 64, 74, 85, 100, 120, 150, 190];

function shiftsOf(width: number, length: number, mm: number): number[] {
  const room = (length - width) / 2 - mm;
  const beyond = (length + width) / 2 + 1.5 * mm;
  return room >= 0 ? [0, room / 2, -room / 2, room, -room] : [beyond, -beyond];
}

export interface MeasuredLine {
  from: Point;
  to: Point;
  length: Cm;
}

export function placeAside(
  surface: DimensionSurface,
  { from, to, length }: MeasuredLine,
  sides: readonly Point[],
  least = 0,
): LinearDimension | null {
  const { mm, rise } = surface;
  const words = surface.figure(length);
  const heading = headingOf(minus(to, from));
  const angle = readable(heading);
  const [along, up] = [directionOf(angle), directionOf(angle - 90)];
  const width = surface.widthOf(words);
  const candidatesOf = function* (isShort: boolean): Iterable<DimensionCandidate<LinearDimension>> {
    for (const aside of ASIDES)
      for (const [index, side] of sides.entries()) {
        const extra = index === 0 ? least : 0;
        const by = extra + aside * mm;
        const [start, end] = [ahead(from, side, by), ahead(to, side, by)];
        const [near, far] = leadOf(surface, isShort, extra + clearOf(surface), by);
        const leads = [from, to].map((point): Line => [ahead(point, side, near), ahead(point, side, far)]);
        const strokes = strokesAt(
          surface,
          [start, end].map((point) => ({ point, heading })),
        );
        const drawn = distance(start, end);
        for (const shift of shiftsOf(width, drawn, mm)) {
          const middle = ahead(between(start, end), along, shift);
          const nearEnd = dot(minus(end, start), along) * shift > 0 ? end : start;
          const toText: Line[] = Math.abs(shift) > drawn / 2 ? [[nearEnd, middle]] : [];
          const text = { middle: ahead(middle, up, rise), angle, words };
          yield {
            line: framesOfLine(surface, start, end),
            thin: [...leads, ...strokes, ...toText].flatMap((line) => framesOfLine(surface, ...line)),
            text,
            of: between(from, to),
            placed: () => ({
              kind: 'linear',
              measured: [from, to],
              line: [start, end],
              leads,
              strokes,
              toText,
              text,
              isShort,
            }),
          };
        }
      }
  };
  return placeFirst(surface, candidatesOf(false)) ?? placeFirst(surface, candidatesOf(true));
}

export interface DirectLine extends MeasuredLine {
  insets: readonly [number, number];
}

export function placeBetween(
  surface: DimensionSurface,
  positions: Iterable<DirectLine>,
): LinearDimension | null {
  const { mm } = surface;
  const candidates = function* (): Iterable<DimensionCandidate<LinearDimension>> {
    for (const { from, to, length, insets } of positions) {
      const words = surface.figure(length);
      const width = surface.widthOf(words);
      const drawn = distance(from, to);
      const [before, after] = insets.map((inset) => Math.min(inset, 0.4 * drawn)) as [number, number];
      const heading = headingOf(minus(to, from));
      const angle = readable(heading);
      const way = directionOf(heading);
      const [start, end] = [ahead(from, way, before), ahead(to, way, -after)];
      const up = directionOf(angle - 90);
      const strokes = strokesAt(
        surface,
        [from, to].map((point) => ({ point, heading })),
      );
      const room = (drawn - width) / 2 - Math.max(before, after);
      const onLine =
        room < 0
          ? []
          : [0, room / 2, -room / 2, room, -room].map((shift) => ({
              middle: ahead(ahead(between(from, to), way, shift), up, surface.rise),
              angle,
              words,
            }));
      const across = readable(heading + 90);
      const adjacent = [1, -1].flatMap((side) =>
        [0, 0.25, -0.25].map((share) => ({
          middle: ahead(
            ahead(between(from, to), way, share * drawn),
            directionOf(across),
            side * (width / 2 + 0.8 * mm),
          ),
          angle: across,
          words,
        })),
      );
      for (const text of [...onLine, ...adjacent])
        yield {
          line: framesOfLine(surface, start, end),
          thin: [],
          text,
          of: from,
          onThings: [[from, to] as const, ...strokes].flatMap((one) => framesOfLine(surface, ...one)),
          placed: () => ({
            kind: 'linear',
            measured: [from, to],
            line: [from, to],
            leads: [],
            strokes,
            toText: [],
            text,
            isShort: false,
          }),
        };
    }
  };
  return placeFirst(surface, candidates());
}
