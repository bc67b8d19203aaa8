import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import { type NeededCode, usesOf } from '@lumitor/domain/parts/neededCodes';
import type { Fields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';

/** An article and where the part rules need it. */
export interface NeededArticle {
  article: Document;
  uses: NeededCode[];
}

/** Where a line's part rules need an article (D19). */
export function usesOfArticle(
  table: PartTable,
  { collection }: CatalogueResource,
  article: Fields,
): NeededCode[] {
  const code = codeFieldOf(collection);
  return code ? usesOf(table, collection, String(article[code] ?? '').trim()) : [];
}

/** Those of the articles that the rules need. */
export const neededArticles = (
  table: PartTable,
  resource: CatalogueResource,
  articles: readonly Document[],
): NeededArticle[] =>
  articles
    .map((article) => ({ article, uses: usesOfArticle(table, resource, article) }))
    .filter(({ uses }) => uses.length > 0);
