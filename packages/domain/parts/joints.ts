import { type Geometry, type PlacedRail, placeOfEnd } from '../kinds/rail/geometry.ts';
import { type Heading, type Point, turnedBy } from '../kinds/rail/heading.ts';
import { isEndOfT } from '../kinds/rail/step.ts';
import { append, itemAt } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { innerJoints } from './rails.ts';

/** A connector. The turn is stored for articles that differ by side (D19). */
export interface Joint extends Point {
  kind: 'straight' | 'angle' | 't';
  heading: Heading;
  turn: 'left' | 'right' | null;
  /** Arriving rail, or the rail with the T. */
  stepId: string;
  at: Cm;
  /** Null for a T, which connects several rails. */
  toStepId: string | null;
}

/** An edit reuses the objects of unmoved rails, so their joints stay valid. */
const known = new WeakMap<PlacedRail, readonly Joint[]>();

function jointsOf({ step, parent, axis }: PlacedRail, { placed }: Geometry): readonly Joint[] {
  const { start, end, heading, endHeading } = axis;
  const { id: stepId, frameLength } = step;
  const tAt = (point: Point, heading: Heading, at: Cm): Joint => {
    const { x, y } = point;
    return { kind: 't', x, y, heading, turn: null, stepId, at, toStepId: null };
  };
  if (step.kind === 'start')
    return step.hasT ? [tAt(step.origin, turnedBy(step.heading, 1), frameLength / 2)] : [];
  const own = step.kind === 'straight' && step.tArms ? [tAt(end, endHeading, frameLength)] : [];
  if (isEndOfT(itemAt(placed, parent).step, step.on.end)) return own;
  const turn = step.direction === 'straight' ? null : step.direction;
  const kind = step.kind === 'straight' && turn ? 'angle' : 'straight';
  const { x, y } = start;
  return [...own, { kind, x, y, heading, turn, stepId, at: 0, toStepId: step.on.stepId }];
}

/** Connectors between layout rails, those of closed loops last (D14). */
export function findJoints(geometry: Geometry): Joint[] {
  const joints: Joint[] = [];
  for (const place of geometry.placed) {
    const found = known.get(place) ?? jointsOf(place, geometry);
    known.set(place, found);
    append(joints, found);
  }
  for (const { first, second, isCorner } of geometry.joins) {
    if (first.isEndOfT || second.isEndOfT) continue;
    // Later rails arrive and continue into earlier ones.
    const turn = (first.heading + 2 - second.heading + 4) % 4 === 1 ? 'right' : 'left';
    const kind = isCorner ? 'angle' : 'straight';
    const at = placeOfEnd(geometry, second);
    const { x, y } = first;
    const { heading, stepId } = second;
    joints.push({ kind, x, y, heading, turn: isCorner ? turn : null, stepId, at, toStepId: first.stepId });
  }
  return joints;
}

export interface JointCount {
  straightConnectors: number;
  angleConnectors: number;
  tConnectors: number;
}

export function countJoints(geometry: Geometry): JointCount {
  const count: JointCount = { straightConnectors: 0, angleConnectors: 0, tConnectors: 0 };
  for (const { kind } of findJoints(geometry)) {
    if (kind === 'straight') count.straightConnectors += 1;
    else if (kind === 'angle') count.angleConnectors += 1;
    else count.tConnectors += 1;
  }
  for (const { step } of geometry.placed) count.straightConnectors += innerJoints(step);
  return count;
}
