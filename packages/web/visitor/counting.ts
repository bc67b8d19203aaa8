import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Plan } from '@lumitor/domain/plan/plan';
import { type Counting, isPlain, PLAIN_COUNTING } from '@lumitor/domain/quote/quoteWith';
import { createStore } from 'zustand/vanilla';

export const countingStore = createStore<{ whole: Counting | null }>(() => ({ whole: null }));

export const loadCounting = (): Promise<void> =>
  import('@lumitor/domain/quote/quote').then(
    ({ WHOLE }) => countingStore.setState({ whole: WHOLE }),
    () => {},
  );

export function countingOf(
  plan: Pick<Plan, 'choices' | 'wiring'>,
  catalogue: LineCatalogue,
  whole: Counting | null,
): Counting | null {
  if (isPlain(plan, catalogue)) return PLAIN_COUNTING;
  if (!whole) void loadCounting();
  return whole;
}
