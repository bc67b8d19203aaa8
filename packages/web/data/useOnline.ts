import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isOffline } from './request.ts';

function followConnection(hear: () => void): () => void {
  const leaving = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, hear, { signal: leaving.signal });
  return () => leaving.abort();
}

/** Whether the browser has a network, updated on changes. */
export const useOnline = (): boolean => useSyncExternalStore(followConnection, () => !isOffline());

/** Calls `act` when the network is back, because earlier network failures are outdated. */
export function useReconnected(act: () => void): void {
  const reconnected = useEffectEvent(act);
  useEffect(() => {
    const hear = () => reconnected();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, []);
}
