import type { Frame } from '../drawing/frame.ts';
import type { PaperText } from './marks.ts';
import { tabularWidth, textWidth } from './textWidth.ts';

/** Of a line of text above and below its baseline, in parts of the size of the type. */
const ASCENT = 0.76;
const DESCENT = 0.22;
/** Of a line whose capitals stand in its middle. */
export const LINE = 1.18;

/** What a text covers. */
export function frameOfText({
  text,
  x,
  y,
  size,
  align = 'start',
  isTurned = false,
  isTabular = false,
}: PaperText): Frame {
  const width = isTabular ? tabularWidth(text, size) : textWidth(text, size);
  const before = align === 'start' ? 0 : align === 'middle' ? width / 2 : width;
  return isTurned
    ? { left: x - ASCENT * size, right: x + DESCENT * size, top: y - width + before, bottom: y + before }
    : { left: x - before, right: x - before + width, top: y - ASCENT * size, bottom: y + DESCENT * size };
}
