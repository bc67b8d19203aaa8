import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useEffect, useState } from 'react';
import { fetchOrder } from '../data/orders.ts';
import { sharedStore } from '../data/shared.ts';
import { showTexts } from '../data/texts.ts';
import { languageInAddress } from '../translation/language.ts';

export type OrderState =
  | { status: 'loading' | 'not-found' | 'failed'; page?: undefined }
  | { status: 'ready'; page: ShownOrder };

/** A stored order, with the texts it brings, in the language it was saved in or the one asked for (D32). */
export function useOrder(id: string): { state: OrderState; retry: () => void } {
  const [state, setState] = useState<OrderState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    let hideTexts = () => {};
    setState({ status: 'loading' });
    fetchOrder(id, leaving.signal).then((page) => {
      if (leaving.signal.aborted) return;
      if (typeof page === 'string') return setState({ status: page });
      if (!languageInAddress(location.search))
        sharedStore.setState({ language: page.data.language.toLowerCase() });
      hideTexts = showTexts(page);
      setState({ status: 'ready', page });
    });
    return () => {
      leaving.abort();
      hideTexts();
    };
  }, [id, attempt]);

  return { state, retry: () => setAttempt((before) => before + 1) };
}
