import type { Cm, Deg } from '../units.ts';
import { type Axis, within } from './axis.ts';

export function headingAt(axis: Axis, at: Cm): Deg {
  const turn: Deg = axis.kind === 'line' ? 0 : (within(axis.length, at) / axis.length) * 90;
  return (axis.heading * 90 + (axis.kind === 'arc' && axis.turn === 'left' ? -turn : turn) + 360) % 360;
}
