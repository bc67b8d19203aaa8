import { createStore } from 'zustand/vanilla';

export interface SharedState {
  isMicro: boolean;
  /** Lower case, as in the query parameter `lang`. */
  language: string;
  /** Zloty for one euro; 0 while unknown. */
  euroRate: number;
}

export const sharedStore = createStore<SharedState>(() => ({ isMicro: false, language: 'pl', euroRate: 0 }));
