import { useLayoutEffect } from 'react';

/** Where each list was left, in pixels from the top: a form that is saved leads back to there. */
const places = new Map<string, number>();

export function useListPlace(resource: string): void {
  useLayoutEffect(() => {
    window.scrollTo(0, places.get(resource) ?? 0);
    const keep = () => places.set(resource, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [resource]);
}
