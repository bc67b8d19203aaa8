import type { Texts } from '@lumitor/domain/catalogue/snapshot';
import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { DEFAULT_LANGUAGE, languageOf } from '@lumitor/domain/translation/lookup';

type TextsIn = Texts & Pick<TextsSnapshot, 'language'>;

/** Query parameter `lang`; null if the address names no language. */
export const languageInAddress = (search: string): string | null =>
  new URLSearchParams(search).get('lang')?.toLowerCase() || null;

/** Key in local storage of the last chosen language, in lower case. */
const CHOSEN_KEY = 'lumitor.language';

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(CHOSEN_KEY);
  } catch {
    return null;
  }
}

/** Remembers the chosen language for later visits whose address names none. */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the address names it.
  }
}

/**
 * Initial language of a visit, in lower case: that of the address, otherwise the last choice, otherwise Polish (D34).
 */
export const firstLanguage = (search: string): string =>
  languageInAddress(search) ?? chosenLanguage() ?? DEFAULT_LANGUAGE.toLowerCase();

/** Code of the browser's first language, in upper case; null if the address or an earlier choice names one. */
export const languageToOffer = (search: string): string | null =>
  languageInAddress(search) || chosenLanguage() ? null : languageOf(navigator.language.slice(0, 2));

/** Available languages, as codes in upper case. */
export const activeLanguages = (texts: Texts | null): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

const isTranslated = (texts: Texts, language: string) =>
  Object.values(texts.translations).some((section) =>
    Object.keys(section).some((key) => key.endsWith(`_${language}`)),
  );

/**
 * Code of the language to show: that of the loaded texts; of several the requested one, otherwise Polish. Only active
 * languages are shown, plus the language in which a stored order was saved, even if inactive.
 */
export function languageToShow(requested: string, texts: TextsIn | null): string {
  if (texts?.language) return texts.language;
  const language = languageOf(requested);
  const isShown = !texts || activeLanguages(texts).includes(language) || isTranslated(texts, language);
  return isShown ? language : DEFAULT_LANGUAGE;
}
