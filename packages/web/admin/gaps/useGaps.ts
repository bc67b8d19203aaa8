import {
  CATALOGUE_COLLECTIONS,
  type CatalogueCollection,
  LINES,
  type ProductLine,
} from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchEuroRate } from '../../data/exchangeRate.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { tableInForce } from '../data/tableInForce.ts';
import { allGaps, findGaps } from './findGaps.ts';
import { inEach, type LineArticles } from './lineArticles.ts';

export function useGaps(requested: readonly ProductLine[], alsoInactive: boolean) {
  const languages = useAllDocuments(['languages']);
  const shop = useLines(requested);
  const rate = useQuery({ queryKey: ['euroRate', 'one'], queryFn: fetchEuroRate });
  // A pending rate counts as known, so that missing prices do not flash.
  const euroRate = rate.isPending ? 1 : (rate.data ?? 0);
  const gaps = useMemo(() => {
    const [known] = languages.documents ?? [];
    if (!known || !shop.lines) return undefined;
    const active = known.filter((language) => language.active).map(({ lang }) => lang);
    return allGaps(shop.lines.map((line) => findGaps(line, { languages: active, euroRate, alsoInactive })));
  }, [languages.documents, shop.lines, euroRate, alsoInactive]);
  return {
    gaps,
    isRateKnown: euroRate > 0,
    error: shop.error ?? languages.error,
    retry: () => {
      shop.retry();
      languages.retry();
    },
  };
}

const CATALOGUES = LINES.flatMap((line) => CATALOGUE_COLLECTIONS.map((name) => ({ line, name })));
const COLLECTIONS = CATALOGUES.map(({ line, name }) => collectionOf(name, line));

export function useLines(requested: readonly ProductLine[] = LINES) {
  const tables = useAllDocuments(['partTables']);
  const catalogue = useAllDocuments(COLLECTIONS);
  const lines = useMemo(() => {
    const [partTables] = tables.documents ?? [];
    const catalogues = catalogue.documents;
    if (!partTables || !catalogues) return undefined;
    return requested.map((line): LineArticles => {
      const articlesOf = (name: CatalogueCollection) =>
        catalogues[CATALOGUES.findIndex((each) => each.line === line && each.name === name)] ?? [];
      return { line, table: tableInForce(partTables, line).table, articles: inEach(articlesOf) };
    });
  }, [tables.documents, catalogue.documents, requested]);
  return {
    lines,
    error: tables.error ?? catalogue.error,
    retry: () => {
      tables.retry();
      catalogue.retry();
    },
  };
}
