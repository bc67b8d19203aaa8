import { currentPlan } from '@lumitor/domain/plan/history';
import type { Quote } from '@lumitor/domain/quote/quoteWith';
import { languagePrices } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';
import { languageToShow } from '../translation/language.ts';
import { configuratorStore } from './configuratorStore.ts';
import { countingOf, countingStore } from './counting.ts';
import { pricedPlacements, quoteOf, shownCatalogue } from './derived.ts';

export const shownLanguage = (): string =>
  languageToShow(sharedStore.getState().language, textsStore.getState().texts);

export function currentQuote(): Quote | null {
  const catalogue = shownCatalogue();
  const plan = currentPlan(configuratorStore.getState().history);
  const { layout, choices, wiring } = plan;
  const counting = catalogue && countingOf(plan, catalogue, countingStore.getState().whole);
  if (!catalogue || !counting) return null;
  return quoteOf(
    counting,
    layout,
    choices,
    wiring,
    pricedPlacements(plan),
    catalogue,
    languagePrices(shownLanguage()),
    sharedStore.getState().euroRate,
  );
}
