import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { EmailFilter } from './emailFilter.ts';

/** A pause in typing after which the list follows, in milliseconds. */
const PAUSE = 300;

type Change = { [Name in keyof EmailFilter]?: EmailFilter[Name] | undefined };

const filledIn = (filter: Change): EmailFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as EmailFilter;

/** The filter as it is being filled in; the list follows a moment later. What was selected is selected no more. */
export function useFilterDraft() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const [draft, setDraft] = useState<EmailFilter>(filterValues);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // It may come from elsewhere: an address, or the way back.
  const listed = JSON.stringify(filterValues);
  useEffect(() => {
    if (!timer.current) setDraft(JSON.parse(listed));
  }, [listed]);

  const follow = (next: EmailFilter, pause: number) => {
    setDraft(next);
    clearTimeout(timer.current);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // The list stands until the page is drawn that a link leads to: following would lead back from there.
      if (window.location.pathname !== pathname) return;
      onUnselectItems();
      setFilters(next, undefined, false);
    }, pause);
  };
  return {
    draft,
    change: (change: Change) => follow(filledIn({ ...draft, ...change }), PAUSE),
    clear: () => follow({}, 0),
  };
}
