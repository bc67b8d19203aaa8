import type { Power } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { bodiesOf } from '../kinds/luminaire/body.ts';
import { type Replacement, type ReplaceScope, replaceLuminaires } from '../kinds/luminaire/replacing.ts';
import { greatestOf } from '../math/lists.ts';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import type { Plan } from '../plan/plan.ts';
import type { Watt } from '../units.ts';
import { basisOf } from './basis.ts';
import { bindingMisfit, type MisfitReason } from './fit.ts';
import type { Terms } from './lines.ts';
import { powersFor } from './offered.ts';
import { planLoads } from './planLoads.ts';
import { automaticPower } from './power.ts';
import { type PriceChange, priceChange } from './priceChange.ts';
import { type Quote, quoteFor } from './quote.ts';

export interface Priced {
  plan: Plan;
  quote: Quote;
  load: Watt;
}

export interface ComparedReplacement extends Replacement {
  now: Priced;
  after: Priced;
  price: PriceChange;
  /** Next supply that carries the load, if the chosen one becomes too weak (D27). */
  stronger: { power: Power; price: PriceChange } | null;
}

export interface ReplacementRequest {
  scope: ReplaceScope;
  by: string;
  isStrongerChosen: boolean;
}

function priced(plan: Plan, catalogue: LineCatalogue, terms: Terms): Priced {
  const quote = quoteFor(plan, catalogue, terms);
  const loads = quote.parts.zones > 1 ? planLoads(plan, catalogue) : [quote.totalPower];
  return { plan, quote, load: Math.max(0, greatestOf(loads)) };
}

/** D21. */
export function replacementMisfit(plan: Plan, catalogue: LineCatalogue, by: string): MisfitReason | null {
  const article = catalogue.bindings.find(({ id }) => id === by);
  return article?.active ? bindingMisfit(article, basisOf(catalogue, plan.choices)) : 'gone';
}

function strongerThan({ quote, load, plan }: Priced, catalogue: LineCatalogue): Power | null {
  if (quote.isPowerAutomatic || quote.supply === null || load <= quote.supply) return null;
  return automaticPower(powersFor(catalogue, basisOf(catalogue, plan.choices)), load);
}

const combined = (edit: PlanEdit, further: PlanEdit): PlanEdit => ({
  kind: 'combined',
  act: 'replaceLuminaires',
  edits: [...(edit.kind === 'combined' ? edit.edits : [edit]), further],
});

/**
 * Prices a replacement of luminaires before it happens (D43b). If the load then exceeds a supply chosen by
 * hand, the comparison adds the next stronger one.
 */
export function compareReplacement(
  plan: Plan,
  catalogue: LineCatalogue,
  terms: Terms,
  { scope, by, isStrongerChosen }: ReplacementRequest,
): ComparedReplacement {
  const isMisfit = replacementMisfit(plan, catalogue, by) !== null;
  const found = replaceLuminaires(plan, bodiesOf(catalogue.bindings), isMisfit ? { ids: [] } : scope, by);
  const now = priced(plan, catalogue, terms);
  const afterOf = (edit: PlanEdit | null): Priced => {
    const after = edit && applyEdit(plan, edit).plan;
    return after ? priced(after, catalogue, terms) : now;
  };
  const bare = afterOf(found.edit);
  const power = found.edit && strongerThan(bare, catalogue);
  if (!found.edit || !power)
    return { ...found, now, after: bare, price: priceChange(now.quote, bare.quote), stronger: null };
  const edit = combined(found.edit, { kind: 'choose', choice: 'powerId', id: power.id });
  const supplied = afterOf(edit);
  const stronger = { power, price: priceChange(bare.quote, supplied.quote) };
  const after = isStrongerChosen ? supplied : bare;
  return {
    ...found,
    ...(isStrongerChosen && { edit }),
    now,
    after,
    price: priceChange(now.quote, after.quote),
    stronger,
  };
}
