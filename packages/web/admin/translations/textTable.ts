import { splitStoredKey } from '@lumitor/domain/translation/lookup';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import { compareNames } from '../data/compareNames.ts';
import type { AdminDocument } from '../data/documents.ts';

const NAME = /^[A-Za-z]\w*$/;
export const LONGEST_NAME = 60;
export const LONGEST_TEXT = 20_000;

/** Valid for a section or a key, and not a property of every object. */
export const isName = (name: string): boolean =>
  NAME.test(name) && name.length <= LONGEST_NAME && !(name in Object.prototype);

export const isLanguageCode = (code: string): boolean => /^[A-Z]{2,3}$/.test(code);

/** The later of two documents with the same key wins (D33). */
export type TextDocument = AdminDocument<'translations'>;

/** Language codes are capitals. */
export type TextsByLanguage = Readonly<Record<string, string>>;

export type ShippedTextTable = Readonly<Record<string, Readonly<Record<string, TextsByLanguage>>>>;

export interface TextRow {
  section: string;
  key: string;
  texts: TextsByLanguage;
  shipped: TextsByLanguage | null;
}

export interface TextSection {
  name: string;
  rows: readonly TextRow[];
}

export const storedKey = (key: string, language: string): string => `${key}_${language}`;

export const isTextMissing = (text: string | undefined): boolean => !text?.trim();

export const textIn = ({ texts }: Pick<TextRow, 'texts'>, language: string): string => texts[language] ?? '';

function rowsOf(
  section: string,
  stored: Record<string, string>,
  shipped: ShippedTextTable[string],
): TextRow[] {
  const texts = new Map<string, Record<string, string>>(Object.keys(shipped).map((key) => [key, {}]));
  for (const [name, text] of Object.entries(stored)) {
    const { key, language } = splitStoredKey(name);
    texts.set(key, { ...texts.get(key), [language]: text });
  }
  return [...texts]
    .map(([key, byLanguage]) => ({ section, key, texts: byLanguage, shipped: shipped[key] ?? null }))
    .sort((a, b) => compareNames(a.key, b.key));
}

export function textTable(documents: readonly TextDocument[], shipped: ShippedTextTable): TextSection[] {
  const merged = mergeTranslations(documents);
  const names = [...new Set([...Object.keys(merged), ...Object.keys(shipped)])].sort(compareNames);
  return names.map((name) => ({ name, rows: rowsOf(name, merged[name] ?? {}, shipped[name] ?? {}) }));
}
