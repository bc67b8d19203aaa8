import type { Texts } from '@lumitor/domain/catalogue/snapshot';
import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { DEFAULT_LANGUAGE, languageOf } from '@lumitor/domain/translation/lookup';

type TextsIn = Texts & Pick<TextsSnapshot, 'language'>;

/** The query parameter `lang`; null where the address names none. */
export const languageInAddress = (search: string): string | null =>
  new URLSearchParams(search).get('lang')?.toLowerCase() || null;

/** Key in local storage of the language that the visitor chose last, in lowercase. */
const CHOSEN_KEY = 'lumitor.language';

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(CHOSEN_KEY);
  } catch {
    return null;
  }
}

/** Remembers the visitor's choice for later visits to addresses that name no language. */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // Storage can be forbidden: the choice then lasts as long as the address names it.
  }
}

/** The language in which a visit starts, in lowercase: that of the address, else the one chosen last, else Polish (D34). */
export const firstLanguage = (search: string): string =>
  languageInAddress(search) ?? chosenLanguage() ?? DEFAULT_LANGUAGE.toLowerCase();

/** Code of the browser's first language, in capitals; null where the address or an earlier choice names one. */
export const languageToOffer = (search: string): string | null =>
  languageInAddress(search) || chosenLanguage() ? null : languageOf(navigator.language.slice(0, 2));

/** The languages that can be shown, as codes in capitals. */
export const activeLanguages = (texts: Texts | null): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

const isTranslated = (texts: Texts, language: string) =>
  Object.values(texts.translations).some((section) =>
    Object.keys(section).some((key) => key.endsWith(`_${language}`)),
  );

/**
 * The code of the language to show: the one that texts came in; of several the requested one, else Polish. Shown are the
 * active languages, and with a stored order the one it was saved in, whatever became of that language.
 */
export function languageToShow(requested: string, texts: TextsIn | null): string {
  if (texts?.language) return texts.language;
  const language = languageOf(requested);
  const isShown = !texts || activeLanguages(texts).includes(language) || isTranslated(texts, language);
  return isShown ? language : DEFAULT_LANGUAGE;
}
