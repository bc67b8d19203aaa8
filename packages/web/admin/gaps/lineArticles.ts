import type { CatalogueCollection } from '@lumitor/domain/catalogue/collections';
import type { Line } from '@lumitor/domain/catalogue/line';
import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { Document } from '../data/allDocuments.ts';

/** What gaps are looked for in: a product line as its administrators have it, inactive articles too. */
export interface LineArticles {
  line: Line;
  table: PartTable;
  articles: Record<CatalogueCollection, readonly Document[]>;
}

/** An article and where it is. */
export interface Found {
  line: Line;
  collection: CatalogueCollection;
  article: Document;
}
