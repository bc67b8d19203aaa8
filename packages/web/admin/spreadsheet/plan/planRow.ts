import { COLLECTIONS, isNamedCollection } from '@lumitor/domain/collections/collections';
import * as v from 'valibot';
import type { Fields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import { type Column, codeColumnOf, type ListCollection } from '../columns.ts';
import { cellsOf } from '../documentCells.ts';
import type { FieldChange, PlannedOutcome } from './importPlan.ts';
import type { FileRow, Match } from './match.ts';
import { type Problem, schemaProblems } from './problem.ts';

/** The fields that are written; the others are the data service's. */
function ownFields({ id: _, version: __, createdAt: ___, ...fields }: Document): Fields {
  return fields;
}

/** The configurator shows pictures of the file store alone: those of others come and go, and tell who looks. */
const isForeign = (url: string): boolean => /^([a-z]+:)?\/\//i.test(url);
const foreignPictures = (before: Fields, { img }: Fields): Problem[] =>
  typeof img === 'string' && img !== before.img && isForeign(img)
    ? [{ column: 'img', key: 'foreignPicture' }]
    : [];

/** Fields that name a stored file. */
const FILE_KINDS: readonly string[] = ['picture', 'sheet', 'photometry'];

/** The files of a row that its article does not name yet, by column; those at other addresses are refused elsewhere. */
function newFiles(
  before: Fields,
  after: Fields,
  columns: readonly Column[],
): { column: string; url: string }[] {
  return columns.flatMap(({ name, stored, field }) => {
    const url = after[stored];
    const isFile = FILE_KINDS.includes(field?.kind ?? '') && typeof url === 'string' && url !== '';
    return isFile && url !== before[stored] && !isForeign(url) ? [{ column: name, url }] : [];
  });
}

/** Others name a document of a small collection by its key. */
const changedKey = (collection: ListCollection, before: Fields, { key }: Fields): Problem[] =>
  isNamedCollection(collection) && before.key && key !== before.key
    ? [{ column: 'key', key: 'keyStays', values: { key: String(before.key) } }]
    : [];

function differences(before: Fields, after: Fields, columns: readonly Column[]): FieldChange[] {
  const written = columns.filter(({ kind }) => kind !== 'id');
  const [cellsBefore, cellsAfter] = [cellsOf(before, written), cellsOf(after, written)];
  return written
    .map((column, at) => ({ column, before: cellsBefore[at] ?? null, after: cellsAfter[at] ?? null }))
    .filter((cell) => cell.before !== cell.after);
}

/** The fields of a row, with the stored code where a spreadsheet took zeros off the row's. */
function laidOver(row: FileRow, before: Fields, match: Match, codeColumn: string | null) {
  const laid = row.layOver(before);
  const storedCode = 'article' in match ? match.storedCode : undefined;
  if (codeColumn === null || storedCode === undefined) return laid;
  return { ...laid, fields: { ...laid.fields, [codeColumn]: storedCode } };
}

export interface RowContext {
  collection: ListCollection;
  /** All of the collection's. */
  columns: readonly Column[];
  /** Whether the shop has the file at an address of its file store. */
  hasFile(url: string): boolean;
}

/** What a row does to the article it is about, or why it can't. */
export function planRow(
  row: FileRow,
  match: Match,
  { collection, columns, hasFile }: RowContext,
): PlannedOutcome {
  const article = 'article' in match ? match.article : null;
  const before = article ? ownFields(article) : {};
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
    // A cell that could not be read is at fault once, not again for what is missing without it.
    const isNamed = (column: string) => problems.some((problem) => problem.column === column);
    return rejected([...problems, ...schemaProblems(parsed.issues).filter(({ column }) => !isNamed(column))]);
  }
  if (problems.length > 0) return rejected(problems);
  const fields: Fields = parsed.output;
  const newUrls = files.map(({ url }) => url);
  if (!article) return { ...planned, kind: 'addition', fields, files: newUrls };
  const changes = differences(before, fields, columns);
  if (changes.length === 0) return { kind: 'unchanged' };
  const changed = new Set(changes.map(({ column }) => column.stored));
  const written = Object.fromEntries([...changed].map((stored) => [stored, fields[stored] ?? null]));
  const { id, version } = article;
  return { ...planned, kind: 'change', id, version, changes, fields: written, files: newUrls };
}
