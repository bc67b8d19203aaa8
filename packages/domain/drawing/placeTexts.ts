import type { Point } from '../kinds/rail/heading.ts';
import { halfOfSign, type SignPlace } from '../kinds/signSizes.ts';
import type { LabelFrame } from '../paths/frame.ts';
import type { Cm, Deg } from '../units.ts';
import { type AxisSpot, across, adjacent, adjacentToAxis, around, awayFromAim } from './labelPlaces.ts';
import { type LabelPosition, Placer } from './placer.ts';

export interface SheetText {
  kind: 'length' | 'step' | 'luminaire' | 'sign';
  text: string;
  x: number;
  y: number;
  font: number;
}

export interface LabelPlace {
  index: number;
  length: Cm;
  spots: readonly AxisSpot[];
}

export interface MarkPlace extends Point {
  text: string;
  heading: Deg;
  turn: Deg;
}

export interface TextSizes {
  scale: number;
  rail: number;
  font: number;
  sign: number;
}

export interface PlacedTexts {
  texts: SheetText[];
  balloons: (Point & { radius: number })[];
  leads: [Point, Point][];
}

interface Written {
  lengths: readonly LabelPlace[];
  numbers: readonly LabelPlace[];
  luminaires: readonly MarkPlace[];
  signs: readonly (SignPlace & { name?: string })[];
}

const DIGIT = 0.64;
const LINE = 1.2;
const DROP = 0.36;

const round = (value: number): number => Number(value.toFixed(2));

/** Beyond this number of labels, only near positions are tried, to bound the time. */
const CROWD = 300;
const LEAST_RAIL = 6;

/** Texts without space are omitted, since lists contain them. */
export function placeTexts(
  { lengths, numbers, luminaires, signs }: Written,
  taken: readonly LabelFrame[],
  { scale, rail, font, sign }: TextSizes,
  limits: LabelFrame,
): PlacedTexts {
  const small = round(font * 0.8);
  const gap = rail / 2 + font * 0.35;
  const sizes = { cell: 4 * font, led: gap + font, leadFrom: rail / 2 + 3, lead: 1 };
  const placer = new Placer(sizes, limits);
  for (const frame of taken) placer.take(frame);
  const placed: PlacedTexts = { texts: [], balloons: [], leads: [] };
  const isCrowd = Math.max(lengths.length, numbers.length) + luminaires.length > CROWD;
  const farther = isCrowd ? [] : [1.2, 2, 3, 4.2, 5.5].map((lines) => gap + lines * font);

  const write = (
    kind: SheetText['kind'],
    text: string,
    size: number,
    [width, height]: readonly [number, number],
    places: Iterable<LabelPosition>,
  ): Point | null => {
    const at = placer.place(width, height, places);
    if (!at) return null;
    if (at.lead) placed.leads.push(at.lead);
    placed.texts.push({ kind, text, x: round(at.x), y: round(at.y + size * DROP), font: size });
    return at;
  };
  const adjacentToRail = (spots: readonly AxisSpot[]) => adjacentToAxis(spots, [gap, ...farther]);

  for (const { text, turn, ...at } of luminaires) {
    const ways = awayFromAim({ heading: at.heading, turn });
    const shifts = [0, 0.6, -0.6, 1.2, -1.2].map((part) => part * text.length * small * DIGIT);
    const distances = [gap, gap + 0.4 * font, gap + 0.8 * font];
    const places = function* () {
      yield* adjacent(at, ways, distances, isCrowd ? [0] : shifts.slice(0, 3));
      yield* adjacent(at, [...ways, ...across(at.heading)], farther, [...shifts, 2.4 * font, -2.4 * font]);
    };
    write('luminaire', text, small, [text.length * small * DIGIT + 2, small], places());
  }
  for (const { kind, name, heading = 0, ...at } of signs) {
    if (!name) continue;
    const near = halfOfSign(kind).x * sign + 2;
    const places = adjacent({ ...at, heading }, around(heading), [near, near + 3, near + 6, ...farther]);
    write('sign', name, font, [name.length * font * DIGIT + 2, font], places);
  }
  for (const label of lengths) {
    const text = String(label.length);
    if (label.length * scale < LEAST_RAIL) continue;
    write('length', text, font, [text.length * font * DIGIT + 2, font * LINE], adjacentToRail(label.spots));
  }
  for (const label of numbers) {
    const text = String(label.index + 1);
    const radius = Math.max(font * 0.72, (text.length * small * DIGIT) / 2 + 2);
    if (label.length * scale < LEAST_RAIL) continue;
    const inside = label.spots.map(({ from, ways }) => ({ from, ways: ways.toReversed() }));
    const at = write('step', text, small, [2 * radius + 1, 2 * radius + 1], adjacentToRail(inside));
    if (at) placed.balloons.push({ x: at.x, y: at.y, radius });
  }
  return placed;
}
