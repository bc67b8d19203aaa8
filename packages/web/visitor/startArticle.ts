import { COUNTED, type Counted } from '@lumitor/domain/plan/choices';
import { findMisfits } from '@lumitor/domain/quote/fit';
import { chooseOne, otherColourOf, setQuantity } from './choosing.ts';
import { planNow } from './configuratorStore.ts';
import { shownCatalogue } from './derived.ts';
import { isBlank } from './starts.ts';

/** `begun`: the visitor's plan does not contain the article. */
export type Start = { kind: 'chosen' | 'unknown' } | { kind: 'begun'; collection: Counted; id: string };

/** Adds one article to an empty plan (D64). */
export function startWith(code: string): Start {
  const catalogue = shownCatalogue();
  const [found] = COUNTED.flatMap((collection) =>
    (catalogue?.[collection] ?? [])
      .filter(({ description }) => description.toLowerCase() === code.trim().toLowerCase())
      .map((article) => ({ collection, id: article.id })),
  );
  if (!catalogue || !found) return { kind: 'unknown' };
  const plan = planNow();
  if (plan.choices[found.collection].some(({ id }) => id === found.id)) return { kind: 'chosen' };
  if (!isBlank(plan)) return { kind: 'begun', ...found };
  setQuantity(found.collection, found.id, 1);
  const other = otherColourOf(catalogue, plan.choices.connectionId);
  if (other && findMisfits(catalogue, planNow().choices).length) chooseOne('connectionId', other);
  return { kind: 'chosen' };
}
