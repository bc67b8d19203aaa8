import {
  CATALOGUE_COLLECTIONS,
  type CatalogueCollection,
  LINES,
  type ProductLine,
} from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useMemo } from 'react';
import { useAllDocuments } from '../data/allDocuments.ts';
import { tableInForce } from '../data/tableInForce.ts';
import { inEach, type LineArticles } from './lineArticles.ts';

const CATALOGUES = LINES.flatMap((line) => CATALOGUE_COLLECTIONS.map((name) => ({ line, name })));
const COLLECTIONS = CATALOGUES.map(({ line, name }) => collectionOf(name, line));

export interface LinesOfShop {
  /** Undefined until the whole catalogue is there. */
  lines: LineArticles[] | undefined;
  error: Error | null;
  retry(): void;
}

/** Rules and articles of product lines, as their administrators have them; renewed when somebody changes them. */
export function useLines(wanted: readonly ProductLine[] = LINES): LinesOfShop {
  const tables = useAllDocuments(['partTables']);
  const catalogue = useAllDocuments(COLLECTIONS);
  const lines = useMemo(() => {
    const [partTables] = tables.documents ?? [];
    const catalogues = catalogue.documents;
    if (!partTables || !catalogues) return undefined;
    const articlesOf = (line: ProductLine) => (name: CatalogueCollection) =>
      catalogues[CATALOGUES.findIndex((one) => one.line === line && one.name === name)] ?? [];
    return wanted.map((line) => ({
      line,
      table: tableInForce(partTables, line).table,
      articles: inEach(articlesOf(line)),
    }));
  }, [tables.documents, catalogue.documents, wanted]);
  return {
    lines,
    error: tables.error ?? catalogue.error,
    retry: () => {
      tables.retry();
      catalogue.retry();
    },
  };
}
