import { itemAt } from '../../math/lists.ts';
import type { LuminairePlacement } from '../../plan/placement.ts';
import type { Cm } from '../../units.ts';
import type { PlacedRail } from '../rail/geometry.ts';
import { type Bodies, bodyOf, EPSILON } from './body.ts';

/** Limit of automatic luminaires; more could be neither distinguished nor mounted. */
export const MAX_AUTOMATIC = 5_000;

export interface FreeStretch {
  stepId: string;
  isBent: boolean;
  from: Cm;
  to: Cm;
}

export function freeStretches(
  { step, axis }: PlacedRail,
  on: readonly Pick<LuminairePlacement, 'at' | 'bindingId'>[],
  bodies: Bodies,
): FreeStretch[] {
  const whole = { stepId: step.id, isBent: axis.kind === 'arc', from: 0, to: axis.length };
  if (on.length === 0) return [whole];
  const stretches: FreeStretch[] = [];
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
  length: Cm;
  fitsBent: boolean;
}

const NONE: readonly LuminairePlacement[] = [];

interface Filled extends FreeStretch {
  luminaires: Waiting[];
  taken: Cm;
}

const takes = ({ from, to, taken, isBent }: Filled, { length, fitsBent }: Waiting): boolean =>
  taken + length <= to - from + EPSILON && (fitsBent || !isBent);

function takingFrom(stretches: readonly Filled[], own: number, luminaire: Waiting): Filled | undefined {
  for (let index = own; index < stretches.length; index++) {
    const stretch = itemAt(stretches, index);
    if (takes(stretch, luminaire)) return stretch;
  }
  for (let index = Math.min(own, stretches.length) - 1; index >= 0; index--) {
    const stretch = itemAt(stretches, index);
    if (takes(stretch, luminaire)) return stretch;
  }
  return undefined;
}

function spread({ stepId, from, to, luminaires, taken }: Filled) {
  const gap = (to - from - taken) / luminaires.length;
  let at = from + gap / 2;
  return luminaires.map(({ id, bindingId, length }) => {
    const place = { id, bindingId, stepId, at: at + length / 2 };
    at += length + gap;
    return place;
  });
}

/**
 * Even positions over all free stretches, in the order of choice (D44):
 * 1. Equal gaps along all stretches in a row give each luminaire an ideal position.
 * 2. Its stretch takes it, else the next with room, else the nearest before.
 * 3. Each stretch spreads its own luminaires evenly.
 * @param known ids in use
 */
export function automaticPlaces(
  placed: readonly PlacedRail[],
  on: ReadonlyMap<string, readonly LuminairePlacement[]>,
  waiting: readonly { bindingId: string; count: number }[],
  bodies: Bodies,
  known: ReadonlySet<string> = new Set(),
) {
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  if (count > MAX_AUTOMATIC) return { places: [], noRoom: new Map<string, number>() };
  const luminaires: Waiting[] = [];
  for (const { bindingId, count: own } of waiting) {
    const { length, fitsBent } = bodyOf(bodies, bindingId);
    let turn = 0;
    for (let left = own; left > 0; turn++) {
      const id = `${bindingId} ${turn}`;
      if (known.has(id)) continue;
      luminaires.push({ id, bindingId, length, fitsBent });
      left -= 1;
    }
  }
  const stretches: Filled[] = [];
  for (const place of placed)
    for (const { stepId, isBent, from, to } of freeStretches(place, on.get(place.step.id) ?? NONE, bodies))
      stretches.push({ stepId, isBent, from, to, luminaires: [], taken: 0 });
  const free = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const gap = Math.max(
    0,
    (free - luminaires.reduce((sum, { length }) => sum + length, 0)) / luminaires.length,
  );
  const noRoom = new Map<string, number>();
  let ideal = gap / 2;
  let own = 0;
  let passed = 0;
  for (const luminaire of luminaires) {
    const centre = ideal + luminaire.length / 2;
    ideal += luminaire.length + gap;
    for (; own < stretches.length; own++) {
      const { from, to } = itemAt(stretches, own);
      if (passed + to - from >= centre - EPSILON) break;
      passed += to - from;
    }
    // Stretches only fill up: later luminaires of the article find no room either.
    const stretch = noRoom.has(luminaire.bindingId) ? undefined : takingFrom(stretches, own, luminaire);
    if (stretch) {
      stretch.luminaires.push(luminaire);
      stretch.taken += luminaire.length;
    } else noRoom.set(luminaire.bindingId, (noRoom.get(luminaire.bindingId) ?? 0) + 1);
  }
  return { places: stretches.flatMap(spread), noRoom };
}
