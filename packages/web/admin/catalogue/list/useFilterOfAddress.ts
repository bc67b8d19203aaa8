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

function withFilter(search: string, filter: object): string {
  const parameters = new URLSearchParams(search);
  for (const name of LIST_PARAMETERS) parameters.delete(name);
  if (Object.keys(filter).length > 0) parameters.set('filter', JSON.stringify(filter));
  return parameters.size > 0 ? `?${parameters}` : '';
}

export const listKey = (resource: string) => `${resource}.list`;

/** Replaces the history entry: typing must not add entries. */
export function useFilterOfAddress(resource: string): {
  isTaken: boolean;
  write(filter: object): void;
} {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const store = useStoreContext();
  const settled = useRef<string | null>(null);
  /** Filters written but not yet read back; older ones are ignored. */
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
