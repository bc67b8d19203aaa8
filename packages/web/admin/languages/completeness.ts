import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { missingTexts } from '../articles/articleGaps.ts';
import type { Document } from '../data/documents.ts';
import { isMissing, type TextSection } from '../translations/textTable.ts';

export interface Completeness {
  /** Texts of the interface that the code asks for. */
  texts: number;
  missingTexts: number;
  /** Active articles whose title is shown in another language. */
  missingTitles: number;
}

export interface CollectionArticles {
  collection: CatalogueCollection;
  articles: readonly Document[];
}

const lacksTitle = (collection: CatalogueCollection, article: Document, language: string): boolean =>
  missingTexts(collection, article, [language]).some(({ field }) => field === 'title');

/** What a visitor would not read in a language. */
export function completenessOf(
  language: string,
  sections: readonly TextSection[],
  catalogue: readonly CollectionArticles[],
): Completeness {
  const asked = sections.flatMap(({ rows }) => rows.filter(({ shipped }) => shipped !== null));
  const untitled = catalogue.flatMap(({ collection, articles }) =>
    articles.filter((article) => article.active === true && lacksTitle(collection, article, language)),
  );
  return {
    texts: asked.length,
    missingTexts: asked.filter(({ texts }) => isMissing(texts[language])).length,
    missingTitles: untitled.length,
  };
}

export const isComplete = ({ missingTexts: texts, missingTitles: titles }: Completeness): boolean =>
  texts === 0 && titles === 0;
