import type { LightFigures } from '../light/scene.ts';
import type { StoredTarget } from '../order/storedParts.ts';
import { formatLux, formatUniformity } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Fact } from './facts.ts';

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
  const against = (value: string, wanted: string | null) =>
    wanted === null ? value : t('parts.lightAgainst', { value, wanted });
  const isLeast = target?.kind === 'least';
  const wantedMean = target && isLeast ? t('parts.lightAtLeast', { value: lux(target.lux) }) : null;
  const wantedMost = target && !isLeast ? t('parts.lightAtMost', { value: lux(target.lux) }) : null;
  const wantedUniformity =
    target?.uniformity === undefined
      ? null
      : t('parts.lightAtLeast', { value: formatUniformity(target.uniformity, language) });
  return [
    {
      name: 'mean',
      label: t('parts.lightMean'),
      value: against(lux(mean), wantedMean),
      isKept: wantedMean === null ? null : mean >= (target?.lux ?? 0),
    },
    {
      name: 'uniformity',
      label: t('parts.lightUniformity'),
      value: against(formatUniformity(uniformity, language), wantedUniformity),
      isKept: wantedUniformity === null ? null : uniformity >= (target?.uniformity ?? 0),
    },
    { name: 'least', label: t('parts.lightLeast'), value: lux(least), isKept: null },
    {
      name: 'greatest',
      label: t('parts.lightGreatest'),
      value: against(lux(greatest), wantedMost),
      isKept: wantedMost === null ? null : greatest <= (target?.lux ?? 0),
    },
  ];
}
