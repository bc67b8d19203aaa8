import { areApart, type Frame } from '../drawing/frame.ts';
import { frameOfText } from './clearance.ts';
import type { PaperMark, PaperPath } from './marks.ts';

/** So far relative parts of a path, and strokes, reach from its points at the most, in millimetres. */
const REACH = 25;

/** Around the points of a path, and more. */
function frameOfPath({ path, scale = 1 }: PaperPath): Frame {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command, words = ''] of path.matchAll(/([MLHVA])([^A-Za-z]*)/g)) {
    const numbers = words
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'V') ys.push(numbers[0] ?? 0);
    else xs.push(numbers.at(command === 'H' ? 0 : -2) as number);
    if (command !== 'H' && command !== 'V') ys.push(numbers.at(-1) as number);
  }
  return {
    left: Math.min(...xs) * scale - REACH,
    right: Math.max(...xs) * scale + REACH,
    top: Math.min(...ys) * scale - REACH,
    bottom: Math.max(...ys) * scale + REACH,
  };
}

/** The marks of which anything may lie in a part of the plan. */
export const marksIn = (marks: readonly PaperMark[], frame: Frame): PaperMark[] =>
  marks.filter((mark) => !areApart(frame, mark.kind === 'text' ? frameOfText(mark) : frameOfPath(mark)));
