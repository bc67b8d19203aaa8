import type { PartTable, RailFamily, Role } from '../catalogue/partTable.ts';
import type { Geometry } from '../layout/geometry.ts';
import type { Cm } from '../units.ts';
import { countOwnFeeds } from '../wiring/ownFeeds.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { countFixings } from './fixingCount.ts';
import { countJoints, type JointCount } from './joints.ts';
import { countRails, type Rails } from './rails.ts';

/** Kind of a feed by its position (D53a): at a cap or connector, or on a drilled rail. */
export type FeedKind = 'end' | 'straight' | 'angle' | 't' | 'drilled';

/** Role of each kind of feed in the rules, and the role it replaces. */
export const FEED_ROLES = {
  end: { role: 'feedEnd', instead: 'endCap' },
  straight: { role: 'feedInline', instead: 'straightConnector' },
  angle: { role: 'feedCorner', instead: 'angleConnector' },
  t: { role: 'feedCorner', instead: 'tConnector' },
} as const satisfies Record<Exclude<FeedKind, 'drilled'>, { role: Role; instead: Role }>;

/** Number of feeds of each kind, and of the caps and connectors they replace. */
export type FeedCounts = Record<Exclude<FeedKind, 'drilled'>, { feeds: number; places: number }>;

/** Number of cuts (D55). */
export interface CutCounts {
  onRuns: number;
  /** Cuts that close loops; DALI systems isolate these anyway (D17). */
  ofLoops: number;
  /** Straight connectors that isolating joints replace, if the rules say so (D53a). */
  connectors: number;
}

export interface WiredParts {
  /** Live feeds in line, by length or by hand (D16, D53). */
  feeds: number;
  /** Feeds by kind; absent if no rule names a kind (D53a). */
  feedKinds?: FeedCounts;
  cuts: CutCounts;
  /** Number of zones; each has a supply (D55). */
  zones: number;
}

/** Parts of a layout before choices; in pieces except lengths (D13 to D17). */
export interface Parts extends Rails, JointCount, WiredParts {
  endCaps: number;
  /** One per fixing point; bought only for families that need them (D17). */
  mountingSets: number;
  /** Closed loops; with a DALI system each needs an isolating joint (D17). */
  loops: number;
  /** Sum of `frameLength`, in centimetres. */
  totalLength: Cm;
}

/** Numbers of the part rules (D16, D17). */
export type PartNumbers = Pick<PartTable, 'feedEvery' | 'mountingSets100' | 'mountingSets200'> &
  Partial<Pick<PartTable, 'families' | 'isolatingJointReplaces'>> &
  /** Spacing of the chosen rails' family. */
  Pick<RailFamily, 'fixingSpacing'>;

/**
 * Counts wired parts.
 * @param isolatesJoins whether closed loops isolate (D17)
 */
export type CountWired = (
  geometry: Geometry,
  wiring: Wiring,
  numbers: PartNumbers,
  isolatesJoins: boolean,
) => WiredParts;

/** Counts for a plan without wiring by hand: one zone, feeds by length. */
export const countUnwired: CountWired = (geometry, _wiring, { feedEvery }) => ({
  feeds: countOwnFeeds(geometry, feedEvery),
  cuts: { onRuns: 0, ofLoops: 0, connectors: 0 },
  zones: 1,
});

/** Whether the rules name kinds of feeds: then feed positions affect the parts. */
export const namesFeeds = ({ families = [] }: PartNumbers): boolean =>
  families.some(({ parts }) =>
    Object.values(FEED_ROLES).some(({ role }) => parts[role].black !== '' || parts[role].white !== ''),
  );

/**
 * Counts the parts of a layout.
 * @param bought absent: layout rails share no offcuts (D13)
 */
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
    // Mounting does not depend on the bought rails.
    mountingSets: countFixings(steps, { per100, per200, spacing }),
    loops: geometry.joins.length,
    totalLength: geometry.totalLength,
  };
}

export interface PartConditions {
  needsMounting: boolean;
  isDali: boolean;
  /** Whether the chosen supply has an extra (D18). */
  hasPowerExtra: boolean;
  /** Whether the rules name a role (D53a); absent: no feed roles. */
  names?: (role: Role) => boolean;
}

/** Quantity of each role (D14 to D18); roles that are not needed are absent. */
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
