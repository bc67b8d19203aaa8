import { createStore } from 'zustand/vanilla';

export interface ReflinkState {
  /**
   * `none`: the visitor came without a partner. `refused`: unknown or inactive. `unchecked`: the service did not
   * answer; the order carries the id all the same, and the service checks it there.
   */
  status: 'none' | 'loading' | 'valid' | 'refused' | 'unchecked';
  /** Ties an order to the partner; null where there is none. */
  id: string | null;
  name: string;
}

export const NO_REFLINK: ReflinkState = { status: 'none', id: null, name: '' };

export const reflinkStore = createStore<ReflinkState>(() => NO_REFLINK);
