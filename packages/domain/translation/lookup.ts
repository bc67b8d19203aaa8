import type { Translations } from '../catalogue/text.ts';
import type { TextKey, ValueName } from '../texts/interfaceTexts.ts';
import { formatText, type TextValues } from './format.ts';

/** Shown while the texts are on their way. */
export const LOADING = 'Loading...';

/** Language codes are upper-cased to find a key's suffix; Polish is the default. */
export const DEFAULT_LANGUAGE = 'PL';
export const languageOf = (lang: string | null | undefined): string =>
  (lang || DEFAULT_LANGUAGE).toUpperCase();

/** Gives a text, its `{values}` filled in. */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...values: [ValueName<Key>] extends [never] ? [] : [Record<ValueName<Key>, string | number>]
) => string;

/** Languages whose text replaces a missing one, in this order (D34). */
const FALLBACK_LANGUAGES = ['EN', DEFAULT_LANGUAGE];

/** Splits `title_PL` into the key of the text and its language. */
export function splitStoredKey(stored: string): { key: string; language: string } {
  const end = stored.lastIndexOf('_');
  return { key: stored.slice(0, end), language: stored.slice(end + 1) };
}

/**
 * A text in a language, or the one that replaces it: English, Polish, any other (D34).
 * @param language in capitals
 * @returns the text with its language; undefined where no language has the text
 */
export function findText(
  section: Readonly<Record<string, string>>,
  key: string,
  language: string,
): { text: string; language: string } | undefined {
  for (const candidate of [language, ...FALLBACK_LANGUAGES]) {
    const text = section[`${key}_${candidate}`];
    if (text) return { text, language: candidate };
  }
  for (const [stored, text] of Object.entries(section)) {
    const other = splitStoredKey(stored);
    if (text && other.key === key) return { text, language: other.language };
  }
  return undefined;
}

/**
 * A lookup in one language (D33). `translations` null: the texts are not loaded yet. A text that no language has is
 * named by its key (D34).
 * @param isFirst more sections are on their way
 */
export function translator(translations: Translations | null, language: string, isFirst = false): Translate {
  const code = languageOf(language);
  return (key, values?: TextValues) => {
    if (!translations) return LOADING;
    const [section = '', name = ''] = key.split('.');
    const texts = translations[section];
    if (isFirst && !texts) return LOADING;
    const found = texts && findText(texts, name, code);
    return found ? formatText(found.text, values ?? {}, found.language) : `Translation not found for ${key}`;
  };
}
