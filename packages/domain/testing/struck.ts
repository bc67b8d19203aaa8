import type { Point } from '../kinds/rail/heading.ts';
import { placedAt } from '../math/direction.ts';
import { areFramesDisjoint, type LabelFrame } from '../paths/frame.ts';
import { pathOf } from '../paths/path.ts';
import type { PaperMark, PaperText } from '../sheets/marks.ts';
import { frameOfText } from '../sheets/planArea.ts';
import { alongPath, isIn } from './alongPath.ts';

/** Part numbers' circles and moved marks are skipped. */
export function struck(marks: readonly PaperMark[]): string[] {
  const texts = marks.flatMap((mark) =>
    mark.kind === 'text'
      ? [{ mark, frame: frameOfText(mark), flat: frameOfText({ ...mark, x: 0, y: 0, angle: 0 }) }]
      : [],
  );
  const lines = marks.flatMap((mark) =>
    mark.kind === 'path' && (mark.pen || mark.fill !== 'paper') && !mark.move ? [mark] : [],
  );
  return lines.flatMap((mark) => {
    const points = alongPath(pathOf(mark.outlines, 3), mark.scale);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [leastOf(xs), -leastOf(xs.map((x) => -x))];
    const [top, bottom] = [leastOf(ys), -leastOf(ys.map((y) => -y))];
    return texts.flatMap(({ mark: text, frame, flat }) =>
      !areFramesDisjoint(frame, { left, right, top, bottom }) &&
      points.some((point) => isOn(text, flat, point))
        ? [`${text.text} on a ${mark.pen ?? mark.fill}`]
        : [],
    );
  });
}

function isOn({ x, y, angle = 0 }: PaperText, flat: LabelFrame, point: Point): boolean {
  const off = { x: point.x - x, y: point.y - y };
  return isIn(angle === 0 ? off : placedAt({ x: 0, y: 0 }, -angle)(off.x, off.y), flat);
}

const leastOf = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
