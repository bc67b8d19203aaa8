import type { Batch } from '@lumitor/domain/documents/change';
import { useLocaleState, useTranslate } from 'react-admin';

/** A batch in words: why it was made, when, and how much it touched. */
export function useBatchWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return ({ at, reason, added, updated, removed, first }: Batch) => {
    const why = translate(`changes.reasons.${reason.kind}`);
    const name = reason.name || (added + updated + removed === 1 ? first.name : '');
    const counts = Object.entries({ added, updated, removed })
      .filter(([, count]) => count > 0)
      .map(([what, count]) => translate(`changes.${what}`, { smart_count: count }));
    return {
      title: name ? `${why}: ${name}` : why,
      at: new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }),
      counts: counts.join(', '),
    };
  };
}
