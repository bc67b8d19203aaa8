import { DEGREE } from '../math/angle.ts';
import type { Candela, Deg, Lumen } from '../units.ts';
import { tableDistribution } from './distribution.ts';
import { allPlanes, type PhotometricTable } from './photometricTable.ts';

/** Flux of a plane per radian of C: ∫ I · sin γ dγ, exact for I linear between the angles. */
function zonalFlux(gamma: readonly Deg[], row: readonly Candela[]): Lumen {
  let flux = 0;
  for (let index = 1; index < gamma.length; index++) {
    const [from, to] = [(gamma[index - 1] ?? 0) * DEGREE, (gamma[index] ?? 0) * DEGREE];
    const [first, last] = [row[index - 1] ?? 0, row[index] ?? 0];
    const slope = (last - first) / (to - from);
    flux += first * Math.cos(from) - last * Math.cos(to) + slope * (Math.sin(to) - Math.sin(from));
  }
  return flux;
}

/** Planes with the angle that each stands for, to halfway to its neighbours. */
export function planeShares(table: PhotometricTable): { row: readonly Candela[]; degrees: Deg }[] {
  const planes = allPlanes(table);
  return planes.map(({ row }, index) => {
    const before = planes[index - 1]?.c ?? (planes.at(-1)?.c ?? 0) - 360;
    const after = planes[index + 1]?.c ?? (planes[0]?.c ?? 0) + 360;
    return { row, degrees: (after - before) / 2 };
  });
}

export function fluxOf(table: PhotometricTable): Lumen {
  return planeShares(table).reduce(
    (flux, { row, degrees }) => flux + zonalFlux(table.gamma, row) * degrees * DEGREE,
    0,
  );
}

export const peakOf = ({ candela }: PhotometricTable): Candela =>
  candela.reduce((peak, row) => row.reduce((most, value) => Math.max(most, value), peak), 0);

/** Distance from the last angle at which there is no light. */
const BEYOND: Deg = 1e-7;

/**
 * Full angle around the peak of a plane with at least a share of it (D48). The circle goes up plane C and
 * down the opposite one; both ways from the peak are followed to the first lower intensity.
 */
function angleAt(table: PhotometricTable, c: Deg, share: number): Deg {
  const { intensity } = tableDistribution(table);
  const [first, last] = [table.gamma[0] ?? 0, table.gamma.at(-1) as number];
  const gammas = [
    ...table.gamma,
    ...(first > 0 ? [0, first - BEYOND] : []),
    ...(last < 180 ? [last + BEYOND, 180] : []),
  ];
  const around = [...new Set(gammas.flatMap((gamma) => [gamma, (360 - gamma) % 360]))]
    .sort((a, b) => a - b)
    .map((angle) => ({
      angle,
      candela: angle <= 180 ? intensity(c, angle) : intensity(c + 180, 360 - angle),
    }));
  const peak = around.reduce(
    (most, { candela }, index) => (candela > (around[most]?.candela ?? 0) ? index : most),
    0,
  );
  const least = (around[peak]?.candela ?? 0) * share;
  if (least === 0) return 0;
  const toLeast = (step: 1 | -1): number => {
    let width = 0;
    for (let index = 0; index < around.length; index++) {
      const at = (offset: number) =>
        around.at((peak + offset * step) % around.length) as (typeof around)[number];
      const [here, next] = [at(index), at(index + 1)];
      const gap = ((next.angle - here.angle) * step + 360) % 360;
      if (next.candela < least) return width + (gap * (here.candela - least)) / (here.candela - next.candela);
      width += gap;
    }
    return 360;
  };
  return Math.min(360, toLeast(1) + toLeast(-1));
}

export interface MainAngles {
  c0c180: Deg;
  c90c270: Deg;
}

const anglesAt = (table: PhotometricTable, share: number): MainAngles => ({
  c0c180: angleAt(table, 0, share),
  c90c270: angleAt(table, 90, share),
});

export const beamOf = (table: PhotometricTable): MainAngles => anglesAt(table, 0.5);

export const fieldOf = (table: PhotometricTable): MainAngles => anglesAt(table, 0.1);
