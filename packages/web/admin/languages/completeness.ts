import {
  CATALOGUE_COLLECTIONS,
  type CatalogueCollection,
  LINES,
} from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useMemo } from 'react';
import { missingTexts } from '../articles/articleGaps.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import { useShippedTexts, useTextDocuments } from '../translations/textQueries.ts';
import { isTextMissing, type TextSection, textTable } from '../translations/textTable.ts';

export interface Completeness {
  texts: number;
  missingTexts: number;
  missingTitles: number;
}

export interface CollectionArticles {
  collection: CatalogueCollection;
  articles: readonly Document[];
}

const isWithoutTitle = (collection: CatalogueCollection, article: Document, language: string): boolean =>
  missingTexts(collection, article, [language]).some(({ field }) => field === 'title');

export function completenessOf(
  language: string,
  sections: readonly TextSection[],
  catalogue: readonly CollectionArticles[],
): Completeness {
  const requested = sections.flatMap(({ rows }) => rows.filter(({ shipped }) => shipped !== null));
  const untitled = catalogue.flatMap(({ collection, articles }) =>
    articles.filter((article) => article.active === true && isWithoutTitle(collection, article, language)),
  );
  return {
    texts: requested.length,
    missingTexts: requested.filter(({ texts }) => isTextMissing(texts[language])).length,
    missingTitles: untitled.length,
  };
}

export const isComplete = ({ missingTexts: texts, missingTitles: titles }: Completeness): boolean =>
  texts === 0 && titles === 0;

const CATALOGUES = LINES.flatMap((line) =>
  CATALOGUE_COLLECTIONS.map((collection) => ({ collection, stored: collectionOf(collection, line) })),
);
const COLLECTIONS = CATALOGUES.map(({ stored }) => stored);

export function useCompleteness(languages: readonly string[]) {
  const texts = useTextDocuments();
  const shipped = useShippedTexts();
  const { documents: articles, error, retry } = useAllDocuments(COLLECTIONS);
  const completeness = useMemo(() => {
    if (!texts.data || !shipped.data || !articles) return undefined;
    const sections = textTable(texts.data, shipped.data);
    const catalogue = CATALOGUES.map(({ collection }, index) => ({
      collection,
      articles: articles[index] ?? [],
    }));
    return new Map(languages.map((code) => [code, completenessOf(code, sections, catalogue)]));
  }, [texts.data, shipped.data, articles, languages]);
  return {
    /** Completeness by language code; undefined until loaded. */
    completeness,
    isError: texts.isError || shipped.isError || error !== null,
    retry: () => {
      for (const { isError, refetch } of [texts, shipped]) if (isError) void refetch();
      retry();
    },
  };
}
