import { CATALOGUE_COLLECTIONS, LINES } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useMemo } from 'react';
import { useAllDocuments } from '../data/allDocuments.ts';
import { useShippedTexts, useTextDocuments } from '../translations/textQueries.ts';
import { textTable } from '../translations/textTable.ts';
import { type Completeness, completenessOf } from './completeness.ts';

const CATALOGUES = LINES.flatMap((line) =>
  CATALOGUE_COLLECTIONS.map((collection) => ({ collection, stored: collectionOf(collection, line) })),
);
const COLLECTIONS = CATALOGUES.map(({ stored }) => stored);

interface CompletenessOfAll {
  /** Of each language, by its code; undefined until texts and catalogue are there. */
  completeness: ReadonlyMap<string, Completeness> | undefined;
  isError: boolean;
  retry(): void;
}

/** How complete each language is. */
export function useCompleteness(languages: readonly string[]): CompletenessOfAll {
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
    completeness,
    isError: texts.isError || shipped.isError || error !== null,
    retry: () => {
      for (const { isError, refetch } of [texts, shipped]) if (isError) void refetch();
      retry();
    },
  };
}
