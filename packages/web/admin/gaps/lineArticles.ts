import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { CatalogueCollection, ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../data/allDocuments.ts';

/** What gaps are looked for in: a product line as its administrators have it, inactive articles too. */
export interface LineArticles {
  line: ProductLine;
  table: PartTable;
  articles: Record<CatalogueCollection, readonly Document[]>;
}

/** An article and where it is. */
export interface Found {
  line: ProductLine;
  collection: CatalogueCollection;
  article: Document;
}
