import { append } from '../../math/lists.ts';
import { type EditProblemCode, type EditResult, type LayoutEdit, refusedEdit } from './edit.ts';
import { type PlacedRail, placedStep } from './geometry.ts';
import { directionTo, mirrored, opposite } from './heading.ts';
import { branchOf, placedWithin } from './islands.ts';
import type { FreeEnd } from './joins.ts';
import { geometryOf, type Layout } from './layout.ts';
import { asStart, sheetMotion, stepsNamed, withMotion } from './sheetMotion.ts';
import { type HangingRail, hangingOn, hasT, type Rail, sameEnd } from './step.ts';

type RemoveEdit = Extract<LayoutEdit, { kind: 'remove' }>;
type StepsResult = { steps: Rail[]; code?: undefined } | { steps?: undefined; code: EditProblemCode };
type PlaceOfEnd = Pick<FreeEnd, 'stepId' | 'end' | 'heading' | 'isEndOfT'>;

/** Null if the step cannot leave that end (D3, D5). */
function hungOn(
  { stepId, end, heading, isEndOfT }: PlaceOfEnd,
  { step, axis }: PlacedRail,
  isReversed: boolean,
): HangingRail | null {
  const direction = directionTo(heading, isReversed ? opposite(axis.endHeading) : axis.heading);
  if (step.kind === 'start' || !direction) return null;
  const on = { stepId, end };
  if (step.kind === 'straight')
    return isEndOfT && direction !== 'straight' ? null : { ...step, on, direction };
  if (isEndOfT || direction !== 'straight') return null;
  return { ...step, on, direction: isReversed ? mirrored(step.direction) : step.direction };
}

function closedUp({ steps, inactiveEntries }: Layout, removed: Rail): StepsResult {
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

/** Chain from its last step to its first, for a new start. Null if a step does not fit. */
export function reversedChain(chain: readonly PlacedRail[], on: PlaceOfEnd): HangingRail[] | null {
  const turned: HangingRail[] = [];
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
 * Removes a step without moving its children. A branch joined to the rest hangs there. Any other starts an
 * island with its first straight step (D42a); the steps before it are reversed.
 */
function leftInPlace(layout: Layout, removed: Rail): StepsResult {
  const { steps } = layout;
  const { placed, joins } = geometryOf(layout);
  const branch = branchOf(steps, removed.id);
  const stored = new Set(steps.flatMap(({ id }) => (branch.has(id) ? [] : [id])));
  const changed = new Map<string, Rail>();
  const rehung: HangingRail[] = [];
  const branches = hangingOn(steps, removed.id).map((child) => {
    const own = branchOf(steps, child.id);
    const places = placed.filter(({ step }) => own.has(step.id));
    return { own, places, root: places.find(({ step }) => step.kind === 'straight') };
  });
  // The first of the new start frames has the origin of the sheet.
  const indexOf = ({ root }: (typeof branches)[number]) => root?.index ?? steps.length;
  for (const { own, places, root } of branches.sort((a, b) => indexOf(a) - indexOf(b))) {
    const to = joins
      .flatMap(({ first, second }) => [[first, second] as const, [second, first] as const])
      .find(([from, other]) => own.has(from.stepId) && stored.has(other.stepId))?.[1];
    let turned: HangingRail[] | null = null;
    if (to) {
      const end = changed.get(to.stepId)?.kind === 'start' ? 'right' : to.end;
      turned = reversedChain(places, { ...to, end });
    } else if (root && !hasT(root.step)) {
      const { id } = root.step;
      const heading = opposite(root.axis.heading);
      const before = places.slice(0, places.indexOf(root));
      turned = reversedChain(before, { stepId: id, end: 'left', heading, isEndOfT: false });
      changed.set(id, asStart(root));
      for (const step of hangingOn(steps, id))
        changed.set(step.id, { ...step, on: { stepId: id, end: 'right' } });
    }
    if (!turned) return { code: 'restCannotStay' };
    append(rehung, turned);
    for (const id of own) stored.add(id);
  }
  const moved = new Set(rehung.map(({ id }) => id));
  const inPlace = steps.filter((step) => step !== removed && !moved.has(step.id));
  return { steps: [...inPlace.map((step) => changed.get(step.id) ?? step), ...rehung] };
}

export const removedWith = (
  steps: readonly Rail[],
  edit: Pick<RemoveEdit, 'stepId' | 'others' | 'rest'>,
): ReadonlySet<string> => (edit.rest ? new Set([edit.stepId]) : branchOf(steps, ...stepsNamed(edit)));

function without(layout: Layout, step: Rail, edit: RemoveEdit): StepsResult {
  if (edit.rest === 'closesUp') return closedUp(layout, step);
  if (edit.rest === 'stays') return leftInPlace(layout, step);
  const gone = removedWith(layout.steps, edit);
  return { steps: layout.steps.filter(({ id }) => !gone.has(id)) };
}

/** The parent's end becomes active (D6); the last island stays (D42a, D42c). */
export function removeStep(before: Layout, edit: RemoveEdit): EditResult {
  const step = before.steps.find(({ id }) => id === edit.stepId);
  if (!step) return refusedEdit('unknownStep');
  const { steps, code } = without(before, step, edit);
  if (code) return refusedEdit(code);
  if (steps.length === 0 && !edit.others) return refusedEdit('startStays');
  const layout = { ...before, premadeOption: null };
  if (steps[0] === before.steps[0])
    return placedWithin(layout, steps, step.kind === 'start' ? layout.activeEnd : step.on);
  const motion = sheetMotion(before, edit);
  return placedWithin({ ...layout, inactiveEntries: [] }, motion ? withMotion(steps, motion) : steps);
}
