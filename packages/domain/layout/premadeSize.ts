import type { EditProblem } from './edit.ts';
import type { PremadeOption } from './layout.ts';
import { lengthFault, radiusOf } from './length.ts';

interface Size {
  width: number;
  height: number;
}

/** Size that bent corners add to the straight runs: their radius on each side, in whole centimetres (D9). */
const cornersOf = (option: PremadeOption, bentLength: number): number =>
  option === 'option1Curved' ? Math.round(2 * radiusOf(bentLength)) : 0;

export function outerSize(option: PremadeOption, width: number, height: number, bentLength: number): Size {
  const corners = cornersOf(option, bentLength);
  return { width: width + corners, height: height + corners };
}

/** Straight runs of a rectangle with an outer size, or the run that exceeds its limits (D8). */
export function runsWithin(
  option: PremadeOption,
  outer: Size,
  bentLength: number,
): { runs: Size; problem?: undefined } | { runs?: undefined; problem: EditProblem } {
  const corners = cornersOf(option, bentLength);
  const runs = { width: outer.width - corners, height: outer.height - corners };
  for (const field of ['width', 'height'] as const) {
    const code = lengthFault(runs[field], false);
    if (code) return { problem: { code, field } };
  }
  return { runs };
}
