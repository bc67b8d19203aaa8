import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/** After so many milliseconds of computing in full its progress is shown, with a way to cancel it. */
const LONG = 1_000;

/** Computing light in full (D51). */
export type FullLight =
  | { step: 'idle' }
  /** @param share that is done, from 0 to 1; null: it has not taken long yet */
  | { step: 'computing'; share: number | null }
  /** Light stays rough until the plan changes, or it is computed after all. */
  | { step: 'cancelled' };

const fullLightStore = createStore<FullLight>(() => ({ step: 'idle' }));

export const useFullLight = (): FullLight => useStore(fullLightStore);

const set = (state: FullLight): void => fullLightStore.setState(state, true);

/** Follows one computation in full from its start to the signal or its end. */
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
