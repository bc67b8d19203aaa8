import { geometryOf, type Layout } from '@lumitor/domain/layout/layout';
import { findProblems } from '@lumitor/domain/layout/problems';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { formatRanges } from './ranges.ts';

/** That a layout can't be built as it is drawn, and which of its steps are at fault; null where it can (D10). */
export function impossibleIn(layout: Layout, t: Translate): string | null {
  const geometry = geometryOf(layout);
  const ids = new Set(findProblems(geometry).flatMap(({ stepIds }) => stepIds));
  const numbers = geometry.placed.filter(({ step }) => ids.has(step.id)).map(({ index }) => index + 1);
  return numbers.length > 0 ? t('parts.impossible', { steps: formatRanges(numbers) }) : null;
}
