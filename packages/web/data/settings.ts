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

export const useSettings = (): ShownSettings | null =>
  useStore(textsStore, ({ texts }) => texts?.settings ?? null);

const activeIn = (texts: TextsSnapshot | null): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

const pricesOf = (texts: TextsSnapshot | null, language: string, picked: Currency | null): LanguagePrices =>
  pricesAsPicked(texts?.settings.prices ?? UNSET_PRICES, language, activeIn(texts), picked);

export const languagePrices = (language: string): LanguagePrices =>
  pricesOf(textsStore.getState().texts, language, currencyStore.getState().picked);

export function useLanguagePrices(language: string): LanguagePrices {
  const texts = useStore(textsStore, (state) => state.texts);
  const picked = useStore(currencyStore, (state) => state.picked);
  return pricesOf(texts, language, picked);
}

/** Null if the shop has one currency. */
export function useOtherCurrency(language: string): Currency | null {
  const texts = useStore(textsStore, (state) => state.texts);
  const { currency } = useLanguagePrices(language);
  const all = texts ? currenciesOf(texts.settings.prices, activeIn(texts)) : [];
  return all.find((other) => other !== currency) ?? null;
}

export const shownLineNames = (): Record<ProductLine, string> => lines.lineNames(shown()?.lines ?? null);

export const useLineNames = (): Record<ProductLine, string> => lines.lineNames(useSettings()?.lines ?? null);

export const useVisibleLines = (): readonly ProductLine[] => lines.visibleLines(useSettings()?.lines ?? null);
