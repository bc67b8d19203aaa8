import { CATALOGUE_COLLECTIONS, LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/documents/collections';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchEuroRate } from '../../data/exchangeRate.ts';
import type { Document } from '../data/allDocuments.ts';
import { useAllDocuments } from '../data/useAllDocuments.ts';
import { tableInForce } from '../partRules/tableInForce.ts';
import { allGaps, findGaps, type Gaps } from './findGaps.ts';
import type { LineArticles } from './lineArticles.ts';

const CATALOGUES = LINES.flatMap((line) => CATALOGUE_COLLECTIONS.map((name) => ({ line, name })));
const COLLECTIONS = [
  'partTables' as const,
  'languages' as const,
  ...CATALOGUES.map(({ line, name }) => collectionOf(name, line)),
];

function lineArticles(
  line: ProductLine,
  partTables: readonly Document[],
  catalogues: readonly (readonly Document[])[],
): LineArticles {
  const own = CATALOGUES.flatMap((catalogue, index) =>
    catalogue.line === line ? [[catalogue.name, catalogues[index] ?? []] as const] : [],
  );
  return {
    line,
    table: tableInForce(partTables, line).table,
    articles: Object.fromEntries(own) as unknown as LineArticles['articles'],
  };
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
  const { documents, error, retry } = useAllDocuments(COLLECTIONS);
  const rate = useQuery({ queryKey: ['euroRate', 'one'], queryFn: fetchEuroRate });
  // While it is on its way it counts as known: hardly ever is it not, and no price must lack for a moment.
  const euroRate = rate.isPending ? 1 : (rate.data ?? 0);
  const gaps = useMemo(() => {
    const [partTables, languages, ...catalogues] = documents ?? [];
    if (!partTables || !languages) return undefined;
    const active = languages.filter((language) => language.active).map(({ lang }) => String(lang));
    return allGaps(
      lines.map((line) =>
        findGaps(lineArticles(line, partTables, catalogues), { languages: active, euroRate, alsoInactive }),
      ),
    );
  }, [documents, euroRate, lines, alsoInactive]);
  return { gaps, isRateKnown: euroRate > 0, error, retry };
}
