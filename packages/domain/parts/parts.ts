import type { PartTable, RailFamily, Role } from '../catalogue/partTable.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import type { Cm } from '../units.ts';
import { countOwnFeeds } from '../wiring/ownFeeds.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { countFixings } from './fixingCount.ts';
import { countJoints, type JointCount } from './joints.ts';
import { countRails, type Rails } from './rails.ts';

/** Cap or connector at the feed, or a drilled rail (D53a). */
export type FeedKind = 'end' | 'straight' | 'angle' | 't' | 'drilled';

export const FEED_ROLES = {
  end: { role: 'feedEnd', instead: 'endCap' },
  straight: { role: 'feedInline', instead: 'straightConnector' },
  angle: { role: 'feedCorner', instead: 'angleConnector' },
  t: { role: 'feedCorner', instead: 'tConnector' },
} as const satisfies Record<Exclude<FeedKind, 'drilled'>, { role: Role; instead: Role }>;

export type FeedCounts = Record<Exclude<FeedKind, 'drilled'>, { feeds: number; places: number }>;

/** D55. */
export interface CutCounts {
  onRuns: number;
  /** Cuts that close loops; DALI systems isolate these anyway (D17). */
  ofLoops: number;
  connectors: number;
}

export interface WiredParts {
  /** Line feeds, by length or by hand (D16, D53). */
  feeds: number;
  /** Absent if no rule names a kind (D53a). */
  feedKinds?: FeedCounts;
  cuts: CutCounts;
  zones: number;
}

/** D13 to D17. */
export interface Parts extends Rails, JointCount, WiredParts {
  endCaps: number;
  /** One per fixing point; bought only for families that need them (D17). */
  mountingSets: number;
  /** Closed loops; each needs an isolating joint with a DALI system (D17). */
  loops: number;
  totalLength: Cm;
}

export type PartNumbers = Pick<PartTable, 'feedEvery' | 'mountingSets100' | 'mountingSets200'> &
  Partial<Pick<PartTable, 'families' | 'isolatingJointReplaces'>> &
  Pick<RailFamily, 'fixingSpacing'>;

export type CountWired = (
  geometry: Geometry,
  wiring: Wiring,
  numbers: PartNumbers,
  isolatesJoins: boolean,
) => WiredParts;

export const countUnwired: CountWired = (geometry, _wiring, { feedEvery }) => ({
  feeds: countOwnFeeds(geometry, feedEvery),
  cuts: { onRuns: 0, ofLoops: 0, connectors: 0 },
  zones: 1,
});

/** Feed positions affect the parts if the rules name kinds of feeds. */
export const namesFeeds = ({ families = [] }: PartNumbers): boolean =>
  families.some(({ parts }) =>
    Object.values(FEED_ROLES).some(({ role }) => parts[role].black !== '' || parts[role].white !== ''),
  );

/** @param bought absent: layout rails share no offcuts (D13) */
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
    mountingSets: countFixings(steps, { per100, per200, spacing }),
    loops: geometry.joins.length,
    totalLength: geometry.totalLength,
  };
}

export interface PartConditions {
  needsMounting: boolean;
  isDali: boolean;
  /** D18. */
  hasPowerExtra: boolean;
  /** D53a. */
  names?: (role: Role) => boolean;
}

/** Roles that are needed, with their quantities (D14 to D18). */
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
