import { useLayoutEffect, useRef } from 'react';

/** Where each list was left, in pixels from the top: a form that is saved leads back to there. */
const places = new Map<string, number>();

/** @param isWhole whether all rows are there, so that the page has its height */
export function useListPlace(resource: string, isWhole: boolean): void {
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (!isWhole || isRestored.current) return;
    isRestored.current = true;
    window.scrollTo(0, places.get(resource) ?? 0);
  }, [resource, isWhole]);
  // Let go of before the page shrinks, which would scroll it.
  useLayoutEffect(() => {
    const keep = () => {
      if (isRestored.current) places.set(resource, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [resource]);
}
