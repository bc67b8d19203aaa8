import {
  addFeed,
  freeFeeds,
  moveFeed,
  removeFeed,
  setCable,
  toggleCut,
  toggleOwnZone,
  type Wired,
  type WireEdit,
  withFeedsFixed,
} from '@lumitor/domain/installation/wireEdits';
import type { Cut } from '@lumitor/domain/kinds/cut/cut';
import { DEVICE_KIND_NAMES } from '@lumitor/domain/kinds/devices';
import type { Cable, PlacedFeed, RunPlace } from '@lumitor/domain/kinds/feed/feed';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { settledHistory } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm } from '@lumitor/domain/units';
import { numberedFeeds } from '@lumitor/domain/wiring/feeds';
import type { Wiring } from '@lumitor/domain/wiring/wiring';
import { configuratorStore, planNow, useConfigurator, usePlan } from './configuratorStore.ts';
import { latest, shownCatalogue, useCatalogue } from './derived.ts';
import { edit, newStepId } from './editing.ts';
import { feedIn } from './selected.ts';
import { withoutItems } from './selection.ts';

const { getState, setState } = configuratorStore;

/** Key of an automatic feed is its position. */
export const feedKey = ({ id, stepId, at }: PlacedFeed): string => id ?? `${stepId} ${at}`;

/** Rail length per feed without a catalogue: one automatic feed per part. */
const UNKNOWN: Cm = Number.POSITIVE_INFINITY;

const feedsIn = latest((layout: Layout, wiring: Wiring, feedEvery: Cm): PlacedFeed[] =>
  numberedFeeds(geometryOf(layout), wiring, feedEvery),
);

export const usePlanFeeds = ({ layout, wiring }: Plan): readonly PlacedFeed[] =>
  feedsIn(layout, wiring, useCatalogue()?.partTable.feedEvery ?? UNKNOWN);

export function wiredNow(): Wired & { layout: Layout } {
  const { layout, wiring } = planNow();
  const feedEvery = shownCatalogue()?.partTable.feedEvery ?? UNKNOWN;
  return { layout, geometry: geometryOf(layout), wiring, feedEvery };
}

export function feedsNow(): readonly PlacedFeed[] {
  const { layout, wiring, feedEvery } = wiredNow();
  return feedsIn(layout, wiring, feedEvery);
}

export function selectFeed(feed: PlacedFeed | null): void {
  setState((state) => ({
    history: settledHistory(state.history),
    ...(feed
      ? { selection: { kind: 'feed', id: feedKey(feed) } }
      : withoutItems('step', 'rails', 'feed', ...DEVICE_KIND_NAMES)(state)),
    editProblem: null,
  }));
}

const among = (feeds: readonly PlacedFeed[], key: string | null): PlacedFeed | null =>
  feeds.find((feed) => feedKey(feed) === key) ?? null;

export const selectedFeedNow = (): PlacedFeed | null => among(feedsNow(), feedIn(getState()));

export const useSelectedFeed = (): PlacedFeed | null =>
  among(usePlanFeeds(usePlan()), useConfigurator(feedIn));

export function stepFeed(by: 1 | -1): void {
  const feeds = feedsNow();
  const selected = selectedFeedNow();
  const index = feeds.findIndex((feed) => selected && feedKey(feed) === feedKey(selected));
  const next = feeds.at(index < 0 ? (by > 0 ? 0 : -1) : (index + by) % feeds.length);
  if (next) selectFeed(next);
}

const done = (found: WireEdit | null, typing?: string): boolean => found !== null && edit(found, typing);

export function putFeed(place: RunPlace): boolean {
  const isDone = done(addFeed(wiredNow(), place, newStepId));
  const feed = feedsNow().find(({ stepId, at }) => stepId === place.stepId && at === place.at);
  if (isDone && feed) selectFeed(feed);
  return isDone;
}

/** Feed as placed by hand: an automatic one and the others of its circuit part become fixed. */
export function draggedFeed({ id, stepId, at, part }: PlacedFeed): { id: string; wiring: Wiring } | null {
  const { wiring, ...wired } = wiredNow();
  if (id !== null) return { id, wiring };
  const dragged = withFeedsFixed({ ...wired, wiring }, part, newStepId);
  const feed = dragged.feeds.findLast((one) => one.stepId === stepId && one.at === at);
  return feed ? { id: feed.id, wiring: dragged } : null;
}

export function putElsewhere(dragged: { id: string; wiring: Wiring }, to: RunPlace, typing: string): boolean {
  const isDone = done(moveFeed(wiredNow().geometry, dragged.wiring, dragged.id, to), typing);
  if (isDone) setState({ selection: { kind: 'feed', id: dragged.id } });
  return isDone;
}

export function slideFeed(feed: PlacedFeed, at: Cm, field: string): boolean {
  const dragged = draggedFeed(feed);
  const length = findPlaced(wiredNow().geometry, feed.stepId)?.step.frameLength ?? 0;
  const to = { stepId: feed.stepId, at: Math.min(length, Math.max(0, at)) };
  return dragged !== null && putElsewhere(dragged, to, `feed ${field}`);
}

export function layCable(feed: PlacedFeed, cable: Cable | undefined, field: string): void {
  const dragged = draggedFeed(feed);
  if (dragged && done(setCable(dragged.wiring, dragged.id, cable), `cable ${field} ${dragged.id}`))
    setState({ selection: { kind: 'feed', id: dragged.id } });
}

export const canRemoveFeed = (feed: PlacedFeed): boolean => removeFeed(wiredNow(), feed) !== null;

export function takeFeedAway(feed: PlacedFeed): void {
  if (done(removeFeed(wiredNow(), feed))) selectFeed(null);
}

/** Feeds of the circuit part become automatic again (D53). */
export function giveFeedsBack({ part }: PlacedFeed): void {
  if (done(freeFeeds(wiredNow(), part))) selectFeed(null);
}

export const cutOrJoin = (cut: Cut): boolean => done(toggleCut(wiredNow(), cut));

export const changeZoneOf = (startId: string): boolean => done(toggleOwnZone(wiredNow(), startId));
