import { minus, times } from '../../math/points.ts';
import { findJoints } from '../../parts/joints.ts';
import type { Cm } from '../../units.ts';
import { type Axis, axisBounds, type Box, boundsOfAll, pointAt } from './axis.ts';
import type { Geometry, PlacedRail } from './geometry.ts';
import { type Heading, isHorizontal, type Point, unitVector } from './heading.ts';
import { hasInnerT } from './step.ts';

export type Primitive =
  | { kind: 'rail'; stepId: string; index: number; axis: Axis }
  | { kind: 'connector'; joint: 'straight' | 'angle' | 't'; x: number; y: number; heading: Heading }
  | { kind: 'cap'; x: number; y: number; heading: Heading }
  /** `aside`: unit vector to the label. */
  | {
      kind: 'label';
      stepId: string;
      index: number;
      length: Cm;
      isBent: boolean;
      x: number;
      y: number;
      aside: Point;
    };

export interface Drawing {
  primitives: readonly Primitive[];
  bounds: Box;
}

const NOWHERE: Box = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

export const railMiddle = ({ axis }: PlacedRail): Point => pointAt(axis, axis.length / 2);

function labelSide({ step, axis }: PlacedRail, middle: Point, bounds: Box): Point {
  if (axis.kind === 'arc') {
    // The outer side of a bend faces its missing corner.
    return times(minus(unitVector(axis.heading), unitVector(axis.endHeading)), Math.SQRT1_2);
  }
  if (isHorizontal(axis.heading)) {
    const isBelow = middle.y > (bounds.minY + bounds.maxY) / 2;
    return { x: 0, y: isBelow && !hasInnerT(step) ? 1 : -1 };
  }
  return { x: middle.x > (bounds.minX + bounds.maxX) / 2 ? 1 : -1, y: 0 };
}

export function drawLayout(geometry: Geometry): Drawing {
  const bounds = boundsOfAll(geometry.placed.map(({ axis }) => axisBounds(axis))) ?? NOWHERE;
  const primitives: Primitive[] = [];
  for (const place of geometry.placed)
    primitives.push({ kind: 'rail', stepId: place.step.id, index: place.index, axis: place.axis });
  for (const { kind, x, y, heading } of findJoints(geometry))
    primitives.push({ kind: 'connector', joint: kind, x, y, heading });
  for (const { x, y, heading } of geometry.openEnds) primitives.push({ kind: 'cap', x, y, heading });
  for (const place of geometry.placed) {
    const { x, y } = railMiddle(place);
    primitives.push({
      kind: 'label',
      stepId: place.step.id,
      index: place.index,
      length: place.step.frameLength,
      isBent: place.step.kind === 'bent',
      x,
      y,
      aside: labelSide(place, { x, y }, bounds),
    });
  }
  return { primitives, bounds };
}
