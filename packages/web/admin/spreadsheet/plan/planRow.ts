import { COLLECTIONS, isNamedCollection } from '@lumitor/domain/collections/collections';
import * as v from 'valibot';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import { codeColumnOf, type ListCollection, type SheetColumn } from '../columns.ts';
import { documentCells } from '../documentCells.ts';
import type { FieldChange, PlannedOutcome } from './importPlan.ts';
import type { FileRow, Match } from './match.ts';
import { type Problem, schemaProblems } from './problem.ts';

function editableFields({ id: _, version: __, createdAt: ___, ...fields }: Document): ChangedFields {
  return fields;
}

/** Pictures on other hosts may disappear, and the hosts would track visitors. */
const isForeign = (url: string): boolean => /^([a-z]+:)?\/\//i.test(url);
/** Addresses that the row adds to a field of one or several files. */
function added(before: unknown, after: unknown): string[] {
  const known: readonly unknown[] = [before].flat();
  return [after]
    .flat()
    .filter((url): url is string => Boolean(url) && typeof url === 'string' && !known.includes(url));
}

const foreignPictures = (before: ChangedFields, after: ChangedFields): Problem[] =>
  ['img', 'pictures']
    .filter((column) => added(before[column], after[column]).some(isForeign))
    .map((column): Problem => ({ column, key: 'foreignPicture' }));

const FILE_KINDS: readonly string[] = ['picture', 'pictures', 'sheet', 'photometry'];

function newFiles(
  before: ChangedFields,
  after: ChangedFields,
  columns: readonly SheetColumn[],
): { column: string; url: string }[] {
  return columns.flatMap(({ name, stored, field }) => {
    if (!FILE_KINDS.includes(field?.kind ?? '')) return [];
    const urls = added(before[stored], after[stored]).filter((url) => !isForeign(url));
    return urls.map((url) => ({ column: name, url }));
  });
}

/** Keys are fixed: other documents refer to them. */
const changedKey = (collection: ListCollection, before: ChangedFields, { key }: ChangedFields): Problem[] =>
  isNamedCollection(collection) && before.key && key !== before.key
    ? [{ column: 'key', key: 'keyStays', values: { key: String(before.key) } }]
    : [];

function differences(
  before: ChangedFields,
  after: ChangedFields,
  columns: readonly SheetColumn[],
): FieldChange[] {
  const written = columns.filter(({ kind }) => kind !== 'id');
  const [cellsBefore, cellsAfter] = [documentCells(before, written), documentCells(after, written)];
  return written
    .map((column, at) => ({ column, before: cellsBefore[at] ?? null, after: cellsAfter[at] ?? null }))
    .filter((cell) => cell.before !== cell.after);
}

function laidOver(row: FileRow, before: ChangedFields, match: Match, codeColumn: string | null) {
  const laid = row.layOver(before);
  const storedCode = 'article' in match ? match.storedCode : undefined;
  if (codeColumn === null || storedCode === undefined) return laid;
  return { ...laid, fields: { ...laid.fields, [codeColumn]: storedCode } };
}

export interface RowContext {
  collection: ListCollection;
  columns: readonly SheetColumn[];
  hasFile(url: string): boolean;
}

export function planRow(
  row: FileRow,
  match: Match,
  { collection, columns, hasFile }: RowContext,
): PlannedOutcome {
  const article = 'article' in match ? match.article : null;
  const before = article ? editableFields(article) : {};
  const laid = laidOver(row, before, match, codeColumnOf(collection));
  const planned = { row: row.number, title: String(laid.fields.title ?? '') };
  const rejected = (problems: readonly Problem[]): PlannedOutcome => ({
    ...planned,
    kind: 'rejection',
    problems,
    cells: row.cells,
  });

  if ('problem' in match) return rejected([match.problem]);
  const files = newFiles(before, laid.fields, columns);
  const problems = [
    ...laid.problems,
    ...foreignPictures(before, laid.fields),
    ...files
      .filter(({ url }) => !hasFile(url))
      .map(
        ({ column, url }): Problem => ({
          column,
          key: column === 'sheet' ? 'noSuchSheet' : 'noSuchFile',
          values: { value: url },
        }),
      ),
    ...changedKey(collection, before, laid.fields),
  ];
  const parsed = v.safeParse(COLLECTIONS[collection].schema, laid.fields, { abortPipeEarly: true });
  if (!parsed.success) {
    // An unreadable cell is reported once, not again as a missing value.
    const isNamed = (column: string) => problems.some((problem) => problem.column === column);
    return rejected([...problems, ...schemaProblems(parsed.issues).filter(({ column }) => !isNamed(column))]);
  }
  if (problems.length > 0) return rejected(problems);
  const fields: ChangedFields = parsed.output;
  const newUrls = files.map(({ url }) => url);
  if (!article) return { ...planned, kind: 'addition', fields, files: newUrls };
  const changes = differences(before, fields, columns);
  if (changes.length === 0) return { kind: 'unchanged' };
  const changed = new Set(changes.map(({ column }) => column.stored));
  const written = Object.fromEntries([...changed].map((stored) => [stored, fields[stored] ?? null]));
  const { id, version } = article;
  return { ...planned, kind: 'change', id, version, changes, fields: written, files: newUrls };
}
