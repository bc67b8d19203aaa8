import { pointAt } from '../layout/axis.ts';
import { findPlaced } from '../layout/geometry.ts';
import type { Point } from '../layout/heading.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import type { RunPlace } from '../wiring/feed.ts';

/** A place on a run on the plan; none where the run is gone. */
export function pointsOn(layout: Layout, { stepId, at }: RunPlace): Point[] {
  const axis = findPlaced(geometryOf(layout), stepId)?.axis;
  return axis ? [pointAt(axis, Math.min(at, axis.length))] : [];
}
