import type { PlacedStep } from '../layout/geometry.ts';
import { itemAt } from '../math/lists.ts';
import type { Placement } from '../plan/placement.ts';
import { type Bodies, bodyOf, EPSILON } from './body.ts';

/** More than this many get no places: nobody tells them apart, and nobody hangs them. */
export const MAX_AUTOMATIC = 5_000;

/** A part of a step that no body put by hand lies on, in centimetres from the step's begin. */
export interface Stretch {
  stepId: string;
  isBent: boolean;
  from: number;
  to: number;
}

/** What is left of a step beside the bodies on it (D44). */
export function freeStretches(
  { step, axis }: PlacedStep,
  on: readonly Pick<Placement, 'at' | 'bindingId'>[],
  bodies: Bodies,
): Stretch[] {
  const whole = { stepId: step.id, isBent: axis.kind === 'arc', from: 0, to: axis.length };
  if (on.length === 0) return [whole];
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { at, bindingId } of on.toSorted((a, b) => a.at - b.at)) {
    const reach = bodyOf(bodies, bindingId).length / 2;
    if (at - reach - from > EPSILON) stretches.push({ ...whole, from, to: at - reach });
    from = Math.max(from, at + reach);
  }
  if (axis.length - from > EPSILON) stretches.push({ ...whole, from });
  return stretches;
}

interface Waiting {
  id: string;
  bindingId: string;
  length: number;
  fitsBent: boolean;
}

const NONE: readonly Placement[] = [];

/** A free stretch with the pieces that went there, in the order in which they came. */
interface Filled extends Stretch {
  pieces: Waiting[];
  /** Sum of their bodies. */
  taken: number;
}

const takes = ({ from, to, taken, isBent }: Filled, { length, fitsBent }: Waiting): boolean =>
  taken + length <= to - from + EPSILON && (fitsBent || !isBent);

/** The stretch itself, else the first after it that takes the piece, else the nearest before. */
function takingFrom(stretches: readonly Filled[], own: number, piece: Waiting): Filled | undefined {
  for (let index = own; index < stretches.length; index++) {
    const stretch = itemAt(stretches, index);
    if (takes(stretch, piece)) return stretch;
  }
  for (let index = Math.min(own, stretches.length) - 1; index >= 0; index--) {
    const stretch = itemAt(stretches, index);
    if (takes(stretch, piece)) return stretch;
  }
  return undefined;
}

/** Pieces of a stretch with equal gaps between their bodies, and half a gap at both ends. */
function spread({ stepId, from, to, pieces, taken }: Filled) {
  const gap = (to - from - taken) / pieces.length;
  let at = from + gap / 2;
  return pieces.map(({ id, bindingId, length }) => {
    const place = { id, bindingId, stepId, at: at + length / 2 };
    at += length + gap;
    return place;
  });
}

/**
 * Where luminaires stand that nobody has put by hand: evenly over what is free, in the order of choice (D44).
 * @param on the placements that hold, by step
 * @param waiting how many of each article, in the order of choice
 * @param known ids that others have
 * @returns places stretch by stretch, and how many of an article find none; neither where there are too many
 */
export function automaticPlaces(
  placed: readonly PlacedStep[],
  on: ReadonlyMap<string, readonly Placement[]>,
  waiting: readonly { bindingId: string; count: number }[],
  bodies: Bodies,
  known: ReadonlySet<string> = new Set(),
) {
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  if (count > MAX_AUTOMATIC) return { places: [], noRoom: new Map<string, number>() };
  const pieces: Waiting[] = [];
  for (const { bindingId, count: own } of waiting) {
    const { length, fitsBent } = bodyOf(bodies, bindingId);
    let turn = 0;
    for (let left = own; left > 0; turn++) {
      const id = `${bindingId} ${turn}`;
      if (known.has(id)) continue;
      pieces.push({ id, bindingId, length, fitsBent });
      left -= 1;
    }
  }
  const stretches: Filled[] = [];
  for (const place of placed)
    for (const { stepId, isBent, from, to } of freeStretches(place, on.get(place.step.id) ?? NONE, bodies))
      stretches.push({ stepId, isBent, from, to, pieces: [], taken: 0 });
  const free = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const gap = Math.max(0, (free - pieces.reduce((sum, { length }) => sum + length, 0)) / pieces.length);
  const noRoom = new Map<string, number>();
  let ideal = gap / 2;
  let own = 0;
  let passed = 0;
  for (const piece of pieces) {
    const centre = ideal + piece.length / 2;
    ideal += piece.length + gap;
    for (; own < stretches.length; own++) {
      const { from, to } = itemAt(stretches, own);
      if (passed + to - from >= centre - EPSILON) break;
      passed += to - from;
    }
    // Stretches only fill: where one of an article found no room, no other does.
    const stretch = noRoom.has(piece.bindingId) ? undefined : takingFrom(stretches, own, piece);
    if (stretch) {
      stretch.pieces.push(piece);
      stretch.taken += piece.length;
    } else noRoom.set(piece.bindingId, (noRoom.get(piece.bindingId) ?? 0) + 1);
  }
  return { places: stretches.flatMap(spread), noRoom };
}
