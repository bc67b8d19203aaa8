import { sceneName } from '../dimming/names.ts';
import { lengthOf } from '../kinds/area/area.ts';
import { type Around, MODELLED, SITTING } from '../light/around.ts';
import type { LightFigures } from '../light/scene.ts';
import type { TableUgr } from '../light/tableUgr.ts';
import type { OrderLight } from '../order/orderLight.ts';
import type { RecordData } from '../order/record.ts';
import type { StoredTarget } from '../order/storedParts.ts';
import type { UgrValue } from '../photometry/photometricTable.ts';
import type { Plan } from '../plan/plan.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import {
  type Bound,
  displayLux,
  displayRounded,
  formatFixed,
  formatLux,
  formatNumber,
  formatUniformity,
} from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Lux } from '../units.ts';
import type { Fact } from './facts.ts';
import { storedTitle } from './recordRows.ts';

export interface LightFact extends Fact {
  name: 'mean' | 'uniformity' | 'least' | 'greatest';
  figure: string;
  isMet: boolean | null;
}

/** D50. */
export function lightFacts(
  { mean, least, greatest, uniformity }: Pick<LightFigures, 'mean' | 'least' | 'greatest' | 'uniformity'>,
  target: Pick<StoredTarget, 'kind' | 'lux' | 'uniformity'> | undefined,
  language: string,
  t: Translate,
): LightFact[] {
  const lux = (value: Lux, bound?: Bound) => formatLux(displayLux(value, bound), language);
  const share = (value: number, bound?: Bound) =>
    formatUniformity(displayRounded(value, 100, bound), language);
  const fact = (
    name: LightFact['name'],
    label: string,
    value: number,
    written: (value: number, bound?: Bound) => string,
    bound?: Bound | false,
  ): LightFact => {
    const figure = written(value, bound || undefined);
    if (!bound) return { name, label, figure, value: figure, isMet: null };
    const needed = t(bound.isLeast ? 'parts.lightAtLeast' : 'parts.lightAtMost', {
      value: written(bound.value),
    });
    const isMet = bound.isLeast ? value >= bound.value : value <= bound.value;
    return { name, label, figure, value: t('parts.lightAgainst', { value: figure, wanted: needed }), isMet };
  };
  const isLeast = target?.kind === 'least';
  const bound = target && { value: target.lux, isLeast };
  const even = target?.uniformity !== undefined && { value: target.uniformity, isLeast: true };
  return [
    fact('mean', t('parts.lightMean'), mean, lux, isLeast && bound),
    fact('uniformity', t('parts.lightUniformity'), uniformity, share, even),
    fact('least', t('parts.lightLeast'), least, lux),
    fact('greatest', t('parts.lightGreatest'), greatest, lux, !isLeast && bound),
  ];
}

export function lightTitle(
  title: string,
  { isEstimate }: Pick<OrderLight, 'isEstimate'>,
  t: Translate,
): string {
  return isEstimate ? t('parts.lightGuessed', { title }) : title;
}

export function lightNotes(
  { isEstimate, dark, ugr }: OrderLight,
  { lines, target }: Pick<RecordData, 'lines' | 'target'>,
  { room }: Pick<Plan, 'room'>,
  language: string,
  t: Translate,
): string[] {
  const titleOf = (id: string): string =>
    storedTitle(
      lines.find(({ articleId }) => articleId === id),
      language,
      t,
    );
  const titles = dark.map(titleOf).filter(Boolean);
  return [
    ...(target ? [`${t('parts.lightUse')}: ${wordsIn(target.titles, language)} (${target.source}).`] : []),
    t('parts.lightAid', { height: room?.plane ?? 0 }),
    ...ugrNotes(ugr, target?.ugr, titleOf, language, t),
    ...(isEstimate ? [t('parts.lightEstimate')] : []),
    ...(titles.length > 0 ? [t('parts.lightDark', { titles: titles.join(', ') })] : []),
  ];
}

export interface LightAreaRow {
  id: string;
  name: string;
  place: string;
  facts: readonly LightFact[];
}

export const lightAreaHeads = (t: Translate): readonly Pick<LightFact, 'name' | 'label'>[] => [
  { name: 'mean', label: 'Ē' },
  { name: 'uniformity', label: 'U₀' },
  { name: 'least', label: t('parts.lightMin') },
  { name: 'greatest', label: t('parts.lightMax') },
];

export function ratingInWords(value: UgrValue | undefined, language: string): string {
  if (value === 'low') return '<10';
  return typeof value === 'number' ? formatFixed(value, 1, language) : '–';
}

type AroundTarget = Partial<Pick<StoredTarget, 'walls' | 'ceiling' | 'cylindrical'>>;

export function aroundRows(
  { walls, ceiling, cylindrical, modelling }: Around,
  target: AroundTarget | undefined,
  language: string,
  t: Translate,
): LightAreaRow[] {
  const row = (
    id: 'walls' | 'ceiling' | 'cylindrical',
    figures: Parameters<typeof lightFacts>[0] | null,
    place: string,
  ): LightAreaRow[] => {
    const lux = target?.[id];
    const needed = lux === undefined ? undefined : ({ kind: 'least', lux } as const);
    const facts = figures && lightFacts(figures, needed, language, t);
    return facts ? [{ id, name: t(`parts.light_${id}`), place, facts }] : [];
  };
  const [from, to] = MODELLED.map((share) => formatUniformity(share, language));
  const share = (name: LightFact['name'], value: number, isMet: boolean | null): LightFact => {
    const figure = formatUniformity(value, language);
    return { name, label: '', figure, value: figure, isMet };
  };
  return [
    ...row('walls', walls, t('parts.lightTogether')),
    ...row('ceiling', ceiling, ''),
    ...row('cylindrical', cylindrical, t('parts.lightFaces', { height: SITTING })),
    ...(modelling
      ? [
          {
            id: 'modelling',
            name: t('parts.light_modelling'),
            place: t('parts.lightRange', { from: from ?? '', to: to ?? '' }),
            facts: [
              share('mean', modelling.mean, modelling.mean >= MODELLED[0] && modelling.mean <= MODELLED[1]),
              { name: 'uniformity', label: '', figure: '', value: '–', isMet: null } as const,
              share('least', modelling.least, null),
              share('greatest', modelling.greatest, null),
            ],
          },
        ]
      : []),
  ];
}

/** Ratings by the luminaire tables, with the limit of the use (D65). */
export const ugrNotes = (
  ugrs: readonly TableUgr[],
  greatest: number | undefined,
  titleOf: (id: string) => string,
  language: string,
  t: Translate,
): string[] =>
  ugrs.map(({ bindingId, crosswise, endwise }) =>
    t(greatest === undefined ? 'parts.lightUgr' : 'parts.lightUgrAgainst', {
      title: titleOf(bindingId),
      crosswise: ratingInWords(crosswise, language),
      endwise: ratingInWords(endwise, language),
      greatest: greatest ?? '',
    }),
  );

/** Vertical areas have no mean target, but a maximum applies (D46a). */
export const lightAreas = (
  { areas, around }: Pick<OrderLight, 'areas' | 'around'>,
  target: StoredTarget | undefined,
  language: string,
  t: Translate,
): LightAreaRow[] => [
  ...aroundRows(around, target, language, t),
  ...areas.map(({ area, number, figures }) => {
    const { id, name, bottom, top } = area;
    const length = formatNumber(lengthOf(area), language);
    return {
      id,
      name: name || t('parts.lightAreaName', { number }),
      place: t('parts.lightAreaAt', { length, height: top - bottom, bottom }),
      facts: lightFacts(figures, target?.kind === 'greatest' ? target : undefined, language, t),
    };
  }),
];

export interface SceneRow {
  key: string;
  name: string;
  cells: readonly string[];
}

export const sceneHeads = (t: Translate): readonly string[] => [
  'Ē',
  'U₀',
  t('scenes.powerColumn'),
  t('scenes.energyColumn'),
];

/** D69. */
export const sceneRows = (
  { scenes }: Pick<OrderLight, 'scenes'>,
  language: string,
  t: Translate,
): SceneRow[] =>
  scenes.map(({ scene, figures, watts, energy }) => ({
    key: String(scene?.number ?? ''),
    name: scene?.isForWork ? `${sceneName(scene, t)} (${t('scenes.isForWork')})` : sceneName(scene, t),
    cells: [
      formatLux(figures.mean, language),
      formatUniformity(figures.uniformity, language),
      formatNumber(Math.round(watts), language),
      energy === null ? '–' : formatNumber(Math.round(energy), language),
    ],
  }));
