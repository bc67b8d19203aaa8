import { useEffect, useState } from 'react';
import { flush, isFirstVisit, loadedStorage, loadStorage, storageToRead } from '../visitor/persistence.ts';

/** Loaded in parallel with the texts, so that the choice of the line need not wait; retried on use. */
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
