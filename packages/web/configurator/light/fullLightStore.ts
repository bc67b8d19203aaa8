import type { Ms } from '@lumitor/domain/units';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

const LONG: Ms = 1_000;

export type FullLight =
  | { step: 'idle' }
  /** @param share 0 to 1; null if too early to show */
  | { step: 'computing'; share: number | null }
  /** Light stays rough until the plan changes or the visitor resumes. */
  | { step: 'cancelled' };

const fullLightStore = createStore<FullLight>(() => ({ step: 'idle' }));

export const useFullLight = (): FullLight => useStore(fullLightStore);

const set = (state: FullLight): void => fullLightStore.setState(state, true);

export async function followed<Result>(
  signal: AbortSignal,
  compute: (onProgress: (share: number) => void) => Promise<Result>,
): Promise<Result> {
  let share = 0;
  let isLong = false;
  const show = () => {
    if (!signal.aborted) set({ step: 'computing', share: isLong ? share : null });
  };
  show();
  const timer = setTimeout(() => {
    isLong = true;
    show();
  }, LONG);
  try {
    return await compute((done) => {
      share = done;
      if (isLong) show();
    });
  } finally {
    clearTimeout(timer);
    if (!signal.aborted) set({ step: 'idle' });
  }
}

export const fullLightCancelled = (): void => set({ step: 'cancelled' });

export const fullLightGone = (): void => set({ step: 'idle' });
