import { useEffect, useState } from 'react';
import { flush, isFirstVisit, loadedStorage, loadStorage } from '../configurator/store/persistence.ts';

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
