import type { Point } from '@lumitor/domain/layout/heading';

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
  /** Unit vector to the side where the number is to stand; opposite where there is no room. */
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

const aroundMark = ({ x, y, extent, tip }: MarkPlace): Frame[] => [
  frameAround(x, y, 2 * extent, 2 * extent),
  ...(tip ? [frameAround((x + tip.x) / 2, (y + tip.y) / 2, Math.abs(tip.x - x), Math.abs(tip.y - y))] : []),
];

/**
 * Writes lengths and numbers of steps beside their rails, a length outside and a number inside where
 * there is room, else the other way round; then the numbers of luminaires. What is longer than its rail, or would
 * cover a rail, a luminaire or another text, is left out: in a large layout drawn small, the lists say it.
 */
export function placeTexts(labels: readonly LabelPlace[], marks: readonly MarkPlace[], sizes: TextSizes) {
  const { scale, rail, font } = sizes;
  const texts: SheetText[] = [];
  const balloons: (Point & { radius: number })[] = [];
  const taken: Frame[] = [...labels.map((label) => railFrame(label, sizes)), ...marks.flatMap(aroundMark)];
  const gap = rail / 2 + font * 0.35;

  /** The middle of a text of this size, on the first side with room; null without any. */
  const take = (
    { x, y }: Point,
    aside: Point,
    sides: readonly number[],
    [width, height]: readonly [number, number],
    from = gap,
  ) => {
    for (const side of sides) {
      const at = {
        x: x + side * aside.x * (from + width / 2),
        y: y + side * aside.y * (from + height / 2),
      };
      const frame = frameAround(at.x, at.y, width, height);
      if (taken.some((other) => overlaps(frame, other))) continue;
      taken.push(frame);
      return at;
    }
    return null;
  };
  /** The same beside a rail: at its middle, or else where it has room along it. */
  const takeAlong = (label: LabelPlace, sides: readonly number[], size: readonly [number, number]) => {
    const { x, y, aside, length } = label;
    const isBent = aside.x !== 0 && aside.y !== 0;
    for (const part of isBent || marks.length === 0 ? [0] : ALONG) {
      const by = part * length * scale;
      const at = take({ x: x - aside.y * by, y: y + aside.x * by }, aside, sides, size);
      if (at) return at;
    }
    return null;
  };
  const write = (kind: SheetText['kind'], text: string, at: Point, size: number) =>
    texts.push({ kind, text, x: round(at.x), y: round(at.y + size * DROP), font: size });

  for (const label of labels) {
    const text = String(label.length);
    const width = text.length * font * DIGIT;
    const height = font * LINE;
    if (label.length * scale < (label.aside.y === 0 ? height : width)) continue;
    const at = takeAlong(label, [1, -1], [width, height]);
    if (at) write('length', text, at, font);
  }
  const small = round(font * 0.8);
  for (const label of labels) {
    const text = String(label.index + 1);
    const radius = Math.max(font * 0.72, (text.length * small * DIGIT) / 2 + 2);
    if (label.length * scale < 2 * radius) continue;
    const at = takeAlong(label, [-1, 1], [2 * radius, 2 * radius]);
    if (!at) continue;
    balloons.push({ ...at, radius });
    write('step', text, at, small);
  }
  for (const mark of marks) {
    const size = [mark.text.length * small * DIGIT, small] as const;
    const at = take(mark, mark.aside, [1, -1], size, mark.extent + 1);
    if (at) write('luminaire', mark.text, at, small);
  }
  return { texts, balloons };
}
