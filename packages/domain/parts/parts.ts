import type { PartTable, Role } from '../catalogue/partTable.ts';
import type { Geometry } from '../layout/geometry.ts';
import type { Centimetres } from '../units.ts';
import { countJoints, type JointCount } from './joints.ts';
import { countRails, type Rails } from './rails.ts';

/** What a layout needs whatever is chosen; all in pieces but the length (D13 to D17). */
export interface Parts extends Rails, JointCount {
  endCaps: number;
  /** In-line live feeds, one for each started `feedEvery` centimetres, and at least one an island (D16). */
  feeds: number;
  /** So many for each 100 and each 200; bought for families that need them (D17). */
  mountingSets: number;
  /** Closed loops: each takes an isolating joint with a DALI system (D17). */
  loops: number;
  /** Sum of `frameLength` in centimetres. */
  totalLength: Centimetres;
}

/** What rules count by (D16, D17). */
export type PartNumbers = Pick<PartTable, 'feedEvery' | 'mountingSets100' | 'mountingSets200'>;

/** Counts the parts of a layout. */
export function countParts(
  geometry: Geometry,
  { feedEvery, mountingSets100, mountingSets200 }: PartNumbers,
): Parts {
  const rails = countRails(geometry.placed.map(({ step }) => step));
  return {
    ...rails,
    ...countJoints(geometry),
    endCaps: geometry.openEnds.length,
    feeds: Math.max(Math.ceil(geometry.totalLength / feedEvery), geometry.islands),
    mountingSets: mountingSets100 * rails.frameLength100 + mountingSets200 * rails.frameLength200,
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
    ['isolatingJoint', conditions.isDali ? parts.loops : 0],
    ['powerExtra', conditions.hasPowerExtra ? 1 : 0],
  ];
  return all.filter(([, quantity]) => quantity > 0);
}
