import { itemAt } from '../math/lists.ts';
import { BEFORE, type Enclosure, type Patch } from './enclosure.ts';
import { cosineRays, evenlySpread, turnedToRay } from './rays.ts';
import type { LitRoom } from './scene.ts';
import { reflectanceOf } from './sides.ts';

const RAYS = 512;
const BALANCING = 12;
/** Share of change per round at which brightness is settled. */
const SETTLED = 1e-5;
const MOST_ROUNDS = 500;
const SQUARE_METRE = 10_000;

/** Shares of a patch's reflected light that reach the others, as a sparse matrix; each row sums to 1. */
export interface Exchange {
  /** Start of each patch's entries; a last value ends them. */
  starts: Uint32Array;
  others: Uint16Array;
  shares: Float64Array;
}

const isWithinWalls = ({ part, area, u, v }: Patch): boolean =>
  part === 'walls' || area * SQUARE_METRE >= (1 - 1e-9) * Math.hypot(...u) * Math.hypot(...v);

/** Middle of the patch if hardly any points are free. */
function startsOn({ corner, u, v, normal }: Patch, { isFree }: Enclosure, isWhole: boolean) {
  return (n: number): readonly [number, number, number] => {
    for (let attempt = 0; ; attempt++) {
      const [a, b] = attempt < 32 ? evenlySpread(n * 7 + attempt) : [0.5, 0.5];
      const x = corner[0] + u[0] * a + v[0] * b + normal[0] * BEFORE;
      const y = corner[1] + u[1] * a + v[1] * b + normal[1] * BEFORE;
      const z = corner[2] + u[2] * a + v[2] * b + normal[2] * BEFORE;
      if (!isWhole && attempt < 32 && !isFree(x, y, z)) continue;
      return [x, y, z];
    }
  };
}

/** Scales rows and columns alike until each row sums to its area (Sinkhorn), then divides by the area. */
function balance({ starts, others, shares }: Exchange, patches: readonly Patch[]): void {
  const scale = new Float64Array(patches.length);
  for (let round = 0; round < BALANCING; round++) {
    patches.forEach(({ area }, row) => {
      let sum = 0;
      for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++) sum += shares[entry] ?? 0;
      scale[row] = sum > 0 ? Math.sqrt(area / sum) : 0;
    });
    for (let row = 0; row < patches.length; row++)
      for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++)
        shares[entry] = (shares[entry] ?? 0) * (scale[row] ?? 0) * (scale[others[entry] ?? 0] ?? 0);
  }
  patches.forEach(({ area }, row) => {
    for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++)
      shares[entry] = area > 0 ? (shares[entry] ?? 0) / area : 0;
  });
}

/**
 * Exchange of light between patches, for the shape of the room alone (D51, 0050).
 * 1. Each patch sends RAYS by the cosine law and counts the patches hit.
 * 2. The counts of both directions are averaged: exchange is symmetric.
 * 3. Rows are balanced, so that no light is lost.
 */
export function exchangeOf(enclosure: Enclosure): Exchange {
  const { patches, hit, boxes } = enclosure;
  const count = patches.length;
  const seen = new Float64Array(count * count);
  const rays = cosineRays(RAYS);
  patches.forEach((patch, row) => {
    if (patch.area <= 0) return;
    const start = startsOn(patch, enclosure, boxes.length === 0 && isWithinWalls(patch));
    const share = patch.area / RAYS;
    rays.forEach((ray, n) => {
      const [x, y, z] = start(n);
      const met = hit(x, y, z, ...turnedToRay(patch.normal, ray));
      if (met >= 0 && itemAt(patches, met).area > 0)
        seen[row * count + met] = (seen[row * count + met] ?? 0) + share;
    });
  });
  // Averaging and balancing remove the error of rays: no light is lost.
  const starts = new Uint32Array(count + 1);
  let entries = 0;
  for (let row = 0; row < count; row++) {
    for (let other = row; other < count; other++) {
      const even = ((seen[row * count + other] ?? 0) + (seen[other * count + row] ?? 0)) / 2;
      seen[row * count + other] = even;
      seen[other * count + row] = even;
    }
    for (let other = 0; other < count; other++) if ((seen[row * count + other] ?? 0) > 0) entries++;
    starts[row + 1] = entries;
  }
  const others = new Uint16Array(entries);
  const shares = new Float64Array(entries);
  for (let row = 0, entry = 0; row < count; row++)
    for (let other = 0; other < count; other++) {
      const share = seen[row * count + other] ?? 0;
      if (share === 0) continue;
      others[entry] = other;
      shares[entry++] = share;
    }
  const exchange = { starts, others, shares };
  balance(exchange, patches);
  return exchange;
}

/**
 * Solves B = ρ · (E + F · B) by Gauss–Seidel: reflected light of each patch in lm/m², from the flux landed on
 * it.
 */
export function radiosity(
  { patches }: Enclosure,
  { starts, others, shares }: Exchange,
  room: Pick<LitRoom, 'reflectance' | 'solids'>,
  flux: Float64Array,
): Float64Array {
  const count = patches.length;
  const sent = new Float64Array(count);
  const areas = Float64Array.from(patches, ({ area }) => area);
  const reflectances = Float64Array.from(patches, (patch) => reflectanceOf(patch, room));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let [change, whole] = [0, 0];
    for (let row = 0; row < count; row++) {
      const area = areas[row] as number;
      if (area <= 0) continue;
      let met = (flux[row] ?? 0) / area;
      const end = starts[row + 1] as number;
      for (let entry = starts[row] as number; entry < end; entry++)
        met += (shares[entry] as number) * (sent[others[entry] as number] as number);
      const next = (reflectances[row] as number) * met;
      change += area * Math.abs(next - (sent[row] as number));
      whole += area * next;
      sent[row] = next;
    }
    if (change <= SETTLED * whole) break;
  }
  return sent;
}
