import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import {
  type Currency,
  currenciesOf,
  type LanguagePrices,
  pricesAsPicked,
  UNSET_PRICES,
} from '@lumitor/domain/settings/languagePrices';
import * as lines from '@lumitor/domain/settings/lineNames';
import type { ShownSettings, TextsSnapshot } from '@lumitor/domain/settings/settings';
import { useStore } from 'zustand/react';
import { currencyStore } from './currency.ts';
import { textsStore } from './texts.ts';

const shown = (): ShownSettings | null => textsStore.getState().texts?.settings ?? null;

/** What the shop has set, as it came with the texts; null until they are there. */
export const useSettings = (): ShownSettings | null =>
  useStore(textsStore, ({ texts }) => texts?.settings ?? null);

const activeIn = (texts: TextsSnapshot | null): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

const pricesOf = (texts: TextsSnapshot | null, language: string, picked: Currency | null): LanguagePrices =>
  pricesAsPicked(texts?.settings.prices ?? UNSET_PRICES, language, activeIn(texts), picked);

/** How amounts are shown in a language, in the currency that the visitor has picked (D22, D24). @param language code in capitals */
export const languagePrices = (language: string): LanguagePrices =>
  pricesOf(textsStore.getState().texts, language, currencyStore.getState().picked);

/** The same as it changes. */
export function useLanguagePrices(language: string): LanguagePrices {
  const texts = useStore(textsStore, (state) => state.texts);
  const picked = useStore(currencyStore, (state) => state.picked);
  return pricesOf(texts, language, picked);
}

/** The currency that the shop sells in besides; null: there is none. */
export function useOtherCurrency(language: string): Currency | null {
  const texts = useStore(textsStore, (state) => state.texts);
  const { currency } = useLanguagePrices(language);
  const all = texts ? currenciesOf(texts.settings.prices, activeIn(texts)) : [];
  return all.find((one) => one !== currency) ?? null;
}

/** The names under which the lines are sold. */
export const lineNames = (): Record<ProductLine, string> => lines.lineNames(shown()?.lines ?? null);

/** The same as they change. */
export const useLineNames = (): Record<ProductLine, string> => lines.lineNames(useSettings()?.lines ?? null);

/** The lines that are on offer, one at least. */
export const useVisibleLines = (): readonly ProductLine[] => lines.visibleLines(useSettings()?.lines ?? null);
