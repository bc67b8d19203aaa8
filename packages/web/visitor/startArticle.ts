import { COUNTED, type Counted } from '@lumitor/domain/plan/choices';
import { findMisfits } from '@lumitor/domain/quote/fit';
import { chooseOne, otherColourOf, setQuantity } from './choosing.ts';
import { planNow } from './configuratorStore.ts';
import { shownCatalogue } from './derived.ts';
import { isBlank } from './starts.ts';

/** What became of the article with which the visitor came; `begun`: there is a plan, which it is not in. */
export type Start = { kind: 'chosen' | 'unknown' } | { kind: 'begun'; collection: Counted; id: string };

/** Begins an empty plan with one of the luminaire or accessory of a product code (D64). */
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
  // The rails come in the colour of what the visitor came for.
  const other = otherColourOf(catalogue, plan.choices.connectionId);
  if (other && findMisfits(catalogue, planNow().choices).length) chooseOne('connectionId', other);
  return { kind: 'chosen' };
}
