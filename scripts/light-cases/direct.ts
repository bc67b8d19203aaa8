import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { rectangle } from '@lumitor/domain/kinds/room/room';
import { lightOn } from '@lumitor/domain/light/light';
import type { Shining } from '@lumitor/domain/light/scene';
import { DEGREE } from '@lumitor/domain/math/angle';
import { upTo } from '@lumitor/domain/math/lists';
import { fluxOf } from '@lumitor/domain/photometry/figures';
import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import { at, ISOTROPIC, LOPSIDED, room, sceneWith } from '@lumitor/domain/testing/scenes';
import type { Cm, Lumen, Lux } from '@lumitor/domain/units';
import { gridPairs } from './gridPairs.ts';
import type { LightCaseGroup, Words } from './lightCase.ts';

export const COSINE_LAW: Words = {
  pl: 'analitycznie: E = I · cos θ / d², prawo odległości i prawo cosinusów (Lambert, Photometria, 1760)',
  en: 'analytic: E = I · cos θ / d², inverse square and cosine law (Lambert, Photometria, 1760)',
};
/** 1,000 cd straight down; π lm for each cd. */
const LAMBERTIAN: Shining = { lumens: 1_000 * Math.PI, beam: 120 };
/** Isotropic source of 10,000 lm. */
export function belowSource({ x, y }: Point, source: Point & { z: Cm }): Lux {
  const d = Math.hypot(x - source.x, y - source.y, source.z);
  return ((10_000 / (4 * Math.PI)) * source.z * 10_000) / d ** 3;
}
const HALL = room(rectangle(800, 600, { x: 0, y: 0 }), { height: 320 });
const TILTED = { turn: 40, tilt: 35 };

const gamma = upTo(19).map((step) => step * 5);
const IN_STEPS: PhotometricTable = {
  symmetry: 'rotational',
  c: [0],
  gamma,
  turn: 0,
  candela: [gamma.map((angle) => 1_000 * Math.max(0, Math.cos(angle * DEGREE)))],
};

/** Lambertian luminaire of 1,000 cd. */
function byCosine(dx: Cm, dy: Cm, down: Cm, { turn, tilt }: typeof TILTED): Lux {
  const [a, t] = [turn * DEGREE, tilt * DEGREE];
  const d = Math.hypot(dx, dy, down);
  const along = dx * Math.sin(t) * Math.cos(a) + dy * Math.sin(t) * Math.sin(a) + down * Math.cos(t);
  return (1_000 * Math.max(0, along / d) * (down / d) * 10_000) / d ** 2;
}

/** Line of 1,000 cd: ∫ h / (t² + s²)^1.5 dt. */
function belowLine(length: Cm, height: Cm, along: Cm, aside: Cm): Lux {
  const square = height ** 2 + aside ** 2;
  const upTo = (t: number) => t / (square * Math.sqrt(t * t + square));
  return (1_000 * height * 10_000 * (upTo(along + length / 2) - upTo(along - length / 2))) / length;
}

function landed(): Lumen {
  const scene = sceneWith(HALL, [at(30, -20, 200, TILTED)], { table: LOPSIDED });
  const walls = HALL.outline.map((_, wall) => ({ kind: 'wall' as const, wall }));
  return lightOn(scene, [{ kind: 'floor' }, { kind: 'ceiling' }, ...walls], 'direct', 10)
    .map(({ map }) => (map.stepX * map.stepY * map.lux.reduce((sum, lux) => sum + lux, 0)) / 10_000)
    .reduce((sum, flux) => sum + flux, 0);
}

export const DIRECT: LightCaseGroup = {
  title: { pl: 'Światło bezpośrednie', en: 'Direct light' },
  cases: [
    {
      title: {
        pl: 'Podłoga 8 × 6 m, 3 m pod izotropowym źródłem punktowym 10 000 lm',
        en: 'Floor of 8 × 6 m, 3 m below an isotropic point source of 10,000 lm',
      },
      reference: COSINE_LAW,
      unit: 'lx',
      allowed: 0.001,
      isShare: true,
      pairs: () =>
        gridPairs(sceneWith(HALL, [at(0, 0, 300)], { table: ISOTROPIC }), { kind: 'floor' }, (point) =>
          belowSource(point, { x: 0, y: 0, z: 300 }),
        ),
    },
    {
      title: {
        pl: 'Ściana 8 × 3,2 m, 3 m przed tym samym źródłem',
        en: 'Wall of 8 × 3.2 m, 3 m from the same source',
      },
      reference: COSINE_LAW,
      unit: 'lx',
      allowed: 0.001,
      isShare: true,
      pairs: () =>
        gridPairs(
          sceneWith(HALL, [at(0, 0, 200)], { table: ISOTROPIC }),
          { kind: 'wall', wall: 0 },
          // Coordinates along the wall and up it.
          (point) => belowSource(point, { x: 400, y: 200, z: 300 }),
        ),
    },
    {
      title: {
        pl: 'Ta sama podłoga pod oprawą o rozsyle cosinusowym, 1000 cd, przechyloną o 35° i obróconą o 40°',
        en: 'The same floor, cosine luminaire of 1,000 cd, tilted by 35°, turned by 40°',
      },
      reference: COSINE_LAW,
      unit: 'lx',
      allowed: 0.001,
      isShare: true,
      pairs: () =>
        gridPairs(sceneWith(HALL, [at(0, 0, 300, TILTED)], LAMBERTIAN), { kind: 'floor' }, ({ x, y }) =>
          byCosine(x, y, 300, TILTED),
        ),
    },
    {
      title: {
        pl: 'Ta sama oprawa, światłości co 5°, interpolowane',
        en: 'The same luminaire, intensities every 5°, interpolated',
      },
      reference: COSINE_LAW,
      unit: 'lx',
      allowed: 0.01,
      isShare: true,
      pairs: () =>
        gridPairs(
          sceneWith(HALL, [at(0, 0, 300, TILTED)], { table: IN_STEPS }),
          { kind: 'floor' },
          ({ x, y }) => byCosine(x, y, 300, TILTED),
        ),
    },
    {
      title: {
        pl: 'Podłoga 3 m pod izotropowym źródłem liniowym długości 2,2 m, 1000 cd',
        en: 'Floor 3 m below an isotropic line source 2.2 m long, 1,000 cd',
      },
      reference: {
        pl: 'analitycznie: prawo odległości i cosinusów, scałkowane po linii',
        en: 'analytic: inverse square and cosine law, integrated over the line',
      },
      unit: 'lx',
      allowed: 0.01,
      isShare: true,
      pairs: () => {
        const table = { ...ISOTROPIC, candela: [ISOTROPIC.gamma.map(() => 1_000)] };
        const scene = sceneWith(HALL, [at(0, 0, 300)], { table, luminousLength: 220 });
        return gridPairs(scene, { kind: 'floor' }, ({ x, y }) => belowLine(220, 300, x, y));
      },
    },
    {
      title: {
        pl: 'Strumień na podłodze, suficie i ścianach z przechylonej i obróconej oprawy niesymetrycznej',
        en: 'Flux on floor, ceiling and walls from a tilted and turned asymmetric luminaire',
      },
      reference: {
        pl: 'analitycznie: zachowanie strumienia, całka światłości oprawy po kuli',
        en: 'analytic: conservation of flux, the integral of the luminaire’s intensity over the sphere',
      },
      unit: 'lm',
      allowed: 0.01,
      isShare: true,
      pairs: () => [[landed(), fluxOf(LOPSIDED)]],
    },
  ],
};
