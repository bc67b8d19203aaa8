import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { type ConfiguratorState, configuratorStore, useConfigurator } from './configuratorStore.ts';

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

const stepsIn = ({ history }: ConfiguratorState) => currentPlan(history).layout.steps;

/** The work as it is while its rails are those that were painted last; else as it was painted then. */
export function behindRails(): ConfiguratorState {
  const [now, painted] = [configuratorStore.getState(), paintedStore.getState()];
  return stepsIn(now) === stepsIn(painted) ? now : painted;
}

/**
 * Of the work, for what stands on the rails or at their end: it follows a hand at once, and rails that changed a frame
 * after these, which are painted first.
 */
export function useBehindRails<Selected>(select: (state: ConfiguratorState) => Selected): Selected {
  const selected = () => select(behindRails());
  usePainted(selected);
  return useConfigurator(selected);
}

export const usePaintedPlan = (): Plan => usePainted(({ history }) => currentPlan(history));
