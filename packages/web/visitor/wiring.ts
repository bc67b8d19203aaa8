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
import { findPlaced } from '@lumitor/domain/layout/geometry';
import { geometryOf, type Layout } from '@lumitor/domain/layout/layout';
import { settledHistory } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cut } from '@lumitor/domain/wiring/cut';
import type { Cable, PlacedFeed, RunPlace } from '@lumitor/domain/wiring/feed';
import { numberedFeeds } from '@lumitor/domain/wiring/feeds';
import type { Wiring } from '@lumitor/domain/wiring/wiring';
import { configuratorStore, planNow, useConfigurator, usePlan } from './configuratorStore.ts';
import { latest, shownCatalogue, useCatalogue } from './derived.ts';
import { edit, newStepId } from './editing.ts';
import { feedIn } from './selected.ts';
import { withoutItems } from './selection.ts';

const { getState, setState } = configuratorStore;

/** Tells a feed from every other; that of an automatic one is its place. */
export const feedKey = ({ id, stepId, at }: PlacedFeed): string => id ?? `${stepId} ${at}`;

/** Numbers of centimetres of rail that one feed serves, where no catalogue says it: none is automatic but one a part. */
const UNKNOWN = Number.POSITIVE_INFINITY;

const feedsIn = latest((layout: Layout, wiring: Wiring, feedEvery: number): PlacedFeed[] =>
  numberedFeeds(geometryOf(layout), wiring, feedEvery),
);

/** All feeds of a plan, F1 first. */
export const usePlanFeeds = ({ layout, wiring }: Plan): readonly PlacedFeed[] =>
  feedsIn(layout, wiring, useCatalogue()?.partTable.feedEvery ?? UNKNOWN);

export function wiredNow(): Wired & { layout: Layout } {
  const { layout, wiring } = planNow();
  const feedEvery = shownCatalogue()?.partTable.feedEvery ?? UNKNOWN;
  return { layout, geometry: geometryOf(layout), wiring, feedEvery };
}

/** Those that are there now, F1 first. */
export function feedsNow(): readonly PlacedFeed[] {
  const { layout, wiring, feedEvery } = wiredNow();
  return feedsIn(layout, wiring, feedEvery);
}

export function selectFeed(feed: PlacedFeed | null): void {
  setState((state) => ({
    history: settledHistory(state.history),
    ...(feed
      ? { selection: { kind: 'feed', id: feedKey(feed) } }
      : withoutItems('step', 'rails', 'feed', 'supply', 'gateway')(state)),
    editProblem: null,
  }));
}

const among = (feeds: readonly PlacedFeed[], key: string | null): PlacedFeed | null =>
  feeds.find((feed) => feedKey(feed) === key) ?? null;

export const selectedFeedNow = (): PlacedFeed | null => among(feedsNow(), feedIn(getState()));

export const useSelectedFeed = (): PlacedFeed | null =>
  among(usePlanFeeds(usePlan()), useConfigurator(feedIn));

/** The feed with the next number (1) or the one before (−1), round and round. */
export function stepFeed(by: 1 | -1): void {
  const feeds = feedsNow();
  const selected = selectedFeedNow();
  const index = feeds.findIndex((feed) => selected && feedKey(feed) === feedKey(selected));
  const next = feeds.at(index < 0 ? (by > 0 ? 0 : -1) : (index + by) % feeds.length);
  if (next) selectFeed(next);
}

const done = (found: WireEdit | null, typing?: string): boolean => found !== null && edit(found, typing);

/** Puts one more feed, and selects it. @returns false where one stands there already */
export function putFeed(place: RunPlace): boolean {
  const isDone = done(addFeed(wiredNow(), place, newStepId));
  const feed = feedsNow().find(({ stepId, at }) => stepId === place.stepId && at === place.at);
  if (isDone && feed) selectFeed(feed);
  return isDone;
}

/** A feed that is about to be moved, by hand from now on; the others of its part stay where they are. */
export function draggedFeed({ id, stepId, at, part }: PlacedFeed): { id: string; wiring: Wiring } | null {
  const { wiring, ...wired } = wiredNow();
  if (id !== null) return { id, wiring };
  const dragged = withFeedsFixed({ ...wired, wiring }, part, newStepId);
  const feed = dragged.feeds.findLast((one) => one.stepId === stepId && one.at === at);
  return feed ? { id: feed.id, wiring: dragged } : null;
}

/** Puts a feed elsewhere. @param typing what goes on with the same name is one edit (D41) */
export function putElsewhere(dragged: { id: string; wiring: Wiring }, to: RunPlace, typing: string): boolean {
  const isDone = done(moveFeed(wiredNow().geometry, dragged.wiring, dragged.id, to), typing);
  if (isDone) setState({ selection: { kind: 'feed', id: dragged.id } });
  return isDone;
}

/** Moves the feed along its rail, as far as that goes. @param field what it is done with */
export function slideFeed(feed: PlacedFeed, at: number, field: string): boolean {
  const dragged = draggedFeed(feed);
  const length = findPlaced(wiredNow().geometry, feed.stepId)?.step.frameLength ?? 0;
  const to = { stepId: feed.stepId, at: Math.min(length, Math.max(0, at)) };
  return dragged !== null && putElsewhere(dragged, to, `feed ${field}`);
}

/** Says what leads from the supply to a feed, which is by hand from then on (D54). @param field what it is typed in */
export function layCable(feed: PlacedFeed, cable: Cable | undefined, field: string): void {
  const dragged = draggedFeed(feed);
  if (dragged && done(setCable(dragged.wiring, dragged.id, cable), `cable ${field} ${dragged.id}`))
    setState({ selection: { kind: 'feed', id: dragged.id } });
}

/** Whether fewer feeds than there are would do. */
export const canRemoveFeed = (feed: PlacedFeed): boolean => removeFeed(wiredNow(), feed) !== null;

export function takeFeedAway(feed: PlacedFeed): void {
  if (done(removeFeed(wiredNow(), feed))) selectFeed(null);
}

/** Lets the feeds of a part stand where its length has them again (D53). */
export function giveFeedsBack({ part }: PlacedFeed): void {
  if (done(freeFeeds(wiredNow(), part))) selectFeed(null);
}

export const cutOrJoin = (cut: Cut): boolean => done(toggleCut(wiredNow(), cut));

/** @param startId the start frame of an island */
export const changeZoneOf = (startId: string): boolean => done(toggleOwnZone(wiredNow(), startId));
