import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { COLLECTIONS } from '@lumitor/domain/documents/collections';
import * as v from 'valibot';
import type { Fields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { Column } from '../columns.ts';
import { cellsOf } from '../documentCells.ts';
import { type DecimalSign, isEmpty, type SheetRow } from '../sheet/cell.ts';
import type { FieldChange, PlannedOutcome } from './importPlan.ts';
import { layRow } from './layRow.ts';
import type { Match } from './match.ts';
import { parseCell, type Value } from './parseCell.ts';
import { type Problem, schemaProblems } from './problem.ts';
import { typeKey } from './typeKey.ts';

/** What is the same for all rows of a file. */
export interface FileContext {
  collection: CatalogueCollection;
  /** All of the collection's. */
  columns: readonly Column[];
  /** The one behind each of the file's; null: passed over. */
  columnAt: readonly (Column | null)[];
  decimal: DecimalSign | null;
  /** The shop's types of luminaires. */
  types: readonly LuminaireType[];
}

/** The fields that are written; the others are the data service's. */
function ownFields({ id: _, version: __, createdAt: ___, ...fields }: Document): Fields {
  return fields;
}

function readRow({ cells }: SheetRow, before: Fields, { columnAt, decimal, types }: FileContext) {
  const values = new Map<Column, Value>();
  const resolved = (value: Value, { field }: Column): Value =>
    field?.kind === 'luminaireType' && typeof value === 'string' && value !== before[field.name]
      ? typeKey(value, types)
      : value;
  const problems: Problem[] = [];
  columnAt.forEach((column, index) => {
    if (!column) return;
    const parsed = parseCell(cells[index] ?? null, column, decimal);
    if ('value' in parsed) values.set(column, resolved(parsed.value, column));
    else problems.push({ ...parsed.fault, column: column.name });
  });
  // A stray separator has moved the cells: none need be where it belongs.
  if (!cells.slice(columnAt.length).every(isEmpty)) problems.push({ column: '', key: 'tooManyCells' });
  return { values, problems };
}

function differences(before: Fields, after: Fields, columns: readonly Column[]): FieldChange[] {
  const written = columns.filter(({ kind }) => kind !== 'id');
  const cellsAfter = cellsOf(after, written);
  return cellsOf(before, written).flatMap((cell, index) =>
    cell === cellsAfter[index]
      ? []
      : [{ column: written[index] as Column, before: cell, after: cellsAfter[index] ?? null }],
  );
}

/** What a row does to the article it is about, or why it can't. */
export function planRow(row: SheetRow, match: Match, context: FileContext): PlannedOutcome {
  const { collection, columns } = context;
  const article = 'article' in match ? match.article : null;
  const before = article ? ownFields(article) : {};
  const { values, problems } = readRow(row, before, context);
  const laid = layRow(before, values, columns);
  const planned = { row: row.number, title: String(laid.fields.title ?? '') };
  const rejection = (...more: Problem[]): PlannedOutcome => ({
    ...planned,
    kind: 'rejection',
    problems: [...problems, ...laid.problems, ...more],
    cells: row.cells,
  });

  if ('problem' in match) return rejection(match.problem);
  const parsed = v.safeParse(COLLECTIONS[collection].schema, laid.fields, { abortPipeEarly: true });
  if (!parsed.success) {
    // A cell that could not be read is at fault once, not again for what is missing without it.
    const isNamed = (column: string) => problems.some((problem) => problem.column === column);
    return rejection(...schemaProblems(parsed.issues).filter(({ column }) => !isNamed(column)));
  }
  if (problems.length + laid.problems.length > 0) return rejection();
  const fields: Fields = parsed.output;
  if (!article) return { ...planned, kind: 'addition', fields };
  const changes = differences(before, fields, columns);
  if (changes.length === 0) return { kind: 'unchanged' };
  const changed = new Set(changes.map(({ column }) => column.stored));
  const written = Object.fromEntries([...changed].map((stored) => [stored, fields[stored] ?? null]));
  const { id, version } = article;
  return { ...planned, kind: 'change', id, version, changes, fields: written };
}
