import type { PartTable, RailFamily, Role } from '../catalogue/partTable.ts';
import type { Geometry } from '../layout/geometry.ts';
import type { Centimetres } from '../units.ts';
import { countOwnFeeds } from '../wiring/ownFeeds.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { countFixings } from './fixingCount.ts';
import { countJoints, type JointCount } from './joints.ts';
import { countRails, type Rails } from './rails.ts';

/** What a feed is by its place (D53a): in a cap's or a connector's stead, or on a rail that is drilled. */
export type FeedKind = 'end' | 'straight' | 'angle' | 't' | 'drilled';

/** The role that rules may name for a feed of a kind, and what it then takes the place of. */
export const FEED_ROLES = {
  end: { role: 'feedEnd', instead: 'endCap' },
  straight: { role: 'feedInline', instead: 'straightConnector' },
  angle: { role: 'feedCorner', instead: 'angleConnector' },
  t: { role: 'feedCorner', instead: 'tConnector' },
} as const satisfies Record<Exclude<FeedKind, 'drilled'>, { role: Role; instead: Role }>;

/** So many feeds of each kind, and so many caps and connectors they take the place of. */
export type FeedCounts = Record<Exclude<FeedKind, 'drilled'>, { feeds: number; places: number }>;

/** Joints that are cut (D55). */
export interface CutCounts {
  onRuns: number;
  /** That close loops: with a DALI system these are isolated anyway (D17). */
  ofLoops: number;
  /** Straight connectors that isolating joints take the place of, where the rules say so (D53a). */
  connectors: number;
}

/** What of the parts follows from feeds and cuts. */
export interface WiredParts {
  /** In-line live feeds: those the length takes, or more that were put by hand (D16, D53). */
  feeds: number;
  /** What feeds are by their place; absent where no rule asks (D53a). */
  feedKinds?: FeedCounts;
  cuts: CutCounts;
  /** Each has a supply (D55). */
  zones: number;
}

/** What a layout needs whatever is chosen; all in pieces but the length (D13 to D17). */
export interface Parts extends Rails, JointCount, WiredParts {
  endCaps: number;
  /** One a fixing point; bought for families that need them (D17). */
  mountingSets: number;
  /** Closed loops: each takes an isolating joint with a DALI system (D17). */
  loops: number;
  /** Sum of `frameLength` in centimetres. */
  totalLength: Centimetres;
}

/** What rules count by (D16, D17). */
export type PartNumbers = Pick<PartTable, 'feedEvery' | 'mountingSets100' | 'mountingSets200'> &
  Partial<Pick<PartTable, 'families' | 'isolatingJointReplaces'>> &
  /** Of the chosen rails' family. */
  Pick<RailFamily, 'fixingSpacing'>;

/** Counts what is wired. @param isolatesJoins closed loops conduct nothing where they close (D17) */
export type CountWired = (
  geometry: Geometry,
  wiring: Wiring,
  numbers: PartNumbers,
  isolatesJoins: boolean,
) => WiredParts;

/** Of a plan in which nothing is wired by hand: one zone, and the feeds that its length takes. */
export const countUnwired: CountWired = (geometry, _wiring, { feedEvery }) => ({
  feeds: countOwnFeeds(geometry, feedEvery),
  cuts: { onRuns: 0, ofLoops: 0, connectors: 0 },
  zones: 1,
});

/** Whether parts follow from where feeds stand: then they can't be counted by length alone. */
export const namesFeeds = ({ families = [] }: PartNumbers): boolean =>
  families.some(({ parts }) =>
    Object.values(FEED_ROLES).some(({ role }) => parts[role].black !== '' || parts[role].white !== ''),
  );

/** Counts the parts of a layout. @param bought absent: each step has rails of its own (D13) */
export function countParts(
  geometry: Geometry,
  numbers: PartNumbers,
  wired: WiredParts = countUnwired(geometry, NO_WIRING, numbers, false),
  bought?: Rails,
): Parts {
  const { mountingSets100: per100, mountingSets200: per200, fixingSpacing: spacing } = numbers;
  const steps = geometry.placed.map(({ step }) => step);
  return {
    ...(bought ?? countRails(steps)),
    ...countJoints(geometry),
    ...wired,
    endCaps: geometry.openEnds.length,
    // What is mounted does not follow from what is bought.
    mountingSets: countFixings(steps, { per100, per200, spacing }),
    loops: geometry.joins.length,
    totalLength: geometry.totalLength,
  };
}

/** What decides which of the parts are bought. */
export interface PartConditions {
  needsMounting: boolean;
  isDali: boolean;
  /** The chosen supply brings an extra (D18). */
  hasPowerExtra: boolean;
  /** Whether the rules of the rails name a role (D53a); absent: none of those that feeds may have. */
  names?: (role: Role) => boolean;
}

/** Pieces of each role to buy (D14 to D18); a role that is not needed is absent. */
export function partsByRole(parts: Parts, conditions: PartConditions): [Role, number][] {
  const all: [Role, number][] = [
    ['bentRail200', parts.bentRails200],
    ['bentRail100', parts.bentRails100],
    ['straightConnector', parts.straightConnectors],
    ['angleConnector', parts.angleConnectors],
    ['tConnector', parts.tConnectors],
    ['endCap', parts.endCaps],
    ['feed', parts.feeds],
    ['mountingSet', conditions.needsMounting ? parts.mountingSets : 0],
    ['isolatingJoint', parts.cuts.onRuns + (conditions.isDali ? parts.loops : parts.cuts.ofLoops)],
    ['powerExtra', conditions.hasPowerExtra ? parts.zones : 0],
  ];
  const { feedKinds } = parts;
  const pieces = new Map(all);
  const more = (role: Role, count: number) => pieces.set(role, (pieces.get(role) ?? 0) + count);
  for (const [kind, { role, instead }] of Object.entries(FEED_ROLES)) {
    const found = feedKinds?.[kind as keyof typeof FEED_ROLES];
    if (!found || !conditions.names?.(role)) continue;
    more(role, found.feeds);
    more('feed', -found.feeds);
    more(instead, -found.places);
  }
  more('straightConnector', -parts.cuts.connectors);
  return [...pieces].filter(([, quantity]) => quantity > 0);
}
