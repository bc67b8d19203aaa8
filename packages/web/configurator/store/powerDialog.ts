import { currentPlan } from '@lumitor/domain/plan/history';
import { opensPowerDialog } from '@lumitor/domain/quote/power';
import { catalogueStore } from '../../data/catalogue.ts';
import { configuratorStore } from './configuratorStore.ts';
import { currentQuote, shownCatalogue } from './derived.ts';

/** Whether the dialog stays away from now on, until the plan is begun anew; the bill tells the excess all the same. */
export const mutePowerDialog = (isPowerMuted: boolean): void => configuratorStore.setState({ isPowerMuted });

export const closePowerDialog = (): void => configuratorStore.setState({ powerExceeded: null });

/**
 * Opens the power-exceeded dialog at every rise of the load above the supply, whatever led to it: a choice, an edit
 * taken back, another tab, a change of the catalogue (D26); not where the visitor has asked for it no more. @returns how to stop
 */
export function watchPower(): () => void {
  let before = currentQuote();
  const sources = () =>
    [currentPlan(configuratorStore.getState().history).choices, shownCatalogue()] as const;
  let [choices, catalogue] = sources();
  const look = () => {
    const now = sources();
    // The layout draws no power: it is not priced for this before it is painted.
    if (now[0] === choices && now[1] === catalogue) return;
    [choices, catalogue] = now;
    const after = currentQuote();
    const rose = before && after && opensPowerDialog(before.totalPower, after.totalPower, after.supply);
    before = after;
    if (rose && after?.supply != null && !configuratorStore.getState().isPowerMuted)
      configuratorStore.setState({ powerExceeded: { supply: after.supply, total: after.totalPower } });
  };
  const stops = [configuratorStore.subscribe(look), catalogueStore.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
