import { createStore } from 'zustand/vanilla';

export interface ReflinkState {
  /** `none`: no partner. `refused`: unknown or inactive. `unchecked`: no answer; orders include the id. */
  status: 'none' | 'loading' | 'valid' | 'refused' | 'unchecked';
  id: string | null;
  name: string;
}

export const NO_REFLINK: ReflinkState = { status: 'none', id: null, name: '' };

export const reflinkStore = createStore<ReflinkState>(() => NO_REFLINK);
