import type { Point } from '../layout/heading.ts';

export interface SheetText {
  kind: 'length' | 'step' | 'luminaire';
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  font: number;
}

/** The middle of a rail on the sheet, and what is to be written there. */
export interface LabelPlace extends Point {
  index: number;
  /** Centimetres. */
  length: number;
  /** Unit vector to the side where the length stands; the number of the step stands opposite. */
  aside: Point;
}

/** A luminaire on the sheet, with the number that stands beside it. */
export interface MarkPlace extends Point {
  text: string;
  /** Towards where its number is to stand, 1 along the longer of both axes; opposite where there is no room. */
  aside: Point;
  /** From its middle to where its symbol ends there. */
  extent: number;
  /** Where the arrow of one that is aimed ends. */
  tip: Point | null;
}

/** All in units of the sheet; `scale` is units a centimetre, `rail` the width of a rail. */
export interface TextSizes {
  scale: number;
  rail: number;
  font: number;
}

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Width of a digit and height of a line against the size of the type. */
const DIGIT = 0.64;
const LINE = 1.2;
/** From the middle of a digit to its baseline. */
const DROP = 0.36;

const round = (value: number): number => Number(value.toFixed(2));

const overlaps = (a: Frame, b: Frame): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const frameAround = (x: number, y: number, width: number, height: number): Frame => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The rail of a label; of a bent one its middle alone, which its own texts stand close to. */
function railFrame({ x, y, length, aside }: LabelPlace, { scale, rail }: TextSizes): Frame {
  const isBent = aside.x !== 0 && aside.y !== 0;
  if (isBent) return frameAround(x, y, rail / 2, rail / 2);
  const long = length * scale;
  return aside.x === 0 ? frameAround(x, y, long, rail) : frameAround(x, y, rail, long);
}

/** Where along its rail a length may stand, as a part of the rail from its middle: not on a luminaire there. */
const ALONG = [0, 0.25, -0.25];
/** Of more rails and luminaires than these, texts are looked for at one place each: most would find none anyway. */
const CROWD = 300;

const aroundMark = ({ x, y, extent, tip }: MarkPlace): Frame[] => [
  frameAround(x, y, 2 * extent, 2 * extent),
  ...(tip ? [frameAround((x + tip.x) / 2, (y + tip.y) / 2, Math.abs(tip.x - x), Math.abs(tip.y - y))] : []),
];

/** A text beside a point: from where on, and on which side. */
const besideFrame = (
  { x, y }: Point,
  aside: Point,
  from: number,
  [width, height]: readonly [number, number],
): Frame => frameAround(x + aside.x * (from + width / 2), y + aside.y * (from + height / 2), width, height);

const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y });

/**
 * Writes lengths and numbers of steps beside their rails, a length outside and a number inside where
 * there is room, else the other way round; and the numbers of luminaires. What is longer than its rail, or would
 * cover a rail, a luminaire or another text, is left out: in a large layout drawn small, the lists say it.
 */
export function placeTexts(labels: readonly LabelPlace[], marks: readonly MarkPlace[], sizes: TextSizes) {
  const { scale, rail, font } = sizes;
  const small = round(font * 0.8);
  const texts: SheetText[] = [];
  const balloons: (Point & { radius: number })[] = [];
  const taken: Frame[] = [...labels.map((label) => railFrame(label, sizes)), ...marks.flatMap(aroundMark)];
  const gap = rail / 2 + font * 0.35;

  const markSize = ({ text }: MarkPlace) => [text.length * small * DIGIT, small] as const;
  const isCrowded = marks.length === 0 || labels.length + marks.length > CROWD;
  const parts = isCrowded ? [0] : ALONG;
  const farther = gap + rail + 2 * font;
  const distances = isCrowded ? [gap] : [gap, farther];
  /** Where numbers of luminaires would stand: what else can be elsewhere leaves it to them. */
  const wanted = isCrowded
    ? []
    : marks.map((mark) => besideFrame(mark, mark.aside, mark.extent + 1, markSize(mark)));

  const isFree = (frame: Frame, frames: readonly Frame[]) => !frames.some((other) => overlaps(frame, other));
  /** The middle of the first frame with room, rather of one beside the others; null without any. */
  const take = (frames: readonly Frame[], others: readonly Frame[] = []): Point | null => {
    const free = frames.filter((frame) => isFree(frame, taken));
    const frame = free.find((one) => isFree(one, others)) ?? free[0];
    if (!frame) return null;
    taken.push(frame);
    return { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  };
  /** Beside a rail: at its middle on one side or the other, or else along it, or farther out. */
  const placesOf = ({ x, y, aside, length }: LabelPlace, side: Point, size: readonly [number, number]) => {
    const sides = [side, opposite(side)];
    if (aside.x !== 0 && aside.y !== 0)
      return [gap, farther].flatMap((from) => sides.map((one) => besideFrame({ x, y }, one, from, size)));
    return distances.flatMap((from) =>
      parts.flatMap((part) => {
        const by = part * length * scale;
        const at = { x: x - aside.y * by, y: y + aside.x * by };
        return sides.map((one) => besideFrame(at, one, from, size));
      }),
    );
  };
  const write = (kind: SheetText['kind'], text: string, at: Point, size: number) =>
    texts.push({ kind, text, x: round(at.x), y: round(at.y + size * DROP), font: size });

  for (const label of labels) {
    const text = String(label.length);
    const width = text.length * font * DIGIT;
    const height = font * LINE;
    if (label.length * scale < (label.aside.y === 0 ? height : width)) continue;
    const at = take(placesOf(label, label.aside, [width, height]), wanted);
    if (at) write('length', text, at, font);
  }
  for (const label of labels) {
    const text = String(label.index + 1);
    const radius = Math.max(font * 0.72, (text.length * small * DIGIT) / 2 + 2);
    if (label.length * scale < 2 * radius) continue;
    const at = take(placesOf(label, opposite(label.aside), [2 * radius, 2 * radius]), wanted);
    if (!at) continue;
    balloons.push({ ...at, radius });
    write('step', text, at, small);
  }
  for (const mark of marks) {
    const sides = [mark.aside, opposite(mark.aside)];
    const at = take(sides.map((side) => besideFrame(mark, side, mark.extent + 1, markSize(mark))));
    if (at) write('luminaire', mark.text, at, small);
  }
  return { texts, balloons };
}
