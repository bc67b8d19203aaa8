import { between, plus, rounded } from '../math/points.ts';
import type { LayoutEdit } from './edit.ts';
import { type PlacedStep, placedStep } from './geometry.ts';
import { type Point, turnedAbout, turnedBy } from './heading.ts';
import { geometryOf, type Layout } from './layout.ts';
import type { StartFrame, Step } from './step.ts';

/** A turn about the origin by so many quarters to the right, and then a shift in centimetres. */
export interface Motion {
  quarters: number;
  by: Point;
}

export const moved = (point: Point, { quarters, by }: Motion): Point =>
  plus(turnedAbout(point, quarters), by);

export const movedStart = (start: StartFrame, motion: Motion): StartFrame => ({
  ...start,
  origin: moved(start.origin, motion),
  heading: turnedBy(start.heading, motion.quarters),
});

const opposed = ({ x, y }: Point): Point => ({ x: 0 - x, y: 0 - y });

/** The motion that is taken back by another. */
export const inverse = ({ quarters, by }: Motion): Motion => ({
  quarters: -quarters,
  by: turnedAbout(opposed(by), -quarters),
});

/** The start frame that a straight step without a T is where it lies, its centre to the centimetre. */
export const asStart = ({ step, axis: { begin, end, heading } }: PlacedStep): StartFrame => ({
  kind: 'start',
  id: step.id,
  frameLength: step.frameLength,
  hasT: false,
  origin: rounded(between(begin, end)),
  heading,
});

/**
 * How an edit moves all but the island it is about, on the sheet: the first start frame stays at the origin, so where
 * it is laid, moved, turned or removed everything else goes the other way (D42a). Null where nothing else moves.
 */
export function sheetMotion(layout: Layout, edit: LayoutEdit): Motion | null {
  const { steps } = layout;
  if (edit.kind === 'premade' || (edit.kind === 'add' && steps.length === 0))
    return edit.by ? { quarters: 0, by: opposed(edit.by) } : null;
  const [first] = steps;
  if (!first || !('stepId' in edit) || edit.stepId !== first.id) return null;
  if (edit.kind === 'moveIsland') return { quarters: 0, by: opposed(edit.by) };
  if (edit.kind === 'turnIsland') return { quarters: -1, by: { x: 0, y: 0 } };
  if (edit.kind !== 'remove') return null;
  // What stays begins with its first straight step.
  const next = steps.find(
    (step) =>
      step !== first && (step.kind === 'start' || (edit.rest === 'stays' && step.kind === 'straight')),
  );
  if (!next) return null;
  const { origin, heading } = next.kind === 'start' ? next : asStart(placedStep(geometryOf(layout), next.id));
  return inverse({ quarters: heading, by: origin });
}

/** Start frames with a motion made by all, but the one that is named. */
export const withMotion = (steps: readonly Step[], motion: Motion, except: string): Step[] =>
  steps.map((step) => (step.kind === 'start' && step.id !== except ? movedStart(step, motion) : step));
