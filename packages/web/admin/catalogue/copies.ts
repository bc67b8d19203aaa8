import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { type CollectionName, collectionOf } from '@lumitor/domain/collections/collections';
import type { ChangedFields } from '../data/changes.ts';
import { type Document, readOne } from '../data/documents.ts';
import type { CatalogueResource } from '../data/resources.ts';

export const otherLine = (line: ProductLine): ProductLine => (line === 'micro' ? 'standard' : 'micro');

export function copiedFields(article: Document): ChangedFields {
  const { id: _, version: __, createdAt: ___, ...fields } = article;
  return fields;
}

/** Lists omit `base64`, which may be an article's only picture. */
const whole = (collection: CollectionName, article: Document): Document | Promise<Document> =>
  article.img ? article : readOne(collection, article.id);

export async function copyOperations(
  { collection, line }: CatalogueResource,
  articles: readonly Document[],
): Promise<Operation[]> {
  const [from, to] = [collectionOf(collection, line), collectionOf(collection, otherLine(line))];
  const read = await Promise.all(articles.map((article) => whole(from, article)));
  return read.map((article) => ({
    kind: 'add',
    collection: to,
    fields: { ...copiedFields(article), active: false },
  }));
}
