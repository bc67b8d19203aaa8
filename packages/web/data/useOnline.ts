import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isOffline } from './request.ts';

function followConnection(onChange: () => void): () => void {
  const leaving = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, onChange, { signal: leaving.signal });
  return () => leaving.abort();
}

export const useOnline = (): boolean => useSyncExternalStore(followConnection, () => !isOffline());

export function useReconnected(act: () => void): void {
  const reconnected = useEffectEvent(act);
  useEffect(() => {
    const onChange = () => reconnected();
    addEventListener('online', onChange);
    return () => removeEventListener('online', onChange);
  }, []);
}
