import { useEffect, useEffectEvent } from 'react';

interface Entry {
  page: string;
}

const openedHere = (): string | undefined => (history.state as Entry | null)?.page;

/** `history.back()` is asynchronous and would leave an entry pushed meanwhile. */
let settled: Promise<unknown> = Promise.resolve();

/** Phones: Back closes a page-like overlay. */
export function useBackCloses(page: string, isPage: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isPage) return;
    let isOpen = true;
    const onPopState = () => openedHere() !== page && close();
    void settled.then(() => {
      if (!isOpen) return;
      if (openedHere() !== page) history.pushState({ page } satisfies Entry, '');
      addEventListener('popstate', onPopState);
    });
    return () => {
      isOpen = false;
      removeEventListener('popstate', onPopState);
      // Another page or Back has its own entry.
      if (openedHere() !== page) return;
      settled = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
    };
  }, [page, isPage]);
}
