import type { Point } from '../kinds/rail/heading.ts';
import { DEGREE } from '../math/angle.ts';
import type { Distribution } from '../photometry/distribution.ts';
import type { Cm, Deg } from '../units.ts';
import type { Emitter } from './emitter.ts';
import type { SurfaceFrame } from './surfaces.ts';

/** Steps of C and γ in the search for the brightest direction. */
const PLANE: Deg = 10;
const RING: Deg = 1;

/** Brightest direction of a luminaire, and angle from there to half its intensity. */
interface Beam {
  c: Deg;
  gamma: Deg;
  half: Deg;
}

const beams = new WeakMap<Distribution, Beam>();

function beamOf(distribution: Distribution): Beam {
  const known = beams.get(distribution);
  if (known) return known;
  const { intensity, isRotational, lastGamma } = distribution;
  let [most, c, gamma] = [0, 0, 0];
  for (let plane = 0; plane < (isRotational ? 1 : 360); plane += PLANE)
    for (let ring = 0; ring <= lastGamma; ring += RING) {
      const cd = intensity(plane, ring);
      if (cd > most) [most, c, gamma] = [cd, plane, ring];
    }
  let half = RING;
  const isBright = (away: number) =>
    intensity(c, gamma + away) > most / 2 && (gamma < away || intensity(c, gamma - away) > most / 2);
  while (half < 90 && isBright(half)) half += RING;
  const beam = { c, gamma, half };
  beams.set(distribution, beam);
  return beam;
}

interface Spot extends Point {
  radius: Cm;
  layer: number;
}

/** Wider spots, in cells, show on the map by themselves. */
const WIDE = 1.5;

/**
 * Starts for the search of peaks, which cells can miss: where a narrow beam's axis meets the surface, and the
 * foot of the perpendicular from each close luminaire.
 */
export function brightSpots(emitters: readonly Emitter[], frame: SurfaceFrame, step: Cm): Spot[] {
  const origin = frame.at(0, 0);
  const [right, up] = [frame.at(1, 0), frame.at(0, 1)];
  const axis = (to: readonly [number, number, number]): readonly [number, number, number] => [
    to[0] - origin[0],
    to[1] - origin[1],
    to[2] - origin[2],
  ];
  const [u, v] = [axis(right), axis(up)];
  const n = frame.normal ?? [0, 0, 1];
  const dot = (a: readonly [number, number, number], b: readonly [number, number, number]) =>
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const spots: Spot[] = [];
  const add = (at: readonly [number, number, number], radius: number, layer: number) => {
    if (radius > WIDE * step) return;
    const from = axis(at);
    const place = { x: dot(from, u), y: dot(from, v) };
    const x = Math.min(frame.x + frame.width, Math.max(frame.x, place.x));
    const y = Math.min(frame.y + frame.height, Math.max(frame.y, place.y));
    // A spot farther outside the surface does not light its edge.
    if (Math.hypot(x - place.x, y - place.y) > 3 * radius) return;
    spots.push({ x, y, radius, layer });
  };
  for (const { x, y, z, layer, axis: o, forward: f, side: s, turn, distribution } of emitters) {
    const { c, gamma, half } = beamOf(distribution);
    const phi = (turn - c) * DEGREE;
    const [cosine, sine] = [Math.cos(gamma * DEGREE), Math.sin(gamma * DEGREE)];
    const way = (i: 0 | 1 | 2) => o[i] * cosine + (f[i] * Math.cos(phi) + s[i] * Math.sin(phi)) * sine;
    const direction = [way(0), way(1), way(2)] as const;
    const away = dot([x - origin[0], y - origin[1], z - origin[2]], n);
    const distance = Math.abs(away);
    if (frame.normal && away <= 0) continue;
    const meets = -away / dot(direction, n);
    if (meets > 0 && Number.isFinite(meets))
      add(
        [x + direction[0] * meets, y + direction[1] * meets, z + direction[2] * meets],
        Math.max(1, meets * Math.tan(Math.min(60, half) * DEGREE)),
        layer,
      );
    add([x - n[0] * away, y - n[1] * away, z - n[2] * away], Math.max(1, distance), layer);
  }
  return spots;
}
