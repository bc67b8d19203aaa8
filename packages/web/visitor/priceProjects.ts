import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Plan } from '@lumitor/domain/plan/plan';
import { quoteFor } from '@lumitor/domain/quote/quote';
import { catalogueStore } from '../data/catalogue.ts';
import { loadEuroRate } from '../data/exchangeRate.ts';
import { languagePrices } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { type ProjectSummary, type ProjectTotal, totalOf } from './projectSummary.ts';
import { noteTotal, planOf } from './projects.ts';
import { shownLanguage } from './shown.ts';

export function totalIn(plan: Plan, line: ProductLine): ProjectTotal | null {
  const { catalogue } = catalogueStore.getState()[line];
  const prices = languagePrices(shownLanguage());
  const { euroRate } = sharedStore.getState();
  return catalogue && totalOf(quoteFor(plan, catalogue, { ...prices, euroRate }), prices.currency);
}

export async function priceProjects(
  projects: readonly ProjectSummary[],
): Promise<ReadonlyMap<string, ProjectTotal>> {
  const totals = new Map<string, ProjectTotal>();
  const { currency } = languagePrices(shownLanguage());
  const hasRate = () => currency === 'PLN' || sharedStore.getState().euroRate > 0;
  if (!hasRate()) await loadEuroRate();
  if (!hasRate()) return totals;
  for (const { id, line } of projects) {
    const plan = await planOf(id);
    const total = plan && totalIn(plan, line);
    if (!total) continue;
    totals.set(id, total);
    await noteTotal(id, total).catch(() => {});
  }
  return totals;
}
