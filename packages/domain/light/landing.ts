import { type Emitter, pointsOf } from './emitter.ts';
import type { Enclosure } from './enclosure.ts';
import { evenlySpread } from './rays.ts';

const DEGREE = Math.PI / 180;

/** Cells are about so much wider than high. */
const ASPECT = 2;
/** Rings are the closer the nearer they are to straight down, where beams are. */
const CLOSER = 1.5;
const FEWEST_RAYS = 4;

/**
 * Adds to `flux`, patch by patch, where the light of a luminaire first lands, in lm.
 * @param rings into how many its directions are parted from straight down to where its light ends
 */
export function addLanding(flux: Float64Array, emitter: Emitter, enclosure: Enclosure, rings: number): void {
  const { distribution, turn, axis, side, forward, z } = emitter;
  // Light that leaves from a point outside the walls is not in the room.
  const from = pointsOf(emitter, z).map((point) => (enclosure.isInside(point) ? point : null));
  let ray = 0;
  for (let ring = 0; ring < rings; ring++) {
    const edge = (k: number) => distribution.lastGamma * (k / rings) ** CLOSER * DEGREE;
    const [begin, end] = [edge(ring), edge(ring + 1)];
    const gamma = (begin + end) / 2;
    const [sine, cosine] = [Math.sin(gamma), Math.cos(gamma)];
    const rays = Math.max(FEWEST_RAYS, Math.ceil((2 * Math.PI * sine) / ((end - begin) * ASPECT)));
    const solid = (2 * Math.PI * (Math.cos(begin) - Math.cos(end))) / rays;
    const [shift] = evenlySpread(ring);
    for (let index = 0; index < rays; index++, ray++) {
      const phi = (2 * Math.PI * (index + shift)) / rays;
      const cd = distribution.intensity(turn - phi / DEGREE, gamma / DEGREE);
      const source = from[ray % from.length];
      if (cd === 0 || !source) continue;
      const [across, ahead] = [sine * Math.sin(phi), sine * Math.cos(phi)];
      const patch = enclosure.hit(
        source.x,
        source.y,
        z,
        axis[0] * cosine + forward[0] * ahead + side[0] * across,
        axis[1] * cosine + forward[1] * ahead + side[1] * across,
        axis[2] * cosine + forward[2] * ahead + side[2] * across,
      );
      if (patch >= 0) flux[patch] = (flux[patch] as number) + cd * solid;
    }
  }
}
