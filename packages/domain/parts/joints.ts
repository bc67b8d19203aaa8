import type { Geometry } from '../layout/geometry.ts';
import type { Heading, Point } from '../layout/heading.ts';
import { endUnder, isEndOfT } from '../layout/step.ts';
import { innerJoints } from './rails.ts';

/** One connector and its place. The turn is kept, so that left and right articles can come (D19). */
export interface Joint extends Point {
  kind: 'straight' | 'angle' | 't';
  /** Heading of the rail that arrives; for a T, of its stem. */
  heading: Heading;
  turn: 'left' | 'right' | null;
}

/** The connectors of a layout between its steps, those of closed loops last (D14); not the ones inside steps. */
export function findJoints(geometry: Geometry): Joint[] {
  const joints: Joint[] = [];
  for (const { step, parent, begin, far, heading, farHeading } of geometry.placed) {
    if (step.isTLayoutStart) joints.push({ kind: 't', heading: 1, turn: null, x: 0, y: 0 });
    if (step.isTLayout) joints.push({ kind: 't', heading: farHeading, turn: null, x: far.x, y: far.y });
    const before = geometry.placed[parent]?.step;
    if (!before || isEndOfT(before, endUnder(before, step))) continue;
    const isCorner = !step.isCurved && (step.directionFrame === 'left' || step.directionFrame === 'right');
    joints.push({
      kind: isCorner ? 'angle' : 'straight',
      heading,
      turn: step.directionFrame === 'left' || step.directionFrame === 'right' ? step.directionFrame : null,
      x: begin.x,
      y: begin.y,
    });
  }
  for (const { first, second, isCorner } of geometry.joins) {
    if (first.isEndOfT || second.isEndOfT) continue;
    // The later step arrives, and goes on into the earlier one, against its heading there.
    const turn = (first.heading + 2 - second.heading + 4) % 4 === 1 ? 'right' : 'left';
    joints.push({
      kind: isCorner ? 'angle' : 'straight',
      heading: second.heading,
      turn: isCorner ? turn : null,
      x: first.x,
      y: first.y,
    });
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
