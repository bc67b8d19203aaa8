import type { ShownOrder } from '../order/shownOrder.ts';
import type { StoredFinding } from '../order/storedParts.ts';
import { unbroken } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { findingInWords } from './findingWords.ts';
import { impossibleIn } from './impossible.ts';
import { storedTitle } from './recordRows.ts';

/** What is open of an order (D57), in sentences: what was confirmed when it was saved, and what was advised. */
export interface OpenWords {
  confirmed: string[];
  advised: string[];
}

/** Of an order from before there was a list, what its record says. What lacks in the catalogue is told by the lines. */
export function openWords(
  { data, plan }: Pick<ShownOrder, 'data' | 'plan'>,
  language: string,
  t: Translate,
): OpenWords {
  const { confirmed, advised, electric, lines, powerExceeded } = data;
  const titleOf = ({ id }: { id: string }) => {
    const line = lines.find(({ articleId }) => articleId === id);
    return line ? storedTitle(line, language) : '';
  };
  const inWords = (findings: readonly StoredFinding[] = []) =>
    findings
      .filter(({ kind }) => kind !== 'missingCode' && kind !== 'unruled')
      .map((finding) => unbroken(findingInWords(finding, { t, language, titleOf })));
  if (confirmed || advised || electric) return { confirmed: inWords(confirmed), advised: inWords(advised) };
  const former = [impossibleIn(plan.layout, t), powerExceeded ? t('parts.powerExceeded') : null];
  return { confirmed: former.filter((text) => text !== null), advised: [] };
}
