import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
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

/** The parameters with a filter, and nothing else of a list. */
function withFilter(search: string, filter: object): string {
  const parameters = new URLSearchParams(search);
  for (const name of LIST_PARAMETERS) parameters.delete(name);
  if (Object.keys(filter).length > 0) parameters.set('filter', JSON.stringify(filter));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Where a list keeps its filter, order and page in this browser. */
export const listKey = (resource: string) => `${resource}.list`;

/**
 * Keeps a list's filter in the address, so that it can be led to and handed on, and takes over what a link names, such as
 * from the page of gaps. The address takes the place of the one before: typing into a search must not fill the way back.
 */
export function useFilterOfAddress(resource: string): {
  /** Whether the list may be shown: it begins with the filter of the address. */
  isTaken: boolean;
  /** The filter that the list has now. */
  write(filter: object): void;
} {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const store = useStoreContext();
  /** What the address last had that is the list's own. */
  const settled = useRef<string | null>(null);
  /** Filters on their way to the address: one that comes there after a later one was written is no news. */
  const underWay = useRef(new Set<string>());
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const isTaken =
    search === settled.current || underWay.current.has(search) || !new URLSearchParams(search).has('filter');
  useLayoutEffect(() => {
    if (search === settled.current) underWay.current.clear();
    if (isTaken) return;
    const key = listKey(resource);
    const filter = filterIn(new URLSearchParams(search));
    store.setItem(key, { ...store.getItem<object>(key), filter, page: 1 });
    settled.current = search;
    showAgain();
  }, [isTaken, search, resource, store]);
  const write = useCallback(
    (filter: object) => {
      const next = withFilter(search, filter);
      settled.current = next;
      underWay.current.add(next);
      if (next !== search) navigate({ pathname, hash, search: next }, { replace: true });
    },
    [search, pathname, hash, navigate],
  );
  return { isTaken, write };
}
