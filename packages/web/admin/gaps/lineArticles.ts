import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { CatalogueCollection, ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../data/documents.ts';

/** Product line with its rules and all articles, also inactive ones. */
export interface LineArticles {
  line: ProductLine;
  table: PartTable;
  articles: Record<CatalogueCollection, readonly Document[]>;
}

export const inEach = <Value>(
  of: (collection: CatalogueCollection) => Value,
): Record<CatalogueCollection, Value> => ({
  connections: of('connections'),
  systems: of('systems'),
  gateways: of('gateways'),
  powers: of('powers'),
  bindings: of('bindings'),
  accessories: of('accessories'),
});

export interface Found {
  line: ProductLine;
  collection: CatalogueCollection;
  article: Document;
}
