import type { Counted } from '@lumitor/domain/plan/choices';
import { createStore } from 'zustand/vanilla';
import { type Filter, NO_FILTER } from './filter.ts';

/** What the lists are narrowed to, for as long as the page is open: their panels come and go. */
export const filterStore = createStore<Record<Counted, Filter>>(() => ({
  bindings: NO_FILTER,
  accessories: NO_FILTER,
}));
