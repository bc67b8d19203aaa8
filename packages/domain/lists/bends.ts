import { geometryOf, type Layout } from '../layout/layout.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { formatRanges } from './ranges.ts';

/** Which rails are bent to what radius (D3), a line each; nothing where none is. @param language code in capitals */
export function bendsInWords(layout: Layout, language: string, t: Translate): string[] {
  const numbersOf = new Map<number, number[]>();
  for (const { axis, index } of geometryOf(layout).placed)
    if (axis.kind === 'arc') numbersOf.set(axis.radius, [...(numbersOf.get(axis.radius) ?? []), index + 1]);
  return [...numbersOf].map(([radius, numbers]) =>
    t('parts.bend', { steps: formatRanges(numbers), radius: formatNumber(radius, language) }),
  );
}
