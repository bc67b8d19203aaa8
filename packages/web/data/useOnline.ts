import { useSyncExternalStore } from 'react';
import { isOffline } from './request.ts';

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network, followed as it comes and goes. */
export const useOnline = (): boolean => useSyncExternalStore(onConnectionChange, () => !isOffline());
