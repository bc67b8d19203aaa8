import { createStore } from 'zustand/vanilla';

export interface ReflinkState {
  /**
   * `none`: the visitor has no partner. `refused`: unknown or inactive. `unchecked`: the service did not answer. An
   * order carries the id anyway, and the service checks it then.
   */
  status: 'none' | 'loading' | 'valid' | 'refused' | 'unchecked';
  /** Id that assigns an order to the partner; null without one. */
  id: string | null;
  name: string;
}

export const NO_REFLINK: ReflinkState = { status: 'none', id: null, name: '' };

export const reflinkStore = createStore<ReflinkState>(() => NO_REFLINK);
