import { useEffect, useEffectEvent } from 'react';

interface Entry {
  page: string;
}

/** Name of the overlay open at the current history entry; undefined for the page itself. */
const openedHere = (): string | undefined => (history.state as Entry | null)?.page;

/** Resolves after our own `history.back()`, which would otherwise leave an entry pushed before it. */
let settled: Promise<unknown> = Promise.resolve();

/**
 * Adds a history entry for an overlay that looks like a page: on phones, Back closes it before leaving the page. @param
 * isPage whether it currently does
 */
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
      // Closed by its own button; another page or Back has its own entry.
      if (openedHere() !== page) return;
      settled = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
    };
  }, [page, isPage]);
}
