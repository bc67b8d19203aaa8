import type { Point } from '../kinds/rail/heading.ts';
import { isInside, wallsOf } from '../kinds/room/outline.ts';
import type { LitSolid } from '../light/boxes.ts';
import { type Emitter, emitterParts, emittersOf, middlesOf } from '../light/emitter.ts';
import type { LitRoom, Scene } from '../light/scene.ts';
import { directionOf } from '../math/direction.ts';
import { chance } from './chance.ts';

type Vector = readonly [number, number, number];

const RING = 0.5;

function leaving(
  { axis, side, forward, turn, distribution }: Emitter,
  photons: number,
  random: () => number,
) {
  const rings = Array.from({ length: 180 / RING }, (_, index) => {
    const [start, end] = [index * RING, (index + 1) * RING].map((angle) => Math.cos((angle * Math.PI) / 180));
    let peak = 0;
    for (let c = 0; c < 360; c += 5) peak = Math.max(peak, distribution.intensity(c, (index + 0.5) * RING));
    return { start: start as number, solid: 2 * Math.PI * ((start as number) - (end as number)), peak };
  });
  const whole = rings.reduce((sum, { solid, peak }) => sum + solid * peak, 0);
  return () => {
    let at = random() * whole;
    let ring = 0;
    for (; ring < rings.length - 1; ring++) {
      const { solid, peak } = rings[ring] as (typeof rings)[number];
      if (at < solid * peak) break;
      at -= solid * peak;
    }
    const { start, solid, peak } = rings[ring] as (typeof rings)[number];
    const cosine = start - (random() * solid) / (2 * Math.PI);
    const phi = 2 * Math.PI * random();
    const sine = Math.sqrt(1 - cosine * cosine);
    const [ahead, across] = [sine * Math.cos(phi), sine * Math.sin(phi)];
    const to = [0, 1, 2].map(
      (n) => (axis[n] as number) * cosine + (forward[n] as number) * ahead + (side[n] as number) * across,
    );
    const cd = distribution.intensity(turn - (phi * 180) / Math.PI, (Math.acos(cosine) * 180) / Math.PI);
    return { to: to as unknown as Vector, lumens: (cd / (peak || 1)) * (whole / photons) };
  };
}

function facesOf({ x, y, width, depth, heading, from, to }: LitSolid) {
  const [u, v] = [directionOf(heading), directionOf(heading + 90)];
  const middle: Vector = [x, y, (from + to) / 2];
  const halves: [Vector, number][] = [
    [[u.x, u.y, 0], width / 2],
    [[v.x, v.y, 0], depth / 2],
    [[0, 0, 1], (to - from) / 2],
  ];
  return { middle, halves };
}

function meeting({ outline, height, reflectance, solids = [] }: LitRoom) {
  const walls = wallsOf(outline);
  const bodies = solids.map((one) => ({ ...facesOf(one), share: one.reflectance }));
  return ([x, y, z]: Vector, [dx, dy, dz]: Vector) => {
    let way = dz < 0 ? -z / dz : dz > 0 ? (height - z) / dz : Number.POSITIVE_INFINITY;
    let share: number = dz < 0 ? reflectance.floor : reflectance.ceiling;
    let normal: Vector = [0, 0, dz < 0 ? 1 : -1];
    for (const { start, along, length } of walls) {
      const across = dx * along.y - dy * along.x;
      const [bx, by] = [start.x - x, start.y - y];
      const at = (bx * along.y - by * along.x) / across;
      const on = (bx * dy - by * dx) / across;
      if (!(at > 1e-6 && at < way && on >= 0 && on <= length)) continue;
      way = at;
      share = reflectance.walls;
      const faces = along.y * dx - along.x * dy < 0 ? 1 : -1;
      normal = [along.y * faces, -along.x * faces, 0];
    }
    for (const { middle, halves, share: its } of bodies)
      for (const [axis, half] of halves) {
        const across = dx * axis[0] + dy * axis[1] + dz * axis[2];
        if (across === 0) continue;
        const from = [x - middle[0], y - middle[1], z - middle[2]] as const;
        const beyond = from[0] * axis[0] + from[1] * axis[1] + from[2] * axis[2];
        const sign = across < 0 ? 1 : -1;
        const at = (sign * half - beyond) / across;
        if (!(at > 1e-6 && at < way)) continue;
        const met = [from[0] + dx * at, from[1] + dy * at, from[2] + dz * at] as const;
        const isOn = halves.every(
          ([other, reach]) =>
            other === axis || Math.abs(met[0] * other[0] + met[1] * other[1] + met[2] * other[2]) <= reach,
        );
        if (!isOn) continue;
        way = at;
        share = its;
        normal = [sign * axis[0], sign * axis[1], sign * axis[2]];
      }
    return { way, share, normal };
  };
}

function scattered([nx, ny, nz]: Vector, random: () => number): Vector {
  const [radius, phi] = [Math.sqrt(random()), 2 * Math.PI * random()];
  const [a, b] = [radius * Math.cos(phi), radius * Math.sin(phi)];
  const c = Math.sqrt(1 - radius * radius);
  return Math.abs(nz) > 0.5 ? [a, b, c * nz] : [-ny * a + nx * c, nx * a + ny * c, b];
}

export function tracedIndirect(
  scene: Scene & { room: LitRoom },
  points: readonly Point[],
  photons: number,
  seed: number,
): number[] {
  const { outline, plane, maintenance, solids = [] } = scene.room;
  const meets = meeting(scene.room);
  const random = chance(seed);
  const lux = points.map(() => 0);
  const canHide = outline.length > 4 || solids.length > 0;
  const shine = (x: number, y: number, z: number, [nx, ny, nz]: Vector, lumens: number) => {
    if (z <= plane) return;
    points.forEach((point, index) => {
      const [dx, dy, dz] = [point.x - x, point.y - y, plane - z];
      const from = dx * nx + dy * ny + dz * nz;
      if (from <= 0) return;
      if (canHide && meets([x, y, z], [dx, dy, dz]).way < 1 - 1e-6) return;
      const square = dx * dx + dy * dy + dz * dz;
      lux[index] = (lux[index] as number) + (lumens * from * -dz * 10_000) / (Math.PI * square * square);
    });
  };
  for (const emitter of emittersOf(scene)) {
    const from = middlesOf(emitter, emitterParts(emitter, 0));
    const leave = leaving(emitter, photons, random);
    for (let photon = 0; photon < photons; photon++) {
      const source = from[photon % from.length] as Point;
      if (!isInside(outline, source)) continue;
      const { to, lumens } = leave();
      let at: Vector = [source.x, source.y, emitter.z];
      let heading = to;
      while (lumens > 0) {
        const { way, share, normal } = meets(at, heading);
        at = [0, 1, 2].map(
          (n) => (at[n] as number) + (heading[n] as number) * way + (normal[n] as number) * 1e-4,
        ) as unknown as Vector;
        shine(...at, normal, share * lumens * maintenance);
        if (random() >= share) break;
        heading = scattered(normal, random);
      }
    }
  }
  return lux;
}
