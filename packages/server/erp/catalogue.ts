import { CATALOGUE_COLLECTIONS, LINES } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { DocumentStore } from '../documents/documentStore.ts';
import { lineCatalogue } from '../snapshots/build.ts';

type Article = LineCatalogue[(typeof CATALOGUE_COLLECTIONS)[number]][number];

/** An article as it is on sale. Prices are in currency units, by control system where they differ. */
const shownArticle = (article: Article, line: string, collection: string) => ({
  id: article.id,
  version: article.version,
  line,
  collection,
  code: 'description' in article ? article.description : '',
  type: 'type' in article ? article.type : '',
  title: article.title,
  price: article.price,
  priceEuro: article.priceEuro,
});

/** The articles on sale in both lines. */
export async function articlesOnSale(store: DocumentStore) {
  return store.reading(async (within) => {
    const articles = [];
    for (const line of LINES) {
      const catalogue = await lineCatalogue(within, line);
      for (const collection of CATALOGUE_COLLECTIONS)
        for (const article of catalogue[collection]) articles.push(shownArticle(article, line, collection));
    }
    return { articles };
  });
}
