import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import type { Fields } from '../../data/changes.ts';
import { type Column, codeColumnOf, type ListCollection } from '../columns.ts';
import { isEmpty, type Sheet, type SheetRow } from '../sheet/cell.ts';
import type { Header } from './header.ts';
import { layRow } from './layRow.ts';
import type { FileRow } from './match.ts';
import { parseCell, type Value } from './parseCell.ts';
import type { Problem } from './problem.ts';

/** What a type may be called in a file. */
const namesOf = ({ key, title, titleEn, translation }: LuminaireType): string[] => [
  key,
  title,
  titleEn,
  ...Object.values(translation),
];

/**
 * The key of the type that a file names: by its key, else by a title in any language. What is on no list stays as it
 * is (D45a).
 */
function typeKey(name: string, types: readonly LuminaireType[]): string {
  const named = (isSame: (known: string) => boolean) => types.find((type) => namesOf(type).some(isSame))?.key;
  if (types.some(({ key }) => key === name)) return name;
  return named((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}

interface TableContext {
  collection: ListCollection;
  /** All of the collection's. */
  columns: readonly Column[];
  /** The shop's types of luminaires. */
  types: readonly LuminaireType[];
}

/** The rows of a table, under its header. */
export function tableRows(
  { rows, decimal }: Sheet,
  { columnAt }: Header,
  { collection, columns, types }: TableContext,
): FileRow[] {
  const textAt = (stored: string | null) => {
    const at = columnAt.findIndex((column) => column?.name === stored);
    return ({ cells }: SheetRow) => String(cells[at] ?? '').trim();
  };
  const [idOf, codeOf] = [textAt('id'), textAt(codeColumnOf(collection))];

  function layOver({ cells }: SheetRow, before: Fields) {
    const values = new Map<Column, Value>();
    const problems: Problem[] = [];
    columnAt.forEach((column, index) => {
      if (!column) return;
      const parsed = parseCell(cells[index] ?? null, column, decimal);
      if ('fault' in parsed) problems.push({ ...parsed.fault, column: column.name });
      else if (column.field?.kind === 'luminaireType' && parsed.value !== before[column.stored])
        values.set(column, typeof parsed.value === 'string' ? typeKey(parsed.value, types) : parsed.value);
      else values.set(column, parsed.value);
    });
    // A stray separator has moved the cells: none need be where it belongs.
    if (!cells.slice(columnAt.length).every(isEmpty)) problems.push({ column: '', key: 'tooManyCells' });
    const laid = layRow(before, values, columns);
    return { fields: laid.fields, problems: [...problems, ...laid.problems] };
  }

  return rows.map((row) => ({
    number: row.number,
    id: idOf(row),
    code: codeOf(row),
    cells: row.cells,
    layOver: (before) => layOver(row, before),
  }));
}
