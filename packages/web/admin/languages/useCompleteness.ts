import { collectionOf } from '@lumitor/domain/catalogue/collections';
import { CATALOGUE_COLLECTIONS, LINES } from '@lumitor/domain/catalogue/line';
import { useMemo } from 'react';
import { useAllDocuments } from '../data/useAllDocuments.ts';
import { useShippedTexts, useTextDocuments } from '../translations/textQueries.ts';
import { textTable } from '../translations/textTable.ts';
import { type Completeness, completenessOf } from './completeness.ts';

const CATALOGUES = LINES.flatMap((line) =>
  CATALOGUE_COLLECTIONS.map((collection) => ({ collection, stored: collectionOf(collection, line) })),
);
const COLLECTIONS = CATALOGUES.map(({ stored }) => stored);

/** How complete each language is; undefined until texts and catalogue are there. */
export function useCompleteness(languages: readonly string[]): ReadonlyMap<string, Completeness> | undefined {
  const { data: documents } = useTextDocuments();
  const { data: shipped } = useShippedTexts();
  const { documents: articles } = useAllDocuments(COLLECTIONS);
  return useMemo(() => {
    if (!documents || !shipped || !articles) return undefined;
    const sections = textTable(documents, shipped);
    const catalogue = CATALOGUES.map(({ collection }, index) => ({
      collection,
      articles: articles[index] ?? [],
    }));
    return new Map(languages.map((code) => [code, completenessOf(code, sections, catalogue)]));
  }, [documents, shipped, articles, languages]);
}
