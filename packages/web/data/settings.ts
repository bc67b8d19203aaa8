import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { type LanguagePrices, pricesIn, UNSET_PRICES } from '@lumitor/domain/settings/languagePrices';
import * as lines from '@lumitor/domain/settings/lineNames';
import type { ShownSettings } from '@lumitor/domain/settings/settings';
import { useStore } from 'zustand/react';
import { textsStore } from './texts.ts';

const shown = (): ShownSettings | null => textsStore.getState().texts?.settings ?? null;

/** What the shop has set, as it came with the texts; null until they are there. */
export const useSettings = (): ShownSettings | null =>
  useStore(textsStore, ({ texts }) => texts?.settings ?? null);

/** How amounts are shown in a language (D22, D24). @param language code in capitals */
export const languagePrices = (language: string): LanguagePrices =>
  pricesIn(shown()?.prices ?? UNSET_PRICES, language);

/** The same as it changes. */
export const useLanguagePrices = (language: string): LanguagePrices =>
  pricesIn(useSettings()?.prices ?? UNSET_PRICES, language);

/** The names under which the lines are sold. */
export const lineNames = (): Record<ProductLine, string> => lines.lineNames(shown()?.lines ?? null);

/** The same as they change. */
export const useLineNames = (): Record<ProductLine, string> => lines.lineNames(useSettings()?.lines ?? null);

/** The lines that are on offer, one at least. */
export const useVisibleLines = (): readonly ProductLine[] => lines.visibleLines(useSettings()?.lines ?? null);
