import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchEuroRate } from '../../data/exchangeRate.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { allGaps, findGaps, type Gaps } from './findGaps.ts';
import { useLines } from './useLines.ts';

export interface GapsInShop {
  /** Undefined until the whole catalogue is there. */
  gaps: Gaps | undefined;
  isRateKnown: boolean;
  error: Error | null;
  retry(): void;
}

/** What the catalogue lacks now. @param wanted lines whose gaps are asked for */
export function useGaps(wanted: readonly ProductLine[], alsoInactive: boolean): GapsInShop {
  const languages = useAllDocuments(['languages']);
  const shop = useLines(wanted);
  const rate = useQuery({ queryKey: ['euroRate', 'one'], queryFn: fetchEuroRate });
  // While it is on its way it counts as known: hardly ever is it not, and no price must lack for a moment.
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
