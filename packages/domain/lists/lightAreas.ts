import type { OrderLight } from '../order/orderLight.ts';
import type { StoredTarget } from '../order/storedParts.ts';
import { lengthOf } from '../room/verticalArea.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { type LightFact, lightFacts } from './lightFacts.ts';

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
