import type { Texts } from '@lumitor/domain/catalogue/snapshot';
import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { DEFAULT_LANGUAGE, languageOf } from '@lumitor/domain/translation/lookup';

type TextsIn = Texts & Pick<TextsSnapshot, 'language'>;

/** The query parameter `lang`; null where the address names none. */
export const languageInAddress = (search: string): string | null =>
  new URLSearchParams(search).get('lang')?.toLowerCase() || null;

/** The language in which a visit starts, in lowercase: the one of the address, else the browser's first (D34). */
export const firstLanguage = (search: string): string =>
  languageInAddress(search) ?? navigator.language.slice(0, 2).toLowerCase();

/** The languages that can be shown, as codes in capitals. */
export const activeLanguages = (texts: Texts | null): string[] =>
  (texts?.languages ?? []).filter(({ active }) => active).map(({ lang }) => lang);

const isTranslated = (texts: Texts, language: string) =>
  Object.values(texts.translations).some((section) =>
    Object.keys(section).some((key) => key.endsWith(`_${language}`)),
  );

/**
 * The code of the language to show: the one that texts came in; of several the one asked for, else Polish. There are
 * texts in the active languages, and with a stored order in the one it was saved in, whatever became of it.
 */
export function languageToShow(asked: string, texts: TextsIn | null): string {
  if (texts?.language) return texts.language;
  const language = languageOf(asked);
  return !texts || isTranslated(texts, language) ? language : DEFAULT_LANGUAGE;
}
