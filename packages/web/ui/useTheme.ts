import { useSyncExternalStore } from 'react';

const dark = matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  dark.addEventListener('change', onChange);
  return () => dark.removeEventListener('change', onChange);
}

export const useTheme = (): 'dark' | 'light' =>
  useSyncExternalStore(subscribe, () => (dark.matches ? 'dark' : 'light'));
