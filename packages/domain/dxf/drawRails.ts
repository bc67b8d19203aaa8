import type { DrawnRail, InstallationDrawing, RailPoint } from '../drawing/installationDrawing.ts';
import { spreadAlong } from '../drawing/labelPlaces.ts';
import { RAIL_WIDTH, symbolOutlines } from '../drawing/luminaireSymbol.ts';
import { line, rectangle } from '../drawing/path.ts';
import { headingAt, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { radians } from '../math/angle.ts';
import { itemAt } from '../math/lists.ts';
import { formatNumber } from '../translation/figures.ts';
import {
  beside,
  DIMENSION_HEIGHT,
  type Drawer,
  frameOfWords,
  type Pen,
  readable,
  type Written,
} from './pen.ts';

/** So far beside a rail its dimensions may stand, in centimetres: the nearest that has room. */
const DIMENSION_ASIDE = [40, 55, 70, 85, 100, 120, 140];
/** From one word of a dimension to the next; those of its ends keep half of it to what follows. */
const APART = DIMENSION_HEIGHT + 1;
/** Signs on a rail, from its axis to either side. */
const HALF = { connector: 3, cap: 5, tick: 2 };

const across = (pen: Pen, at: RailPoint, half: number): void =>
  pen.line(beside(at, at.heading, -half), beside(at, at.heading, half));

interface Figure {
  /** On the rail, and on the line beside it. */
  at: Point;
  onLine: Point;
  heading: number;
  place: number;
  words: Point;
  text: string;
  written: Written;
}

/** The figures of a running dimension so far to the right of its rail. */
function figuresAt({ axis, places }: DrawnRail, aside: number, language: string): Figure[] {
  const side = Math.sign(aside);
  const wordsAt = spreadAlong(places, axis.length, APART);
  return places.map((place, index) => {
    const [at, heading] = [pointAt(axis, place), headingAt(axis, place)];
    const onLine = beside(at, heading, aside);
    const angle = readable(heading + 90);
    // The text begins at the line, or ends there where it is read towards it.
    const isAway = Math.cos(radians(heading + side * 90 - angle)) > 0;
    const moved = itemAt(wordsAt, index) - place;
    const words = beside(beside(onLine, heading - 90, moved), heading, side * 2 * HALF.tick);
    const written = { height: DIMENSION_HEIGHT, angle, from: isAway ? 'left' : 'right' } as const;
    return { at, onLine, heading, place, words, text: formatNumber(place, language), written };
  });
}

/** A running dimension from the rail's begin to all that is put on it: outside, where its figures lie on nothing. */
function measure(rail: DrawnRail, { pens, placer, inside, language }: Drawer): void {
  const { axis, places, stepId } = rail;
  if (places.length === 0) return;
  const outside = -inside(stepId);
  const asides = [outside, -outside].flatMap((side) => DIMENSION_ASIDE.map((far) => side * far));
  const fits = (aside: number) =>
    figuresAt(rail, aside, language).every(({ words, text, written }) =>
      placer.isFree(frameOfWords(words, text, written)),
    );
  // Its figures are told nowhere else in this file: where none has room, they stand where they would stand first.
  const aside = asides.find(fits) ?? asides[0] ?? 0;
  const pen = pens.dimensions;
  pen.axis(axis, aside);
  for (const { at, onLine, heading, place, words, text, written } of figuresAt(rail, aside, language)) {
    pen.line(at, onLine);
    if (place === 0) pen.circle(onLine, HALF.tick);
    else pen.line(beside(onLine, heading, -HALF.tick), beside(onLine, heading, HALF.tick));
    pen.text(words, text, written);
  }
}

/** Rails with what joins and ends them. */
export function drawRails({ rails, joints, caps }: InstallationDrawing, { pens }: Drawer): void {
  for (const { axis } of rails) pens.rails.axis(axis);
  for (const joint of joints)
    if (joint.kind === 'straight') across(pens.connectors, joint, HALF.connector);
    else pens.connectors.circle(joint, HALF.connector);
  for (const cap of caps) across(pens.caps, cap, HALF.cap);
}

/** Symbols are drawn on a rail so wide, in centimetres. */
const RAIL = 4;

/** Luminaires as they are turned. */
export function drawLuminaires({ luminaires }: InstallationDrawing, { pens }: Drawer): void {
  for (const piece of luminaires) {
    const seen = { ...piece, forward: piece.heading + piece.turn };
    const { body, lens, aim } = symbolOutlines(piece.symbol, seen, RAIL / RAIL_WIDTH);
    pens.luminaires.draw([...body, ...lens, ...aim]);
  }
}

/** Half the side of a feed. */
const FEED = 3;
/** Of the two plates of a joint that isolates: from its middle along the rail, and across. */
const PLATE = { along: 1, half: 5 };

/** Feeds, and joints that isolate. */
export function drawWiring({ feeds, isolations }: InstallationDrawing, { pens }: Drawer): void {
  for (const { x, y } of feeds) {
    const p = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
    const bolt = line(p(0.6, -2.2), p(-1.2, 0.4), p(1.2, -0.4), p(-0.6, 2.2));
    pens.feeds.draw([rectangle(x - FEED, y - FEED, 2 * FEED, 2 * FEED), bolt]);
  }
  for (const joint of isolations)
    for (const along of [-PLATE.along, PLATE.along]) {
      const at = beside(joint, joint.heading - 90, along);
      across(pens.isolations, { ...at, heading: joint.heading }, PLATE.half);
    }
}

/** Running dimensions, once everything is drawn that they keep clear of. */
export function measureRails({ rails }: InstallationDrawing, drawer: Drawer): void {
  for (const rail of rails) measure(rail, drawer);
}
