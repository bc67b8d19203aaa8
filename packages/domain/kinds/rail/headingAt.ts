import type { Cm, Deg } from '../../units.ts';
import { type Axis, clampedTo } from './axis.ts';

export function headingAt(axis: Axis, at: Cm): Deg {
  const turn: Deg = axis.kind === 'line' ? 0 : (clampedTo(axis.length, at) / axis.length) * 90;
  return (axis.heading * 90 + (axis.kind === 'arc' && axis.turn === 'left' ? -turn : turn) + 360) % 360;
}
