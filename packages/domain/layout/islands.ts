import { centimetres } from '../units.ts';
import { type EditResult, type LayoutEdit, refused, withSteps } from './edit.ts';
import { MAX_DISTANCE } from './frameStep.ts';
import { type Point, turnedAbout, turnedBy } from './heading.ts';
import type { Layout } from './layout.ts';
import { lengthFault } from './length.ts';
import { MAX_STEPS, type StartFrame, type Step } from './step.ts';

/** A turn about the origin by so many quarters to the right, and then a shift in centimetres. */
export interface Motion {
  quarters: number;
  by: Point;
}

export function moved(point: Point, { quarters, by }: Motion): Point {
  const { x, y } = turnedAbout(point, quarters);
  return { x: x + by.x, y: y + by.y };
}

const movedStart = (start: StartFrame, motion: Motion): StartFrame => ({
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

const startOf = (steps: readonly Step[], stepId: string): StartFrame | null => {
  const step = steps.find(({ id }) => id === stepId);
  return step?.kind === 'start' ? step : null;
};

/** A step and all that hangs on it, directly or not. */
export function branchOf(steps: readonly Step[], stepId: string): ReadonlySet<string> {
  const branch = new Set([stepId]);
  for (const step of steps) if (step.kind !== 'start' && branch.has(step.on.stepId)) branch.add(step.id);
  return branch;
}

/**
 * How an edit moves all but the island it is about, on the sheet: the first start frame stays at the origin, so where
 * it is moved, turned or removed everything else goes the other way (D42a). Null where nothing else moves.
 */
export function sheetMotion({ steps }: Layout, edit: LayoutEdit): Motion | null {
  const [first] = steps;
  if (!first || !('stepId' in edit) || edit.stepId !== first.id) return null;
  if (edit.kind === 'moveIsland') return { quarters: 0, by: opposed(edit.by) };
  if (edit.kind === 'turnIsland') return { quarters: -1, by: { x: 0, y: 0 } };
  if (edit.kind !== 'remove') return null;
  const next = steps.find((step): step is StartFrame => step.kind === 'start' && step.id !== first.id);
  return next ? inverse({ quarters: next.heading, by: next.origin }) : null;
}

/** Start frames with a motion made by all, but the one that is named. */
export const withMotion = (steps: readonly Step[], motion: Motion, except: string): Step[] =>
  steps.map((step) => (step.kind === 'start' && step.id !== except ? movedStart(step, motion) : step));

/** The layout with new steps, unless a start frame would lie too far away. */
function placedWithin(layout: Layout, steps: readonly Step[], activeEnd = layout.activeEnd): EditResult {
  const isFar = steps.some(
    (step) =>
      step.kind === 'start' && Math.max(Math.abs(step.origin.x), Math.abs(step.origin.y)) > MAX_DISTANCE,
  );
  return isFar ? refused('tooFar') : { layout: withSteps(layout, steps, activeEnd, layout.premadeOption) };
}

type IslandEdit = Extract<LayoutEdit, { kind: `${string}Island` }>;
type EditOf<Kind extends IslandEdit['kind']> = Extract<LayoutEdit, { kind: Kind }>;

export function addIsland(layout: Layout, { id, origin, length, hasT }: EditOf<'addIsland'>): EditResult {
  const fault = lengthFault(length, false);
  if (fault) return refused(fault, 'length');
  if (layout.steps.length >= MAX_STEPS) return refused('tooManySteps');
  const isFirst = layout.steps.length === 0;
  const start: StartFrame = {
    kind: 'start',
    id,
    frameLength: centimetres(length),
    hasT,
    origin: isFirst ? { x: 0, y: 0 } : origin,
    heading: 0,
  };
  return placedWithin({ ...layout, premadeOption: null }, [...layout.steps, start], {
    stepId: id,
    end: 'right',
  });
}

export function duplicateIsland(layout: Layout, { stepId, id, by }: EditOf<'duplicateIsland'>): EditResult {
  if (!startOf(layout.steps, stepId)) return refused('unknownStep');
  const branch = branchOf(layout.steps, stepId);
  if (layout.steps.length + branch.size > MAX_STEPS) return refused('tooManySteps');
  const idOf = new Map([...branch].map((own, index) => [own, index === 0 ? id : `${id}.${index}`]));
  const named = (own: string) => idOf.get(own) as string;
  const copies = layout.steps.flatMap((step): Step[] => {
    if (!branch.has(step.id)) return [];
    if (step.kind === 'start') return [{ ...movedStart(step, { quarters: 0, by }), id }];
    return [{ ...step, id: named(step.id), on: { ...step.on, stepId: named(step.on.stepId) } }];
  });
  return placedWithin({ ...layout, premadeOption: null }, [...layout.steps, ...copies]);
}

/** Moves or turns an island; the first one by moving all others the other way. */
export function moveIsland(layout: Layout, edit: EditOf<'moveIsland'> | EditOf<'turnIsland'>): EditResult {
  const start = startOf(layout.steps, edit.stepId);
  if (!start) return refused('unknownStep');
  const others = sheetMotion(layout, edit);
  if (others) return placedWithin(layout, withMotion(layout.steps, others, start.id));
  const after: StartFrame =
    edit.kind === 'moveIsland'
      ? movedStart(start, { quarters: 0, by: edit.by })
      : { ...start, heading: turnedBy(start.heading, 1) };
  return placedWithin(
    layout,
    layout.steps.map((step) => (step === start ? after : step)),
  );
}
