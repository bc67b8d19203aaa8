import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { rectangle } from '@lumitor/domain/kinds/room/room';
import { at, elbow, ISOTROPIC, room, sceneWith } from '@lumitor/domain/testing/scenes';
import type { Cm } from '@lumitor/domain/units';
import { belowSource, COSINE_LAW } from './direct.ts';
import { gridPairs } from './gridPairs.ts';
import type { LightCaseGroup } from './lightCase.ts';

const SOURCE = { x: 500, y: 120, z: 255 };

/** Points in the other arm beyond the inner corner. */
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

const CUPBOARD = { x: 0, y: 0, width: 200, depth: 100, heading: 0, from: 0, to: 90, reflectance: 0 };
const HEIGHT: Cm = 270;

/** Central projection of the top from the source. */
function isBehind({ x, y }: Point): boolean {
  const reach = HEIGHT / (HEIGHT - CUPBOARD.to);
  return Math.abs(x) < (CUPBOARD.width / 2) * reach && Math.abs(y) < (CUPBOARD.depth / 2) * reach;
}

const behindCupboard = () => {
  const shape = room(rectangle(600, 450, { x: 0, y: 0 }), { solids: [CUPBOARD] });
  return gridPairs(sceneWith(shape, [at(0, 0, HEIGHT)], { table: ISOTROPIC }), { kind: 'floor' }, (point) =>
    isBehind(point) ? 0 : belowSource(point, { x: 0, y: 0, z: HEIGHT }),
  );
};

export const CORNERS: LightCaseGroup = {
  title: { pl: 'Załamania ścian i przeszkody', en: 'Corners and obstacles' },
  cases: [
    {
      title: {
        pl: 'Pokój w kształcie L, światło bezpośrednie: punkty za narożnikiem',
        en: 'L-shaped room, direct light: points behind the inner corner',
      },
      reference: {
        pl: 'analitycznie: dokładnie 0, gdy odcinek od źródła do punktu przecina ścianę',
        en: 'analytic: exactly 0 if the line from source to point crosses a wall',
      },
      unit: 'lx',
      allowed: 0,
      isShare: false,
      pairs: () => inL().filter(([, expected]) => expected === 0),
    },
    {
      title: {
        pl: 'Ten sam pokój: wszystkie pozostałe punkty',
        en: 'The same room: all other points',
      },
      reference: COSINE_LAW,
      unit: 'lx',
      allowed: 0.001,
      isShare: true,
      pairs: () => inL().filter(([, expected]) => expected > 0),
    },
    {
      title: {
        pl: 'Podłoga 6 × 4,5 m z szafką 2 × 1 × 0,9 m pod źródłem punktowym, światło bezpośrednie: punkty w cieniu',
        en: 'Floor of 6 × 4.5 m with a cupboard of 2 × 1 × 0.9 m below a point source, direct light: points in its shadow',
      },
      reference: {
        pl: 'analitycznie: dokładnie 0 w rzucie szafki ze źródła na podłogę',
        en: 'analytic: exactly 0 in the cupboard’s projection from the source onto the floor',
      },
      unit: 'lx',
      allowed: 0,
      isShare: false,
      pairs: () => behindCupboard().filter(([, expected]) => expected === 0),
    },
    {
      title: {
        pl: 'Ta sama podłoga: wszystkie pozostałe punkty',
        en: 'The same floor: all other points',
      },
      reference: COSINE_LAW,
      unit: 'lx',
      allowed: 0.001,
      isShare: true,
      pairs: () => behindCupboard().filter(([, expected]) => expected > 0),
    },
  ],
};
