import { csvOf } from '../../../parts/csv.ts';
import { formatNumber } from '../../articles/number.ts';
import type { Cell } from './cell.ts';
import { flagWord } from './flag.ts';
import { guarded, guardedId } from './text.ts';

/** The heading of ids in every file of ours; the first row has it. */
const ID = 'id';

function written(cell: Cell, isId: boolean, language: 'pl' | 'en'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatNumber(cell);
  if (typeof cell === 'boolean') return flagWord(cell, language);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return isId ? guardedId(cell, false) : guarded(cell, false);
}

/** A grid as CSV with decimal commas, which reads back as it was. */
export const gridCsv = (grid: readonly (readonly Cell[])[], language: 'pl' | 'en'): string => {
  const ids = grid[0]?.findIndex((name) => String(name).toLowerCase() === ID) ?? -1;
  return csvOf(grid, (cell, index) => written(cell, index === ids, language));
};
