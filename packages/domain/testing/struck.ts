import { pathOf } from '../drawing/path.ts';
import { frameOfText } from '../sheets/clearance.ts';
import type { PaperMark } from '../sheets/marks.ts';
import { alongPath, isIn } from './alongPath.ts';

/** Lines that pass through a text, but for the circle of a part's number around it; what is moved, as a plan in small, is left out. */
export function struck(marks: readonly PaperMark[]): string[] {
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [{ mark, frame: frameOfText(mark) }] : []));
  const lines = marks.flatMap((mark) =>
    mark.kind === 'path' && mark.fill !== 'paper' && !mark.move ? [mark] : [],
  );
  return lines.flatMap((mark) => {
    const points = alongPath(pathOf(mark.outlines, 3), mark.scale);
    return texts.flatMap(({ mark: { text }, frame }) =>
      points.some((point) => isIn(point, frame)) ? [`${text} on a ${mark.pen ?? mark.fill}`] : [],
    );
  });
}
