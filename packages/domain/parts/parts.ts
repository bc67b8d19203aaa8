import type { PartTable, Role } from '../catalogue/partTable.ts';
import type { Geometry } from '../layout/geometry.ts';
import type { Centimetres } from '../units.ts';
import { heldCuts } from '../wiring/cut.ts';
import { countFeeds } from '../wiring/feedCount.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { countZones } from '../wiring/zones.ts';
import { countJoints, type JointCount } from './joints.ts';
import { countRails, type Rails } from './rails.ts';

/** What a layout needs whatever is chosen; all in pieces but the length (D13 to D17). */
export interface Parts extends Rails, JointCount {
  endCaps: number;
  /** In-line live feeds: those the length takes, or more that were put by hand (D16, D53). */
  feeds: number;
  /** Joints that are cut, and not isolated anyway by a DALI system (D55): those on runs, and those that close loops. */
  cuts: { onRuns: number; ofLoops: number };
  /** Each has a supply (D55). */
  zones: number;
  /** So many for each 100 and each 200; bought for families that need them (D17). */
  mountingSets: number;
  /** Closed loops: each takes an isolating joint with a DALI system (D17). */
  loops: number;
  /** Sum of `frameLength` in centimetres. */
  totalLength: Centimetres;
}

/** What rules count by (D16, D17). */
export type PartNumbers = Pick<PartTable, 'feedEvery' | 'mountingSets100' | 'mountingSets200'>;

/** What of an installation decides about parts. */
export interface Installed {
  wiring: Wiring;
  /** Closed loops conduct nothing where they close (D17). */
  isolatesJoins: boolean;
  /** Absent: each step has rails of its own (D13). */
  bought?: Rails;
}

const UNWIRED: Installed = { wiring: NO_WIRING, isolatesJoins: false };

/** Counts the parts of a layout. */
export function countParts(
  geometry: Geometry,
  { feedEvery, mountingSets100, mountingSets200 }: PartNumbers,
  { wiring, isolatesJoins, bought }: Installed = UNWIRED,
): Parts {
  // What is mounted does not follow from what is bought.
  const mounted = countRails(geometry.placed.map(({ step }) => step));
  const cuts = heldCuts(geometry, wiring.cuts);
  const ofLoops = cuts.filter((cut) => 'end' in cut).length;
  return {
    ...(bought ?? mounted),
    ...countJoints(geometry),
    endCaps: geometry.openEnds.length,
    feeds: countFeeds(geometry, wiring.feeds, feedEvery),
    cuts: { onRuns: cuts.length - ofLoops, ofLoops },
    zones: countZones(geometry, wiring, isolatesJoins),
    mountingSets: mountingSets100 * mounted.frameLength100 + mountingSets200 * mounted.frameLength200,
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
  return all.filter(([, quantity]) => quantity > 0);
}
