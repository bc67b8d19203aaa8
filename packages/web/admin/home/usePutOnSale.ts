import { useState } from 'react';
import { useBatch } from '../elements/useBatch.tsx';
import type { LineArticles } from '../gaps/lineArticles.ts';
import { saleOperations } from './onSale.ts';

/** The last step: what the trial layout takes goes on sale, as one batch. */
export function usePutOnSale(line: LineArticles) {
  const { attempt } = useBatch();
  const [isSelling, setSelling] = useState(false);
  return {
    isSelling,
    sell: async () => {
      setSelling(true);
      await attempt({ kind: 'activate', name: '' }, saleOperations(line), { word: 'home.onSale' });
      setSelling(false);
    },
  };
}
