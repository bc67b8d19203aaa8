import { type Chosen, MAX_QUANTITY } from '../plan/choices.ts';
import { type ArrangeAct, applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import type { Placement } from '../plan/placement.ts';
import type { Plan } from '../plan/plan.ts';
import { type Arrangement, arrange, type DormantReason, type Piece } from './arrangement.ts';
import { type Bodies, bodyOf, EPSILON, overlaps } from './body.ts';

export type ArrangeEdit = Extract<PlanEdit, { kind: 'arrange' }>;

/** Why luminaires can't be where they were wanted. */
export type ArrangeFault =
  | DormantReason
  | 'tooManyPieces'
  | 'doesNotFit'
  | 'tooClose'
  | 'tooFarApart'
  | 'nothingOpposite'
  | 'notParallel'
  | 'severalOnRail';

export type Arranging = { edit: ArrangeEdit; fault?: undefined } | { edit?: undefined; fault: ArrangeFault };

/** Where a luminaire is wanted: a piece that is there, or one more of an article. */
export type Wanted = Pick<Placement, 'bindingId' | 'stepId' | 'at' | 'turn' | 'tilt'> & { piece?: Piece };

/** A tenth of a thousandth of a centimetre: finer than bodies are compared, and no tail of binary fractions. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A place as it is kept: a hair beyond an end of a rail is the end, which is a whole centimetre. */
const roundedPlace = (at: number): number =>
  Math.abs(at - Math.round(at)) <= EPSILON / 2 ? Math.round(at) : rounded(at);

const countOf = (all: readonly { bindingId: string }[], bindingId: string): number =>
  all.filter((one) => one.bindingId === bindingId).length;

const quantityOf = (bindings: readonly Chosen[], bindingId: string): number =>
  bindings.find(({ id }) => id === bindingId)?.quantity ?? 0;

const placedIds = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ id, isPlaced }) => (isPlaced ? [id] : []));

/** Dormant placements that give way: those under what is put, and those for which nothing was left (D43). */
function displaced({ dormant }: Arrangement, put: readonly Placement[], bodies: Bodies): string[] {
  return dormant.flatMap(({ placement, reason }) => {
    const { length } = bodyOf(bodies, placement.bindingId);
    const gives = put.some(
      (one) =>
        one.id !== placement.id &&
        (reason === 'tooMany'
          ? one.bindingId === placement.bindingId
          : one.stepId === placement.stepId &&
            overlaps(one.at, bodyOf(bodies, one.bindingId).length, placement.at, length)),
    );
    return gives ? [placement.id] : [];
  });
}

/** The quantities that change: fewer by those that leave, and at least so many as hold places after the edit. */
function quantitiesAfter(
  put: readonly Placement[],
  held: readonly Piece[],
  leaving: readonly Piece[],
  bindings: readonly Chosen[],
): Chosen[] {
  const putIds = new Set(put.map(({ id }) => id));
  const staying = held.filter(({ id }) => !putIds.has(id));
  return [...new Set([...put, ...leaving].map(({ bindingId }) => bindingId))].flatMap((id) => {
    const before = quantityOf(bindings, id);
    const quantity = Math.max(before - countOf(leaving, id), countOf(staying, id) + countOf(put, id));
    return quantity === before ? [] : [{ id, quantity }];
  });
}

/**
 * Puts luminaires where they are wanted, as one edit: an automatic one becomes placed, and one more takes the place
 * of an automatic one of its article, or adds to the quantity (D43). Refused where one of them would not hold, or
 * would keep another from its place.
 * @param newId gives placements their ids
 * @param leaving pieces that are taken out, and out of the quantities, in the same edit
 */
export function put(
  plan: Plan,
  bodies: Bodies,
  act: ArrangeAct,
  wanted: readonly Wanted[],
  newId: () => string,
  leaving: readonly Piece[] = [],
): Arranging {
  const before = arrange(plan, bodies);
  const placements = wanted.map(({ piece, bindingId, stepId, at, turn, tilt }): Placement => {
    const id = piece?.isPlaced ? piece.id : newId();
    return { id, bindingId, stepId, at: roundedPlace(at), turn: rounded(turn) % 360, tilt: rounded(tilt) };
  });
  const gone = new Set(leaving.map(({ id }) => id));
  const held = before.pieces.filter(({ id, isPlaced }) => isPlaced && !gone.has(id));
  const quantities = quantitiesAfter(placements, held, leaving, plan.choices.bindings);
  if (quantities.some(({ quantity }) => quantity > MAX_QUANTITY)) return { fault: 'tooManyPieces' };
  const unplaced = [...placedIds(leaving), ...displaced(before, placements, bodies)];
  return checked(plan, bodies, { kind: 'arrange', act, put: placements, unplaced, quantities }, held);
}

/** The edit, unless something that was put or held its place before does not hold after it. */
function checked(plan: Plan, bodies: Bodies, edit: ArrangeEdit, held: readonly Piece[]): Arranging {
  const after = applyEdit(plan, edit).plan ?? plan;
  const { dormant } = arrange(after, bodies);
  const wanted = new Set([...edit.put, ...held].map(({ id }) => id));
  const failed = dormant.find(({ placement }) => wanted.has(placement.id));
  if (!failed) return { edit };
  if (failed.reason !== 'tooMany') return { fault: failed.reason };
  // A dormant one woke up and took the place in the count: it gives way.
  const asleep = new Set(arrange(plan, bodies).dormant.map(({ placement }) => placement.id));
  const stillAsleep = new Set(dormant.map(({ placement }) => placement.id));
  const woken = after.placements.flatMap(({ id }) =>
    asleep.has(id) && !stillAsleep.has(id) && !wanted.has(id) ? [id] : [],
  );
  if (woken.length === 0) return { fault: failed.reason };
  return checked(plan, bodies, { ...edit, unplaced: [...edit.unplaced, ...woken] }, held);
}

/** Takes pieces off the drawing and out of the quantities, or gives them back to automatic. */
export function takeAway(plan: Plan, act: 'remove' | 'giveBack', pieces: readonly Piece[]): ArrangeEdit {
  const articles = act === 'remove' ? [...new Set(pieces.map(({ bindingId }) => bindingId))] : [];
  const quantities = articles.map((id) => ({
    id,
    quantity: Math.max(0, quantityOf(plan.choices.bindings, id) - countOf(pieces, id)),
  }));
  return { kind: 'arrange', act, put: [], unplaced: placedIds(pieces), quantities };
}

/** The placements that leave when an article's quantity falls: those put last, once no automatic one is left (D43). */
export function leaving(plan: Plan, bodies: Bodies, bindingId: string, quantity: number): string[] {
  const { pieces } = arrange(plan, bodies);
  return pieces
    .filter((piece) => piece.isPlaced && piece.bindingId === bindingId)
    .slice(Math.max(0, quantity))
    .map(({ id }) => id);
}
