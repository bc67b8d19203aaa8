import { between, plus, rounded } from '../../math/points.ts';
import type { LayoutEdit } from './edit.ts';
import { type PlacedRail, placedStep } from './geometry.ts';
import { type Point, turnedAbout, turnedBy } from './heading.ts';
import { geometryOf, type Layout } from './layout.ts';
import type { Rail, StartFrame } from './step.ts';

/** Quarter turns to the right, then a shift. */
export interface Motion {
  quarters: number;
  by: Point;
}

export const movedPoint = (point: Point, { quarters, by }: Motion): Point =>
  plus(turnedAbout(point, quarters), by);

export const movedPlaces = <Place extends Point>(places: readonly Place[], motion: Motion): Place[] =>
  places.map((place) => ({ ...place, ...movedPoint(place, motion) }));

export const movedStart = (start: StartFrame, motion: Motion): StartFrame => ({
  ...start,
  origin: movedPoint(start.origin, motion),
  heading: turnedBy(start.heading, motion.quarters),
});

const opposed = ({ x, y }: Point): Point => ({ x: 0 - x, y: 0 - y });

export const inverseMotion = ({ quarters, by }: Motion): Motion => ({
  quarters: 0 - quarters,
  by: turnedAbout(opposed(by), -quarters),
});

/** The origin is rounded to whole centimetres, as stored. */
export const asStart = ({ step, axis: { start, end, heading } }: PlacedRail): StartFrame => ({
  kind: 'start',
  id: step.id,
  frameLength: step.frameLength,
  hasT: false,
  origin: rounded(between(start, end)),
  heading,
});

export const stepsNamed = (edit: { stepId: string; others?: string[] | undefined }): ReadonlySet<string> =>
  new Set([edit.stepId, ...(edit.others ?? [])]);

function motionOfFirst(edit: LayoutEdit): Motion | null {
  if (edit.kind === 'add' && (edit.by || edit.heading))
    return inverseMotion({ quarters: edit.heading ?? 0, by: edit.by ?? { x: 0, y: 0 } });
  const [start] = edit.kind === 'addRails' ? edit.steps : [];
  return start?.kind === 'start' ? inverseMotion({ quarters: start.heading, by: start.origin }) : null;
}

/**
 * Motion of all other islands if an edit moves, removes or adds the first start frame, which stays the
 * origin.
 */
export function sheetMotion(layout: Layout, edit: LayoutEdit): Motion | null {
  const { steps } = layout;
  const [first] = steps;
  if (edit.kind === 'premade') return edit.by ? { quarters: 0, by: opposed(edit.by) } : null;
  if (!first) return motionOfFirst(edit);
  if (!('stepId' in edit) || !stepsNamed(edit).has(first.id)) return null;
  if (edit.kind === 'moveIsland') return { quarters: 0, by: opposed(edit.by) };
  if (edit.kind === 'turnIsland') return { quarters: -1, by: { x: 0, y: 0 } };
  if (edit.kind !== 'remove') return null;
  const named = stepsNamed(edit);
  const next = steps.find(
    (step) =>
      !named.has(step.id) && (step.kind === 'start' || (edit.rest === 'stays' && step.kind === 'straight')),
  );
  if (!next) return null;
  const { origin, heading } = next.kind === 'start' ? next : asStart(placedStep(geometryOf(layout), next.id));
  return inverseMotion({ quarters: heading, by: origin });
}

export const withMotion = (steps: readonly Rail[], motion: Motion, except?: ReadonlySet<string>): Rail[] =>
  steps.map((step) => (step.kind === 'start' && !except?.has(step.id) ? movedStart(step, motion) : step));
