import { COLLECTIONS, isNamedCollection } from '@lumitor/domain/collections/collections';
import * as v from 'valibot';
import type { Fields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { Column, ListCollection } from '../columns.ts';
import { cellsOf } from '../documentCells.ts';
import type { FieldChange, PlannedOutcome } from './importPlan.ts';
import type { FileRow, Match } from './match.ts';
import { type Problem, schemaProblems } from './problem.ts';

/** The fields that are written; the others are the data service's. */
function ownFields({ id: _, version: __, createdAt: ___, ...fields }: Document): Fields {
  return fields;
}

/** The configurator shows pictures of the file store alone: those of others come and go, and tell who looks. */
const foreignPictures = (before: Fields, { img }: Fields): Problem[] =>
  typeof img === 'string' && img !== before.img && /^([a-z]+:)?\/\//i.test(img)
    ? [{ column: 'img', key: 'foreignPicture' }]
    : [];

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

/** What a row does to the article it is about, or why it can't. @param columns all of the collection's */
export function planRow(
  collection: ListCollection,
  columns: readonly Column[],
  row: FileRow,
  match: Match,
): PlannedOutcome {
  const article = 'article' in match ? match.article : null;
  const before = article ? ownFields(article) : {};
  const laid = row.layOver(before);
  const planned = { row: row.number, title: String(laid.fields.title ?? '') };
  const rejected = (problems: readonly Problem[]): PlannedOutcome => ({
    ...planned,
    kind: 'rejection',
    problems,
    cells: row.cells,
  });

  if ('problem' in match) return rejected([match.problem]);
  const problems = [
    ...laid.problems,
    ...foreignPictures(before, laid.fields),
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
  if (!article) return { ...planned, kind: 'addition', fields };
  const changes = differences(before, fields, columns);
  if (changes.length === 0) return { kind: 'unchanged' };
  const changed = new Set(changes.map(({ column }) => column.stored));
  const written = Object.fromEntries([...changed].map((stored) => [stored, fields[stored] ?? null]));
  const { id, version } = article;
  return { ...planned, kind: 'change', id, version, changes, fields: written };
}
