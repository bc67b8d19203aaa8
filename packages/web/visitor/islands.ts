import { copyRails, pasteRails, type RailClip } from '@lumitor/domain/kinds/luminaire/railClip';
import { type Axis, axisBounds, boundsOfAll, lineAxis } from '@lumitor/domain/kinds/rail/axis';
import { alongHeading, type Heading, type Point, turnedBy } from '@lumitor/domain/kinds/rail/heading';
import { branchOf } from '@lumitor/domain/kinds/rail/islands';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { startsOf } from '@lumitor/domain/kinds/rail/railRuns';
import { placeInside } from '@lumitor/domain/kinds/room/placeInside';
import type { CombinedAct } from '@lumitor/domain/plan/acts';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { Cm } from '@lumitor/domain/units';
import { bodiesNow } from './arrangement.ts';
import { configuratorStore, planNow } from './configuratorStore.ts';
import { edit, newStepId, selectRails } from './editing.ts';
import { roomNow } from './room.ts';
import { railsIn, withoutStep } from './selection.ts';

const { getState, setState } = configuratorStore;

const GAP: Cm = 100;

const layoutNow = (): Layout => planNow().layout;

/**
 * Shift that brings new rails into the room, as near to `by` as possible; null without a room or a free
 * position.
 */
function inRoom(axes: readonly Axis[], by: Point): Point | null {
  const [room, bounds] = [roomNow(), boundsOfAll(axes.map(axisBounds))];
  if (!room || !bounds) return null;
  const requested = { x: (bounds.minX + bounds.maxX) / 2 + by.x, y: (bounds.minY + bounds.maxY) / 2 + by.y };
  const drawn = geometryOf(layoutNow()).placed.map(({ axis }) => axis);
  return placeInside(room.outline, axes, drawn, requested);
}

export function addIslandToPlan(): void {
  const bounds = boundsOfAll(geometryOf(layoutNow()).placed.map(({ axis }) => axisBounds(axis)));
  if (!bounds) return;
  const below = { x: Math.round((bounds.minX + bounds.maxX) / 2), y: Math.round(bounds.maxY) + GAP };
  const length = typedLength(getState().next.length);
  const island = (heading: Heading) => {
    const start = alongHeading({ x: 0, y: 0 }, heading, -length / 2);
    const origin = inRoom([lineAxis(start, heading, length)], below);
    return origin && { origin, heading };
  };
  const { origin, heading = 0 } = (length > 0 && (island(0) ?? island(1))) || { origin: below };
  if (edit({ kind: 'addIsland', id: newStepId(), origin, ...(heading && { heading }), length, hasT: false }))
    setState((state) => ({ ...withoutStep(state), isStartingRun: false }));
}

/** The next tap starts a separate run; a key starts where it fits. */
export function toggleStartingRun(isByKey: boolean): void {
  if (isByKey) addIslandToPlan();
  else setState((state) => ({ ...withoutStep(state), isStartingRun: !state.isStartingRun }));
}

export const startOf = (layout: Layout, stepId: string | null): string | null =>
  startsOf(layout, stepId === null ? [] : [stepId])[0] ?? null;

export function currentIsland(): string | null {
  const layout = layoutNow();
  return startOf(layout, railsIn(getState()).at(-1) ?? layout.activeEnd?.stepId ?? null);
}

export function selectedRailsNow(): string[] {
  const ids = new Set(railsIn(getState()));
  return layoutNow().steps.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

export const selectAllRails = (): void => selectRails(layoutNow().steps.map(({ id }) => id));

export function toggleRail(id: string): void {
  const ids = railsIn(getState());
  selectRails(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
}

/** Rails with everything on them; null if not copyable, with the reason reported (D42c). */
export function railClipOf(stepIds: readonly string[]): RailClip | null {
  const { clip, fault } = copyRails(planNow(), bodiesNow(), stepIds);
  if (fault) setState({ editProblem: { code: fault } });
  return clip ?? null;
}

export function putClip(clip: RailClip, act: CombinedAct): boolean {
  const layout = layoutNow();
  const axes = geometryOf({ steps: clip.steps, inactiveEntries: [] }).placed.map(({ axis }) => axis);
  const drawn = boundsOfAll(geometryOf(layout).placed.map(({ axis }) => axisBounds(axis)));
  const own = boundsOfAll(axes.map(axisBounds));
  const below = { x: 0, y: drawn && own ? Math.round(drawn.maxY - own.minY) + GAP : 0 };
  const by = inRoom(axes, below) ?? below;
  const pasting = pasteRails(planNow(), bodiesNow(), act, clip, by, newStepId);
  const { fault, problem } = pasting;
  if (fault) setState({ arrangeFault: fault });
  if (problem) setState({ editProblem: { code: problem } });
  if (!pasting.edit || !edit(pasting.edit)) return false;
  selectRails(pasting.stepIds);
  return true;
}

export function duplicateRails(stepIds: readonly string[]): boolean {
  const clip = railClipOf(stepIds);
  return clip !== null && putClip(clip, 'duplicateRails');
}

export const duplicateIslandInPlan = (stepId: string): boolean =>
  duplicateRails([...branchOf(layoutNow().steps, stepId)]);

export function duplicateWorkedOn(): void {
  const ids = selectedRailsNow();
  const stepId = currentIsland();
  if (ids.length > 1) duplicateRails(ids);
  else if (stepId) duplicateIslandInPlan(stepId);
}

export const turnIsland = (stepId: string): boolean => edit({ kind: 'turnIsland', stepId });
export const mirrorIslandInPlan = (stepId: string): boolean => edit({ kind: 'mirrorIsland', stepId });

export function moveRuns(stepIds: readonly string[], onScreen: Heading, by: Cm): void {
  const { view, history } = getState();
  const heading = turnedBy(onScreen, -view.rotate / 90);
  const [stepId, ...others] = startsOf(layoutNow(), stepIds);
  if (stepId === undefined) return;
  const typing = `moveRuns ${[stepId, ...others].join()}`;
  const last = history.edits[history.index - 1];
  // Consecutive moves are one edit, whose distances add up.
  const before = history.typing === typing && last?.kind === 'moveIsland' ? last.by : { x: 0, y: 0 };
  const { x, y } = alongHeading(before, heading, by);
  edit({ kind: 'moveIsland', stepId, ...(others.length > 0 && { others }), by: { x, y } }, typing);
}

export const moveIslandInPlan = (stepId: string, onScreen: Heading, by: Cm): void =>
  moveRuns([stepId], onScreen, by);
