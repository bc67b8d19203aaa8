import type { Axis } from '../layout/axis.ts';
import { isHorizontal } from '../layout/heading.ts';

const number = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);

const written = new WeakMap<Axis, string>();

/** SVG path data of an axis, in centimetres; written once for each. */
export function axisPath(axis: Axis): string {
  const path = written.get(axis) ?? write(axis);
  written.set(axis, path);
  return path;
}

function write(axis: Axis): string {
  const { begin, end } = axis;
  const start = `M${number(begin.x)} ${number(begin.y)}`;
  if (axis.kind === 'line')
    return isHorizontal(axis.heading) ? `${start}H${number(end.x)}` : `${start}V${number(end.y)}`;
  const sweep = axis.turn === 'right' ? 1 : 0;
  return `${start}A${number(axis.radius)} ${number(axis.radius)} 0 0 ${sweep} ${number(end.x)} ${number(end.y)}`;
}
