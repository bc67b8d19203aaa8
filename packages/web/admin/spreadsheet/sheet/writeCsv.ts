import { csvOf } from '../../../parts/csv.ts';
import type { Cell } from './cell.ts';
import { flagWord } from './flag.ts';
import { formatNumber } from './number.ts';
import { guarded } from './text.ts';

function written(cell: Cell, language: 'pl' | 'en'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatNumber(cell);
  if (typeof cell === 'boolean') return flagWord(cell, language);
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : guarded(cell, false);
}

/** A grid as CSV with decimal commas, which reads back as it was. */
export const gridCsv = (grid: readonly (readonly Cell[])[], language: 'pl' | 'en'): string =>
  csvOf(grid, (cell) => written(cell, language));
