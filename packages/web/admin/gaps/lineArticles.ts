import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { CatalogueCollection, ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../data/documents.ts';

export interface LineArticles {
  line: ProductLine;
  table: PartTable;
  articles: Record<CatalogueCollection, readonly Document[]>;
}

export const inEach = <Value>(
  entryOf: (collection: CatalogueCollection) => Value,
): Record<CatalogueCollection, Value> => ({
  connections: entryOf('connections'),
  systems: entryOf('systems'),
  gateways: entryOf('gateways'),
  powers: entryOf('powers'),
  bindings: entryOf('bindings'),
  accessories: entryOf('accessories'),
});

export interface Found {
  line: ProductLine;
  collection: CatalogueCollection;
  article: Document;
}
