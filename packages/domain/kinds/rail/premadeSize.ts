import type { Cm } from '../../units.ts';
import type { EditProblem } from './edit.ts';
import type { PremadeOption } from './layout.ts';
import { lengthFault, radiusOf } from './length.ts';

interface Size {
  width: Cm;
  height: Cm;
}

/** D9. */
const cornersOf = (option: PremadeOption, bentLength: Cm): Cm =>
  option === 'option1Curved' ? Math.round(2 * radiusOf(bentLength)) : 0;

export function outerSize(option: PremadeOption, width: Cm, height: Cm, bentLength: Cm): Size {
  const corners = cornersOf(option, bentLength);
  return { width: width + corners, height: height + corners };
}

/** D8. */
export function runsWithin(
  option: PremadeOption,
  outer: Size,
  bentLength: Cm,
): { runs: Size; problem?: undefined } | { runs?: undefined; problem: EditProblem } {
  const corners = cornersOf(option, bentLength);
  const runs = { width: outer.width - corners, height: outer.height - corners };
  for (const field of ['width', 'height'] as const) {
    const code = lengthFault(runs[field], false);
    if (code) return { problem: { code, field } };
  }
  return { runs };
}
