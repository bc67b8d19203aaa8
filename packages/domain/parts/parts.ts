import { FEED_EVERY, type Role } from '../catalogue/partTable.ts';
import type { Geometry } from '../layout/geometry.ts';
import type { Centimetres } from '../units.ts';
import { countJoints, type JointCount } from './joints.ts';
import { countRails, type Rails } from './rails.ts';

/** What a layout needs whatever is chosen; all in pieces but the length (D13 to D17). */
export interface Parts extends Rails, JointCount {
  endCaps: number;
  /** In-line live feeds, one for each started `feedEvery` centimetres, and at least one an island (D16). */
  feeds: number;
  /** Two for each 100, three for each 200; bought for families that need them (D17). */
  mountingSets: number;
  /** Closed loops: each takes an isolating joint with a DALI system (D17). */
  loops: number;
  /** Sum of `frameLength` in centimetres. */
  totalLength: Centimetres;
}

/** Counts the parts of a layout. @param feedEvery centimetres that one live feed serves (D16) */
export function countParts(geometry: Geometry, feedEvery: number = FEED_EVERY): Parts {
  const rails = countRails(geometry.placed.map(({ step }) => step));
  return {
    ...rails,
    ...countJoints(geometry),
    endCaps: geometry.openEnds.length,
    feeds: Math.max(Math.ceil(geometry.totalLength / feedEvery), geometry.islands),
    mountingSets: 2 * rails.frameLength100 + 3 * rails.frameLength200,
    loops: geometry.joins.length,
    totalLength: geometry.totalLength,
  };
}

/** What decides which of the parts are bought. */
export interface PartConditions {
  needsMounting: boolean;
  isDali: boolean;
  /** The chosen supply's product code, or null. */
  powerType: string | null;
}

/** The supply with extras of its own (D18). */
const POWER_TYPE_WITH_EXTRA = 'MA0007';

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
    ['isolatingJoint', conditions.isDali ? parts.loops : 0],
    ['powerExtra', conditions.powerType === POWER_TYPE_WITH_EXTRA ? 1 : 0],
  ];
  return all.filter(([, quantity]) => quantity > 0);
}
