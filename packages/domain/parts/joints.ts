import { type Geometry, placeOfEnd } from '../layout/geometry.ts';
import { type Heading, type Point, turnedBy } from '../layout/heading.ts';
import { isEndOfT } from '../layout/step.ts';
import { itemAt } from '../math/lists.ts';
import { innerJoints } from './rails.ts';

/** One connector and its place. The turn is kept, so that left and right articles can come (D19). */
export interface Joint extends Point {
  kind: 'straight' | 'angle' | 't';
  /** Heading of the rail that arrives; for a T, of its stem. */
  heading: Heading;
  turn: 'left' | 'right' | null;
  /** The step that brings it: the one that arrives there, or whose own T it is. */
  stepId: string;
  /** Where on that step, in centimetres from its begin. */
  at: number;
  /** The step that it is put to; null of a T, which has several. */
  toStepId: string | null;
}

/** The connectors of a layout between its steps, those of closed loops last (D14); not the ones inside steps. */
export function findJoints(geometry: Geometry): Joint[] {
  const joints: Joint[] = [];
  const add = (
    kind: Joint['kind'],
    { x, y }: Point,
    heading: Heading,
    turn: Joint['turn'],
    stepId: string,
    at: number,
    toStepId: string | null,
  ) => joints.push({ kind, x, y, heading, turn, stepId, at, toStepId });
  for (const { step, parent, axis } of geometry.placed) {
    const { begin, end, heading, endHeading } = axis;
    const { id, frameLength } = step;
    if (step.kind === 'start') {
      if (step.hasT) add('t', step.origin, turnedBy(step.heading, 1), null, id, frameLength / 2, null);
      continue;
    }
    if (step.kind === 'straight' && step.tArms) add('t', end, endHeading, null, id, frameLength, null);
    // The T makes the joint with what hangs on it.
    if (isEndOfT(itemAt(geometry.placed, parent).step, step.on.end)) continue;
    const turn = step.direction === 'straight' ? null : step.direction;
    const kind = step.kind === 'straight' && turn ? 'angle' : 'straight';
    add(kind, begin, heading, turn, id, 0, step.on.stepId);
  }
  for (const { first, second, isCorner } of geometry.joins) {
    if (first.isEndOfT || second.isEndOfT) continue;
    // The later step arrives, and goes on into the earlier one, against its heading there.
    const turn = (first.heading + 2 - second.heading + 4) % 4 === 1 ? 'right' : 'left';
    const kind = isCorner ? 'angle' : 'straight';
    const at = placeOfEnd(geometry, second);
    add(kind, first, second.heading, isCorner ? turn : null, second.stepId, at, first.stepId);
  }
  return joints;
}

export interface JointCount {
  straightConnectors: number;
  angleConnectors: number;
  tConnectors: number;
}

/** Connectors to buy: those between steps and those between the rails inside them (D14). */
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
