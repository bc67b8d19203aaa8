import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import { findingInWords } from './findingWords.ts';
import { impossibleIn } from './impossible.ts';
import { storedTitle } from './recordRows.ts';

/**
 * What was wrong with an order and was confirmed when it was saved (D57), in sentences. Of an order from before there
 * was a list, what its record says. What lacks in the catalogue is told by the lines themselves.
 */
export function confirmedWords(
  { data, plan }: Pick<ShownOrder, 'data' | 'plan'>,
  language: string,
  t: Translate,
): string[] {
  const { confirmed, electric, lines, powerExceeded } = data;
  const titleOf = ({ id }: { id: string }) => {
    const line = lines.find(({ articleId }) => articleId === id);
    return line ? storedTitle(line, language) : '';
  };
  if (confirmed || electric)
    return (confirmed ?? [])
      .filter(({ kind }) => kind !== 'missingCode' && kind !== 'unruled')
      .map((finding) => findingInWords(finding, { t, language, titleOf }));
  return [impossibleIn(plan.layout, t), powerExceeded ? t('parts.powerExceeded') : null].filter(
    (text) => text !== null,
  );
}
