import type { Point } from '../layout/heading.ts';
import { type Emitter, emittersOf, pointsOf } from '../light/emitter.ts';
import type { Scene } from '../light/scene.ts';
import { boundsOfOutline, isInside, wallOf, wallsOf } from '../room/outline.ts';

type Vector = [number, number, number];

/** Numbers by chance, the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A direction of a luminaire by chance, evenly over the sphere, with the flux that goes there. */
function leaving({ axis, side, forward, turn, distribution }: Emitter, random: () => number) {
  const cosine = 1 - 2 * random();
  const phi = 2 * Math.PI * random();
  const sine = Math.sqrt(1 - cosine * cosine);
  const [ahead, across] = [sine * Math.cos(phi), sine * Math.sin(phi)];
  const to = [0, 1, 2].map(
    (n) => (axis[n] as number) * cosine + (forward[n] as number) * ahead + (side[n] as number) * across,
  ) as Vector;
  const cd = distribution.intensity(turn - (phi * 180) / Math.PI, (Math.acos(cosine) * 180) / Math.PI);
  return { to, lumens: 4 * Math.PI * cd };
}

/** Where a ray first meets the room, and what it meets. */
function meets(outline: readonly Point[], height: number, [x, y, z]: Vector, [dx, dy, dz]: Vector) {
  let t = dz < 0 ? -z / dz : dz > 0 ? (height - z) / dz : Number.POSITIVE_INFINITY;
  let part: 'floor' | 'ceiling' | 'walls' = dz < 0 ? 'floor' : 'ceiling';
  let normal: Vector = [0, 0, dz < 0 ? 1 : -1];
  wallsOf(outline).forEach((_, index) => {
    const { begin, along, length } = wallOf(outline, index);
    const across = dx * along.y - dy * along.x;
    const [bx, by] = [begin.x - x, begin.y - y];
    const at = (bx * along.y - by * along.x) / across;
    const on = (bx * dy - by * dx) / across;
    if (!(at > 1e-6 && at < t && on >= 0 && on <= length)) return;
    t = at;
    part = 'walls';
    const out: Vector = [along.y, -along.x, 0];
    normal = out[0] * dx + out[1] * dy < 0 ? out : [-out[0], -out[1], 0];
  });
  return { at: [x + dx * t, y + dy * t, z + dz * t] as Vector, part, normal };
}

/** A direction away from a surface by chance, by the cosine. */
function scattered([nx, ny, nz]: Vector, random: () => number): Vector {
  const [radius, phi] = [Math.sqrt(random()), 2 * Math.PI * random()];
  const [a, b] = [radius * Math.cos(phi), radius * Math.sin(phi)];
  const c = Math.sqrt(1 - radius * radius);
  return nz !== 0 ? [a, b, c * nz] : [-ny * a + nx * c, nx * a + ny * c, b];
}

/**
 * What is reflected onto the plane of a room, by photons that are followed from surface to surface until they are spent:
 * another way to the light that comes indirectly. @returns lx in square cells, counted where photons come down through them
 */
export function tracedIndirect(
  scene: Scene & { room: NonNullable<Scene['room']> },
  photons: number,
  cell: number,
  seed: number,
) {
  const { outline, height, plane, reflectance, maintenance } = scene.room;
  const box = boundsOfOutline(outline) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const columns = Math.ceil((box.maxX - box.minX) / cell);
  const rows = Math.ceil((box.maxY - box.minY) / cell);
  const lux = new Float64Array(columns * rows);
  const random = chance(seed);
  for (const emitter of emittersOf(scene)) {
    const from = pointsOf(emitter, emitter.z);
    for (let photon = 0; photon < photons; photon++) {
      const source = from[photon % from.length] as Point;
      if (!isInside(outline, source)) continue;
      const { to, lumens } = leaving(emitter, random);
      const weight = lumens / photons;
      let at: Vector = [source.x, source.y, emitter.z];
      let way = to;
      for (let bounce = 0; weight > 0; bounce++) {
        const met = meets(outline, height, at, way);
        // Counted where it passes the plane from above; the first way is direct light.
        if (bounce > 0 && at[2] > plane && met.at[2] <= plane + 1e-6) {
          const share = (at[2] - plane) / (at[2] - met.at[2]);
          const [x, y] = [at[0] + (met.at[0] - at[0]) * share, at[1] + (met.at[1] - at[1]) * share];
          const index = Math.floor((y - box.minY) / cell) * columns + Math.floor((x - box.minX) / cell);
          lux[index] = (lux[index] as number) + (weight * maintenance * 10_000) / (cell * cell);
        }
        if (random() >= reflectance[met.part]) break;
        at = [
          met.at[0] + met.normal[0] * 1e-4,
          met.at[1] + met.normal[1] * 1e-4,
          met.at[2] + met.normal[2] * 1e-4,
        ];
        way = scattered(met.normal, random);
      }
    }
  }
  return (point: Point) =>
    lux[
      Math.floor((point.y - box.minY) / cell) * columns + Math.floor((point.x - box.minX) / cell)
    ] as number;
}
