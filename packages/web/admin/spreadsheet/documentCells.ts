import { madeFor } from '@lumitor/domain/quote/madeFor';
import type { BindingPrices } from '@lumitor/domain/quote/price';
import type { ChangedFields } from '../data/changes.ts';
import { MADE_FOR, type SheetColumn } from './columns.ts';
import { columnHeading, type HeadingLanguage } from './headings.ts';
import type { Cell } from './sheet/cell.ts';

function cellOf(
  document: ChangedFields,
  { name, stored, part, choices }: SheetColumn,
  language?: HeadingLanguage,
): Cell {
  const whole = document[stored];
  const word = typeof whole === 'string' && choices.get(whole);
  if (language && word) return word[language];
  if (name === MADE_FOR) return madeFor((whole ?? 0) as BindingPrices['price']).join(', ');
  const isGrouped = typeof whole === 'object' && whole !== null && !Array.isArray(whole);
  if (part === null && isGrouped) return null;
  const value = part === null ? whole : isGrouped ? (whole as ChangedFields)[part] : undefined;
  if (Array.isArray(value)) return value.join(', ') || null;
  if (typeof value === 'string') return value || null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** @param language language of choices; absent: stored values */
export const documentCells = (
  document: ChangedFields,
  columns: readonly SheetColumn[],
  language?: HeadingLanguage,
): Cell[] => columns.map((column) => cellOf(document, column, language));

export const gridOf = (
  documents: readonly ChangedFields[],
  columns: readonly SheetColumn[],
  language: HeadingLanguage,
): Cell[][] => [
  columns.map((column) => columnHeading(column, language)),
  ...documents.map((document) => documentCells(document, columns, language)),
];
