import type { RevisionChange } from '../order/record.ts';
import { formatMetres } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { feedName, namesOf } from './installationWords.ts';

function changeInWords(change: RevisionChange, language: string, t: Translate): string {
  switch (change.kind) {
    case 'luminairesAdded':
    case 'luminairesRemoved':
    case 'luminairesMoved':
    case 'feedsRemoved':
    case 'otherArticles':
      return t(`sheet.changed_${change.kind}`, { count: change.count });
    case 'feedsAdded':
    case 'feedsMoved': {
      const { kind, numbers } = change;
      const feeds = { feeds: namesOf(numbers, feedName) };
      if (numbers.length > 1) return t(`sheet.changed_${kind}`, feeds);
      return t(kind === 'feedsAdded' ? 'sheet.changed_feedAdded' : 'sheet.changed_feedMoved', feeds);
    }
    case 'railLength': {
      const [before, after] = [change.before, change.after].map((length) => formatMetres(length, language));
      return t('sheet.changed_railLength', { before: before ?? '', after: after ?? '' });
    }
    case 'supplyPower':
    case 'supplies':
    case 'gateways':
      return t(`sheet.changed_${change.kind}`, { before: change.before, after: change.after });
    default:
      return t(`sheet.changed_${change.kind}`);
  }
}

export function changesInWords(
  changes: readonly RevisionChange[],
  language: string,
  t: Translate,
  most = Number.POSITIVE_INFINITY,
): string {
  if (changes.length === 0) return t('sheet.changedNothing');
  const words = changes.map((change) => changeInWords(change, language, t));
  for (let shown = words.length; shown > 0; shown -= 1) {
    const more = words.length - shown;
    const list = [...words.slice(0, shown), ...(more > 0 ? [t('sheet.changedMore', { count: more })] : [])];
    const text = t('sheet.changedBy', { changes: list.join(', ') });
    if (text.length <= most || shown === 1) return text;
  }
  return '';
}
