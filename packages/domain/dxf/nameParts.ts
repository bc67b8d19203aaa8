import { luminaireNumber } from '../drawing/drawnPieces.ts';
import type { InstallationDrawing, RailPoint } from '../drawing/installationDrawing.ts';
import { across, around, awayFromAim, beside as placesBeside } from '../drawing/labelPlaces.ts';
import type { Installation } from '../installation/installation.ts';
import { middleOfZone } from '../installation/zoneSigns.ts';
import { type Axis, headingAt, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { cableInWords, feedName, supplyName, zoneName } from '../lists/installationWords.ts';
import { isLoadUnknown, loadInWords } from '../lists/loadWords.ts';
import { formatNumber } from '../translation/figures.ts';
import { isCabled } from '../wiring/feed.ts';
import { type Drawer, type Inside, NUMBER_HEIGHT, type Pen, roomOf } from './pen.ts';

/** From what is named to its name, and along its rail, in centimetres: a drawing for CAD has room all round. */
const DISTANCES = [8, 12, 17, 24, 32, 42, 55, 70, 90, 115, 145, 180, 225, 280, 350];
const SHIFTS = [0, 12, -12, 26, -26, 45, -45];
/** Around a name. */
const CLEAR = 1;

const onAxis = (axis: Axis, at: number): RailPoint => ({
  ...pointAt(axis, at),
  heading: headingAt(axis, at),
});

/** Both ways across a rail, first into the drawing. */
const inward = (inside: Inside, stepId: string, { heading }: RailPoint): readonly Point[] => {
  const [right, left] = across(heading);
  return inside(stepId) === 1 ? [right, left] : [left, right];
};

/**
 * Names what is drawn, luminaires first, as there are most of them: a name lies on nothing, and a line leads from it to
 * what it names where that is farther off. What has no room within 3.5 m has no name here; the lists have it.
 */
export function nameParts(
  { rails, feeds, luminaires }: InstallationDrawing,
  installation: Installation | null,
  hasSupply: boolean,
  { pens, placer, inside, language, t }: Drawer,
): void {
  const name = (pen: Pen, at: RailPoint, ways: readonly Point[], words: string) => {
    const { width, height } = roomOf(words, NUMBER_HEIGHT);
    const places = placesBeside(at, ways, DISTANCES, SHIFTS);
    const placed = placer.place(width + CLEAR, height + CLEAR, places);
    if (!placed) return;
    if (placed.lead) pen.line(...placed.lead);
    pen.text(placed, words, { height: NUMBER_HEIGHT });
  };
  for (const piece of luminaires)
    name(pens.numbers, piece, awayFromAim(piece), luminaireNumber(piece.number));
  for (const feed of feeds) {
    const cable = isCabled(feed.cable) ? [cableInWords(feed.cable, language)] : [];
    name(pens.numbers, feed, around(feed.heading), [feedName(feed.number), ...cable].join(' · '));
  }
  const axisOf = new Map(rails.map(({ stepId, axis }) => [stepId, axis]));
  for (const [index, zone] of (installation?.zones ?? []).entries()) {
    const middle = installation && middleOfZone(installation, index);
    const axis = axisOf.get(middle?.stepId ?? '');
    if (!middle || !axis) continue;
    const at = onAxis(axis, middle.at);
    const names = hasSupply ? [zoneName(index), supplyName(index)] : [zoneName(index)];
    const isUnknown = isLoadUnknown(zone, installation?.pieces ?? []);
    const words = [...names, loadInWords(zone.load, isUnknown, language, t)].join(' · ');
    name(pens.zones, at, inward(inside, middle.stepId, at), words);
  }
  for (const { axis, stepId, number } of rails) {
    const at = onAxis(axis, axis.length / 2);
    const words = `${t('parts.rail')} ${number} · ${formatNumber(axis.length, language)}`;
    name(pens.numbers, at, inward(inside, stepId, at), words);
  }
}
