import { aimAt } from '@lumitor/domain/kinds/luminaire/aim';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import {
  type Arranging,
  giveBack,
  put,
  spreadAgain,
  takeOut,
} from '@lumitor/domain/kinds/luminaire/arranging';
import type { DesiredPlacement } from '@lumitor/domain/kinds/luminaire/becoming';
import { bodyOf } from '@lumitor/domain/kinds/luminaire/body';
import {
  copyRail,
  dimmingWithCopies,
  duplicate,
  mirror,
  paste,
} from '@lumitor/domain/kinds/luminaire/copying';
import { withLuminairesLeaving } from '@lumitor/domain/kinds/luminaire/leaving';
import { placeIn, slotsOf } from '@lumitor/domain/kinds/luminaire/sliding';
import { align, distribute, spaceBy, spread } from '@lumitor/domain/kinds/luminaire/spacing';
import { pinAll } from '@lumitor/domain/kinds/luminaire/staying';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { ArrangeAct } from '@lumitor/domain/plan/acts';
import type { PlanEdit } from '@lumitor/domain/plan/editPlan';
import { planBefore, settledHistory } from '@lumitor/domain/plan/history';
import type { LuminairePlacement } from '@lumitor/domain/plan/placement';
import type { Cm } from '@lumitor/domain/units';
import { arrangementNow, bodiesNow, useArrangement } from './arrangement.ts';
import { configuratorStore, planNow } from './configuratorStore.ts';
import { completeEdits, edit, newStepId } from './editing.ts';
import { centreOf } from './lightCentre.ts';
import { piecesIn, useSelectedLuminaireIds } from './selected.ts';
import { withoutItems } from './selection.ts';

const { getState, setState } = configuratorStore;

export const selectLuminaires = (ids: readonly string[]): void =>
  setState((state) => ({
    history: settledHistory(state.history),
    ...(ids.length > 0
      ? { selection: { kind: 'pieces', ids } }
      : withoutItems('step', 'rails', 'pieces')(state)),
    isAiming: false,
    arrangeFault: null,
  }));

export const stopAiming = (): void => setState({ isAiming: false });

function among(luminaires: readonly Luminaire[], ids: readonly string[]): Luminaire[] {
  return ids.flatMap((id) => luminaires.find((luminaire) => luminaire.id === id) ?? []);
}

export const selectedNow = (): Luminaire[] => among(arrangementNow().luminaires, piecesIn(getState()));

export function useSelectedLuminaires(): Luminaire[] {
  const { luminaires } = useArrangement();
  return among(luminaires, useSelectedLuminaireIds());
}

export const selectKind = (bindingId: string): void =>
  selectLuminaires(
    arrangementNow().luminaires.flatMap((luminaire) =>
      luminaire.bindingId === bindingId ? [luminaire.id] : [],
    ),
  );

export const selectOnRail = (stepId: string): void =>
  selectLuminaires(
    arrangementNow().luminaires.flatMap((luminaire) => (luminaire.stepId === stepId ? [luminaire.id] : [])),
  );

export const selectAllLuminaires = (): void =>
  selectLuminaires(arrangementNow().luminaires.map(({ id }) => id));

export function stepSelection(by: 1 | -1): void {
  const inOrder = arrangementNow().luminaires.toSorted((a, b) => a.number - b.number);
  const last = piecesIn(getState()).at(-1);
  const index = inOrder.findIndex(({ id }) => id === last);
  const next = inOrder.at(index < 0 ? (by > 0 ? 0 : -1) : (index + by) % inOrder.length);
  if (next) selectLuminaires([next.id]);
}

/** A fault is reported, and the plan stays. */
function carryOut({ edit: found, fault }: Arranging, typing?: string, rail?: string): boolean {
  if (!found) {
    setState({ arrangeFault: fault });
    return false;
  }
  const isDone = edit(found, typing);
  const meant = found.put.filter(({ stepId }) => !rail || stepId === rail);
  if (isDone && meant.length > 0) setState({ selection: { kind: 'pieces', ids: meant.map(({ id }) => id) } });
  return isDone;
}

type Change = Partial<Pick<Luminaire, 'stepId' | 'at' | 'turn' | 'tilt'>>;

/** Replaces the current typing edit. */
const putDesired = (act: ArrangeAct, desired: readonly DesiredPlacement[], typing?: string): boolean =>
  carryOut(put(planBefore(getState().history, typing ?? null), bodiesNow(), act, desired, newStepId), typing);

export const placeLuminaires = (
  act: ArrangeAct,
  luminaires: readonly Luminaire[],
  change: (luminaire: Luminaire) => Change,
  typing?: string,
): boolean => {
  const desired = luminaires.map((luminaire) => ({ ...luminaire, ...change(luminaire), luminaire }));
  return putDesired(act, desired, typing);
};

export const changeLuminaires = (luminaires: readonly Luminaire[], change: Change, field?: string): boolean =>
  placeLuminaires('turn' in change || 'tilt' in change ? 'aim' : 'move', luminaires, () => change, field);

export function changeRail(luminaire: Luminaire, stepId: string): boolean {
  const rail = findPlaced(geometryOf(planNow().layout), stepId);
  const bodies = bodiesNow();
  const slots = rail
    ? slotsOf(
        rail,
        arrangementNow().luminaires.filter(({ id }) => id !== luminaire.id),
        bodyOf(bodies, luminaire.bindingId),
        bodies,
      )
    : [];
  const at = placeIn(slots, luminaire.at);
  return at === null ? carryOut({ fault: 'doesNotFit' }) : changeLuminaires([luminaire], { stepId, at });
}

export const canTilt = ({ bindingId }: Luminaire): boolean => bodyOf(bodiesNow(), bindingId).tiltMax > 0;

export const aimedTo = (luminaires: readonly Luminaire[], to: Point, height: Cm = 0): DesiredPlacement[] =>
  luminaires.map((luminaire) => {
    const { tiltMax } = bodyOf(bodiesNow(), luminaire.bindingId);
    const { turn, tilt } = aimAt(centreOf(luminaire, planNow()), to, height, tiltMax);
    return { ...luminaire, turn, tilt, luminaire };
  });

export const aimLuminaires = (
  luminaires: readonly Luminaire[],
  to: Point,
  height: Cm = 0,
  typing?: string,
): boolean => putDesired('aim', aimedTo(luminaires, to, height), typing);

export function removeLuminaires(luminaires: readonly Luminaire[]): void {
  if (edit(takeOut(planNow(), bodiesNow(), luminaires))) selectLuminaires([]);
}

/** Luminaires placed by hand on removed rails are removed in the same edit (D43). @returns stop function */
export const takeLuminairesAlong = (): (() => void) =>
  completeEdits((edit) =>
    edit.kind === 'remove' || edit.kind === 'removeLast'
      ? withLuminairesLeaving(planNow(), bodiesNow(), edit)
      : edit,
  );

export function returnLuminaires(luminaires: readonly Luminaire[]): void {
  if (edit(giveBack(luminaires))) selectLuminaires([]);
}

export const pinAllLuminaires = (): boolean => edit(pinAll(planNow(), bodiesNow()));

export function spreadAllAgain(): void {
  if (edit(spreadAgain(planNow()))) selectLuminaires([]);
}

/** Copies join the groups of their originals in the same undo step. */
function addCopies(found: Arranging, ids: readonly string[]): boolean {
  const { dimming } = planNow();
  const copyOf = new Map(found.edit?.put.map((copy, index) => [ids[index] ?? '', copy.id]));
  const after = dimmingWithCopies(dimming, copyOf);
  if (!found.edit || after === dimming) return carryOut(found);
  const edits: PlanEdit[] = [found.edit, { kind: 'setDimming', dimming: after }];
  const isDone = edit({ kind: 'combined', act: 'duplicateLuminaires', edits });
  if (isDone) selectLuminaires([...copyOf.values()]);
  return isDone;
}

const idsOf = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id);

export const duplicateLuminaires = (luminaires: readonly Luminaire[]): boolean =>
  addCopies(duplicate(planNow(), bodiesNow(), luminaires, newStepId), idsOf(luminaires));

export const pasteLuminaires = (copied: readonly LuminairePlacement[]): boolean =>
  addCopies(paste(planNow(), bodiesNow(), copied, newStepId), idsOf(copied));

export const distributeLuminaires = (luminaires: readonly Luminaire[]): boolean =>
  carryOut(distribute(planNow(), bodiesNow(), luminaires, newStepId));

export const spaceLuminaires = (luminaires: readonly Luminaire[], distance: Cm): boolean =>
  carryOut(spaceBy(planNow(), bodiesNow(), luminaires, distance, newStepId));

export const spreadLuminaires = (bindingId: string, stepId: string, count: number): boolean =>
  carryOut(spread(planNow(), bodiesNow(), { bindingId, stepId, count }, newStepId));

export const alignLuminaires = (luminaires: readonly Luminaire[]): boolean =>
  carryOut(align(planNow(), bodiesNow(), luminaires, newStepId));

export const mirrorLuminaires = (luminaires: readonly Luminaire[]): boolean =>
  carryOut(mirror(planNow(), bodiesNow(), luminaires, newStepId));

export const copyRailTo = (stepId: string, others: readonly string[]): boolean =>
  carryOut(copyRail(planNow(), bodiesNow(), stepId, others, newStepId), undefined, stepId);
