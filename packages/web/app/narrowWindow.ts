import { useState } from 'react';
import { useWindow } from '../ui/useWindow.ts';

/** Below it the drawing and its panels do not fit beside each other; in pixels. */
export const MIN_WIDTH = 1024;
const STORAGE_KEY = 'narrowWindow';

/** Storage can be forbidden: then the answer holds until the next reload. */
function remembered(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether the window is too narrow to work in, and the visitor has not said to go on all the same. */
export function useNarrowWindow(): { isNarrow: boolean; accept: () => void } {
  const isBelow = useWindow(() => window.innerWidth < MIN_WIDTH);
  const [isAccepted, setAccepted] = useState(remembered);
  const accept = () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, 'accepted');
    } catch {}
    setAccepted(true);
  };
  return { isNarrow: isBelow && !isAccepted, accept };
}
