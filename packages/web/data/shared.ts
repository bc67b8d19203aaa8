import { createStore } from 'zustand/vanilla';

/** What every part of the product may need to know. */
export interface SharedState {
  isMicro: boolean;
  /** In lowercase, as in the query parameter `lang`. */
  language: string;
  /** Zloty for one euro; 0 while it is not known. */
  euroRate: number;
}

export const sharedStore = createStore<SharedState>(() => ({ isMicro: false, language: 'pl', euroRate: 0 }));
