import { findPlaced } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { aimAt } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { type Arranging, giveBack, put, spreadAnew, takeOut } from '@lumitor/domain/luminaires/arranging';
import type { DesiredPlacement } from '@lumitor/domain/luminaires/becoming';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { copyRail, dimmingWithCopies, duplicate, mirror, paste } from '@lumitor/domain/luminaires/copying';
import { withLuminairesLeaving } from '@lumitor/domain/luminaires/leaving';
import { placeIn, slotsOf } from '@lumitor/domain/luminaires/sliding';
import { align, distribute, spaceBy, spread } from '@lumitor/domain/luminaires/spacing';
import { pinAll } from '@lumitor/domain/luminaires/staying';
import type { ArrangeAct } from '@lumitor/domain/plan/acts';
import type { PlanEdit } from '@lumitor/domain/plan/editPlan';
import { planBefore, settled } from '@lumitor/domain/plan/history';
import type { Placement } from '@lumitor/domain/plan/placement';
import { arrangementNow, bodiesNow, useArrangement } from './arrangement.ts';
import { configuratorStore, planNow } from './configuratorStore.ts';
import { completeEdits, edit, newId } from './editing.ts';
import { centreOf } from './lightCentre.ts';
import { piecesIn, useSelectedPieceIds } from './selected.ts';
import { without } from './selection.ts';

const { getState, setState } = configuratorStore;

export const selectPieces = (ids: readonly string[]): void =>
  setState((state) => ({
    history: settled(state.history),
    ...(ids.length > 0 ? { selection: { kind: 'pieces', ids } } : without('step', 'rails', 'pieces')(state)),
    isAiming: false,
    arrangeFault: null,
  }));

export const stopAiming = (): void => setState({ isAiming: false });

/** Those of the pieces that are selected, in the order in which they were. */
function among(pieces: readonly Piece[], ids: readonly string[]): Piece[] {
  return ids.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
}

export const selectedNow = (): Piece[] => among(arrangementNow().pieces, piecesIn(getState()));

export function useSelectedPieces(): Piece[] {
  const { pieces } = useArrangement();
  return among(pieces, useSelectedPieceIds());
}

export const selectKind = (bindingId: string): void =>
  selectPieces(arrangementNow().pieces.flatMap((piece) => (piece.bindingId === bindingId ? [piece.id] : [])));

export const selectOnRail = (stepId: string): void =>
  selectPieces(arrangementNow().pieces.flatMap((piece) => (piece.stepId === stepId ? [piece.id] : [])));

export const selectAllPieces = (): void => selectPieces(arrangementNow().pieces.map(({ id }) => id));

/** The luminaire with the next number (1) or the one before (−1), round and round. */
export function stepSelection(by: 1 | -1): void {
  const inOrder = arrangementNow().pieces.toSorted((a, b) => a.number - b.number);
  const last = piecesIn(getState()).at(-1);
  const index = inOrder.findIndex(({ id }) => id === last);
  const next = inOrder.at(index < 0 ? (by > 0 ? 0 : -1) : (index + by) % inOrder.length);
  if (next) selectPieces([next.id]);
}

/**
 * Does what was found out for luminaires, and selects those that were put. A fault is told, and the plan stays.
 * @param typing what goes on with the same name is one edit (D41)
 * @param rail the one on which it was meant
 */
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

type Change = Partial<Pick<Piece, 'stepId' | 'at' | 'turn' | 'tilt'>>;

/** From the plan that the edit is done to: what goes on being typed takes the place of the last one. */
const putWanted = (act: ArrangeAct, wanted: readonly DesiredPlacement[], typing?: string): boolean =>
  carryOut(put(planBefore(getState().history, typing ?? null), bodiesNow(), act, wanted, newId), typing);

/** Puts pieces where and as a change of each says. @param typing what goes on with the same name is one edit (D41) */
export const putPieces = (
  act: ArrangeAct,
  pieces: readonly Piece[],
  change: (piece: Piece) => Change,
  typing?: string,
): boolean => {
  const wanted = pieces.map((piece) => ({ ...piece, ...change(piece), piece }));
  return putWanted(act, wanted, typing);
};

/** Moves, turns or tilts pieces as their fields say. @param field that it was typed in */
export const changePieces = (pieces: readonly Piece[], change: Change, field?: string): boolean =>
  putPieces('turn' in change || 'tilt' in change ? 'aim' : 'move', pieces, () => change, field);

/** Hangs a piece on another rail, as near to its place on this one as there is room. */
export function changeRail(piece: Piece, stepId: string): boolean {
  const rail = findPlaced(geometryOf(planNow().layout), stepId);
  const bodies = bodiesNow();
  const slots = rail
    ? slotsOf(
        rail,
        arrangementNow().pieces.filter(({ id }) => id !== piece.id),
        bodyOf(bodies, piece.bindingId),
        bodies,
      )
    : [];
  const at = placeIn(slots, piece.at);
  return at === null ? carryOut({ fault: 'doesNotFit' }) : changePieces([piece], { stepId, at });
}

/** Whether a piece leans at all. */
export const canTilt = ({ bindingId }: Piece): boolean => bodyOf(bodiesNow(), bindingId).tiltMax > 0;

/** Pieces turned and tilted so that they shine at a point. @param height above the floor, in centimetres */
export const aimedTo = (pieces: readonly Piece[], to: Point, height = 0): DesiredPlacement[] =>
  pieces.map((piece) => {
    const { tiltMax } = bodyOf(bodiesNow(), piece.bindingId);
    const { turn, tilt } = aimAt(centreOf(piece, planNow()), to, height, tiltMax);
    return { ...piece, turn, tilt, piece };
  });

export const aimPieces = (pieces: readonly Piece[], to: Point, height = 0, typing?: string): boolean =>
  putWanted('aim', aimedTo(pieces, to, height), typing);

/** Takes pieces off the drawing and out of the bill. */
export function removePieces(pieces: readonly Piece[]): void {
  if (edit(takeOut(planNow(), bodiesNow(), pieces))) selectPieces([]);
}

/** Luminaires put by hand on rails that are removed leave with them (D43). @returns how to stop */
export const takeLuminairesAlong = (): (() => void) =>
  completeEdits((edit) =>
    edit.kind === 'remove' || edit.kind === 'removeLast'
      ? withLuminairesLeaving(planNow(), bodiesNow(), edit)
      : edit,
  );

/** Lets the places of pieces follow from the others again (D44). */
export function giveBackPieces(pieces: readonly Piece[]): void {
  if (edit(giveBack(pieces))) selectPieces([]);
}

/** All luminaires stay where they are, whatever comes. */
export const pinAllPieces = (): boolean => edit(pinAll(planNow(), bodiesNow()));

/** All luminaires are spread anew, evenly (D44). */
export function spreadAllAnew(): void {
  if (edit(spreadAnew(planNow()))) selectPieces([]);
}

/** Adds copies, which are in the groups of their originals and are selected. @param ids of the originals */
function addCopies(found: Arranging, ids: readonly string[]): boolean {
  const { dimming } = planNow();
  const copyOf = new Map(found.edit?.put.map((copy, index) => [ids[index] ?? '', copy.id]));
  const after = dimmingWithCopies(dimming, copyOf);
  if (!found.edit || after === dimming) return carryOut(found);
  const edits: PlanEdit[] = [found.edit, { kind: 'setDimming', dimming: after }];
  const isDone = edit({ kind: 'combined', act: 'duplicateLuminaires', edits });
  if (isDone) selectPieces([...copyOf.values()]);
  return isDone;
}

const idsOf = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id);

/** One more of each, beside it where there is room; the copies are selected. */
export const duplicatePieces = (pieces: readonly Piece[]): boolean =>
  addCopies(duplicate(planNow(), bodiesNow(), pieces, newId), idsOf(pieces));

/** One more of each that was copied, where it was or near. */
export const pastePieces = (copied: readonly Placement[]): boolean =>
  addCopies(paste(planNow(), bodiesNow(), copied, newId), idsOf(copied));

export const distributePieces = (pieces: readonly Piece[]): boolean =>
  carryOut(distribute(planNow(), bodiesNow(), pieces, newId));

/** @param distance middle to middle, in centimetres */
export const spacePieces = (pieces: readonly Piece[], distance: number): boolean =>
  carryOut(spaceBy(planNow(), bodiesNow(), pieces, distance, newId));

/** Has so many pieces of an article on a rail, evenly. */
export const spreadPieces = (bindingId: string, stepId: string, count: number): boolean =>
  carryOut(spread(planNow(), bodiesNow(), { bindingId, stepId, count }, newId));

/** Level with the first. */
export const alignPieces = (pieces: readonly Piece[]): boolean =>
  carryOut(align(planNow(), bodiesNow(), pieces, newId));

export const mirrorPieces = (pieces: readonly Piece[]): boolean =>
  carryOut(mirror(planNow(), bodiesNow(), pieces, newId));

/** Has on other rails what one has. */
export const copyRailTo = (stepId: string, others: readonly string[]): boolean =>
  carryOut(copyRail(planNow(), bodiesNow(), stepId, others, newId), undefined, stepId);
