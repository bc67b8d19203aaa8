import { useEffect, useRef } from 'react';
import { useBasename } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A page that a link opens begins at its top, and not where the one before it was scrolled to. What leads back keeps
 * its place: the browser's own way, and the way from an article to its list.
 */
export function useTopOfNewPage(): void {
  const basename = useBasename();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const left = useRef(pathname);
  useEffect(() => {
    const from = left.current;
    left.current = pathname;
    const isItsList = pathname !== basename && from.startsWith(`${pathname}/`);
    if (from !== pathname && type !== 'POP' && !isItsList) window.scrollTo(0, 0);
  }, [basename, pathname, type]);
}
