import type { Texts } from '@lumitor/domain/catalogue/snapshot';
import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { DEFAULT_LANGUAGE, languageOf } from '@lumitor/domain/translation/lookup';

type TextsIn = Texts & Pick<TextsSnapshot, 'language'>;

export const languageInAddress = (search: string): string | null =>
  new URLSearchParams(search).get('lang')?.toLowerCase() || null;

const CHOSEN_KEY = 'lumitor.language';

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(CHOSEN_KEY);
  } catch {
    return null;
  }
}

export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the address names it.
  }
}

export const firstLanguage = (search: string): string =>
  languageInAddress(search) ?? chosenLanguage() ?? DEFAULT_LANGUAGE.toLowerCase();

/** Upper case; null if the address or an earlier choice names a language. */
export const languageToOffer = (search: string): string | null =>
  languageInAddress(search) || chosenLanguage() ? null : languageOf(navigator.language.slice(0, 2));

export const activeLanguages = (texts: Texts | null): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

const isTranslated = (texts: Texts, language: string) =>
  Object.values(texts.translations).some((section) =>
    Object.keys(section).some((key) => key.endsWith(`_${language}`)),
  );

/** Loaded language, else the requested active one, else Polish; orders: that of saving. */
export function languageToShow(requested: string, texts: TextsIn | null): string {
  if (texts?.language) return texts.language;
  const language = languageOf(requested);
  const isShown = !texts || activeLanguages(texts).includes(language) || isTranslated(texts, language);
  return isShown ? language : DEFAULT_LANGUAGE;
}
