import type { CollectionName } from '@lumitor/domain/catalogue/collections';

/** An article of the demo catalogue, as it is added to its collection. */
export interface DemoArticle {
  collection: CollectionName;
  fields: Record<string, unknown>;
  /** The source of its SVG, to be uploaded; its address goes into `img`. */
  picture?: string;
}
