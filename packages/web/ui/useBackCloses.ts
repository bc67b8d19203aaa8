import { useEffect, useEffectEvent } from 'react';

interface Entry {
  page: string;
}

/** Name of what is open at the current entry of the history, other than the page itself. */
const openedHere = (): string | undefined => (history.state as Entry | null)?.page;

/** Settles after a `history.back()` of ours: an entry that is pushed before would be left by it. */
let settled: Promise<unknown> = Promise.resolve();

/**
 * Gives what is shown like a page an entry in the history: Back closes it before it leaves the page (phone).
 * @param isPage shown so now
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
