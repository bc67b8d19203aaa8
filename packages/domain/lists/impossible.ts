import { geometryOf, type Layout } from '../layout/layout.ts';
import { findProblems } from '../layout/problems.ts';
import type { Translate } from '../translation/lookup.ts';
import { formatRanges } from './ranges.ts';

/** That a layout can't be built as it is drawn, and which of its steps are at fault; null where it can (D10). */
export function impossibleIn(layout: Layout, t: Translate): string | null {
  const geometry = geometryOf(layout);
  const ids = new Set(findProblems(geometry).flatMap(({ stepIds }) => stepIds));
  const numbers = geometry.placed.filter(({ step }) => ids.has(step.id)).map(({ index }) => index + 1);
  return numbers.length > 0 ? t('parts.impossible', { steps: formatRanges(numbers) }) : null;
}
