import { rectangle } from '@lumitor/domain/kinds/room/room';
import { enclosureOf, type Patch } from '@lumitor/domain/light/enclosure';
import { addGlow, type Glow } from '@lumitor/domain/light/glow';
import { exchangeOf } from '@lumitor/domain/light/radiosity';
import type { SurfaceVector } from '@lumitor/domain/light/sides';
import { itemAt, upTo } from '@lumitor/domain/math/lists';
import type { Cm } from '@lumitor/domain/units';
import type { LightCaseGroup, Pair } from './lightCase.ts';

const [WIDTH, DEPTH, HEIGHT] = [8, 5, 3];

/** Equal opposite rectangles: C-11. */
export function opposite(width: number, depth: number, away: number): number {
  const [x, y] = [width / away, depth / away];
  const [a, b] = [Math.sqrt(1 + x ** 2), Math.sqrt(1 + y ** 2)];
  const angles = x * b * Math.atan(x / b) + y * a * Math.atan(y / a) - x * Math.atan(x) - y * Math.atan(y);
  return (2 / (Math.PI * x * y)) * (Math.log((a * b) / Math.sqrt(1 + x ** 2 + y ** 2)) + angles);
}

/** Perpendicular rectangles with a common edge: C-14. */
function nearEdge(edge: number, depth: number, height: number): number {
  const [w, h] = [depth / edge, height / edge];
  const [w2, h2] = [w ** 2, h ** 2];
  const r = Math.sqrt(w2 + h2);
  const logarithm = Math.log(
    (((1 + w2) * (1 + h2)) / (1 + w2 + h2)) *
      ((w2 * (1 + w2 + h2)) / ((1 + w2) * (w2 + h2))) ** w2 *
      ((h2 * (1 + h2 + w2)) / ((1 + h2) * (h2 + w2))) ** h2,
  );
  const angles = w * Math.atan(1 / w) + h * Math.atan(1 / h) - r * Math.atan(1 / r);
  return (angles + logarithm / 4) / (Math.PI * w);
}

function shares(): Pair[] {
  const shape = {
    outline: rectangle(WIDTH * 100, DEPTH * 100, { x: 0, y: 0 }),
    height: HEIGHT * 100,
    solids: [],
  };
  const enclosure = enclosureOf(shape);
  const { starts, others, shares } = exchangeOf(enclosure);
  const { patches } = enclosure;
  const fromFloor = (to: (patch: Patch) => boolean) => {
    let [sent, area] = [0, 0];
    patches.forEach((patch, row) => {
      if (patch.part !== 'floor') return;
      area += patch.area;
      for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++)
        if (to(itemAt(patches, others[entry] ?? 0))) sent += patch.area * (shares[entry] ?? 0);
    });
    return (100 * sent) / area;
  };
  return [
    [fromFloor(({ part }) => part === 'ceiling'), 100 * opposite(WIDTH, DEPTH, HEIGHT)],
    [fromFloor(({ normal }) => normal[1] > 0.5), 100 * nearEdge(WIDTH, DEPTH, HEIGHT)],
    [fromFloor(({ normal }) => normal[0] > 0.5), 100 * nearEdge(DEPTH, WIDTH, HEIGHT)],
  ];
}

const minus = (a: SurfaceVector, b: SurfaceVector): SurfaceVector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: SurfaceVector, b: SurfaceVector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: SurfaceVector, b: SurfaceVector): SurfaceVector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Uniform polygon at a point: sum over its edges. */
function byEdges(corners: readonly SurfaceVector[], point: SurfaceVector, normal: SurfaceVector): number {
  const towards = corners.map((corner) => minus(corner, point));
  const sum = towards.reduce((all, a, index) => {
    const b = towards[(index + 1) % towards.length] as SurfaceVector;
    const across = cross(a, b);
    const size = Math.hypot(...across);
    return all + (Math.atan2(size, dot(a, b)) * dot(across, normal)) / size;
  }, 0);
  return Math.abs(sum) / (2 * Math.PI);
}

/** Ceiling that sends 1,000 lm/m². */
const CORNERS: readonly SurfaceVector[] = [
  [-100, -50, 250],
  [100, -50, 250],
  [100, 50, 250],
  [-100, 50, 250],
];
/** Patch size of the product. */
const PATCH: Cm = 25;
const GLOWS: readonly Glow[] = upTo(32).map((index) => {
  const corner: SurfaceVector = [(index % 8) * PATCH - 100, Math.floor(index / 8) * PATCH - 50, 250];
  return {
    corner,
    u: [PATCH, 0, 0],
    v: [0, PATCH, 0],
    normal: [0, 0, -1],
    middle: [corner[0] + PATCH / 2, corner[1] + PATCH / 2, 250],
    square: 2 * PATCH ** 2,
    slopeU: 0,
    slopeV: 0,
    lumens: Float64Array.of(PATCH ** 2 / 10),
  };
});

function fromArea(normal: SurfaceVector, places: readonly SurfaceVector[]): Pair[] {
  const lux = new Float64Array(places.length);
  const on = (n: 0 | 1 | 2) => Float64Array.from(places, (place) => place[n]);
  for (const glow of GLOWS) addGlow([lux], glow, { xs: on(0), ys: on(1), zs: on(2), normal }, null, []);
  return places.map((place, index) => [lux[index] ?? 0, 1_000 * byEdges(CORNERS, place, normal)]);
}

const LAMBERT = {
  pl: 'analitycznie: współczynnik konfiguracji wielokąta, suma po krawędziach (Lambert, Photometria, 1760)',
  en: 'analytic: configuration factor of a polygon, the sum over its edges (Lambert, Photometria, 1760)',
};

export const FACTORS: LightCaseGroup = {
  title: { pl: 'Wymiana światła między powierzchniami', en: 'Exchange between surfaces' },
  cases: [
    {
      title: {
        pl: 'Udział światła podłogi 8 × 5 m na suficie 3 m wyżej i na ścianach',
        en: 'Share of the light of a floor of 8 × 5 m on the ceiling 3 m above, and on the walls',
      },
      reference: {
        pl: 'analitycznie: prostokąty równoległe i prostopadłe (Howell, A Catalog of Radiation Heat Transfer Configuration Factors, C-11 i C-14)',
        en: 'analytic: parallel and perpendicular rectangles (Howell, A Catalog of Radiation Heat Transfer Configuration Factors, C-11 and C-14)',
      },
      unit: '%',
      allowed: 0.02,
      isShare: true,
      pairs: shares,
    },
    {
      title: {
        pl: 'Poziome punkty od 0,5 do 2,3 m pod równomiernie jasną powierzchnią 2 × 1 m, 1000 lm/m²',
        en: 'Level points 0.5 to 2.3 m below a uniformly bright area of 2 × 1 m, 1,000 lm/m²',
      },
      reference: LAMBERT,
      unit: 'lx',
      allowed: 0.02,
      isShare: true,
      pairs: () =>
        fromArea(
          [0, 0, 1],
          [20, 75, 150, 200].flatMap((z) => [0, 60, 120, 250].map((x): SurfaceVector => [x, x / 2, z])),
        ),
    },
    {
      title: {
        pl: 'Pionowe punkty obok tej samej powierzchni',
        en: 'Vertical points next to the same area',
      },
      reference: LAMBERT,
      unit: 'lx',
      allowed: 0.02,
      isShare: true,
      pairs: () =>
        fromArea(
          [-1, 0, 0],
          [20, 75, 150, 200].flatMap((z) => [110, 160, 250].map((x): SurfaceVector => [x, 30, z])),
        ),
    },
  ],
};
