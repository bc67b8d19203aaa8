import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { opensPowerDialog } from '@lumitor/domain/quote/power';
import type { Watts } from '@lumitor/domain/units';
import { catalogueStore } from '../../data/catalogue.ts';
import { configuratorStore } from './configuratorStore.ts';
import { currentQuote, shownCatalogue } from './derived.ts';
import { greatestLoadNow, RESTS_AFTER } from './installation.ts';

/** Whether the dialog stays away from now on, until the plan is begun anew; the bill tells the excess all the same. */
export const mutePowerDialog = (isPowerMuted: boolean): void => configuratorStore.setState({ isPowerMuted });

export const closePowerDialog = (): void => configuratorStore.setState({ powerExceeded: null });

const planNow = (): Plan => currentPlan(configuratorStore.getState().history);

const isZoned = ({ wiring: { cuts, ownZones } }: Plan): boolean => cuts.length + ownZones.length > 0;

/** Of the zone that draws most, and what its supply gives; null until the catalogue is loaded. */
function currentLoad(): { total: Watts; supply: Watts | null } | null {
  const quote = currentQuote();
  return quote && { total: greatestLoadNow(quote), supply: quote.supply };
}

/**
 * Opens the power-exceeded dialog at every rise of a zone's load above its supply, whatever led to it: a choice, an edit
 * taken back, a cut, another tab, a change of the catalogue (D26, D55); not where the visitor has asked for it no more. @returns how to stop
 */
export function watchPower(): () => void {
  let before = currentLoad();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const after = currentLoad();
    const rose = before && after && opensPowerDialog(before.total, after.total, after.supply);
    before = after;
    if (rose && after?.supply != null && !configuratorStore.getState().isPowerMuted)
      configuratorStore.setState({ powerExceeded: { supply: after.supply, total: after.total } });
  };
  let [plan, catalogue] = [planNow(), shownCatalogue()];
  const follow = () => {
    const [planBefore, catalogueBefore] = [plan, catalogue];
    [plan, catalogue] = [planNow(), shownCatalogue()];
    if (plan.choices !== planBefore.choices || catalogue !== catalogueBefore) look();
    // What is drawn draws no power. Where it is in zones, what moves may go to another: that is looked at once it rests.
    else if (plan !== planBefore && (isZoned(plan) || isZoned(planBefore))) {
      clearTimeout(timer);
      timer = setTimeout(look, RESTS_AFTER);
    }
  };
  const stops = [configuratorStore.subscribe(follow), catalogueStore.subscribe(follow)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
