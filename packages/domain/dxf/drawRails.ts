import type { DrawnRail, InstallationDrawing, RailPoint } from '../drawing/installationDrawing.ts';
import { spreadAlong } from '../drawing/spreadAlong.ts';
import { headingAt, pointAt } from '../layout/axis.ts';
import { formatNumber } from '../translation/figures.ts';
import { beside, readable } from './beside.ts';
import { DIMENSION_HEIGHT, type Drawer, type Pen } from './pen.ts';

/** So far beside a rail stand its dimensions, and on the other side what it is called; centimetres. */
const DIMENSION_ASIDE = 40;
const NAME_ASIDE = 38;
/** Within a bend is no room for its name: it stands outside, beyond the dimensions. */
const BEND_NAME_ASIDE = -68;
/** From one word of a dimension to the next; those of its ends keep half of it to what follows. */
const APART = DIMENSION_HEIGHT + 1;
/** Signs on a rail, from its axis to either side. */
const HALF = { connector: 3, cap: 5, tick: 2 };

const across = (pen: Pen, at: RailPoint, half: number): void =>
  pen.line(beside(at, at.heading, -half), beside(at, at.heading, half));

/** A running dimension from the rail's begin to all that is put on it. */
function measure({ axis, places }: DrawnRail, side: 1 | -1, pen: Pen, language: string): void {
  if (places.length === 0) return;
  const aside = side * DIMENSION_ASIDE;
  pen.axis(axis, aside);
  const wordsAt = spreadAlong(places, axis.length, APART);
  for (const [index, place] of places.entries()) {
    const [at, heading] = [pointAt(axis, place), headingAt(axis, place)];
    const onLine = beside(at, heading, aside);
    pen.line(at, onLine);
    if (place === 0) pen.circle(onLine, HALF.tick);
    else pen.line(beside(onLine, heading, -HALF.tick), beside(onLine, heading, HALF.tick));
    const angle = readable(heading + 90);
    // The text begins at the line, or ends there where it is read towards it.
    const outward = heading + side * 90;
    const isAway = Math.cos(((outward - angle) * Math.PI) / 180) > 0;
    const moved = (wordsAt[index] as number) - place;
    const words = beside(beside(onLine, heading - 90, moved), heading, side * 2 * HALF.tick);
    pen.text(words, formatNumber(place, language), {
      height: DIMENSION_HEIGHT,
      angle,
      from: isAway ? 'left' : 'right',
    });
  }
}

/** Rails with what joins and ends them; their names stand inside of the drawing, their dimensions outside. */
export function drawRails(
  { rails, joints, caps }: InstallationDrawing,
  { pens, inside, language, t }: Drawer,
): void {
  for (const rail of rails) {
    const { axis, number } = rail;
    pens.rails.axis(axis);
    const side = inside(rail.stepId);
    const half = axis.length / 2;
    const middle = { ...pointAt(axis, half), heading: headingAt(axis, half) };
    const name = `${t('parts.rail')} ${number} · ${formatNumber(axis.length, language)}`;
    pens.numbers.note(middle, side * (axis.kind === 'arc' ? BEND_NAME_ASIDE : NAME_ASIDE), name);
    measure(rail, side === 1 ? -1 : 1, pens.dimensions, language);
  }
  for (const joint of joints)
    if (joint.kind === 'straight') across(pens.connectors, joint, HALF.connector);
    else pens.connectors.circle(joint, HALF.connector);
  for (const cap of caps) across(pens.caps, cap, HALF.cap);
}
