import { useEffect, useState } from 'react';
import { flush, isFirstVisit, loadedStorage, loadStorage, storageToRead } from '../visitor/persistence.ts';

/** Parallel to the texts; retried on use. */
export const loadStarted = () => storageToRead().catch(() => {});

const NOTHING = { standard: null, micro: null };

function startedLayouts() {
  if (isFirstVisit()) return NOTHING;
  flush();
  return loadedStorage()?.startedLayouts() ?? null;
}

export function useStarted() {
  const [started, setStarted] = useState(startedLayouts);
  useEffect(() => {
    if (started) return;
    loadStorage().then(
      () => setStarted(startedLayouts()),
      // Opening unreadable work fails, too, and is reported then.
      () => setStarted(NOTHING),
    );
  }, [started]);
  return started;
}
