import type { Translations } from '../catalogue/text.ts';
import type { PlainTextKey, TextKey, ValueName } from '../texts/interfaceTexts.ts';
import { formatText, type TextValues } from './format.ts';

export const LOADING = 'Loading...';

export const DEFAULT_LANGUAGE = 'PL';
export const languageOf = (lang: string | null | undefined): string =>
  (lang || DEFAULT_LANGUAGE).toUpperCase();

/** Two overloads, so that a compiler error names a missing key. */
export interface Translate {
  (key: PlainTextKey): string;
  <Key extends TextKey>(key: Key, values: ValuesOf<Key>): string;
}

type ValuesOf<Key extends TextKey> = [ValueName<Key>] extends [never]
  ? never
  : Record<ValueName<Key>, string | number>;

/** D34. */
const FALLBACK_LANGUAGES = ['EN', DEFAULT_LANGUAGE];

export function splitStoredKey(stored: string): { key: string; language: string } {
  const end = stored.lastIndexOf('_');
  return { key: stored.slice(0, end), language: stored.slice(end + 1) };
}

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

/** Missing texts show their key (D34). */
export function translator(translations: Translations | null, language: string, isFirst = false): Translate {
  const code = languageOf(language);
  return (key: TextKey, values?: TextValues) => {
    if (!translations) return LOADING;
    const [section = '', name = ''] = key.split('.');
    const texts = translations[section];
    if (isFirst && !texts) return LOADING;
    const found = texts && findText(texts, name, code);
    return found ? formatText(found.text, values ?? {}, found.language) : `Translation not found for ${key}`;
  };
}
