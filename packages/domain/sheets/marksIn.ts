import { areApart, type Frame } from '../drawing/frame.ts';
import { frameOfText } from './clearance.ts';
import type { PaperMark, PaperPath } from './marks.ts';

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
