import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Dimming, sceneLayers } from '@lumitor/domain/dimming/dimming';
import { type Arrangement, arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Room } from '@lumitor/domain/kinds/room/room';
import type { LitArea, LitRoom, Scene } from '@lumitor/domain/light/scene';
import { type LitArticle, type LitPlan, sceneOf } from '@lumitor/domain/light/scene';
import { isEqual } from '@lumitor/domain/math/equal';
import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm } from '@lumitor/domain/units';
import { arrangementOf, bodiesIn } from './arrangement.ts';
import { latest } from './derived.ts';
import { planHang } from './lightCentre.ts';

type TablesByPath = ReadonlyMap<string, PhotometricTable>;
type Articles = Readonly<Record<string, LitArticle>>;

function litArticles(
  chosen: ReadonlySet<string>,
  catalogue: LineCatalogue | null,
  tables: TablesByPath,
): Articles {
  return Object.fromEntries(
    (catalogue?.bindings ?? [])
      .filter(({ id }) => chosen.has(id))
      .map(({ id, drop, lumens, beam, luminousLength, photometryTurn, photometry }) => {
        const table = tables.get(photometry);
        return [id, { drop, lumens, beam, luminousLength, photometryTurn, table }];
      }),
  );
}

/** Depends on the chosen articles, not on their quantities. */
const articlesIn = latest(
  (ids: string, catalogue: LineCatalogue | null, tables: TablesByPath): Articles =>
    litArticles(new Set(ids.split(' ')), catalogue, tables),
);
const litIn = latest(
  (
    room: Room | null,
    areas: readonly LitArea[],
    hang: Cm,
    articles: Articles,
  ): Omit<LitPlan, 'luminaires'> => ({ room, areas, hang, articles }),
);
/** As text, so that equal layers are one value for the memo. */
const layersIn = latest((dimming: Dimming, luminaires: Arrangement['luminaires']): string =>
  JSON.stringify(
    sceneLayers(
      dimming,
      luminaires.map(({ id }) => id),
    ),
  ),
);
const sceneIn = latest(
  (lit: Omit<LitPlan, 'luminaires'>, luminaires: Arrangement['luminaires'], layers: string): Scene =>
    sceneOf({ ...lit, luminaires, layers: JSON.parse(layers) }),
);

export function planLit(plan: Plan, catalogue: LineCatalogue | null, tables: TablesByPath) {
  const { room, areas, choices } = plan;
  const ids = choices.bindings.map(({ id }) => id).join(' ');
  return litIn(room, areas, planHang(plan), articlesIn(ids, catalogue, tables));
}

/** Inputs of the light; the same object until an input changes. */
export function planScene(plan: Plan, catalogue: LineCatalogue | null, tables: TablesByPath): Scene {
  const { luminaires } = arrangementOf(plan, bodiesIn(catalogue));
  return sceneIn(planLit(plan, catalogue, tables), luminaires, layersIn(plan.dimming, luminaires));
}

/** Scene of a compared plan; bypasses the memos, which are for the shown one. */
export function sceneOfOther(plan: Plan, catalogue: LineCatalogue, tables: TablesByPath): Scene {
  const { room, areas, choices, dimming } = plan;
  const { luminaires } = arrange(plan, bodiesIn(catalogue));
  const articles = litArticles(new Set(choices.bindings.map(({ id }) => id)), catalogue, tables);
  const layers = sceneLayers(
    dimming,
    luminaires.map(({ id }) => id),
  );
  return sceneOf({ room, areas, hang: planHang(plan), articles, luminaires, layers });
}

const litRoom = (room: LitRoom | null) =>
  room && [room.outline, room.height, room.reflectance, room.plane, room.maintenance, room.solids];

const isSameArticle = (a: LitArticle | undefined, b: LitArticle | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.table === b.table &&
  isEqual({ ...a, table: null }, { ...b, table: null });

/** Areas only measure, and unused articles have no effect. */
export function isSameLight(a: Scene, b: Scene): boolean {
  const used = new Set(a.luminaires.map(({ bindingId }) => bindingId));
  return (
    isEqual([litRoom(a.room), a.luminaires], [litRoom(b.room), b.luminaires]) &&
    [...used].every((id) => isSameArticle(a.articles[id], b.articles[id]))
  );
}
