import { FILL_COLUMNS, type FillColumn, type FillRow } from './fillRows.ts';

/** A cell that gets a text. */
export interface Pasted {
  key: string;
  column: FillColumn;
  text: string;
}

/**
 * Where the cells of a block from a spreadsheet go: to the right and downwards from a cell, or, where its first column
 * names codes of the table, each line to the row of its code. What has no cell is left out.
 */
export function pasteBlock(
  block: readonly (readonly string[])[],
  rows: readonly Pick<FillRow, 'key' | 'code'>[],
  at: { row: number; column: FillColumn },
): Pasted[] {
  const byCode = new Map(rows.map(({ code, key }) => [code.toLocaleLowerCase(), key]));
  const keyOf = ([code = '']: readonly string[]) => byCode.get(code.trim().toLocaleLowerCase());
  const hasCodes = block.some((cells) => cells.length > 1 && keyOf(cells));
  const columns = FILL_COLUMNS.slice(FILL_COLUMNS.indexOf(at.column));
  return block.flatMap((cells, line) => {
    const key = hasCodes ? keyOf(cells) : rows[at.row + line]?.key;
    if (!key) return [];
    const texts = hasCodes ? cells.slice(1) : cells;
    return columns.flatMap((column, place) => {
      const text = texts[place];
      return text === undefined ? [] : [{ key, column, text: text.trim() }];
    });
  });
}
