import { greatestOf, leastOf } from '../../math/lists.ts';
import type { Cm } from '../../units.ts';
import type { PlacedRail } from '../rail/geometry.ts';
import type { Luminaire } from './arrangement.ts';
import { freeStretches } from './automatic.ts';
import { type Bodies, type Body, EPSILON } from './body.ts';

export interface Slot {
  from: Cm;
  to: Cm;
}

export function slotsOf(place: PlacedRail, others: readonly Luminaire[], body: Body, bodies: Bodies): Slot[] {
  if (place.axis.kind === 'arc' && !body.fitsBent) return [];
  const on = others.filter(({ stepId }) => stepId === place.step.id);
  const reach = body.length / 2;
  return freeStretches(place, on, bodies).flatMap(({ from, to }) =>
    to - from >= body.length - EPSILON
      ? [{ from: from + reach, to: Math.max(from + reach, to - reach) }]
      : [],
  );
}

export function placeIn(slots: readonly Slot[], at: Cm): Cm | null {
  let nearest: Cm | null = null;
  for (const { from, to } of slots) {
    const place = Math.min(to, Math.max(from, at));
    if (nearest === null || Math.abs(place - at) < Math.abs(nearest - at)) nearest = place;
  }
  return nearest;
}

export interface LuminaireGaps {
  before: Cm;
  after: Cm;
}

export function gapsOf(
  { id, stepId, at, reach }: Luminaire,
  luminaires: readonly Luminaire[],
  length: Cm,
): LuminaireGaps {
  const others = luminaires.filter((other) => other.stepId === stepId && other.id !== id);
  const ends = others.filter((other) => other.at <= at).map((other) => other.at + other.reach);
  const starts = others.filter((other) => other.at > at).map((other) => other.at - other.reach);
  return {
    before: Math.max(0, at - reach - Math.max(0, greatestOf(ends))),
    after: Math.max(0, Math.min(length, leastOf(starts)) - at - reach),
  };
}

/** Middle and ends of the rail, equal gaps to both neighbours, and the same gap repeated beyond them. */
export function snapPlaces(length: Cm, others: readonly Luminaire[], reach: Cm): Cm[] {
  const along = others.toSorted((a, b) => a.at - b.at);
  const edges = [
    { at: 0, reach: 0 },
    ...along.map(({ at, reach: other }) => ({ at, reach: other })),
    { at: length, reach: 0 },
  ];
  const places = [reach, length / 2, length - reach];
  for (const [index, one] of edges.entries()) {
    const next = edges[index + 1];
    if (!next) continue;
    const [from, to] = [one.at + one.reach, next.at - next.reach];
    places.push((from + to) / 2);
    const isBetween = index > 0 && index < edges.length - 2;
    if (isBetween)
      places.push(one.at - one.reach - (to - from) - reach, next.at + next.reach + (to - from) + reach);
  }
  return places.filter((place) => place >= reach - EPSILON && place <= length - reach + EPSILON);
}
