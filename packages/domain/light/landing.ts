import { DEGREE } from '../math/angle.ts';
import { itemAt, upTo } from '../math/lists.ts';
import type { Distribution } from '../photometry/distribution.ts';
import type { Lumen } from '../units.ts';
import { type Emitter, emitterParts, layersIn, middlesOf } from './emitter.ts';
import { BEFORE, type Enclosure } from './enclosure.ts';
import type { Exchange } from './radiosity.ts';
import { cosineRay, spreadOn, spreadOut, turnedToRay } from './rays.ts';
import type { LitRoom } from './scene.ts';
import { reflectanceOf, type SurfaceSide, type SurfaceVector } from './sides.ts';

/** Rings of γ, and planes C of each ring, in the table of a luminaire's flux. */
const RINGS = 720;
const PLANES = 72;
/** Shares of all light: below FAINT a patch reflects evenly, above BRIGHT never. */
const FAINT = 0.001;
const BRIGHT = 0.01;
/**
 * Other patches reflect evenly if their light's centroid is this close to the middle, as a share of the side.
 */
const ASIDE = 0.07;
/** Rays that continue from each landed ray. */
const GOING_ON = 4;

/** Table to draw γ by flux: flux below each edge of the rings, and mean intensity of each ring. */
interface Sharing {
  below: Float64Array;
  mean: Float64Array;
}

const sharings = new WeakMap<Distribution, Sharing>();

function sharingOf(distribution: Distribution): Sharing {
  const known = sharings.get(distribution);
  if (known) return known;
  const { intensity, isRotational, lastGamma } = distribution;
  const planes = isRotational ? 1 : PLANES;
  const [below, mean] = [new Float64Array(RINGS + 1), new Float64Array(RINGS)];
  const cosine = (ring: number) => Math.cos((ring / RINGS) * lastGamma * DEGREE);
  for (let ring = 0; ring < RINGS; ring++) {
    let sum = 0;
    for (let plane = 0; plane < planes; plane++)
      sum += intensity((plane * 360) / planes, ((ring + 0.5) / RINGS) * lastGamma);
    mean[ring] = sum / planes;
    below[ring + 1] = (below[ring] ?? 0) + 2 * Math.PI * (cosine(ring) - cosine(ring + 1)) * (sum / planes);
  }
  const sharing = { below, mean };
  sharings.set(distribution, sharing);
  return sharing;
}

/** `down` is the least flux that goes down at the tilt. */
export function fluxFrom({ distribution, axis }: Emitter): { all: Lumen; down: Lumen } {
  const { below } = sharingOf(distribution);
  const tilt = Math.acos(Math.min(1, Math.max(-1, -axis[2]))) / DEGREE;
  const level = Math.floor((RINGS * Math.max(0, 90 - tilt)) / distribution.lastGamma + 1e-9);
  return { all: below[RINGS] ?? 0, down: below[Math.min(RINGS, level)] ?? 0 };
}

function ringAt(below: Float64Array, lumens: Lumen): number {
  let [low, high] = [0, RINGS];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((below[middle] as number) <= lumens) low = middle;
    else high = middle;
  }
  return low;
}

const dot = (a: SurfaceVector, b: SurfaceVector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** End of each ray: side, position on it, patch, flux and layer. A ray without flux has not landed. */
export interface Landing {
  sides: Uint16Array;
  along: Float64Array;
  up: Float64Array;
  patches: Uint16Array;
  lumens: Float64Array;
  layer: Uint16Array;
  layers: number;
}

/**
 * Sends rays from all luminaires to the first surface (D51). Each luminaire has equally many: γ is drawn in
 * proportion to the flux of its ring, C evenly. The flux of a ray corrects for its direction's intensity
 * against the ring's mean. The even sequence runs on across luminaires, so that no two repeat the same
 * directions.
 */
export function landingOf(emitters: readonly Emitter[], enclosure: Enclosure, rays: number): Landing {
  const { met, hit, isInside } = enclosure;
  const each = Math.ceil(rays / emitters.length);
  const most = each * emitters.length;
  const landing: Landing = {
    sides: new Uint16Array(most),
    along: new Float64Array(most),
    up: new Float64Array(most),
    patches: new Uint16Array(most),
    lumens: new Float64Array(most),
    layer: new Uint16Array(most),
    layers: layersIn(emitters),
  };
  let n = 0;
  for (const emitter of emitters) {
    const { distribution, turn, axis, side, forward, z } = emitter;
    const { intensity, lastGamma, isRotational } = distribution;
    const { below, mean } = sharingOf(distribution);
    const flux = below[RINGS] ?? 0;
    // Rays from a part of the luminaire outside the walls are lost.
    const from = middlesOf(emitter, emitterParts(emitter, 0)).map((point) =>
      isInside(point) ? point : null,
    );
    for (let ray = 0; ray < each; ray++, n++) {
      const [share, about] = spreadOut(n);
      const ring = ringAt(below, share * flux);
      const low = below[ring] as number;
      const high = below[ring + 1] as number;
      const gamma = ((ring + (share * flux - low) / (high - low)) / RINGS) * lastGamma * DEGREE;
      const phi = 2 * Math.PI * about;
      const cd = intensity(isRotational ? 0 : turn - phi / DEGREE, gamma / DEGREE);
      const source = from[ray % from.length];
      if (!source || !(cd > 0)) continue;
      const sine = Math.sin(gamma);
      const cosine = Math.cos(gamma);
      const across = sine * Math.sin(phi);
      const ahead = sine * Math.cos(phi);
      const dx = axis[0] * cosine + forward[0] * ahead + side[0] * across;
      const dy = axis[1] * cosine + forward[1] * ahead + side[1] * across;
      const dz = axis[2] * cosine + forward[2] * ahead + side[2] * across;
      const patch = hit(source.x, source.y, z, dx, dy, dz);
      if (patch < 0) continue;
      landing.patches[n] = patch;
      landing.sides[n] = met.side;
      landing.along[n] = met.along;
      landing.up[n] = met.up;
      landing.layer[n] = emitter.layer;
      landing.lumens[n] = ((flux / each) * cd) / (mean[ring] as number);
    }
  }
  return landing;
}

/**
 * Flux that lands after one reflection, by layer and patch, as input of `radiosity`. Patches with little or
 * evenly spread light pass it on by the exchange. From bright or uneven ones GOING_ON rays continue from the
 * exact place of each landed ray, as the exchange assumes even patches.
 */
export function landingNext(
  { sides, along, up, patches, lumens, layer, layers }: Landing,
  enclosure: Enclosure,
  { starts, others, shares }: Exchange,
  room: LitRoom,
): Float64Array[] {
  const count = enclosure.patches.length;
  const next = upTo(layers).map(() => new Float64Array(count));
  const landed = upTo(layers).map(() => new Float64Array(count));
  const [sent, sentAlong, sentUp] = [
    new Float64Array(count),
    new Float64Array(count),
    new Float64Array(count),
  ];
  const sideOf = new Uint16Array(count);
  let all = 0;
  const reflectances = enclosure.sides.map((side) => reflectanceOf(side, room));
  for (let ray = 0; ray < lumens.length; ray++) {
    const side = sides[ray] as number;
    const one = (lumens[ray] as number) * (reflectances[side] as number);
    if (one === 0) continue;
    const patch = patches[ray] as number;
    const its = landed[layer[ray] as number] as Float64Array;
    its[patch] = (its[patch] as number) + one;
    sent[patch] = (sent[patch] as number) + one;
    sentAlong[patch] = (sentAlong[patch] as number) + one * (along[ray] as number);
    sentUp[patch] = (sentUp[patch] as number) + one * (up[ray] as number);
    sideOf[patch] = side;
    all += one;
  }
  /** Distance of the centroid of light from a patch's middle, as a share of the side. */
  const aside = (patch: number, light: Float64Array, to: SurfaceVector, its: SurfaceVector): number => {
    const { corner } = itemAt(enclosure.patches, patch);
    const from = itemAt(enclosure.sides, sideOf[patch] ?? 0).corner;
    const length = Math.abs(dot(its, to));
    const start =
      (corner[0] - from[0]) * to[0] + (corner[1] - from[1]) * to[1] + (corner[2] - from[2]) * to[2];
    return Math.abs(((light[patch] ?? 0) / (sent[patch] ?? 1) - start) / length - 0.5);
  };
  const evenness = Uint8Array.from(sent, (one, patch) => {
    if (one < all * FAINT) return 1;
    if (one > all * BRIGHT) return 0;
    const { along: to, up: upward } = itemAt(enclosure.sides, sideOf[patch] ?? 0);
    const { u, v } = itemAt(enclosure.patches, patch);
    return aside(patch, sentAlong, to, u) < ASIDE && aside(patch, sentUp, upward, v) < ASIDE ? 1 : 0;
  });
  landed.forEach((flux, index) => {
    const onto = itemAt(next, index);
    for (let patch = 0; patch < count; patch++) {
      const one = flux[patch] ?? 0;
      if (one === 0 || evenness[patch] === 0) continue;
      for (let entry = starts[patch] ?? 0; entry < (starts[patch + 1] ?? 0); entry++) {
        const other = others[entry] ?? 0;
        onto[other] = (onto[other] ?? 0) + one * (shares[entry] ?? 0);
      }
    }
  });
  for (let ray = 0; ray < lumens.length; ray++) {
    if (lumens[ray] === 0 || evenness[patches[ray] as number] === 1) continue;
    const side = sides[ray] as number;
    const { corner: c, along: u, up: v, normal: n } = enclosure.sides[side] as SurfaceSide;
    const a = along[ray] as number;
    const b = up[ray] as number;
    const x = c[0] + u[0] * a + v[0] * b + n[0] * BEFORE;
    const y = c[1] + u[1] * a + v[1] * b + n[1] * BEFORE;
    const z = c[2] + u[2] * a + v[2] * b + n[2] * BEFORE;
    const onto = next[layer[ray] as number] as Float64Array;
    const each = ((reflectances[side] as number) * (lumens[ray] as number)) / GOING_ON;
    for (let copy = 0; copy < GOING_ON; copy++) {
      const [first, second] = spreadOn(ray * GOING_ON + copy);
      const [dx, dy, dz] = turnedToRay(n, cosineRay(first, second));
      const patch = enclosure.hit(x, y, z, dx, dy, dz);
      if (patch >= 0) onto[patch] = (onto[patch] as number) + each;
    }
  }
  return next;
}
