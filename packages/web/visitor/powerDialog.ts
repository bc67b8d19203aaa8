import { itemAt } from '@lumitor/domain/math/lists';
import { currentPlan, type History } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { exceededZone } from '@lumitor/domain/quote/power';
import type { Watt } from '@lumitor/domain/units';
import { catalogueStore } from '../data/catalogue.ts';
import { configuratorStore } from './configuratorStore.ts';
import { shownCatalogue } from './derived.ts';
import { loadsNow, RESTS_AFTER } from './installation.ts';
import { isFollowing } from './persistence.ts';
import { currentQuote } from './shown.ts';

/** Whether the dialog stays away from now on, until the plan is begun anew; the bill tells the excess all the same. */
export const mutePowerDialog = (isPowerMuted: boolean): void => configuratorStore.setState({ isPowerMuted });

export const closePowerDialog = (): void => configuratorStore.setState({ powerExceeded: null });

const historyNow = (): History => configuratorStore.getState().history;

const isZoned = ({ wiring: { cuts, ownZones } }: Plan): boolean => cuts.length + ownZones.length > 0;

interface Load {
  /** Of each zone. */
  loads: readonly Watt[];
  total: Watt;
  /** What the supply of a zone gives. */
  supply: Watt | null;
}

/** Null until the catalogue is loaded. */
function currentLoad(): Load | null {
  const quote = currentQuote();
  return quote && { loads: loadsNow(quote), total: quote.totalPower, supply: quote.supply };
}

/**
 * Opens the power-exceeded dialog where an edit in this tab makes a zone draw more beyond its supply; one that is taken
 * back or done again, only where the luminaires draw more (D26, D55). What another tab or the shop changes opens nothing:
 * the visitor may be in the middle of something else.
 * @param isFollowed whether another tab changes the work at this moment @returns how to stop
 */
export function watchPower(isFollowed: () => boolean = isFollowing): () => void {
  let before = currentLoad();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (isOpening: (before: Load, after: Load) => boolean) => {
    clearTimeout(timer);
    const after = currentLoad();
    if (!after) return;
    const { loads, supply } = after;
    const zone = before && isOpening(before, after) ? exceededZone(before.loads, loads, supply) : null;
    before = after;
    const { powerExceeded, isPowerMuted } = configuratorStore.getState();
    if (powerExceeded && (supply === null || loads.every((load) => load <= supply))) closePowerDialog();
    if (zone === null || supply === null || isPowerMuted) return;
    const load = itemAt(loads, zone);
    configuratorStore.setState({ powerExceeded: { supply, load, zone: loads.length > 1 ? zone : null } });
  };
  let [history, catalogue] = [historyNow(), shownCatalogue()];
  const follow = () => {
    const [former, formerCatalogue] = [history, catalogue];
    [history, catalogue] = [historyNow(), shownCatalogue()];
    const [plan, planBefore] = [currentPlan(history), currentPlan(former)];
    if (catalogue !== formerCatalogue || (history !== former && isFollowed())) return look(() => false);
    if (plan === planBefore) return;
    // Nothing is recorded by what is taken back or done again.
    const isTravel = history.plans === former.plans;
    const isRise = (earlier: Load, after: Load) => !isTravel || after.total > earlier.total;
    if (plan.choices !== planBefore.choices) look(isRise);
    // What is drawn draws no power. Where it is in zones, what moves may go to another: that is looked at once it rests.
    else if (isZoned(plan) || isZoned(planBefore)) {
      clearTimeout(timer);
      timer = setTimeout(look, RESTS_AFTER, isRise);
    }
  };
  const stops = [configuratorStore.subscribe(follow), catalogueStore.subscribe(follow)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
