import { DEGREE } from '../math/angle.ts';
import { greatestOf, leastOf } from '../math/lists.ts';
import type { Deg, Lumen, Lux, Metre } from '../units.ts';
import { type Distribution, tableDistribution } from './distribution.ts';
import { beamOf, fluxOf, peakOf, planeShares } from './figures.ts';
import {
  allPlanes,
  type LuminousOpening,
  type PhotometricFile,
  type PhotometricTable,
  type UgrOfFile,
  type UgrValue,
} from './photometricTable.ts';

/** Ceiling, walls and floor, in the order of a table's columns. */
export const UGR_REFLECTANCES = [
  [0.7, 0.5, 0.2],
  [0.7, 0.3, 0.2],
  [0.5, 0.5, 0.2],
  [0.5, 0.3, 0.2],
  [0.3, 0.3, 0.2],
] as const;

const LENGTHS = { 2: [2, 3, 4, 6, 8, 12], 4: [2, 3, 4, 6, 8, 12], 8: [4, 6, 8, 12], 12: [4, 6, 8] };

/** Sizes across and along the view, in heights from the eye to the luminaires. */
export const UGR_ROOMS: readonly { x: number; y: number }[] = Object.entries(LENGTHS).flatMap(([x, ys]) =>
  ys.map((y) => ({ x: Number(x), y })),
);

const HEIGHT: Metre = 2;
const SPACING: Metre = 0.25 * HEIGHT;
const LAST_GAMMA: Deg = 85;
/** Luminaires farther aside or higher, in distances along the view, are out of sight. */
const [MOST_ASIDE, MOST_ABOVE] = [3, 1.9];
/** Luminaires with a narrower beam are spots. */
const LEAST_BEAM: Deg = 60;
/** Share of the peak; luminaires whose planes differ by more are wallwashers. */
const MOST_DIFFERENCE = 0.2;
const SEEN_FROM: Deg = 65;

/** Planes that mirror each other in a luminaire of two equal pairs of quadrants. */
const alikeOf = (c: Deg): Deg[] => [c, 180 - c, 180 + c, 360 - c];

function asymmetryOf(table: PhotometricTable): number {
  const { intensity } = tableDistribution(table);
  let most = 0;
  for (const { c } of allPlanes(table))
    for (const gamma of table.gamma) {
      const alike = alikeOf(c).map((each) => intensity(each, gamma));
      most = Math.max(most, greatestOf(alike) - leastOf(alike));
    }
  return most / peakOf(table);
}

/** Projected area of the opening and its luminous sides, in m². */
function seenArea({ length, width, sideC0, sideC90 }: LuminousOpening, c: Deg, gamma: Deg): number {
  const [down, up] = [Math.cos(gamma * DEGREE), Math.sin(gamma * DEGREE)];
  const isRound = width === 0;
  const side = isRound
    ? length * sideC0
    : Math.abs(Math.cos(c * DEGREE)) * length * sideC0 + Math.abs(Math.sin(c * DEGREE)) * width * sideC90;
  const face = isRound ? (Math.PI / 4) * length ** 2 : length * width;
  return (face * down + side * up) / 1e6;
}

/** Guth position index. */
function positionIndex(tau: Deg, sigma: Deg): number {
  const near = (35.2 - 0.31889 * tau - 1.22 * Math.exp((-2 * tau) / 9)) * 1e-3;
  const far = (21 + 0.26667 * tau - 0.002963 * tau ** 2) * 1e-5;
  return Math.exp(near * sigma + far * sigma ** 2);
}

/** View factor of two equal parallel rectangles, with sides in distances between them. */
function oppositeShare(x: number, y: number): number {
  const [a, b] = [Math.sqrt(1 + x ** 2), Math.sqrt(1 + y ** 2)];
  return (
    (2 / (Math.PI * x * y)) *
    (Math.log((a * b) / Math.sqrt(1 + x ** 2 + y ** 2)) +
      x * b * Math.atan(x / b) +
      y * a * Math.atan(y / a) -
      x * Math.atan(x) -
      y * Math.atan(y))
  );
}

function meanIntensity(table: PhotometricTable): Distribution['intensity'] {
  const shares = planeShares(table);
  const row = table.gamma.map((_, at) =>
    shares.reduce((sum, plane) => sum + (plane.degrees / 360) * (plane.row[at] ?? 0), 0),
  );
  return tableDistribution({ ...table, symmetry: 'rotational', c: [0], candela: [row] }).intensity;
}

function upwardFlux(table: PhotometricTable): Lumen {
  const index = table.gamma.findIndex((gamma) => gamma > 90);
  if (index < 0) return 0;
  const { intensity } = tableDistribution(table);
  const gamma = [90, ...table.gamma.slice(index)];
  const candela = table.c.map((c) => gamma.map((each) => intensity(c, each)));
  return fluxOf({ ...table, gamma, candela });
}

interface Flux {
  up: Lumen;
  down: Lumen;
  mean: Distribution['intensity'];
}

/**
 * Mean direct light at the points below the luminaires. Pairs with the same offset (i, j) are computed once
 * and counted.
 */
function floorIlluminance(across: number, along: number, mean: Flux['mean']): Lux {
  let sum = 0;
  for (let i = 0; i < across; i++)
    for (let j = 0; j < along; j++) {
      const aside = Math.hypot(i, j) * SPACING;
      const distance = Math.hypot(aside, HEIGHT);
      const pairs = (across - i) * (along - j) * (i === 0 ? 1 : 2) * (j === 0 ? 1 : 2);
      const gamma = Math.atan2(aside, HEIGHT) / DEGREE;
      sum += (pairs * mean(0, gamma) * HEIGHT) / distance ** 3;
    }
  return sum / (across * along);
}

/**
 * Luminance Lb of the background: indirect light of the walls divided by π. Ceiling, walls and floor exchange
 * light until it settles.
 */
function background(room: { x: number; y: number }, { up, down, mean }: Flux) {
  const [across, along] = [room.x * HEIGHT, room.y * HEIGHT].map((side) => Math.round(side / SPACING));
  const count = (across ?? 0) * (along ?? 0);
  const area = room.x * room.y * HEIGHT ** 2;
  const walls = 2 * (room.x + room.y) * HEIGHT ** 2;
  const onFloor = Math.min(count * down, floorIlluminance(across ?? 0, along ?? 0, mean) * area);
  const direct = {
    ceiling: (count * up) / area,
    floor: onFloor / area,
    walls: (count * down - onFloor) / walls,
  };
  const opposite = oppositeShare(room.x, room.y);
  const toWalls = 1 - opposite;
  const fromWalls = (area / walls) * toWalls;
  return ([ceiling, wall, floor]: readonly [number, number, number]): number => {
    let [onCeiling, onWalls, onFloorNow] = [direct.ceiling, direct.walls, direct.floor];
    // Remaining error is negligible: each exchange passes on at most 0.7.
    for (let exchange = 0; exchange < 60; exchange++)
      [onCeiling, onWalls, onFloorNow] = [
        direct.ceiling + opposite * floor * onFloorNow + toWalls * wall * onWalls,
        direct.walls +
          fromWalls * (ceiling * onCeiling + floor * onFloorNow) +
          (1 - 2 * fromWalls) * wall * onWalls,
        direct.floor + opposite * ceiling * onCeiling + toWalls * wall * onWalls,
      ];
    return (onWalls - direct.walls) / Math.PI;
  };
}

/**
 * Sum of L²ω/p² over the luminaires in sight, with L²ω = I² / (A · r²). `turn` is 0 crosswise, 90 endwise.
 */
function glareSum(
  room: { x: number; y: number },
  turn: 0 | 90,
  intensity: Distribution['intensity'],
  opening: LuminousOpening,
) {
  let sum = 0;
  for (let along = SPACING / 2; along < room.y * HEIGHT; along += SPACING)
    for (let aside = (SPACING - room.x * HEIGHT) / 2; aside < (room.x * HEIGHT) / 2; aside += SPACING) {
      const across = Math.abs(aside);
      const gamma = Math.atan2(Math.hypot(along, across), HEIGHT) / DEGREE;
      if (gamma > LAST_GAMMA || across / along > MOST_ASIDE || HEIGHT / along > MOST_ABOVE) continue;
      const c = Math.abs(turn - Math.atan2(across, along) / DEGREE);
      const area = seenArea(opening, c, gamma);
      if (area <= 0) continue;
      const squared = along ** 2 + across ** 2 + HEIGHT ** 2;
      const tau = Math.atan2(across, HEIGHT) / DEGREE;
      const sigma = Math.atan2(Math.hypot(HEIGHT, across), along) / DEGREE;
      sum += intensity(c, gamma) ** 2 / (area * squared * positionIndex(tau, sigma) ** 2);
    }
  return sum;
}

function ratingOf(sum: number, luminance: number): UgrValue {
  const ugr = sum > 0 ? 8 * Math.log10((0.25 / luminance) * sum) : 0;
  if (ugr < 10) return 'low';
  return ugr > 40 ? null : Math.round(ugr * 10) / 10;
}

/** CIE 117 and CIE 190 at 0.25 H (D65); needs the complete table. */
export function ugrTable({ table, opening }: PhotometricFile & { opening: LuminousOpening }) {
  const { intensity: stored } = tableDistribution(table);
  const isMean = table.symmetry !== 'rotational' && table.symmetry !== 'quadrants';
  // Length along C0 is turned by a quarter.
  const turned = opening.lengthAlong === 0 ? 90 : 0;
  const intensity: Distribution['intensity'] = isMean
    ? (c, gamma) => alikeOf(c + turned).reduce((sum, each) => sum + stored(each, gamma), 0) / 4
    : (c, gamma) => stored(c + turned, gamma);
  const whole = fluxOf(table);
  const up = upwardFlux(table);
  const flux = { up, down: whole - up, mean: meanIntensity(table) };
  const rows = UGR_ROOMS.map((room) => {
    const luminance = background(room, flux);
    return ([0, 90] as const).flatMap((turn) => {
      const sum = glareSum(room, turn, intensity, opening);
      return UGR_REFLECTANCES.map((reflectances) => ratingOf(sum, luminance(reflectances)));
    });
  });
  return { rows, isMean };
}

/** D65; the table is meaningless for spots, wallwashers, and without an opening. */
export function ugrOf(file: PhotometricFile): UgrOfFile {
  const { table, opening } = file;
  const { c0c180, c90c270 } = beamOf(table);
  if (!opening || [0, 90].some((c) => seenArea(opening, c, SEEN_FROM) <= 0)) return { refusal: 'noOpening' };
  if (Math.max(c0c180, c90c270) < LEAST_BEAM) return { refusal: 'narrow' };
  if (asymmetryOf(table) > MOST_DIFFERENCE) return { refusal: 'asymmetric' };
  return ugrTable({ ...file, opening });
}
