import { createStore } from 'zustand/vanilla';

export interface SharedState {
  isMicro: boolean;
  language: string;
  euroRate: number;
}

export const sharedStore = createStore<SharedState>(() => ({ isMicro: false, language: 'pl', euroRate: 0 }));
