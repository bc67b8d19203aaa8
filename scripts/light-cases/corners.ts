import type { Point } from '@lumitor/domain/layout/heading';
import { rectangle } from '@lumitor/domain/room/room';
import { at, elbow, ISOTROPIC, room, sceneWith } from '@lumitor/domain/testing/scenes';
import { besidePhotons, MOST_OFF, NARROW, ROOMS } from '@lumitor/domain/testing/tracedRooms';
import { belowSource, COSINE_LAW } from './direct.ts';
import { gridPairs } from './gridPairs.ts';
import type { LightCase, LightCaseGroup, Words } from './lightCase.ts';

const SOURCE = { x: 500, y: 120, z: 255 };

/** Whether a point is in the other arm, behind where the line past the inner corner reaches. */
function isHidden({ x, y }: Point): boolean {
  if (y <= 250) return false;
  const across = SOURCE.x + ((x - SOURCE.x) * (250 - SOURCE.y)) / (y - SOURCE.y);
  return across > 250;
}

const inL = () =>
  gridPairs(
    sceneWith(room(elbow(600, 250), { height: 270 }), [at(SOURCE.x, SOURCE.y, SOURCE.z)], {
      table: ISOTROPIC,
    }),
    { kind: 'plane' },
    (point) => (isHidden(point) ? 0 : belowSource(point, SOURCE)),
  );

/** A cupboard of 2 × 1 m, 90 cm high, in a room with a source above its middle. */
const CUPBOARD = { x: 0, y: 0, width: 200, depth: 100, heading: 0, from: 0, to: 90, reflectance: 0 };
const HEIGHT = 270;

/** Its top is thrown onto the floor as large as it looks from the source. */
function isBehind({ x, y }: Point): boolean {
  const reach = HEIGHT / (HEIGHT - CUPBOARD.to);
  return Math.abs(x) < (CUPBOARD.width / 2) * reach && Math.abs(y) < (CUPBOARD.depth / 2) * reach;
}

const behindCupboard = () => {
  const shape = room(rectangle(600, 450, { x: 0, y: 0 }), { obstacles: [CUPBOARD] });
  return gridPairs(sceneWith(shape, [at(0, 0, HEIGHT)], { table: ISOTROPIC }), { kind: 'floor' }, (point) =>
    isBehind(point) ? 0 : belowSource(point, { x: 0, y: 0, z: HEIGHT }),
  );
};

/** What chance leaves of so many is most of the deviations: with ten times as many none of these rooms is off by 1.3 %. */
const PHOTONS = 25_000;
const FOLLOWED: Words = {
  pl: 'Monte Carlo: światło odbite z 25 000 fotonów śledzonych od odbicia do odbicia, światło bezpośrednie to samo; odchylenie zawiera przypadkowy błąd fotonów',
  en: 'Monte Carlo: reflected light of 25,000 photons followed from reflection to reflection, the same direct light; the deviation holds the photons’ own error by chance',
};
const FIGURES: Record<keyof typeof MOST_OFF, Words> = {
  mean: { pl: 'średnia Ē', en: 'mean Ē' },
  least: { pl: 'najmniejsza wartość', en: 'least value' },
  point: { pl: 'każdy punkt siatki', en: 'each point of the grid' },
};

/** @param name of a room that the tests of the product hold against photons too */
function traced(name: string, title: Words): LightCase[] {
  const one = [...ROOMS, ...NARROW].find((each) => each.name === name);
  if (!one) throw new Error(`There is no room called “${name}” in domain/testing/tracedRooms.ts.`);
  let beside: ReturnType<typeof besidePhotons> | undefined;
  return (['mean', 'least', 'point'] as const).map((what) => ({
    title: { pl: `${title.pl}: ${FIGURES[what].pl}`, en: `${title.en}: ${FIGURES[what].en}` },
    reference: FOLLOWED,
    ...{ unit: 'lx', allowed: MOST_OFF[what], isShare: true },
    pairs: () => {
      beside ??= besidePhotons(one, PHOTONS);
      return beside[what];
    },
  }));
}

export const CORNERS: LightCaseGroup = {
  title: { pl: 'Załamania ścian, przeszkody i wąskie wiązki', en: 'Corners, obstacles and narrow beams' },
  cases: [
    {
      title: {
        pl: 'Pokój w kształcie L, światło bezpośrednie: punkty za narożnikiem',
        en: 'An L-shaped room, direct light: points behind the inner corner',
      },
      reference: {
        pl: 'analitycznie: prosta od źródła do punktu przecina ścianę, więc dokładnie 0',
        en: 'analytic: the straight line from source to point crosses a wall, so exactly 0',
      },
      ...{ unit: 'lx', allowed: 0, isShare: false },
      pairs: () => inL().filter(([, wanted]) => wanted === 0),
    },
    {
      title: {
        pl: 'Pokój w kształcie L, światło bezpośrednie: wszystkie pozostałe punkty',
        en: 'An L-shaped room, direct light: all other points',
      },
      reference: COSINE_LAW,
      ...{ unit: 'lx', allowed: 0.001, isShare: true },
      pairs: () => inL().filter(([, wanted]) => wanted > 0),
    },
    {
      title: {
        pl: 'Podłoga 6 × 4,5 m z szafką 2 × 1 × 0,9 m pod źródłem punktowym, światło bezpośrednie: punkty w cieniu',
        en: 'Floor of 6 × 4.5 m with a cupboard of 2 × 1 × 0.9 m below a point source, direct light: points in its shadow',
      },
      reference: {
        pl: 'analitycznie: rzut szafki na podłogę ze źródła, w nim dokładnie 0',
        en: 'analytic: the cupboard thrown onto the floor from the source, in it exactly 0',
      },
      ...{ unit: 'lx', allowed: 0, isShare: false },
      pairs: () => behindCupboard().filter(([, wanted]) => wanted === 0),
    },
    {
      title: {
        pl: 'Ta sama podłoga: wszystkie pozostałe punkty',
        en: 'The same floor: all other points',
      },
      reference: COSINE_LAW,
      ...{ unit: 'lx', allowed: 0.001, isShare: true },
      pairs: () => behindCupboard().filter(([, wanted]) => wanted > 0),
    },
    ...traced('an L with its light in one arm', {
      pl: 'Pokój w kształcie L z odbiciami, oprawy w jednym ramieniu',
      en: 'An L-shaped room with reflections, luminaires in one arm',
    }),
    ...traced('a gallery with twelve spots of 8° at a wall of 0.85', {
      pl: 'Galeria 8 × 5 × 4 m, dwanaście reflektorów 8° na ścianę o odbiciu 85 %',
      en: 'Gallery of 8 × 5 × 4 m, twelve spots of 8° at a wall that reflects 85 %',
    }),
    ...traced('a gallery with twelve spots of 15° at a wall of 0.7', {
      pl: 'Ta sama galeria, reflektory 15°, ściana o odbiciu 70 %',
      en: 'The same gallery, spots of 15°, a wall that reflects 70 %',
    }),
  ],
};
