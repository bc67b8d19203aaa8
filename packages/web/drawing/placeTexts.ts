import type { Point } from '@lumitor/domain/layout/heading';

export interface SheetText {
  kind: 'length' | 'step';
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

/**
 * Writes lengths and numbers of steps beside their rails, a length outside and a number inside where
 * there is room, else the other way round. What is longer than its rail, or would cover a rail or
 * another text, is left out: in a large layout drawn small, the cut list says it.
 */
export function placeTexts(labels: readonly LabelPlace[], sizes: TextSizes) {
  const { scale, rail, font } = sizes;
  const texts: SheetText[] = [];
  const balloons: (Point & { radius: number })[] = [];
  const taken: Frame[] = labels.map((label) => railFrame(label, sizes));
  const gap = rail / 2 + font * 0.35;

  /** The middle of a text of this size beside a rail, on the first side with room; null without any. */
  const take = ({ x, y, aside }: LabelPlace, sides: readonly number[], width: number, height: number) => {
    for (const side of sides) {
      const at = {
        x: x + side * aside.x * (gap + width / 2),
        y: y + side * aside.y * (gap + height / 2),
      };
      const frame = frameAround(at.x, at.y, width, height);
      if (taken.some((other) => overlaps(frame, other))) continue;
      taken.push(frame);
      return at;
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
    const at = take(label, [1, -1], width, height);
    if (at) write('length', text, at, font);
  }
  const small = round(font * 0.8);
  for (const label of labels) {
    const text = String(label.index + 1);
    const radius = Math.max(font * 0.72, (text.length * small * DIGIT) / 2 + 2);
    if (label.length * scale < 2 * radius) continue;
    const at = take(label, [-1, 1], 2 * radius, 2 * radius);
    if (!at) continue;
    balloons.push({ ...at, radius });
    write('step', text, at, small);
  }
  return { texts, balloons };
}
