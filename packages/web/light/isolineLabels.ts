import { radians } from '@lumitor/domain/math/angle';
import type { Lux, Px } from '@lumitor/domain/units';

interface At {
  x: number;
  y: number;
}

export interface Isoline {
  lux: Lux;
  /** Target lines are labelled first. */
  isTarget: boolean;
  rings: readonly (readonly At[])[];
}

/** Rings of path data from `isobands`, in its unit. */
export const ringsOf = (path: string): At[][] =>
  path
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .slice(0, -1)
        .split('L')
        .map((pair) => {
          const [x = 0, y = 0] = pair.split(',').map(Number);
          return { x, y };
        }),
    );

export interface IsolineLabel extends At {
  lux: Lux;
  isTarget: boolean;
}

const LEAST_LINE: Px = 110;
/** Length of a line per further label. */
const LABEL_EVERY: Px = 900;
/** Least distance between labels of equal illuminance; `SPACING` is for different ones. */
const SAME_SPACING: Px = 170;
const SPACING: Px = 54;
const HEIGHT: Px = 14;
/** Least cosine of a line's slope under its label, so that little of the line is hidden. */
const FLAT = 0.8;

export const widthOf = (lux: Lux): Px => String(lux).length * 7 + 4;

const lengthOf = (ring: readonly At[]): number =>
  ring.reduce((sum, at, index) => {
    const before = ring[index - 1];
    return before ? sum + Math.hypot(at.x - before.x, at.y - before.y) : sum;
  }, 0);

/** Points of a ring, flattest first; the slope is measured across four segments. */
function flatPlaces(ring: readonly At[]): At[] {
  const places = ring.flatMap((at, index) => {
    const before = ring[Math.max(0, index - 2)] as At;
    const after = ring[Math.min(ring.length - 1, index + 2)] as At;
    const length = Math.hypot(after.x - before.x, after.y - before.y);
    const flat = length > 0 ? Math.abs(after.x - before.x) / length : 0;
    return flat >= FLAT ? [{ at, flat }] : [];
  });
  return places.toSorted((a, b) => b.flat - a.flat).map(({ at }) => at);
}

/** Value next to its point; without a place, the mark alone. */
export interface SpotLabel {
  lux: Lux;
  spot: At;
  label: At | null;
}

const LABEL_OFFSETS = [30, 46, 64].flatMap((far) =>
  [0, 180, 45, 135, 225, 315, 90, 270].map((angle) => {
    const way = radians(angle);
    return { x: far * Math.cos(way), y: -far * Math.sin(way) };
  }),
);

/** Brightest first. */
export function adjacentSpots(
  spots: readonly (At & { lux: number })[],
  isFree: (at: At) => boolean,
): SpotLabel[] {
  const shown: SpotLabel[] = [];
  for (const { lux, x, y } of spots) {
    const isClear = (at: At): boolean =>
      isFree(at) &&
      shown.every(({ label, lux: other }) => {
        if (!label) return true;
        const wide = (widthOf(Math.round(lux)) + widthOf(Math.round(other))) / 2;
        return Math.abs(label.x - at.x) >= wide || Math.abs(label.y - at.y) >= HEIGHT;
      });
    const label = LABEL_OFFSETS.map((by) => ({ x: Math.round(x + by.x), y: Math.round(y + by.y) })).find(
      isClear,
    );
    shown.push({ lux, spot: { x, y }, label: label ?? null });
  }
  return shown;
}

/**
 * Upright labels without overlaps: greedy, the target's lines first, each ring at its flattest free points.
 * @param isFree visible, in the room and unobstructed
 */
export function labelsOn(
  lines: readonly Isoline[],
  isFree: (at: At) => boolean,
  taken: readonly (At & { lux: number })[] = [],
): IsolineLabel[] {
  const labels: IsolineLabel[] = [];
  const hasRoom = (lux: number, { x, y }: At): boolean =>
    [...taken, ...labels].every((other) => {
      const [across, down] = [Math.abs(other.x - x), Math.abs(other.y - y)];
      const isSeparate = across >= (widthOf(lux) + widthOf(other.lux)) / 2 || down >= HEIGHT;
      return isSeparate && Math.hypot(across, down) >= (other.lux === lux ? SAME_SPACING : SPACING);
    });
  for (const { lux, isTarget, rings } of lines.toSorted((a, b) => Number(b.isTarget) - Number(a.isTarget)))
    for (const ring of rings) {
      const length = lengthOf(ring);
      if (length < LEAST_LINE) continue;
      let left = 1 + Math.floor(length / LABEL_EVERY);
      for (const at of flatPlaces(ring)) {
        if (!hasRoom(lux, at) || !isFree(at)) continue;
        labels.push({ lux, isTarget, x: Math.round(at.x), y: Math.round(at.y) });
        left -= 1;
        if (left === 0) break;
      }
    }
  return labels;
}
