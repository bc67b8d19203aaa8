import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';

/**
 * The work as it was when the screen was last painted. What tells of it beside the drawing (bill, card, lists) reads
 * this, so that a rail is not painted later for its price.
 */
export const paintedStore = createStore<ConfiguratorState>(configuratorStore.getState);

let isAwaited = false;

/** Tells at once. */
export function catchUp(): void {
  isAwaited = false;
  paintedStore.setState(configuratorStore.getState(), true);
}

configuratorStore.subscribe(() => {
  if (isAwaited) return;
  isAwaited = true;
  // A page that is not shown is not painted.
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) catchUp();
  else requestAnimationFrame(() => setTimeout(catchUp));
});

export const usePainted = <Selected>(select: (state: ConfiguratorState) => Selected): Selected =>
  useStore(paintedStore, select);
