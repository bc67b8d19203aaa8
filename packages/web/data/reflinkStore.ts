import { createStore } from 'zustand/vanilla';

export interface ReflinkState {
  /**
   * `none`: no partner. `refused`: unknown or inactive. `unchecked`: no answer; an order has the id anyway, and the
   * service checks it then.
   */
  status: 'none' | 'loading' | 'valid' | 'refused' | 'unchecked';
  /** Id that assigns an order to the partner; null without one. */
  id: string | null;
  name: string;
}

export const NO_REFLINK: ReflinkState = { status: 'none', id: null, name: '' };

export const reflinkStore = createStore<ReflinkState>(() => NO_REFLINK);
