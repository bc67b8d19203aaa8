import { useEffect, useState } from 'react';
import { flush, isFirstVisit, loadedStorage, loadStorage, storageToRead } from '../visitor/persistence.ts';

/** Loaded in parallel with the texts, so that the choice of the line need not wait; retried where it is needed. */
export const loadBegun = () => storageToRead().catch(() => {});

const NOTHING = { standard: null, micro: null };

function begunLayouts() {
  if (isFirstVisit()) return NOTHING;
  flush();
  return loadedStorage()?.begunLayouts() ?? null;
}

/** Earlier work offered in the start dialog, including other tabs' latest; null until it is read. */
export function useBegun() {
  const [begun, setBegun] = useState(begunLayouts);
  useEffect(() => {
    if (begun) return;
    loadStorage().then(
      () => setBegun(begunLayouts()),
      // Unreadable work cannot be opened either, which is reported then.
      () => setBegun(NOTHING),
    );
  }, [begun]);
  return begun;
}
