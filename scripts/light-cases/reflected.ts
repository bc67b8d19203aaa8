import { rectangle } from '@lumitor/domain/kinds/room/room';
import { lightOn } from '@lumitor/domain/light/light';
import type { LightDetail, LitRoom, SceneLuminaire, Shining } from '@lumitor/domain/light/scene';
import { at, ISOTROPIC, room, sceneWith } from '@lumitor/domain/testing/scenes';
import type { Lumen } from '@lumitor/domain/units';
import type { LightCase, LightCaseGroup, Pair, Words } from './lightCase.ts';

const SPHERE: Words = {
  pl: 'wzór kuli całkującej ρΦ / (S · (1 − ρ))',
  en: 'formula of the integrating sphere, ρΦ / (S · (1 − ρ))',
};
const evenly = (reflectance: number) => ({
  ceiling: reflectance,
  walls: reflectance,
  floor: reflectance,
});

/** Areas in m². */
function onSurfaces(shape: LitRoom, luminaire: SceneLuminaire, shining: Shining, detail: LightDetail) {
  const walls = shape.outline.map((_, wall) => ({ kind: 'wall' as const, wall }));
  const scene = sceneWith(shape, [luminaire], shining);
  return lightOn(scene, [{ kind: 'floor' }, { kind: 'ceiling' }, ...walls], detail, 20).map(({ map }) => {
    const cell = (map.stepX * map.stepY) / 10_000;
    const { kind } = map.surface;
    return {
      part: kind === 'floor' || kind === 'ceiling' ? kind : ('walls' as const),
      lumens: cell * map.lux.reduce((sum, lux) => sum + lux, 0),
      area: cell * map.lux.length,
    };
  });
}

/** Area-weighted mean in lx, and that of the integrating sphere. */
function indirectMean(shape: LitRoom, luminaire: SceneLuminaire, shining: Shining, lumens: Lumen): Pair[] {
  const [full, direct] = (['full', 'direct'] as const).map((detail) =>
    onSurfaces(shape, luminaire, shining, detail),
  );
  const sum = (key: 'lumens' | 'area', all = direct) =>
    (all ?? []).reduce((whole, one) => whole + one[key], 0);
  const { walls: reflectance } = shape.reflectance;
  const area = sum('area');
  return [
    [(sum('lumens', full) - sum('lumens')) / area, (reflectance * lumens) / (area * (1 - reflectance))],
  ];
}

/** Published: a cube of 4 m with an isotropic source of 10,000 lm. */
const cube = (reflectance: number): LightCase => ({
  title: {
    pl: `Sześcian o boku 4 m, współczynnik odbicia ${`${reflectance}`.replace('.', ',')}: średnie natężenie pośrednie`,
    en: `Cube of 4 m, reflectance ${reflectance}: mean indirect illuminance`,
  },
  reference: {
    pl: `CIE 171:2006, przypadek 5.8: ${SPHERE.pl}`,
    en: `CIE 171:2006, test case 5.8: ${SPHERE.en}`,
  },
  unit: 'lx',
  allowed: 0.01,
  isShare: true,
  pairs: () =>
    indirectMean(
      room(rectangle(400, 400, { x: 0, y: 0 }), { height: 400, reflectance: evenly(reflectance) }),
      at(0, 0, 200),
      { table: ISOTROPIC },
      10_000,
    ),
});

const [WIDTH, DEPTH, HEIGHT] = [8, 5, 3];
const box = (reflectance: LitRoom['reflectance']) =>
  room(rectangle(WIDTH * 100, DEPTH * 100, { x: 0, y: 0 }), { height: HEIGHT * 100, reflectance });
const DOWNLIGHT: Shining = { lumens: 5_000, beam: 60 };
const ASIDE = at(150, -80, 290);

function absorbed(): Pair[] {
  const shape = box({ ceiling: 0.7, walls: 0.5, floor: 0.2 });
  const swallowed = onSurfaces(shape, ASIDE, DOWNLIGHT, 'full').map(
    ({ part, lumens }) => (1 - shape.reflectance[part]) * lumens,
  );
  return [[swallowed.reduce((sum, one) => sum + one, 0), 5_000]];
}

export const REFLECTED: LightCaseGroup = {
  title: { pl: 'Światło odbite', en: 'Reflected light' },
  cases: [
    ...[0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map(cube),
    {
      title: {
        pl: 'Pokój 8 × 5 × 3 m, współczynnik odbicia 0,6, jeden downlight 60° poza środkiem: średnie natężenie pośrednie',
        en: 'Room of 8 × 5 × 3 m, reflectance 0.6, one downlight of 60° off centre: mean indirect illuminance',
      },
      reference: { pl: `analitycznie: ${SPHERE.pl}`, en: `analytic: ${SPHERE.en}` },
      unit: 'lx',
      allowed: 0.01,
      isShare: true,
      pairs: () => indirectMean(box(evenly(0.6)), ASIDE, DOWNLIGHT, 5_000),
    },
    {
      title: {
        pl: 'Ten sam pokój, sufit 0,7, ściany 0,5, podłoga 0,2: strumień pochłonięty przez wszystkie powierzchnie',
        en: 'The same room, ceiling 0.7, walls 0.5, floor 0.2: flux absorbed by all surfaces',
      },
      reference: {
        pl: 'analitycznie: zachowanie energii',
        en: 'analytic: conservation of energy',
      },
      unit: 'lm',
      allowed: 0.01,
      isShare: true,
      pairs: absorbed,
    },
  ],
};
