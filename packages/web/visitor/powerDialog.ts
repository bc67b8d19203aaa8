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

/** Muted until the plan is reset. */
export const mutePowerDialog = (isPowerMuted: boolean): void => configuratorStore.setState({ isPowerMuted });

export const closePowerDialog = (): void => configuratorStore.setState({ powerExceeded: null });

const historyNow = (): History => configuratorStore.getState().history;

const isZoned = ({ wiring: { cuts, ownZones } }: Plan): boolean => cuts.length + ownZones.length > 0;

interface Load {
  loads: readonly Watt[];
  total: Watt;
  supply: Watt | null;
}

function currentLoad(): Load | null {
  const quote = currentQuote();
  return quote && { loads: loadsNow(quote), total: quote.totalPower, supply: quote.supply };
}

/**
 * Opens if an edit of this tab raises a zone above its supply; undo and redo only if the total rises (D26,
 * D55). Another tab and a changed catalogue open nothing.
 * @returns stop function
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
    const isTravel = history.plans === former.plans;
    const isRise = (earlier: Load, after: Load) => !isTravel || after.total > earlier.total;
    if (plan.choices !== planBefore.choices) look(isRise);
    // Rails draw no power. With zones, a move may change the loads, which are checked at rest.
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
