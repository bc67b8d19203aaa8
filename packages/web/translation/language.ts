import type { Texts } from '@lumitor/domain/catalogue/snapshot';
import { DEFAULT_LANGUAGE, languageOf } from '@lumitor/domain/translation/lookup';

/** The query parameter `lang`; null where the address names none. */
export const languageInAddress = (search: string): string | null =>
  new URLSearchParams(search).get('lang')?.toLowerCase() || null;

/** The languages that can be shown, as codes in capitals. */
export const activeLanguages = (texts: Texts | null): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

/** The code of the language to show: the one asked for if it is active, else Polish. */
export function languageToShow(asked: string, texts: Texts | null): string {
  const language = languageOf(asked);
  return !texts || activeLanguages(texts).includes(language) ? language : DEFAULT_LANGUAGE;
}
