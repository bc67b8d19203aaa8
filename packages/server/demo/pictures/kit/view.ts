import { dot, type Vec } from './vector.ts';

/** The one angle of all pictures: turned to the left, seen from a little above, without perspective. */
const TURN = (38 * Math.PI) / 180;
const RISE = (27 * Math.PI) / 180;

const RIGHT: Vec = [Math.cos(TURN), -Math.sin(TURN), 0];
const UP: Vec = [Math.sin(TURN) * Math.sin(RISE), Math.cos(TURN) * Math.sin(RISE), Math.cos(RISE)];
/** The direction from the studio to the viewer. */
export const TO_VIEWER: Vec = [
  -Math.sin(TURN) * Math.cos(RISE),
  -Math.cos(TURN) * Math.cos(RISE),
  Math.sin(RISE),
];

export const nearness = (point: Vec): number => dot(point, TO_VIEWER);
export const faces = (normal: Vec): boolean => dot(normal, TO_VIEWER) > 1e-6;

/** Pixels of the 960 px square. */
export type Spot = readonly [x: number, y: number];

/** How the studio is seen in one picture: where a point lies, how long a millimetre is, a fresh id. */
export interface View {
  at(point: Vec): Spot;
  scale: number;
  id(): string;
}

export const flat = (point: Vec): Spot => [dot(point, RIGHT), -dot(point, UP)];

export function viewOf(scale: number, centre: Spot, place: Spot): View {
  let count = 0;
  return {
    at: (point) => {
      const [x, y] = flat(point);
      return [place[0] + (x - centre[0]) * scale, place[1] + (y - centre[1]) * scale];
    },
    scale,
    id: () => `g${count++}`,
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const pair = ([x, y]: Spot): string => `${round(x)} ${round(y)}`;
export const open = (spots: readonly Spot[]): string => `M${spots.map(pair).join('L')}`;
export const closed = (spots: readonly Spot[]): string => `${open(spots)}Z`;

/** The outline around a cloud of spots. */
export function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (points: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const point of points) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (!before || !last) break;
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A linear gradient from one spot to another. */
export const gradientAlong = (id: string, from: Spot, to: Spot, stops: string): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}">${stops}</linearGradient>`;
