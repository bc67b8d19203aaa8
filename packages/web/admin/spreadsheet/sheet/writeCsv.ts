import type { Cell } from './cell.ts';
import { flagWord } from './flag.ts';
import { formatNumber } from './number.ts';
import { guarded } from './text.ts';

/** Without it Excel takes the file for one in the computer's own code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** Excel in Polish splits at semicolons, because the comma is its decimal sign. */
const SEPARATOR = ';';

function written(cell: Cell, language: 'pl' | 'en'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatNumber(cell);
  if (typeof cell === 'boolean') return flagWord(cell, language);
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : guarded(cell, false);
  return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A grid as CSV (RFC 4180) with semicolons and decimal commas. */
export const csvOf = (grid: readonly (readonly Cell[])[], language: 'pl' | 'en'): string =>
  BYTE_ORDER_MARK +
  grid.map((cells) => `${cells.map((cell) => written(cell, language)).join(SEPARATOR)}\r\n`).join('');
