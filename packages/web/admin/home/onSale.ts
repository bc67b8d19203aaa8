import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { familyOf } from '@lumitor/domain/quote/lines';
import type { LineArticles } from '../gaps/lineArticles.ts';
import { catalogueOfLine, trialOf } from './trial.ts';

/**
 * Puts on sale what the trial layout takes, and the rail's other colour with its parts where that has a whole price
 * too: what is in the catalogue and not on sale yet.
 */
export function saleOperations(line: LineArticles): Operation[] {
  const catalogue = catalogueOfLine(line, false);
  const { rail } = trialOf(catalogue);
  const family = familyOf(catalogue.partTable, rail);
  if (!family) return [];
  const sold = new Map<string, Operation>();
  for (const one of catalogue.connections.filter((each) => familyOf(catalogue.partTable, each) === family)) {
    const { quote, isComplete } = trialOf(catalogue, one);
    if (!isComplete) continue;
    for (const { collection, article } of quote.lines) {
      const stored = line.articles[collection].find(({ id }) => id === article?.id);
      if (!stored || stored.active) continue;
      sold.set(stored.id, {
        kind: 'update',
        collection: collectionOf(collection, line.line),
        id: stored.id,
        fields: { active: true },
      });
    }
  }
  return [...sold.values()];
}
