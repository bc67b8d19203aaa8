import { useLayoutEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { type ArticleFilter, parseFilter } from '../filter.ts';

const LIST_PARAMETERS = ['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage'];

function filterIn(search: URLSearchParams): ArticleFilter {
  try {
    return parseFilter(JSON.parse(search.get('filter') ?? '{}'));
  } catch {
    return {};
  }
}

/** Where a list keeps its filter, order and page in this browser. */
export const listKey = (resource: string) => `${resource}.list`;

/**
 * Takes over a filter that a link names, such as from the page of gaps. The address is then as it was: typing
 * into a search must not fill the way back. @returns whether the list may be shown
 */
export function useFilterOfAddress(resource: string): boolean {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const store = useStoreContext();
  const parameters = new URLSearchParams(search);
  const isNamed = parameters.has('filter');
  useLayoutEffect(() => {
    if (!isNamed) return;
    const named = new URLSearchParams(search);
    const key = listKey(resource);
    store.setItem(key, { ...store.getItem<object>(key), filter: filterIn(named), page: 1 });
    for (const name of LIST_PARAMETERS) named.delete(name);
    navigate({ pathname, hash, search: named.toString() }, { replace: true });
  }, [isNamed, search, pathname, hash, resource, navigate, store]);
  return !isNamed;
}
