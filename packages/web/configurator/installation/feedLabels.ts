import type { ScreenPoint } from '../canvas/projection.ts';

/** What stands on the drawing, in pixels around its middle. */
export interface Box extends ScreenPoint {
  width: number;
  height: number;
}

/** From a feed to the middle of its label, in pixels. */
const ASIDE = 20;
/** Of a letter of a label, in pixels. */
const LETTER = 7;
const HEIGHT = 16;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/**
 * Where the label of a feed stands: beside the rail, on the side where its length is not; on the other one, or along
 * the rail, where that is less in the way of others.
 * @param free across the rail, of length 1
 */
export function labelPlace(at: ScreenPoint, free: ScreenPoint, words: string, others: readonly Box[]): Box {
  const width = LETTER * words.length + 4;
  const sides = [free, { x: -free.x, y: -free.y }, { x: free.y, y: -free.x }, { x: -free.y, y: free.x }];
  const boxes = sides.map(({ x, y }): Box => {
    const away = ASIDE + (Math.abs(x) * width) / 2 - Math.abs(x) * 6;
    return { x: at.x + x * away, y: at.y + y * ASIDE, width, height: HEIGHT };
  });
  const hidden = (box: Box) => others.reduce((sum, other) => sum + overlap(box, other), 0);
  return boxes.reduce((best, box) => (hidden(box) < hidden(best) ? box : best));
}
