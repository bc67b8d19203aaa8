import type { Role } from '../catalogue/partTable.ts';
import type { InstalledCut } from '../installation/installation.ts';
import { isolatedJoins } from '../kinds/cut/cut.ts';
import { type Geometry, placeOfEnd } from '../kinds/rail/geometry.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import type { Side } from '../kinds/rail/shape.ts';
import { hasInnerT, isEndOfT } from '../kinds/rail/step.ts';
import { itemAt } from '../math/lists.ts';
import { cutConnectors, placeKey } from '../parts/feedKinds.ts';
import { findJoints, type Joint } from '../parts/joints.ts';
import type { Cm } from '../units.ts';

export interface PartAtRail {
  kind: 'connector' | 'isolator' | 'endCap';
  role: Role;
  stepId: string;
  at: Cm | Side;
  toStepId: string | null;
}

export const CONNECTORS = {
  straight: 'straightConnector',
  angle: 'angleConnector',
  t: 'tConnector',
} as const satisfies Record<Joint['kind'], Role>;

const part = (
  kind: PartAtRail['kind'],
  role: Role,
  stepId: string,
  at: Cm | Side,
  toStepId: string | null = null,
): PartAtRail => ({ kind, role, stepId, at, toStepId });

/** D17, D55. */
function isolators(geometry: Geometry, cuts: readonly InstalledCut[], isolatesJoins: boolean): PartAtRail[] {
  const onRuns = cuts.flatMap(({ cut }): PartAtRail[] =>
    'at' in cut ? [part('isolator', 'isolatingJoint', cut.stepId, cut.at)] : [],
  );
  const ofLoops = isolatedJoins(
    geometry,
    cuts.map(({ cut }) => cut),
    isolatesJoins,
  ).map(({ first, second }) =>
    part('isolator', 'isolatingJoint', second.stepId, placeOfEnd(geometry, second), first.stepId),
  );
  return [...onRuns, ...ofLoops];
}

/** Mounting order, and as many parts as are bought (D14 to D17, D53a). */
export function partsAtRails(
  geometry: Geometry,
  cuts: readonly InstalledCut[] | null,
  isolatesJoins: boolean,
  replaces: boolean,
): PartAtRail[] {
  const cutAway = cutConnectors(geometry, replaces ? (cuts ?? []).map(({ cut }) => cut) : []);
  const isThere = ({ role, stepId, at }: PartAtRail) =>
    role !== 'straightConnector' || typeof at !== 'number' || !cutAway.has(placeKey({ stepId, at }));
  const between = findJoints(geometry).map(({ kind, stepId, at, toStepId }) =>
    part('connector', CONNECTORS[kind], stepId, at, toStepId),
  );
  const inside = geometry.placed.flatMap(({ step }) =>
    innerPlaces(step.frameLength)
      // A T in the middle replaces one connector (D14).
      .filter((at) => !hasInnerT(step) || at !== step.frameLength / 2)
      .map((at) => part('connector', 'straightConnector', step.id, at)),
  );
  const caps = geometry.openEnds.map((end) => {
    const { step } = itemAt(geometry.placed, end.index);
    const arm = isEndOfT(step, end.end) && end.end !== 'far' ? end.end : null;
    return part('endCap', 'endCap', end.stepId, arm ?? placeOfEnd(geometry, end));
  });
  const connectors = [...between, ...inside].filter(isThere);
  return [...connectors, ...(cuts ? isolators(geometry, cuts, isolatesJoins) : []), ...caps];
}
