import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { CatalogueCollection, ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../data/documents.ts';

/** What gaps are looked for in: a product line as its administrators have it, inactive articles too. */
export interface LineArticles {
  line: ProductLine;
  table: PartTable;
  articles: Record<CatalogueCollection, readonly Document[]>;
}

/** What there is of each collection of a catalogue. */
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

/** An article and where it is. */
export interface Found {
  line: ProductLine;
  collection: CatalogueCollection;
  article: Document;
}
