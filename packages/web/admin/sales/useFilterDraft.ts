import type { Ms } from '@lumitor/domain/units';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

const FILTER_DELAY: Ms = 300;

const filledIn = <Filter extends object>(filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Filter;

/** The list follows after a delay, as it would lose letters typed meanwhile. A changed filter clears the selection. */
export function useFilterDraft<Filter extends object>() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const [draft, setDraft] = useState<Filter>(filterValues);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The filter may also change by the address or the browser's back button.
  const listed = JSON.stringify(filterValues);
  useEffect(() => {
    if (!timer.current) setDraft(JSON.parse(listed));
  }, [listed]);

  const follow = (next: Filter, delay: Ms) => {
    setDraft(next);
    clearTimeout(timer.current);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // The list stays mounted until the next page; filtering then would navigate back.
      if (window.location.pathname !== pathname) return;
      onUnselectItems();
      setFilters(next, undefined, false);
    }, delay);
  };
  return {
    draft,
    change: (changed: { [Name in keyof Filter]?: Filter[Name] | undefined }) =>
      follow(filledIn({ ...draft, ...changed } as Filter), FILTER_DELAY),
    clear: () => follow({} as Filter, 0),
  };
}
