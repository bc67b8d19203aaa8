import { DEGREE } from '../math/angle.ts';
import { itemAt } from '../math/lists.ts';
import type { Candela, Deg, Lumen } from '../units.ts';
import { allPlanes, type PhotometricTable } from './photometricTable.ts';

/** D48. */
export interface Distribution {
  /** @param gamma from straight down, 0 to 180 */
  intensity: (c: Deg, gamma: Deg) => Candela;
  /** Same by the cosine of γ, without trigonometry. */
  byCosine?: (cosine: number) => Candela;
  isRotational: boolean;
  lastGamma: Deg;
  /** Default direction of C0, clockwise from forward. */
  turn: Deg;
  isEstimate: boolean;
}

/** Index of the last angle at or below each whole degree, so that a look-up needs no search. */
function starts(angles: readonly Deg[], most: Deg): Uint16Array {
  const found = new Uint16Array(most + 2);
  let index = 0;
  for (let degree = 0; degree < found.length; degree++) {
    while (index + 1 < angles.length && (angles[index + 1] ?? 0) <= degree) index++;
    found[degree] = index;
  }
  return found;
}

/** Zero beyond the first and last γ. */
export function tableDistribution(table: PhotometricTable): Distribution {
  const planes = allPlanes(table);
  const first = itemAt(planes, 0);
  const last = itemAt(planes, planes.length - 1);
  // Every C from 0 to 360 is then between two planes.
  const around = [{ c: last.c - 360, row: last.row }, ...planes, { c: first.c + 360, row: first.row }];
  const cs = Float64Array.from(around, ({ c }) => c);
  const gammas = Float64Array.from(table.gamma);
  const count = gammas.length;
  const candela = Float64Array.from(around.flatMap(({ row }) => [...row]));
  const cStarts = starts([...cs], 360);
  const gammaStarts = starts(table.gamma, 180);
  const [least, most] = [gammas[0] ?? 0, gammas[count - 1] ?? 0];
  const isRotational = planes.length === 1;
  return {
    isRotational,
    lastGamma: most,
    turn: table.turn,
    isEstimate: false,
    intensity(c, gamma) {
      if (gamma < least || gamma > most) return 0;
      let g = gammaStarts[gamma | 0] ?? 0;
      while (g + 2 < count && (gammas[g + 1] ?? 0) <= gamma) g++;
      if (g + 1 >= count) g = count - 2;
      const g0 = gammas[g] ?? 0;
      const along = (gamma - g0) / ((gammas[g + 1] ?? 0) - g0);
      if (isRotational) {
        const low = candela[g] ?? 0;
        return low + ((candela[g + 1] ?? 0) - low) * along;
      }
      // A value just below 0 is rounded to 360, beyond the last plane.
      const plane = (c - 360 * Math.floor(c / 360)) % 360;
      let p = cStarts[plane | 0] ?? 0;
      while ((cs[p + 1] ?? Infinity) <= plane) p++;
      const c0 = cs[p] ?? 0;
      const across = (plane - c0) / ((cs[p + 1] ?? 0) - c0);
      const at = p * count + g;
      const low = (candela[at] ?? 0) + ((candela[at + 1] ?? 0) - (candela[at] ?? 0)) * along;
      const next = at + count;
      const high = (candela[next] ?? 0) + ((candela[next + 1] ?? 0) - (candela[next] ?? 0)) * along;
      return low + (high - low) * across;
    },
  };
}

/** Power of the cosine (D48). */
export function estimatedDistribution(lumens: Lumen, beam: Deg): Distribution {
  const m = Math.log(0.5) / Math.log(Math.cos((beam / 2) * DEGREE));
  const peak = (lumens * (m + 1)) / (2 * Math.PI);
  return {
    isRotational: true,
    lastGamma: 90,
    turn: 0,
    isEstimate: true,
    intensity: (_, gamma) => (gamma >= 90 ? 0 : peak * Math.cos(gamma * DEGREE) ** m),
    byCosine: (cosine) => (cosine > 0 ? peak * Math.min(1, cosine) ** m : 0),
  };
}
