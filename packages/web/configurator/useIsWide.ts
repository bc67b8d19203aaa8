import { useSyncExternalStore } from 'react';

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Whether the window is at least so many pixels wide. */
export const useIsWide = (from: number): boolean =>
  useSyncExternalStore(onResize, () => window.innerWidth >= from);
