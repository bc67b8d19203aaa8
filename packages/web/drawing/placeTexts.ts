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

/**
 * Writes lengths and numbers of steps beside their rails. Those that are longer than their rail, or
 * would cover another, are left out: in a large layout drawn small, the cut list says them.
 */
export function placeTexts(labels: readonly LabelPlace[], { scale, rail, font }: TextSizes) {
  const texts: SheetText[] = [];
  const balloons: (Point & { radius: number })[] = [];
  const taken: Frame[] = [];
  const take = (frame: Frame): boolean => {
    if (taken.some((other) => overlaps(frame, other))) return false;
    taken.push(frame);
    return true;
  };
  const gap = rail / 2 + font * 0.35;

  for (const { x, y, length, aside } of labels) {
    const text = String(length);
    const width = text.length * font * DIGIT;
    const height = font * LINE;
    const isUpright = Math.abs(aside.x) > 0.9;
    if (length * scale < (isUpright ? height : width)) continue;
    const at = { x: x + aside.x * (gap + width / 2), y: y + aside.y * (gap + height / 2) };
    if (!take(frameAround(at.x, at.y, width, height))) continue;
    texts.push({
      kind: 'length',
      text,
      x: round(at.x),
      y: round(at.y + font * DROP),
      font,
    });
  }
  for (const { x, y, index, length, aside } of labels) {
    const small = round(font * 0.8);
    const text = String(index + 1);
    const radius = Math.max(font * 0.72, (text.length * small * DIGIT) / 2 + 2);
    if (length * scale < 2 * radius) continue;
    const at = { x: x - aside.x * (gap + radius), y: y - aside.y * (gap + radius) };
    if (!take(frameAround(at.x, at.y, 2 * radius, 2 * radius))) continue;
    balloons.push({ ...at, radius });
    texts.push({
      kind: 'step',
      text,
      x: round(at.x),
      y: round(at.y + small * DROP),
      font: small,
    });
  }
  return { texts, balloons };
}
