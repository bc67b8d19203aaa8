import type { Geometry } from '../layout/geometry.ts';
import type { PlanEdit } from '../plan/editPlan.ts';
import type { Cut } from '../wiring/cut.ts';
import { type Feed, type PlacedFeed, type RunPlace, SAME_PLACE } from '../wiring/feed.ts';
import { feedsOf } from '../wiring/feeds.ts';
import { isSameCut } from '../wiring/joints.ts';
import type { Wiring } from '../wiring/wiring.ts';

export type WireEdit = Extract<PlanEdit, { kind: 'wire' }>;

/** What feeds are put on. */
export interface Wired {
  geometry: Geometry;
  wiring: Wiring;
  /** Centimetres of rail that one feed serves (D16). */
  feedEvery: number;
}

const wire = (act: WireEdit['act'], wiring: Wiring): WireEdit => ({ kind: 'wire', act, wiring });

const isAt = (a: RunPlace, b: RunPlace): boolean =>
  a.stepId === b.stepId && Math.abs(a.at - b.at) <= SAME_PLACE;

const islandOf = ({ placed, indexOf }: Geometry, stepId: string): number =>
  placed[indexOf.get(stepId) ?? -1]?.island ?? -1;

/**
 * The wiring in which the automatic feeds of an island are put by hand where they stand. One that is then moved, added
 * or removed leaves the others where they are: automatic ones would be distributed anew (D53).
 */
export function withFeedsHeld(
  { geometry, wiring, feedEvery }: Wired,
  island: number,
  newId: () => string,
): Wiring {
  const automatic = feedsOf(geometry, wiring.feeds, feedEvery).filter(
    (feed) => feed.id === null && feed.island === island,
  );
  const held = automatic.map(({ stepId, at }): Feed => ({ id: newId(), stepId, at }));
  return held.length > 0 ? { ...wiring, feeds: [...wiring.feeds, ...held] } : wiring;
}

/** Puts one more feed; null where one stands there already. @param newId gives feeds their ids */
export function addFeed(wired: Wired, place: RunPlace, newId: () => string): WireEdit | null {
  const held = withFeedsHeld(wired, islandOf(wired.geometry, place.stepId), newId);
  if (held.feeds.some((feed) => isAt(feed, place))) return null;
  const { stepId, at } = place;
  return wire('addFeed', { ...held, feeds: [...held.feeds, { id: newId(), stepId, at }] });
}

/** Puts a feed of a wiring elsewhere; null where another stands there already. */
export function moveFeed(wiring: Wiring, id: string, { stepId, at }: RunPlace): WireEdit | null {
  if (wiring.feeds.some((feed) => feed.id !== id && isAt(feed, { stepId, at }))) return null;
  const feeds = wiring.feeds.map((feed) => (feed.id === id ? { id, stepId, at } : feed));
  return wire('moveFeed', { ...wiring, feeds });
}

/** Takes a feed away; null where the length of the rails asks for as many as there are. */
export function removeFeed({ geometry, wiring, feedEvery }: Wired, { id }: PlacedFeed): WireEdit | null {
  const feeds = wiring.feeds.filter((feed) => feed.id !== id);
  const count = (all: readonly Feed[]) => feedsOf(geometry, all, feedEvery).length;
  return count(feeds) < count(wiring.feeds) ? wire('removeFeed', { ...wiring, feeds }) : null;
}

/** Lets the places of all feeds of an island follow from its length again (D53). */
export function freeFeeds({ geometry, wiring }: Wired, island: number): WireEdit {
  const feeds = wiring.feeds.filter(({ stepId }) => islandOf(geometry, stepId) !== island);
  return wire('freeFeeds', { ...wiring, feeds });
}

/** Cuts a joint, or joins it where it is cut (D55). */
export function toggleCut({ geometry, wiring }: Wired, cut: Cut): WireEdit {
  const others = wiring.cuts.filter((one) => !isSameCut(geometry, one, cut));
  const isCut = others.length < wiring.cuts.length;
  return wire(isCut ? 'uncut' : 'cut', { ...wiring, cuts: isCut ? others : [...others, cut] });
}

/** Makes an island a zone of its own, or has it share one again (D55). @param startId its start frame */
export function toggleOwnZone({ wiring }: Wired, startId: string): WireEdit {
  const others = wiring.ownZones.filter((id) => id !== startId);
  const isOwn = others.length < wiring.ownZones.length;
  return wire(isOwn ? 'joinZone' : 'ownZone', { ...wiring, ownZones: isOwn ? others : [...others, startId] });
}
