import {
  CATALOGUE_COLLECTIONS,
  type CatalogueCollection,
  LINES,
  type ProductLine,
} from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/documents/collections';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchEuroRate } from '../../data/exchangeRate.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { Document, DocumentOf } from '../data/documents.ts';
import { tableInForce } from '../data/tableInForce.ts';
import { allGaps, findGaps, type Gaps } from './findGaps.ts';
import { inEach, type LineArticles } from './lineArticles.ts';

const CATALOGUES = LINES.flatMap((line) => CATALOGUE_COLLECTIONS.map((name) => ({ line, name })));
const COLLECTIONS = CATALOGUES.map(({ line, name }) => collectionOf(name, line));

function lineArticles(
  line: ProductLine,
  partTables: readonly DocumentOf<'partTables'>[],
  catalogues: readonly (readonly Document[])[],
): LineArticles {
  const articlesOf = (name: CatalogueCollection) =>
    catalogues[CATALOGUES.findIndex((catalogue) => catalogue.line === line && catalogue.name === name)] ?? [];
  return { line, table: tableInForce(partTables, line).table, articles: inEach(articlesOf) };
}

export interface GapsInShop {
  /** Undefined until the whole catalogue is there. */
  gaps: Gaps | undefined;
  isRateKnown: boolean;
  error: Error | null;
  retry(): void;
}

/** What the catalogue lacks now. @param lines whose gaps are asked for */
export function useGaps(lines: readonly ProductLine[], alsoInactive: boolean): GapsInShop {
  const tables = useAllDocuments(['partTables']);
  const languages = useAllDocuments(['languages']);
  const catalogue = useAllDocuments(COLLECTIONS);
  const read = [tables, languages, catalogue];
  const rate = useQuery({ queryKey: ['euroRate', 'one'], queryFn: fetchEuroRate });
  // While it is on its way it counts as known: hardly ever is it not, and no price must lack for a moment.
  const euroRate = rate.isPending ? 1 : (rate.data ?? 0);
  const gaps = useMemo(() => {
    const [partTables] = tables.documents ?? [];
    const [known] = languages.documents ?? [];
    const catalogues = catalogue.documents;
    if (!partTables || !known || !catalogues) return undefined;
    const active = known.filter((language) => language.active).map(({ lang }) => lang);
    return allGaps(
      lines.map((line) =>
        findGaps(lineArticles(line, partTables, catalogues), { languages: active, euroRate, alsoInactive }),
      ),
    );
  }, [tables.documents, languages.documents, catalogue.documents, euroRate, lines, alsoInactive]);
  return {
    gaps,
    isRateKnown: euroRate > 0,
    error: read.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { retry } of read) retry();
    },
  };
}
