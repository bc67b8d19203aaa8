import { type EditProblemCode, type EditResult, type LayoutEdit, type Rest, refused } from './edit.ts';
import { type PlacedStep, placedStep } from './geometry.ts';
import { directionTo, mirrored, opposite } from './heading.ts';
import { branchOf, placedWithin } from './islands.ts';
import type { FreeEnd } from './joins.ts';
import { geometryOf, type Layout } from './layout.ts';
import { asStart, sheetMotion, withMotion } from './sheetMotion.ts';
import { type HangingStep, hangingOn, hasT, type Step, sameEnd } from './step.ts';

type RemoveEdit = Extract<LayoutEdit, { kind: 'remove' }>;
type StepsResult = { steps: Step[]; code?: undefined } | { steps?: undefined; code: EditProblemCode };
type PlaceOfEnd = Pick<FreeEnd, 'stepId' | 'end' | 'heading' | 'isEndOfT'>;

/** A step on another end, to run as it does or the other way round; null where it can't leave it so (D3, D5). */
function hungOn(
  { stepId, end, heading, isEndOfT }: PlaceOfEnd,
  { step, axis }: PlacedStep,
  isReversed: boolean,
): HangingStep | null {
  const direction = directionTo(heading, isReversed ? opposite(axis.endHeading) : axis.heading);
  if (step.kind === 'start' || !direction) return null;
  const on = { stepId, end };
  if (step.kind === 'straight')
    return isEndOfT && direction !== 'straight' ? null : { ...step, on, direction };
  if (isEndOfT || direction !== 'straight') return null;
  return { ...step, on, direction: isReversed ? mirrored(step.direction) : step.direction };
}

/** What hung on a step moves up to the end that it hung on, and runs as it did. */
function closedUp({ steps, inactiveEntries }: Layout, removed: Step): StepsResult {
  const [child, second] = hangingOn(steps, removed.id);
  if (!child) return { steps: steps.filter((step) => step !== removed) };
  if (removed.kind === 'start') return { code: 'nothingBefore' };
  if (second) return { code: 'severalHang' };
  const geometry = geometryOf({ steps, inactiveEntries });
  const branch = branchOf(steps, removed.id);
  const others = steps.filter(({ id }) => !branch.has(id));
  const end = geometryOf({ steps: others, inactiveEntries }).freeEnds.find((free) =>
    sameEnd(free, removed.on),
  );
  const hung = end && hungOn(end, placedStep(geometry, child.id), false);
  if (!hung) return { code: 'hangingDoesNotFit' };
  return { steps: steps.flatMap((step) => (step === removed ? [] : [step === child ? hung : step])) };
}

/** A chain of steps hung on an end the other way round, the last one first; null where one can't be. */
function turnedRound(chain: readonly PlacedStep[], on: PlaceOfEnd): HangingStep[] | null {
  const turned: HangingStep[] = [];
  let end = on;
  for (const place of chain.toReversed()) {
    const hung = hasT(place.step) ? null : hungOn(end, place, true);
    if (!hung) return null;
    turned.push(hung);
    end = { stepId: hung.id, end: 'far', heading: opposite(place.axis.heading), isEndOfT: false };
  }
  return turned;
}

/**
 * What hung on a step stays where it is: as an island that begins with its first straight step (D42a), or, where its
 * other end is joined to what is left, hung on that. What lies before the new beginning runs the other way round.
 */
function leftInPlace(layout: Layout, removed: Step): StepsResult {
  const { steps } = layout;
  const { placed, joins } = geometryOf(layout);
  const branch = branchOf(steps, removed.id);
  const kept = new Set(steps.flatMap(({ id }) => (branch.has(id) ? [] : [id])));
  const changed = new Map<string, Step>();
  const rehung: HangingStep[] = [];
  const branches = hangingOn(steps, removed.id).map((child) => {
    const own = branchOf(steps, child.id);
    const places = placed.filter(({ step }) => own.has(step.id));
    return { own, places, root: places.find(({ step }) => step.kind === 'straight') };
  });
  // In the order of the new start frames: the first of all is where the sheet has its origin.
  const indexOf = ({ root }: (typeof branches)[number]) => root?.index ?? steps.length;
  for (const { own, places, root } of branches.sort((a, b) => indexOf(a) - indexOf(b))) {
    const to = joins
      .flatMap(({ first, second }) => [[first, second] as const, [second, first] as const])
      .find(([from, other]) => own.has(from.stepId) && kept.has(other.stepId))?.[1];
    let turned: HangingStep[] | null = null;
    if (to) {
      // What became a start frame has its far end on the right.
      const end = changed.get(to.stepId)?.kind === 'start' ? 'right' : to.end;
      turned = turnedRound(places, { ...to, end });
    } else if (root && !hasT(root.step)) {
      const { id } = root.step;
      const heading = opposite(root.axis.heading);
      const before = places.slice(0, places.indexOf(root));
      turned = turnedRound(before, { stepId: id, end: 'left', heading, isEndOfT: false });
      changed.set(id, asStart(root));
      for (const step of hangingOn(steps, id))
        changed.set(step.id, { ...step, on: { stepId: id, end: 'right' } });
    }
    if (!turned) return { code: 'restCannotStay' };
    rehung.push(...turned);
    for (const id of own) kept.add(id);
  }
  const moved = new Set(rehung.map(({ id }) => id));
  const inPlace = steps.filter((step) => step !== removed && !moved.has(step.id));
  return { steps: [...inPlace.map((step) => changed.get(step.id) ?? step), ...rehung] };
}

function without(layout: Layout, step: Step, rest: Rest | undefined): StepsResult {
  if (rest === 'closesUp') return closedUp(layout, step);
  if (rest === 'stays') return leftInPlace(layout, step);
  const branch = branchOf(layout.steps, step.id);
  return { steps: layout.steps.filter(({ id }) => !branch.has(id)) };
}

/**
 * Removes a step, and what hangs on it unless that moves up or stays; the active end goes where the step was (D6).
 * The last island stays (D42a).
 */
export function removeStep(before: Layout, edit: RemoveEdit): EditResult {
  const step = before.steps.find(({ id }) => id === edit.stepId);
  if (!step) return refused('unknownStep');
  const { steps, code } = without(before, step, edit.rest);
  if (code) return refused(code);
  if (steps.length === 0) return refused('startStays');
  const layout = { ...before, premadeOption: null };
  if (step.kind !== 'start') return placedWithin(layout, steps, step.on);
  if (step !== before.steps[0]) return placedWithin(layout, steps);
  const motion = sheetMotion(before, edit);
  return placedWithin(
    { ...layout, inactiveEntries: [] },
    motion ? withMotion(steps, motion, step.id) : steps,
  );
}

/** What can become of that which hangs on a step when it is removed: null where it can, else why not. */
export function waysToRemove(layout: Layout, stepId: string): Record<Rest, EditProblemCode | null> {
  const codeOf = (rest: Rest) => removeStep(layout, { kind: 'remove', stepId, rest }).problem?.code ?? null;
  return { closesUp: codeOf('closesUp'), stays: codeOf('stays') };
}
