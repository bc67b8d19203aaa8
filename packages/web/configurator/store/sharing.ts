import { currentPlan } from '@lumitor/domain/plan/history';
import type { CountBought } from '@lumitor/domain/quote/quoteWith';
import { createStore } from 'zustand/vanilla';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';

/** What counts rails that are cut from offcuts; null until it is loaded, for the first plan that is cut so. */
export const sharingStore = createStore<{ countShared: CountBought | null }>(() => ({ countShared: null }));

/** Does nothing where it fails: the next edit loads again. */
export const loadSharing = (): Promise<void> =>
  import('@lumitor/domain/parts/sawnRails').then(
    ({ countBought }) => sharingStore.setState({ countShared: countBought }),
    () => {},
  );

function loadWhereUsed({ history }: ConfiguratorState): void {
  if (currentPlan(history).choices.usesOffcuts && !sharingStore.getState().countShared) void loadSharing();
}

configuratorStore.subscribe(loadWhereUsed);
loadWhereUsed(configuratorStore.getState());
