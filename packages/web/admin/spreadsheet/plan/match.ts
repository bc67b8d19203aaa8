import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import { codeColumnOf, type ListCollection } from '../columns.ts';
import type { ReadCell } from '../sheet/cell.ts';
import { differInZeros, isShortened, zeroCodes } from './codes.ts';
import type { Problem } from './problem.ts';

export interface FileRow {
  number: number;
  id: string;
  code: string;
  /** Cells in the column order of the file; empty for a document. */
  cells: readonly ReadCell[];
  layOver(before: ChangedFields): { fields: ChangedFields; problems: readonly Problem[] };
}

/** Article of a row; null: a new one. */
export type Match =
  | {
      article: Document | null;
      storedCode?: string;
    }
  | { problem: Problem };

export function indexBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key) index.set(key, [...(index.get(key) ?? []), item]);
  }
  return index;
}

/**
 * Finds the article of a row: by id, else by product code, with leading zeros restored. Codes must be unique
 * in both the catalogue and the file.
 */
export function matcher(
  collection: ListCollection,
  rows: readonly FileRow[],
  articles: readonly Document[],
): (row: FileRow) => Match {
  const codeField = codeColumnOf(collection) ?? '';
  const articlesById = new Map(articles.map((article) => [article.id, article]));
  const codeOf = (article: Document) => String(article[codeField] ?? '').trim();
  const articlesByCode = indexBy(articles, codeOf);
  const codesLike = zeroCodes(articles, codeOf);
  const restoredCode = (code: string): string => {
    const [only, other] = codesLike(code);
    return only !== undefined && other === undefined ? only : code;
  };
  const rowsById = indexBy(rows, ({ id }) => id);
  const rowsByCode = indexBy(rows, ({ code }) => restoredCode(code));
  const otherRow = (among: readonly FileRow[], row: FileRow) =>
    among.find((other) => other !== row)?.number ?? row.number;

  const refused = (column: string, key: Problem['key'], values: Problem['values'] = {}): Match => ({
    problem: { column, key, values },
  });

  const byCode = (row: FileRow): Match => {
    const code = restoredCode(row.code);
    const named = rowsByCode.get(code) ?? [];
    if (named.length > 1) return refused(codeField, 'codeTwice', { code, row: otherRow(named, row) });
    const found = articlesByCode.get(code) ?? [];
    if (found.length > 1) return refused(codeField, 'codeShared', { code, smart_count: found.length });
    if (found.length === 0 && isShortened(code)) return refused(codeField, 'codeShortened', { code });
    const [one, other] = found.length === 0 ? codesLike(code) : [];
    if (one && other) return refused(codeField, 'codeZeros', { code, one, other });
    return { article: found[0] ?? null, ...(code !== row.code && { storedCode: code }) };
  };

  /** A row with an id may change the code, unless a spreadsheet damaged it. */
  const byId = (article: Document, { code }: FileRow): Match => {
    const stored = codeOf(article);
    if (code !== stored && isShortened(code)) return refused(codeField, 'codeShortened', { code });
    return { article, ...(differInZeros(code, stored) && { storedCode: stored }) };
  };

  return (row) => {
    const { id, code } = row;
    if (!id) return code ? byCode(row) : { article: null };
    const named = rowsById.get(id) ?? [];
    if (named.length > 1) return refused('id', 'idTwice', { row: otherRow(named, row) });
    const article = articlesById.get(id);
    return article ? byId(article, row) : refused('id', 'idUnknown', { id });
  };
}
