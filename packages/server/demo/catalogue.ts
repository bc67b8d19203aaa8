import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import { microArticles } from './micro/articles.ts';
import { standardArticles } from './standard/articles.ts';

/** An article of the demo catalogue, as it is added to its collection. */
export interface DemoArticle {
  collection: CollectionName;
  fields: Record<string, unknown>;
  /** The source of its SVG, to be uploaded; its address goes into `img`. */
  picture?: string;
}

/** In the order in which a shop would show them: black before white, small before large. */
export const demoArticles: readonly DemoArticle[] = [...standardArticles, ...microArticles];
