import { type EditResult, type LayoutEdit, refusedEdit, withSteps } from './edit.ts';
import { mirrored, turnedBy } from './heading.ts';
import type { Layout } from './layout.ts';
import { lengthFault, MAX_DISTANCE } from './length.ts';
import type { Side } from './shape.ts';
import { movedStart, sheetMotion, stepsNamed, withMotion } from './sheetMotion.ts';
import { type EndRef, MAX_STEPS, type Rail, type StartFrame, T_ARMS } from './step.ts';

const startOf = (steps: readonly Rail[], stepId: string): StartFrame | null => {
  const step = steps.find(({ id }) => id === stepId);
  return step?.kind === 'start' ? step : null;
};

export function branchOf(steps: readonly Rail[], ...stepIds: string[]): ReadonlySet<string> {
  const branch = new Set(stepIds);
  for (const step of steps) if (step.kind !== 'start' && branch.has(step.on.stepId)) branch.add(step.id);
  return branch;
}

/** Refused if a start frame is too far away. */
export function placedWithin(
  layout: Layout,
  steps: readonly Rail[],
  activeEnd = layout.activeEnd,
): EditResult {
  const isFar = steps.some(
    (step) =>
      step.kind === 'start' && Math.max(Math.abs(step.origin.x), Math.abs(step.origin.y)) > MAX_DISTANCE,
  );
  return isFar
    ? refusedEdit('tooFar')
    : { layout: withSteps(layout, steps, activeEnd, layout.premadeOption) };
}

type IslandEdit = Extract<LayoutEdit, { kind: `${string}Island` | 'addRails' }>;
type EditOf<Kind extends IslandEdit['kind']> = Extract<LayoutEdit, { kind: Kind }>;

export function addIsland(layout: Layout, edit: EditOf<'addIsland'>): EditResult {
  const { id, origin, heading = 0, length, hasT } = edit;
  const fault = lengthFault(length, false);
  if (fault) return refusedEdit(fault, 'length');
  if (layout.steps.length >= MAX_STEPS) return refusedEdit('tooManySteps');
  const isFirst = layout.steps.length === 0;
  const start: StartFrame = {
    kind: 'start',
    id,
    frameLength: length,
    hasT,
    origin: isFirst ? { x: 0, y: 0 } : origin,
    heading: isFirst ? 0 : heading,
  };
  return placedWithin({ ...layout, premadeOption: null }, [...layout.steps, start], {
    stepId: id,
    end: 'right',
  });
}

export function duplicateIsland(layout: Layout, { stepId, id, by }: EditOf<'duplicateIsland'>): EditResult {
  if (!startOf(layout.steps, stepId)) return refusedEdit('unknownStep');
  const branch = branchOf(layout.steps, stepId);
  const idOf = new Map([...branch].map((own, index) => [own, index === 0 ? id : `${id}.${index}`]));
  const named = (own: string) => idOf.get(own) as string;
  const steps = layout.steps.flatMap((step): Rail[] => {
    if (!branch.has(step.id)) return [];
    if (step.kind === 'start') return [{ ...movedStart(step, { quarters: 0, by }), id }];
    return [{ ...step, id: named(step.id), on: { ...step.on, stepId: named(step.on.stepId) } }];
  });
  return addRails(layout, { kind: 'addRails', steps });
}

/** If the first island moves, everything else moves the other way. */
export function moveIsland(layout: Layout, edit: EditOf<'moveIsland'> | EditOf<'turnIsland'>): EditResult {
  const { steps } = layout;
  const named = stepsNamed(edit);
  const starts = steps.filter(({ kind, id }) => kind === 'start' && named.has(id));
  if (starts.length < named.size) return refusedEdit('unknownStep');
  const motion = sheetMotion(layout, edit);
  if (motion) return placedWithin(layout, withMotion(steps, motion, named));
  const after = (start: StartFrame): StartFrame =>
    edit.kind === 'moveIsland'
      ? movedStart(start, { quarters: 0, by: edit.by })
      : { ...start, heading: turnedBy(start.heading, 1) };
  return placedWithin(
    layout,
    steps.map((step) => (step.kind === 'start' && named.has(step.id) ? after(step) : step)),
  );
}

export function addRails(layout: Layout, edit: EditOf<'addRails'>): EditResult {
  const known = new Set(layout.steps.map(({ id }) => id));
  if (layout.steps.length + edit.steps.length > MAX_STEPS) return refusedEdit('tooManySteps');
  for (const step of edit.steps) {
    if (known.has(step.id) || (step.kind !== 'start' && !known.has(step.on.stepId)))
      return refusedEdit('unknownStep');
    known.add(step.id);
  }
  const motion = sheetMotion(layout, edit);
  const added = motion ? withMotion(edit.steps, motion) : edit.steps;
  return placedWithin({ ...layout, premadeOption: null }, [...layout.steps, ...added]);
}

export function mirrorIsland(layout: Layout, { stepId }: EditOf<'mirrorIsland'>): EditResult {
  if (!startOf(layout.steps, stepId)) return refusedEdit('unknownStep');
  const branch = branchOf(layout.steps, stepId);
  const mirroredEnd = (at: EndRef): EndRef => (branch.has(at.stepId) ? { ...at, end: mirrored(at.end) } : at);
  const steps = layout.steps.map((step): Rail => {
    if (step.kind === 'start' || !branch.has(step.id)) return step;
    const on = mirroredEnd(step.on);
    if (step.kind === 'bent') return { ...step, on, direction: mirrored(step.direction) };
    const tArms =
      T_ARMS.find((arms) => step.tArms?.every((arm) => (arms as readonly Side[]).includes(mirrored(arm)))) ??
      null;
    return { ...step, on, direction: mirrored(step.direction), tArms };
  });
  const inactiveEntries =
    stepId === layout.steps[0]?.id ? layout.inactiveEntries.map(mirrored) : layout.inactiveEntries;
  return placedWithin(
    { ...layout, inactiveEntries },
    steps,
    layout.activeEnd && mirroredEnd(layout.activeEnd),
  );
}
