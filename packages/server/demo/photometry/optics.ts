import { fluxOf } from '@lumitor/domain/photometry/figures';
import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';

const DEGREE = Math.PI / 180;

/** What shapes a luminaire's light. */
export type Optics =
  | 'lens'
  | 'profile'
  | 'reflector'
  | 'diffuser'
  | 'globe'
  | 'opal'
  | 'louvre'
  | 'wallWasher';

/** An intensity as a share of that straight down. @param c degrees from across the luminaire @param gamma degrees from straight down */
type Shape = (c: number, gamma: number) => number;

/** The power of the cosine that is a half at this angle. */
const cosinePower = (gamma: number, half: number): number =>
  gamma < 90 ? Math.cos(gamma * DEGREE) ** (Math.log(0.5) / Math.log(Math.cos(half * DEGREE))) : 0;

/** A pool of light, half as bright at its edge, with some spill around it. @param steepness of the edge */
function pool(half: number, steepness: number, spill: number): Shape {
  const spilt = (gamma: number) => (gamma < 90 ? spill * Math.cos(gamma * DEGREE) ** 2 : 0);
  const atHalf = (0.5 - spilt(half)) / (1 - spill);
  return (_, gamma) =>
    gamma < 90 ? (1 - spill) * atHalf ** ((gamma / half) ** steepness) + spilt(gamma) : 0;
}

/** The half angle of what is narrower along a luminaire than across it. @param narrowing along, as a share of across */
const halfAt = (c: number, across: number, narrowing: number): number =>
  across / Math.hypot(Math.cos(c * DEGREE), Math.sin(c * DEGREE) / narrowing);

/** Brightest at half its width to either side, then cut off. */
function batwing(gamma: number, half: number): number {
  const share = gamma / half;
  // With these numbers it has half its peak just at `half`.
  return gamma < 90 ? (1 + 0.8 * share ** 2) * 2 ** (-1.69 * share ** 4) : 0;
}

/** The most of it goes to C0, to the wall, far up it; less and less goes to the floor behind. */
function towardsTheWall(c: number, gamma: number, half: number): number {
  if (gamma >= 90) return 0;
  const [sine, cosine] = [Math.sin(gamma * DEGREE), Math.cos(gamma * DEGREE)];
  const forward = Math.atan2(sine * Math.cos(c * DEGREE), cosine) / DEGREE - 0.6 * half;
  const sideways = Math.abs(Math.asin(sine * Math.sin(c * DEGREE))) / DEGREE;
  return 2 ** -((Math.abs(forward) / half) ** (forward > 0 ? 4 : 2)) * cosinePower(sideways, half);
}

const SHAPES: Readonly<Record<Optics, (half: number) => Shape>> = {
  lens: (half) => pool(half, 2, 0.03),
  profile: (half) => pool(half, 5, 0.01),
  reflector: (half) => pool(half, 3, 0.05),
  // Some of it goes up to the ceiling.
  diffuser: (half) => (_, gamma) => cosinePower(gamma, half) + Math.max(0, -0.12 * Math.cos(gamma * DEGREE)),
  // All around, but for the holder at the top.
  globe: (half) => (_, gamma) => Math.min(1, (180 - gamma) / 25) / (1 + (gamma / half) ** 2),
  opal: (half) => (c, gamma) => cosinePower(gamma, halfAt(c, half, 0.92)),
  louvre: (half) => (c, gamma) => batwing(gamma, halfAt(c, half, 0.85)),
  wallWasher: (half) => (c, gamma) => towardsTheWall(c, gamma, half),
};

export const isLinear = (optics: Optics): boolean => optics === 'opal' || optics === 'louvre';

const shinesUp = (optics: Optics): boolean => optics === 'diffuser' || optics === 'globe';

/** Degrees from 0, both included. */
const angles = (step: number, most: number): number[] =>
  Array.from({ length: most / step + 1 }, (_, index) => index * step);

/**
 * How a luminaire of these optics shines.
 *
 * @param lumens lm, just what the table adds up to
 * @param beam the full angle at half the peak across the luminaire, in degrees
 * @param isAlong whether C0 goes along a linear luminaire, as in IES files, or across it, as in EULUMDAT
 */
export function tableOf(optics: Optics, lumens: number, beam: number, isAlong: boolean): PhotometricTable {
  const shape = SHAPES[optics](beam / 2);
  const linear = isLinear(optics);
  const c = linear ? angles(15, 90) : optics === 'wallWasher' ? angles(15, 180) : [0];
  const gamma = angles(beam < 30 ? 1 : 2.5, shinesUp(optics) ? 180 : 90);
  const table: PhotometricTable = {
    symmetry: linear ? 'quadrants' : optics === 'wallWasher' ? 'c0c180' : 'rotational',
    c,
    gamma,
    candela: c.map((plane) => gamma.map((angle) => shape(linear && isAlong ? 90 - plane : plane, angle))),
    turn: linear && !isAlong ? 90 : 0,
  };
  const scale = lumens / fluxOf(table);
  return { ...table, candela: table.candela.map((row) => row.map((share) => share * scale)) };
}
