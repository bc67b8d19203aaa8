import type { LightFigures } from '../light/scene.ts';
import type { OrderLight } from '../order/orderLight.ts';
import type { RecordData } from '../order/record.ts';
import type { StoredTarget } from '../order/storedParts.ts';
import type { Plan } from '../plan/plan.ts';
import { lengthOf } from '../room/verticalArea.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import { formatLux, formatNumber, formatUniformity } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Fact } from './facts.ts';
import { storedTitle } from './recordRows.ts';

/** A figure with what its target wants, and whether it is kept. */
export interface LightFact extends Fact {
  name: 'mean' | 'uniformity' | 'least' | 'greatest';
  /** Null where nothing is wanted of it. */
  isKept: boolean | null;
}

/** What a room measures on its plane, against the target of its use (D50). */
export function lightFacts(
  { mean, least, greatest, uniformity }: LightFigures,
  target: StoredTarget | undefined,
  language: string,
  t: Translate,
): LightFact[] {
  const lux = (value: number) => formatLux(value, language);
  const share = (value: number) => formatUniformity(value, language);
  /** @param bound what is needed, and whether at least so much, or at most */
  const fact = (
    name: LightFact['name'],
    label: string,
    value: number,
    written: (value: number) => string,
    bound?: { value: number; isLeast: boolean } | false,
  ): LightFact => {
    if (!bound) return { name, label, value: written(value), isKept: null };
    const needed = t(bound.isLeast ? 'parts.lightAtLeast' : 'parts.lightAtMost', {
      value: written(bound.value),
    });
    const isKept = bound.isLeast ? value >= bound.value : value <= bound.value;
    return { name, label, value: t('parts.lightAgainst', { value: written(value), wanted: needed }), isKept };
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

/** Over what an order's room measures: where it is an estimate, that is said where the figures are. */
export function lightTitle(
  title: string,
  { isEstimate }: Pick<OrderLight, 'isEstimate'>,
  t: Translate,
): string {
  return isEstimate ? t('parts.lightGuessed', { title }) : title;
}

/** What must be said beside what an order's room measures: what it is, and what it rests on. */
export function lightNotes(
  { isEstimate, dark }: OrderLight,
  { lines, target }: Pick<RecordData, 'lines' | 'target'>,
  { room }: Pick<Plan, 'room'>,
  language: string,
  t: Translate,
): string[] {
  const titles = dark.flatMap((id) => {
    const line = lines.find(({ articleId }) => articleId === id);
    return line ? [storedTitle(line, language)] : [];
  });
  return [
    ...(target ? [`${t('parts.lightUse')}: ${wordsIn(target.titles, language)} (${target.source}).`] : []),
    t('parts.lightAid', { height: room?.plane ?? 0 }),
    ...(isEstimate ? [t('parts.lightEstimate')] : []),
    ...(titles.length > 0 ? [t('parts.lightDark', { titles: titles.join(', ') })] : []),
  ];
}

/** What a vertical area measures, in words. */
export interface LightAreaRow {
  id: string;
  name: string;
  place: string;
  facts: readonly LightFact[];
}

/** Over the figures of such rows, in their order: what is measured is told in short. */
export const lightAreaHeads = (t: Translate): readonly Pick<LightFact, 'name' | 'label'>[] => [
  { name: 'mean', label: 'Ē' },
  { name: 'uniformity', label: 'U₀' },
  { name: 'least', label: t('parts.lightMin') },
  { name: 'greatest', label: t('parts.lightMax') },
];

/** What the vertical areas of an order's room measure (D46a): a mean is wanted on the plane alone, too bright nothing may be. */
export const lightAreas = (
  { areas }: Pick<OrderLight, 'areas'>,
  target: StoredTarget | undefined,
  language: string,
  t: Translate,
): LightAreaRow[] =>
  areas.map(({ area, number, figures }) => {
    const { id, name, bottom, top } = area;
    const length = formatNumber(Math.round(lengthOf(area)), language);
    return {
      id,
      name: name || t('parts.lightAreaName', { number }),
      place: t('parts.lightAreaAt', { length, height: top - bottom, bottom }),
      facts: lightFacts(figures, target?.kind === 'greatest' ? target : undefined, language, t),
    };
  });
