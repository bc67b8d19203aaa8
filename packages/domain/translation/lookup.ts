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

/**
 * A lookup in one language (D33). `translations` null: the texts are not loaded yet. A missing text
 * is named by its key, so that an administrator finds what to add (D34).
 * @param isFirst more sections are on their way
 */
export function translator(translations: Translations | null, language: string, isFirst = false): Translate {
  const suffix = `_${languageOf(language)}`;
  return (key, values?: TextValues) => {
    if (!translations) return LOADING;
    const [section = '', name] = key.split('.');
    if (isFirst && !translations[section]) return LOADING;
    const text = translations[section]?.[name + suffix];
    return text ? formatText(text, values ?? {}, language) : `Translation not found for ${key}`;
  };
}
