import {
  energyOf,
  type LightScene,
  sceneForWork,
  sceneLayers,
  sceneWatts,
  sharesOf,
} from '../dimming/dimming.ts';
import type { VerticalArea } from '../kinds/area/area.ts';
import { hangOf } from '../kinds/luminaire/aim.ts';
import { type Around, aroundOf, surfacesAround } from '../light/around.ts';
import { darkArticles, isEstimate } from '../light/emitter.ts';
import { type InParts, whole } from '../light/inParts.ts';
import { type Isoband, isobands } from '../light/isolines.ts';
import { lightInParts } from '../light/light.ts';
import { dimmed } from '../light/measured.ts';
import { type LightFigures, type LitArticle, type Scene, sceneOf } from '../light/scene.ts';
import { type TableUgr, tableUgrs } from '../light/tableUgr.ts';
import { thresholdsFor } from '../light/thresholds.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Plan } from '../plan/plan.ts';
import type { Lux, Watt } from '../units.ts';
import { orderLuminaires } from './orderLuminaires.ts';
import type { RecordData, RecordLine } from './record.ts';

/** D29. */
export type StoredLight = Pick<RecordData, 'lines' | 'places' | 'isSuspended' | 'isRecessed' | 'target'>;

export interface MeasuredArea {
  area: VerticalArea;
  number: number;
  figures: LightFigures;
}

export interface OrderScene {
  scene: LightScene | null;
  figures: LightFigures;
  bands: readonly Isoband[];
  areas: readonly MeasuredArea[];
  around: Around;
  watts: Watt;
  /** kWh per year; null without hours. */
  energy: number | null;
}

export interface OrderLight extends Pick<OrderScene, 'figures' | 'bands' | 'areas' | 'around'> {
  /** All on, then each scene; empty without scenes. */
  scenes: readonly OrderScene[];
  ugr: readonly TableUgr[];
  isEstimate: boolean;
  dark: readonly string[];
}

export const photometryOf = (lines: readonly Pick<RecordLine, 'photometry'>[]): string[] => [
  ...new Set(lines.flatMap(({ photometry }) => (photometry ? [photometry] : []))),
];

/** Null without a room or positioned luminaires. */
export function orderScene(
  data: StoredLight,
  plan: Plan,
  tables: ReadonlyMap<string, PhotometricTable>,
): Scene | null {
  const luminaires = orderLuminaires(data, plan);
  if (!plan.room || luminaires.length === 0) return null;
  const articles = data.lines.flatMap(({ articleId, ...line }): [string, LitArticle][] => {
    if (!articleId || line.kind !== 'binding') return [];
    const { drop, lumens, beam, luminousLength, photometryTurn, photometry } = line;
    const table = tables.get(photometry ?? '');
    return [[articleId, { drop, lumens, beam, luminousLength, photometryTurn, table }]];
  });
  return sceneOf({
    room: plan.room,
    areas: plan.areas,
    luminaires,
    hang: hangOf(plan.hang, data),
    layers: sceneLayers(
      plan.dimming,
      luminaires.map(({ id }) => id),
    ),
    articles: Object.fromEntries(articles),
  });
}

export const orderThresholds = ({ target }: Pick<StoredLight, 'target'>): readonly Lux[] =>
  thresholdsFor(target?.lux ?? null);

export const computeOrderLight = (...order: Parameters<typeof orderScene>): OrderLight | null =>
  whole(orderLightInParts(...order));

export function* orderLightInParts(...order: Parameters<typeof orderScene>): InParts<OrderLight | null> {
  const [data, plan] = order;
  const scene = orderScene(...order);
  if (!scene?.room) return null;
  const around = surfacesAround(scene.room);
  const areas = plan.areas.map(({ id }) => ({ kind: 'area', id }) as const);
  const [plane, ...others] = yield* lightInParts(scene, [{ kind: 'plane' }, ...around, ...areas], 'full');
  if (!plane?.figures) return null;
  const { dimming } = plan;
  const ids = scene.luminaires.map(({ id }) => id);
  const layers = scene.luminaires.map(({ layer = 0 }) => layer);
  const wattsOf = new Map(data.lines.map(({ articleId, watts }) => [articleId, watts]));
  const powers = scene.luminaires.map(({ id, bindingId }) => ({ id, watts: wattsOf.get(bindingId) ?? 0 }));
  const { room } = scene;
  const measured = others.slice(0, around.length).flatMap((one) => one ?? []);
  const onAreas = others.slice(around.length);
  const sceneOn = (one: LightScene | null): OrderScene[] => {
    const shares = sharesOf(dimming, one, ids, layers);
    const { figures, map } = dimmed(plane, shares);
    if (!figures) return [];
    const watts = sceneWatts(dimming, one, powers, layers);
    const areas = plan.areas.flatMap((area, index) => {
      const all = onAreas[index];
      const its = all && dimmed(all, shares).figures;
      return its ? [{ area, number: index + 1, figures: its }] : [];
    });
    return [
      {
        scene: one,
        figures,
        areas,
        watts,
        energy: one && energyOf(watts, one),
        bands: isobands(map, orderThresholds(data)),
        around: aroundOf(
          measured.map((all) => dimmed(all, shares)),
          room,
        ),
      },
    ];
  };
  const work = sceneForWork(dimming);
  const scenes = dimming.scenes.length > 0 ? [null, ...dimming.scenes].flatMap(sceneOn) : [];
  const [shown] = work ? scenes.filter((one) => one.scene === work) : sceneOn(null);
  if (!shown) return null;
  const { figures, bands } = shown;
  return {
    figures,
    bands,
    areas: shown.areas,
    around: shown.around,
    scenes,
    ugr: tableUgrs(scene),
    isEstimate: isEstimate(scene),
    dark: darkArticles(scene),
  };
}
