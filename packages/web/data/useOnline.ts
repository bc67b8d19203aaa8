import { useSyncExternalStore } from 'react';
import { isOffline } from './request.ts';

function followConnection(hear: () => void): () => void {
  const leaving = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, hear, { signal: leaving.signal });
  return () => leaving.abort();
}

/** Whether the browser has a network, followed as it comes and goes. */
export const useOnline = (): boolean => useSyncExternalStore(followConnection, () => !isOffline());
