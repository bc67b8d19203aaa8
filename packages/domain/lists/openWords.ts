import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { findProblems } from '../kinds/rail/problems.ts';
import type { RecordData } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { StoredFinding } from '../order/storedParts.ts';
import { unbroken } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { findingInWords } from './findingWords.ts';
import { formatRanges } from './ranges.ts';
import { storedTitle } from './recordRows.ts';

/** Null if all rails can be built as drawn (D10). */
export function impossibleIn(layout: Layout, t: Translate): string | null {
  const geometry = geometryOf(layout);
  const ids = new Set(findProblems(geometry).flatMap(({ stepIds }) => stepIds));
  const numbers = geometry.placed.filter(({ step }) => ids.has(step.id)).map(({ index }) => index + 1);
  return numbers.length > 0 ? t('parts.impossible', { steps: formatRanges(numbers) }) : null;
}

/** D57. */
export interface OpenWords {
  confirmed: string[];
  advised: string[];
}

/** Older orders have flags; the lines report missing articles. */
export function openWords(
  { data, plan }: Pick<ShownOrder, 'data' | 'plan'>,
  language: string,
  t: Translate,
): OpenWords {
  const { confirmed, advised, electric, lines, powerExceeded } = data;
  const titleOf = ({ id }: { id: string }) =>
    storedTitle(
      lines.find(({ articleId }) => articleId === id),
      language,
      t,
    );
  const inWords = (findings: readonly StoredFinding[] = []) =>
    findings
      .filter(({ kind }) => kind !== 'missingCode' && kind !== 'unruled')
      .map((finding) => unbroken(findingInWords(finding, { t, language, titleOf })));
  if (confirmed || advised || electric) return { confirmed: inWords(confirmed), advised: inWords(advised) };
  const former = [impossibleIn(plan.layout, t), powerExceeded ? t('parts.powerExceeded') : null];
  return { confirmed: former.filter((text) => text !== null), advised: [] };
}

/** D19. */
export function missingWords({ lines }: Pick<RecordData, 'lines'>, t: Translate): string[] {
  const missing = lines.filter((line) => line.missing);
  const codes = missing.filter(({ kind }) => kind !== 'rules').map(({ code }) => code);
  return [
    ...(codes.length > 0 ? [t('download.missing', { codes: codes.join(', ') })] : []),
    ...(codes.length < missing.length ? [t('download.unruled')] : []),
  ];
}
