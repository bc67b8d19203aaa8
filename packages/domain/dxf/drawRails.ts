import { areApart, type Frame } from '../drawing/frame.ts';
import type { DrawnRail, InstallationDrawing } from '../drawing/installationDrawing.ts';
import { across, beside as placesBeside, spreadAlong } from '../drawing/labelPlaces.ts';
import { pointAt } from '../layout/axis.ts';
import { headingAt } from '../layout/headingAt.ts';
import { itemAt } from '../math/lists.ts';
import { formatNumber } from '../translation/figures.ts';
import { addOrdinate, type RunningFigure } from './dimensions.ts';
import type { Written } from './entities.ts';
import { measureBend, measureBetween } from './measures.ts';
import { beside, type Drawer, frameOfWords, framesOfLine, readable, roomOf, TEXT } from './pen.ts';

/** From a rail to the line of a running dimension, in millimetres: the nearest that has room for most. */
const OFFSETS = [8.5, 12.5, 17, 22, 27, 33, 40];
/** Where its figures are led from: clear of what stands on the rail; in millimetres and in centimetres at the least. */
const CLEAR = { mm: 2.2, cm: 6 };
/** From one figure to the next, in millimetres. */
const APART = TEXT + 0.7;
const BEND = 1.5;

interface Layout {
  aside: number;
  figures: (RunningFigure & { written: Written })[];
}

/** Figures so far beside a rail, those that have room: all that stands there stays legible. */
function figuresAt({ axis, places }: DrawnRail, aside: number, { mm, placer, language }: Drawer): Layout {
  const side = Math.sign(aside);
  const spots = spreadAlong(places, axis.length, APART * mm);
  const figures: Layout['figures'] = [];
  const taken: Frame[] = [];
  for (const [index, place] of places.entries()) {
    const [point, heading] = [pointAt(axis, place), headingAt(axis, place)];
    const words = formatNumber(place, language);
    const moved = itemAt(spots, index) - place;
    const onLine = beside(point, heading, aside);
    const end = beside(beside(onLine, heading - 90, moved), heading, side * BEND * mm);
    const from = beside(point, heading, side * Math.max(CLEAR.mm * mm, CLEAR.cm));
    const angle = readable(heading + 90);
    const written = { height: TEXT * mm, angle };
    const text = beside(end, heading, side * (0.8 * mm + roomOf(words, TEXT * mm).width / 2));
    const frames = [...framesOfLine(from, onLine, mm), ...framesOfLine(onLine, end, mm)];
    const covered = frameOfWords(text, words, written);
    const isFree =
      placer.isFree(covered) &&
      frames.every((frame) => placer.isFreeForLine(frame)) &&
      taken.every((other) => areApart(other, covered));
    if (!isFree) continue;
    taken.push(covered);
    figures.push({ point, line: [from, onLine, end], text, angle, words, written });
  }
  return { aside, figures };
}

/** Whether there is room on that side of a rail: the inside of a bend is too narrow for what is far from it. */
const hasInside = ({ axis }: DrawnRail, aside: number): boolean =>
  axis.kind === 'line' || (axis.turn === 'right') !== aside > 0 || Math.abs(aside) < 0.6 * axis.radius;

/**
 * A running dimension from the rail's begin to all that is put on it: where most figures have room. What is left out
 * stands among the attributes of what it measures. On a bend nothing measures along it: there it is lines and words.
 */
function measureRun(rail: DrawnRail, drawer: Drawer): void {
  const { axis, places } = rail;
  const { pens, placer, mm } = drawer;
  let best: Layout = { aside: 0, figures: [] };
  for (const aside of OFFSETS.flatMap((offset) => [offset, -offset])) {
    const far = Math.sign(aside) * Math.max(Math.abs(aside) * mm, 2 * CLEAR.cm);
    if (!hasInside(rail, far)) continue;
    const layout = figuresAt(rail, far, drawer);
    if (layout.figures.length > best.figures.length) best = layout;
    if (best.figures.length === places.length) break;
  }
  const { dimensions } = pens;
  if (axis.kind === 'arc' && best.figures.length > 0) dimensions.axis(axis, best.aside);
  for (const figure of best.figures) {
    const { line, text, words, written } = figure;
    if (axis.kind === 'arc') {
      dimensions.line(line[0], line[1]);
      dimensions.line(line[1], line[2]);
      dimensions.text(text, words, written);
      continue;
    }
    addOrdinate(drawer, axis.begin, figure);
    const [from, bend, end] = line;
    for (const frame of [...framesOfLine(from, bend, mm), ...framesOfLine(bend, end, mm)])
      placer.takeLine(frame);
    placer.take(frameOfWords(text, words, written));
  }
}

/** The length of each piece that a rail is put together of. */
function measurePieces({ axis, pieces }: DrawnRail, drawer: Drawer): void {
  for (const { from, to } of pieces)
    if (axis.kind === 'arc') measureBend(drawer, axis, from, to);
    else measureBetween(drawer, pointAt(axis, from), pointAt(axis, to), across(headingAt(axis, 0)));
}

export function drawRails({ rails }: InstallationDrawing, { pens }: Drawer): void {
  for (const { axis } of rails) pens.rails.axis(axis);
}

/** What is measured along rails, once all is drawn that figures keep clear of. */
export function measureRails({ rails }: InstallationDrawing, drawer: Drawer): void {
  for (const rail of rails) if (rail.places.length > 0) measureRun(rail, drawer);
  for (const rail of rails) measurePieces(rail, drawer);
}

/** From a rail to its name, in millimetres. */
const NEAR = [1.5, 2.5, 4, 6, 8, 10, 12.5, 15, 18, 22, 26, 31, 38, 46, 56];

/** Rails with their numbers, lengths and radii. */
export function nameRails({ rails }: InstallationDrawing, { pens, placer, mm, language, t }: Drawer): void {
  for (const { axis, number } of rails) {
    const figure = (value: number) => formatNumber(value, language);
    const words = [
      `${t('parts.rail')} ${number}`,
      figure(axis.length),
      ...(axis.kind === 'arc' ? [`R ${figure(axis.radius)}`] : []),
    ].join(' · ');
    const places = NEAR.flatMap((distance) =>
      [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((share) => {
        const heading = headingAt(axis, share * axis.length);
        const at = { ...pointAt(axis, share * axis.length), heading };
        return [...placesBeside(at, across(heading), [distance * mm])];
      }),
    );
    const { width, height } = roomOf(words, TEXT * mm);
    const placed = placer.place(width + 0.4 * mm, height, places);
    if (!placed) continue;
    if (placed.lead) pens.numbers.line(...placed.lead);
    pens.numbers.text(placed, words, { height: TEXT * mm });
  }
}
