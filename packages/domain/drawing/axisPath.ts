import type { Axis } from '../kinds/rail/axis.ts';
import { isHorizontal } from '../kinds/rail/heading.ts';
import { line, type PathOutline, pathOf, written } from '../paths/path.ts';

export function axisOutline(axis: Axis): PathOutline {
  if (axis.kind === 'line') return line(axis.start, axis.end);
  return line(axis.start, { ...axis.end, arc: { radius: axis.radius, isClockwise: axis.turn === 'right' } });
}

const known = new WeakMap<Axis, string>();

function write(axis: Axis): string {
  if (axis.kind === 'arc') return pathOf([axisOutline(axis)], 3);
  const { start: begin, end } = axis;
  const start = `M${written(begin.x, 3)} ${written(begin.y, 3)}`;
  return isHorizontal(axis.heading) ? `${start}H${written(end.x, 3)}` : `${start}V${written(end.y, 3)}`;
}

export function axisPath(axis: Axis): string {
  const path = known.get(axis) ?? write(axis);
  known.set(axis, path);
  return path;
}
