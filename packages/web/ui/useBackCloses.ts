import { useEffect, useEffectEvent } from 'react';

interface Entry {
  page: string;
}

/** Overlay open at the current history entry; undefined for the page itself. */
const openedHere = (): string | undefined => (history.state as Entry | null)?.page;

/** Our own `history.back()` is asynchronous and would leave an entry pushed before it completes. */
let settled: Promise<unknown> = Promise.resolve();

/**
 * On phones Back closes an overlay that looks like a page, through a history entry.
 * @param isPage whether the overlay currently looks like a page
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
      // Another page or Back has its own entry.
      if (openedHere() !== page) return;
      settled = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
    };
  }, [page, isPage]);
}
