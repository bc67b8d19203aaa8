import { type LanguagePrices, pricesIn, UNSET_PRICES } from '@lumitor/domain/settings/languagePrices';
import type { ShownSettings } from '@lumitor/domain/settings/settings';
import { useStore } from 'zustand/react';
import { textsStore } from './texts.ts';

/** What the shop has set, as it came with the texts; null until they are there. */
export const useSettings = (): ShownSettings | null =>
  useStore(textsStore, ({ texts }) => texts?.settings ?? null);

/** How amounts are shown in a language (D22, D24). @param language code in capitals */
export const languagePrices = (language: string): LanguagePrices =>
  pricesIn(textsStore.getState().texts?.settings.prices ?? UNSET_PRICES, language);

/** The same as it changes. */
export const useLanguagePrices = (language: string): LanguagePrices =>
  pricesIn(useSettings()?.prices ?? UNSET_PRICES, language);
