import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Plan } from '@lumitor/domain/plan/plan';
import { quoteFor } from '@lumitor/domain/quote/quote';
import { catalogueStore } from '../data/catalogue.ts';
import { loadEuroRate } from '../data/exchangeRate.ts';
import { languagePrices } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { shownLanguage } from './derived.ts';
import { type ProjectSummary, type ProjectTotal, totalOf } from './projectSummary.ts';
import { noteTotal, planOf } from './projects.ts';

/** What a plan comes to now; null where its line's catalogue is not there. */
export function totalIn(plan: Plan, line: ProductLine): ProjectTotal | null {
  const { catalogue } = catalogueStore.getState()[line];
  const prices = languagePrices(shownLanguage());
  const { euroRate } = sharedStore.getState();
  return catalogue && totalOf(quoteFor(plan, catalogue, { ...prices, euroRate }), prices.currency);
}

/**
 * Prices what was kept before it could be priced, as where the page was left right after a change (D70).
 * @returns whether any has a price now
 */
export async function priceProjects(projects: readonly ProjectSummary[]): Promise<boolean> {
  const { currency } = languagePrices(shownLanguage());
  const hasRate = () => currency === 'PLN' || sharedStore.getState().euroRate > 0;
  if (!hasRate()) await loadEuroRate();
  if (!hasRate()) return false;
  let isAny = false;
  for (const { id, line } of projects) {
    const plan = await planOf(id);
    const total = plan && totalIn(plan, line);
    if (total) await noteTotal(id, total);
    isAny ||= total !== null;
  }
  return isAny;
}
