import { useEffect, useState } from 'react';
import { flush, isFirstVisit, loadedStorage, loadStorage, storageToRead } from '../visitor/persistence.ts';

/** Asked for together with the texts, so that the choice of the line need not wait; it asks again where it must. */
export const loadBegun = () => storageToRead().catch(() => {});

const NOTHING = { standard: null, micro: null };

function begunLayouts() {
  if (isFirstVisit()) return NOTHING;
  flush();
  return loadedStorage()?.begunLayouts() ?? null;
}

/** What is offered back on the start dialog, the last moment's work too; null until it can be read. */
export function useBegun() {
  const [begun, setBegun] = useState(begunLayouts);
  useEffect(() => {
    if (begun) return;
    loadStorage().then(
      () => setBegun(begunLayouts()),
      // What can't be read can't be opened, and that is told.
      () => setBegun(NOTHING),
    );
  }, [begun]);
  return begun;
}
