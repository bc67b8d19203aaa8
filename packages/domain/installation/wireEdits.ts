import { type Cut, cutsAtJoints, isSameCut } from '../kinds/cut/cut.ts';
import { type Cable, type Feed, isAt, type PlacedFeed, type RunPlace } from '../kinds/feed/feed.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import type { PlanEdit } from '../plan/editPlan.ts';
import type { Cm } from '../units.ts';
import { contains, onePlace } from '../wiring/feedParts.ts';
import { countFeeds, feedsOf } from '../wiring/feeds.ts';
import type { Wiring } from '../wiring/wiring.ts';

export type WireEdit = Extract<PlanEdit, { kind: 'wire' }>;

export interface Wired {
  geometry: Geometry;
  wiring: Wiring;
  feedEvery: Cm;
}

const wire = (act: WireEdit['act'], wiring: Wiring): WireEdit => ({ kind: 'wire', act, wiring });

function isTaken(
  { geometry, wiring }: Pick<Wired, 'geometry' | 'wiring'>,
  place: RunPlace,
  but?: string,
): boolean {
  const named = onePlace(geometry, cutsAtJoints(geometry, wiring.cuts));
  const target = named(place);
  return wiring.feeds.some(
    (feed) => feed.id !== but && contains(geometry, feed) && isAt(named(feed), target),
  );
}

/** Otherwise an edit of one feed would redistribute the others (D53). */
export function withFeedsFixed(
  { geometry, wiring, feedEvery }: Wired,
  part: number,
  newId: () => string,
): Wiring {
  const fixed = feedsOf(geometry, wiring, feedEvery)
    .filter((feed) => feed.id === null && feed.part === part)
    .map(({ stepId, at }): Feed => ({ id: newId(), stepId, at }));
  return fixed.length > 0 ? { ...wiring, feeds: [...wiring.feeds, ...fixed] } : wiring;
}

/** −1 if the rail is missing. */
const partAt = ({ geometry, wiring, feedEvery }: Wired, { stepId, at }: RunPlace): number =>
  feedsOf(geometry, { ...wiring, feeds: [{ id: '', stepId, at }] }, feedEvery).find(({ id }) => id === '')
    ?.part ?? -1;

export function addFeed(wired: Wired, place: RunPlace, newId: () => string): WireEdit | null {
  const fixed = withFeedsFixed(wired, partAt(wired, place), newId);
  if (isTaken({ ...wired, wiring: fixed }, place)) return null;
  const { stepId, at } = place;
  return wire('addFeed', { ...fixed, feeds: [...fixed.feeds, { id: newId(), stepId, at }] });
}

export function moveFeed(
  geometry: Geometry,
  wiring: Wiring,
  id: string,
  { stepId, at }: RunPlace,
): WireEdit | null {
  if (isTaken({ geometry, wiring }, { stepId, at }, id)) return null;
  const feeds = wiring.feeds.map((feed) => (feed.id === id ? { ...feed, stepId, at } : feed));
  return wire('moveFeed', { ...wiring, feeds });
}

/** Undefined: unknown (D54). */
export const setCable = (wiring: Wiring, id: string, cable: Cable | undefined): WireEdit =>
  wire('setCable', {
    ...wiring,
    feeds: wiring.feeds.map((feed) => {
      if (feed.id !== id) return feed;
      const { cable: _, ...bare } = feed;
      return cable ? { ...bare, cable } : bare;
    }),
  });

export function removeFeed({ geometry, wiring, feedEvery }: Wired, { id }: PlacedFeed): WireEdit | null {
  const without = { ...wiring, feeds: wiring.feeds.filter((feed) => feed.id !== id) };
  const count = (one: Wiring) => countFeeds(geometry, one, feedEvery);
  return count(without) < count(wiring) ? wire('removeFeed', without) : null;
}

export function freeFeeds({ geometry, wiring, feedEvery }: Wired, part: number): WireEdit {
  const own = new Set(
    feedsOf(geometry, wiring, feedEvery).flatMap((feed) => (feed.part === part ? [feed.id] : [])),
  );
  return wire('freeFeeds', { ...wiring, feeds: wiring.feeds.filter(({ id }) => !own.has(id)) });
}

export function toggleCut({ geometry, wiring }: Wired, cut: Cut): WireEdit {
  const others = wiring.cuts.filter((one) => !isSameCut(geometry, one, cut));
  const isCut = others.length < wiring.cuts.length;
  return wire(isCut ? 'uncut' : 'cut', { ...wiring, cuts: isCut ? others : [...others, cut] });
}

export function toggleOwnZone({ wiring }: Wired, startId: string): WireEdit {
  const others = wiring.ownZones.filter((id) => id !== startId);
  const isOwn = others.length < wiring.ownZones.length;
  return wire(isOwn ? 'joinZone' : 'ownZone', { ...wiring, ownZones: isOwn ? others : [...others, startId] });
}
