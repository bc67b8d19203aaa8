import { itemAt } from '../../math/lists.ts';
import { between, distance } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { changeLengths } from './changeStep.ts';
import type { NewLength } from './edit.ts';
import { findPlaced, type Geometry, type PlacedRail, placedStep } from './geometry.ts';
import { MEETING_DISTANCE } from './joins.ts';
import { geometryOf, type Layout } from './layout.ts';
import { lengthFault } from './length.ts';
import { badMeetings } from './problems.ts';
import type { End, EndRef } from './step.ts';

/** A change that needs more attempts counts as unsolvable. */
const MOST_TRIES = 500;

/** Share of a step's growth by which an end moves. A start frame grows to both sides (D1). */
function shareOf({ step }: PlacedRail, end: End): number {
  if (step.kind !== 'start') return 1;
  return end === 'left' ? -0.5 : end === 'right' ? 0.5 : 0;
}

/**
 * Gap per centimetre of growth at each join, as x and y, by index of a step on a loop. A join's two branches
 * pull in opposite directions.
 */
function pullsOf(geometry: Geometry): Map<number, number[]> {
  const { joins } = geometry;
  const pulls = new Map<number, number[]>();
  const addWay = (from: EndRef, sign: 1 | -1, join: number) => {
    for (let at: EndRef | null = from; at; ) {
      const place: PlacedRail = placedStep(geometry, at.stepId);
      const { start, end, length } = place.axis;
      const share = (sign * shareOf(place, at.end)) / length;
      const pull = pulls.get(place.index) ?? new Array<number>(2 * joins.length).fill(0);
      pull[2 * join] = (pull[2 * join] ?? 0) + (end.x - start.x) * share;
      pull[2 * join + 1] = (pull[2 * join + 1] ?? 0) + (end.y - start.y) * share;
      pulls.set(place.index, pull);
      at = place.step.kind === 'start' ? null : place.step.on;
    }
  };
  for (const [join, { first, second }] of joins.entries()) {
    addWay(first, 1, join);
    addWay(second, -1, join);
  }
  for (const [index, pull] of pulls) if (pull.every((part) => part === 0)) pulls.delete(index);
  return pulls;
}

const pulled = (gaps: readonly number[], pull: readonly number[], by: number): number[] =>
  gaps.map((gap, at) => gap + (pull[at] ?? 0) * by);

const isSeparate = (gap: Cm): boolean => Math.abs(gap) > MEETING_DISTANCE;

const middleOf = ({ axis: { start, end } }: PlacedRail) => between(start, end);

/** Likeliest first: similar and distant sides for a straight step, the nearest for a bend. */
function followers({ placed }: Geometry, pulls: ReadonlyMap<number, number[]>, changed: PlacedRail) {
  const from = middleOf(changed);
  const { step } = changed;
  return [...pulls]
    .flatMap(([index, pull]) => {
      const place = itemAt(placed, index);
      if (place === changed || place.step.kind === 'bent') return [];
      const unlike = Math.abs(place.step.frameLength - step.frameLength);
      return [{ step: place.step, pull, away: distance(from, middleOf(place)), unlike }];
    })
    .sort((a, b) => (step.kind === 'bent' ? a.away - b.away : a.unlike - b.unlike || b.away - a.away));
}

/** All joins still exist, and no unfitting ends newly meet. */
function preservesJoins(before: Geometry, after: Geometry): boolean {
  const pairs = ({ joins }: Geometry) =>
    joins.map(({ first, second }) => `${first.stepId} ${first.end} ${second.stepId} ${second.end}`);
  const meetings = (geometry: Geometry) => badMeetings(geometry).map(({ stepIds }) => stepIds.join(' '));
  const [now, met] = [new Set(pairs(after)), new Set(meetings(before))];
  return pairs(before).every((pair) => now.has(pair)) && meetings(after).every((pair) => met.has(pair));
}

/**
 * New lengths of other steps, so that loops stay closed when one length changes (D10). Depth-first search:
 * 1. Computes the gaps that the change opens at the joins.
 * 2. Closes the first open gap with one straight step at a time, the cheapest first.
 * 3. Accepts a set of lengths without gaps, if all joins are preserved.
 * Null without a solution.
 */
export function followingLengths(layout: Layout, stepId: string, length: Cm): NewLength[] | null {
  const geometry = geometryOf(layout);
  const changed = findPlaced(geometry, stepId);
  if (!changed || lengthFault(length, changed.step.kind === 'bent')) return [];
  const pulls = pullsOf(geometry);
  const own = pulls.get(changed.index);
  if (!own) return [];
  const by = length - changed.step.frameLength;
  // A longer side needs a longer one opposite; a wider bend needs shorter sides.
  const growth = Math.sign(by) * (changed.step.kind === 'bent' ? -1 : 1);
  let tries = 0;

  type Follower = ReturnType<typeof followers>[number];
  const search = (
    gaps: readonly number[],
    free: readonly Follower[],
    lengths: NewLength[],
  ): NewLength[] | null => {
    tries += 1;
    const at = gaps.findIndex(isSeparate);
    if (at < 0) {
      const { layout: after } = changeLengths(layout, [{ stepId, length }, ...lengths]);
      return after && preservesJoins(geometry, geometryOf(after)) ? lengths : null;
    }
    const ways = free.flatMap((follower) => {
      const { step, pull } = follower;
      if (!pull[at]) return [];
      const more = Math.round(-(gaps[at] ?? 0) / pull[at]);
      const taken = { stepId: step.id, length: step.frameLength + more };
      if (lengthFault(taken.length, false)) return [];
      const after = pulled(gaps, pull, more);
      const cost = 2 * after.filter(isSeparate).length + (Math.sign(more) === growth ? 0 : 1);
      return [{ follower, taken, after, cost }];
    });
    for (const { follower, taken, after } of ways.sort((a, b) => a.cost - b.cost)) {
      if (tries > MOST_TRIES) return null;
      const rest = free.filter((other) => other !== follower);
      const found = search(after, rest, [...lengths, taken]);
      if (found) return found;
    }
    return null;
  };

  const gaps = geometry.joins.flatMap(({ first, second }) => [first.x - second.x, first.y - second.y]);
  return search(pulled(gaps, own, by), followers(geometry, pulls, changed), []);
}
