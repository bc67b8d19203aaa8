import { areApart, type Frame } from '../drawing/frame.ts';
import type { PaperMark, PaperPath, PaperText } from './marks.ts';
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

/** So far arcs and strokes reach from the corners of an outline at the most, in millimetres. */
const REACH = 25;

/** Around the corners of outlines, and more. */
function frameOfPath({ outlines, scale = 1 }: PaperPath): Frame {
  const corners = outlines.flatMap((outline) => outline.corners);
  const [xs, ys] = [corners.map(({ x }) => x * scale), corners.map(({ y }) => y * scale)];
  return {
    left: Math.min(...xs) - REACH,
    right: Math.max(...xs) + REACH,
    top: Math.min(...ys) - REACH,
    bottom: Math.max(...ys) + REACH,
  };
}

/** The marks of which anything may lie in a part of the plan. */
export const marksIn = (marks: readonly PaperMark[], frame: Frame): PaperMark[] =>
  marks.filter((mark) => !areApart(frame, mark.kind === 'text' ? frameOfText(mark) : frameOfPath(mark)));
