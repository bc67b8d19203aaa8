import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { foldedTitle } from '../articles/titles.ts';
import { type TextFault, textFaults } from './placeholders.ts';
import { isTextMissing, type TextRow, type TextSection, textIn } from './textTable.ts';

/** Texts missing in a language, unknown to the code, or faulty. */
export type Only = { missing: string } | 'unknown' | 'faults';

export interface TextFilter {
  search: string;
  only: Only | null;
}

export const rowId = ({ section, key }: Pick<TextRow, 'section' | 'key'>): string => `${section}.${key}`;

/** Polish is compared with the installed text, other languages with Polish. */
export function faultsIn(row: TextRow, language: string, text = textIn(row, language)): TextFault[] {
  if (isTextMissing(text)) return [];
  const followed = language === DEFAULT_LANGUAGE ? row.shipped?.[language] : textIn(row, DEFAULT_LANGUAGE);
  return textFaults(text, followed, language);
}

export const isUnknown = (row: TextRow): boolean => row.shipped === null;

function isOnly(row: TextRow, only: Only, languages: readonly string[]): boolean {
  if (only === 'unknown') return isUnknown(row);
  if (only === 'faults') return languages.some((language) => faultsIn(row, language).length > 0);
  return isTextMissing(row.texts[only.missing]);
}

/** @param stored rows edited under this filter, which stay visible */
export function filterTexts(
  sections: readonly TextSection[],
  { search, only }: TextFilter,
  languages: readonly string[],
  stored: ReadonlySet<string>,
): readonly TextSection[] {
  const query = foldedTitle(search.trim());
  if (!query && !only) return sections;
  const isFound = (row: TextRow) =>
    !query ||
    [rowId(row), ...languages.map((language) => textIn(row, language))].some((text) =>
      foldedTitle(text).includes(query),
    );
  const isShown = (row: TextRow) => (!only || isOnly(row, only, languages)) && isFound(row);
  return sections
    .map(({ name, rows }) => ({ name, rows: rows.filter((row) => stored.has(rowId(row)) || isShown(row)) }))
    .filter(({ rows }) => rows.length > 0);
}

export interface TextCounts {
  keys: number;
  missing: Readonly<Record<string, number>>;
  unknown: number;
  faults: number;
}

export function countTexts(sections: readonly TextSection[], languages: readonly string[]): TextCounts {
  const rows = sections.flatMap((section) => section.rows);
  const count = (only: Only) => rows.filter((row) => isOnly(row, only, languages)).length;
  return {
    keys: rows.length,
    missing: Object.fromEntries(languages.map((language) => [language, count({ missing: language })])),
    unknown: count('unknown'),
    faults: count('faults'),
  };
}

export function firstRows(sections: readonly TextSection[], limit: number): TextSection[] {
  let left = limit;
  const shown: TextSection[] = [];
  for (const section of sections) {
    if (left <= 0) break;
    const rows = section.rows.slice(0, left);
    left -= rows.length;
    shown.push({ ...section, rows });
  }
  return shown;
}
