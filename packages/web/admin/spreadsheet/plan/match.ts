import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../../data/documents.ts';
import type { Column } from '../columns.ts';
import type { SheetRow } from '../sheet/cell.ts';
import type { Problem } from './problem.ts';

/** The article that a row is about; null: a new one. */
export type Match = { article: Document | null } | { problem: Problem };

const trimmed = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim();

function indexBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key) index.set(key, [...(index.get(key) ?? []), item]);
  }
  return index;
}

/**
 * Finds each row's article: by its id, else by its product code, where one article has that code and
 * the file names it once.
 */
export function matcher(
  collection: CatalogueCollection,
  columnAt: readonly (Column | null)[],
  rows: readonly SheetRow[],
  articles: readonly Document[],
): (row: SheetRow) => Match {
  const codeField = codeFieldOf(collection);
  const idAt = columnAt.findIndex((column) => column?.kind === 'id');
  const codeAt = columnAt.findIndex((column) => column?.stored === codeField && column !== null);
  const idOf = ({ cells }: SheetRow) => trimmed(cells[idAt]);
  const codeOf = ({ cells }: SheetRow) => trimmed(cells[codeAt]);

  const articlesById = new Map(articles.map((article) => [article.id, article]));
  const articlesByCode = indexBy(articles, (article) => (codeField ? trimmed(article[codeField]) : ''));
  const rowsById = indexBy(rows, idOf);
  const rowsByCode = indexBy(rows, codeOf);
  const otherRow = (among: readonly SheetRow[], row: SheetRow) =>
    among.find((other) => other !== row)?.number ?? row.number;

  const refused = (at: number, key: Problem['key'], values: Problem['values'] = {}): Match => ({
    problem: { column: columnAt[at]?.name ?? '', key, values },
  });

  const byCode = (row: SheetRow, code: string): Match => {
    const named = rowsByCode.get(code) ?? [];
    if (named.length > 1) return refused(codeAt, 'codeTwice', { code, row: otherRow(named, row) });
    const found = articlesByCode.get(code) ?? [];
    if (found.length > 1) return refused(codeAt, 'codeShared', { code, smart_count: found.length });
    return { article: found[0] ?? null };
  };

  return (row) => {
    const id = idOf(row);
    if (!id) return codeOf(row) ? byCode(row, codeOf(row)) : { article: null };
    const named = rowsById.get(id) ?? [];
    if (named.length > 1) return refused(idAt, 'idTwice', { row: otherRow(named, row) });
    const article = articlesById.get(id);
    return article ? { article } : refused(idAt, 'idUnknown', { id });
  };
}
