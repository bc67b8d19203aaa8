import { useSyncExternalStore } from 'react';

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** What is read of the window's size; shown anew when that changes, not at every pixel. */
export const useWindow = <Value>(read: () => Value): Value => useSyncExternalStore(onResize, read);
