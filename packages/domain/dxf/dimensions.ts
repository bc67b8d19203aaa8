import type { Frame } from '../drawing/frame.ts';
import type { Point } from '../layout/heading.ts';
import { directionOf } from '../math/direction.ts';
import { ahead, distance } from '../math/points.ts';
import { DIMENSION, DIMENSION_STYLES } from './dimensionStyle.ts';
import { type Entity, figureEntity, lineEntity } from './entities.ts';
import { type Drawer, frameOfWords, framesOfLine, TEXT } from './pen.ts';
import { at, exact, type Tag, tags } from './tags.ts';

interface Figure {
  at: Point;
  angle: number;
  words: string;
  isMoved?: boolean;
}

/** A dimension put together: what its entity says, and what its block draws. */
interface Dimension {
  /** Its kind in group 70, and the tags of it. */
  kind: number;
  own: readonly Tag[];
  /** Where its line is, or where it is measured from. */
  point: Point;
  measured: number;
  /** Words in the figure's place. */
  override?: string;
  style: string;
  text: Figure;
  drawn: readonly Entity[];
}

/** The block of this dimension alone, and that its text is where somebody put it. */
const OWN_BLOCK = 32;
const MOVED = 128;

/** Puts a dimension with its block into the model. */
function add({ model, blocks, pens, mm }: Drawer, one: Dimension): void {
  const { kind, own, point, measured, override = '', style, text, drawn } = one;
  const { layer } = pens.dimensions;
  const name = `*D${blocks.size + 1}`;
  blocks.set(name, [...drawn, figureEntity(layer, text.at, text.words, TEXT * mm, text.angle)]);
  model.push({
    ...{ type: 'DIMENSION', layer },
    tags: tags`
      100 AcDbDimension 2 ${name} ${at(10, point)} ${at(11, text.at)}
      70 ${kind + OWN_BLOCK + (text.isMoved ? MOVED : 0)} 71 5 1 ${override}
      42 ${exact(measured)} 3 ${style} ${own}`,
  });
}

type Line = readonly [Point, Point];

/** A place where a dimension may stand, with what it then covers: its line, the thin lines around that, and its words. */
export interface Candidate {
  line: readonly Frame[];
  /** Lines from what is measured to the dimension line, strokes through its ends, and a line under words beyond an end. */
  thin: readonly Line[];
  text: Figure;
  /** Put together where it has room alone. */
  dimension: () => Omit<Dimension, 'text'>;
}

/** Puts a dimension where it has room. @returns false where there is none */
function putFirst(drawer: Drawer, candidates: Iterable<Candidate>): boolean {
  const { placer, lines, mm } = drawer;
  for (const { line, thin, text, dimension } of candidates) {
    const { at: middle, angle, words } = text;
    const covered = frameOfWords(middle, words, { height: TEXT * mm, angle });
    const thinFrames = thin.flatMap(([from, to]) => framesOfLine(from, to, mm));
    const isFree =
      placer.isFree(covered) &&
      line.every((frame) => placer.isFreeForLine(frame) && lines.isFree(frame)) &&
      thinFrames.every((frame) => placer.isFreeForLine(frame));
    if (!isFree) continue;
    for (const frame of [...line, ...thinFrames]) placer.takeLine(frame);
    for (const frame of line) lines.add(frame);
    placer.take(covered);
    add(drawer, { ...dimension(), text });
    return true;
  }
  return false;
}

/** Where its leads reach what is measured, or else where they do not. */
export const putEither = (drawer: Drawer, candidates: (isShort: boolean) => Iterable<Candidate>): boolean =>
  putFirst(drawer, candidates(false)) || putFirst(drawer, candidates(true));

/** In millimetres: half a stroke; what leads to a line goes beyond it, and begins before it where it is short. */
const [TICK, BEYOND, SHORT] = [10 * DIMENSION.tick, 10 * DIMENSION.beyond, 10 * DIMENSION.short];
/** What leads to a dimension begins clear of what is measured: in millimetres, and in centimetres at the least. */
const CLEAR = { mm: 10 * DIMENSION.offset, cm: 6 };

export const clearOf = (mm: number): number => Math.max(CLEAR.mm * mm, CLEAR.cm);

/** Strokes through the ends of a dimension line. @param mm centimetres that a millimetre on paper is */
export const strokesOf = (ends: readonly { point: Point; heading: number }[], mm: number): Line[] =>
  ends.map(({ point, heading }) => {
    const along = directionOf(heading - 45);
    return [ahead(point, along, -TICK * mm), ahead(point, along, TICK * mm)];
  });

export const linesOn = (layer: string, lines: readonly Line[]): Entity[] =>
  lines.map(([from, to]) => lineEntity(layer, from, to));

/** From where to where along a way what leads to a line goes. @param by of the line from what is measured */
export const leadOf = (isShort: boolean, clear: number, by: number, mm: number): [number, number] => [
  isShort ? Math.max(clear, by - SHORT * mm) : clear,
  by + BEYOND * mm,
];

/** A figure of a running dimension: from a rail to where its words are. */
export interface RunningFigure {
  /** On the rail; the three points of the line from there; the middle of the words. */
  point: Point;
  line: readonly [Point, Point, Point];
  text: Point;
  angle: number;
  words: string;
}

/** Measures a place of a straight rail from the rail's begin. */
export function addOrdinate(
  drawer: Drawer,
  origin: Point,
  { point, line, text, angle, words }: RunningFigure,
): void {
  const { layer } = drawer.pens.dimensions;
  const [from, bend, end] = line;
  const isUpright = Math.abs(angle) > 45;
  add(drawer, {
    // Upright words measure along x.
    ...{ kind: 6 + (isUpright ? 64 : 0), point: origin, measured: distance(origin, point) },
    ...{ style: DIMENSION_STYLES.inline, text: { at: text, angle, words } },
    drawn: [
      lineEntity(layer, from, bend),
      ...(distance(bend, end) > 0 ? [lineEntity(layer, bend, end)] : []),
    ],
    own: tags`100 AcDbOrdinateDimension ${at(13, point)} ${at(14, end)}`,
  });
}
