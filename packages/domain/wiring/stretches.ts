import { type RunPlace, SAME_PLACE } from '../kinds/feed/feed.ts';
import { type Geometry, type PlacedRail, placedStep } from '../kinds/rail/geometry.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import { type End, hasInnerT } from '../kinds/rail/step.ts';
import { itemAt, upTo } from '../math/lists.ts';
import type { Cm } from '../units.ts';

/** Part of a rail between two joints. `parent` is the stretch it is attached to, −1 at a start rail. */
export interface Stretch {
  stepId: string;
  from: Cm;
  to: Cm;
  parent: number;
}

export interface StretchesOfRun {
  all: Stretch[];
  /** Stretch of a position; at a joint, the one towards the rail's start (D54). */
  at: (place: RunPlace) => number;
  atEnd: (rail: PlacedRail, end: End) => number;
}

export function stretchesOf(geometry: Pick<Geometry, 'placed' | 'indexOf'>): StretchesOfRun {
  const { placed } = geometry;
  const all: Stretch[] = [];
  const firstOf: number[] = [];
  const within = ({ step, index }: PlacedRail, at: Cm): number =>
    itemAt(firstOf, index) + innerPlaces(step.frameLength).filter((joint) => joint < at - SAME_PLACE).length;
  const atEnd = (rail: PlacedRail, end: End): number => {
    const { step } = rail;
    if (step.kind === 'start' && end === 'left') return within(rail, 0);
    return within(rail, hasInnerT(step) && end === 'straight' ? step.frameLength / 2 : step.frameLength);
  };
  for (const rail of placed) {
    const { step, index } = rail;
    firstOf[index] = all.length;
    const hangsOn = step.kind === 'start' ? -1 : atEnd(itemAt(placed, rail.parent), step.on.end);
    const joints = innerPlaces(step.frameLength);
    for (const [order, from] of [0, ...joints].entries()) {
      const parent = order === 0 ? hangsOn : all.length - 1;
      all.push({ stepId: step.id, from, to: joints[order] ?? step.frameLength, parent });
    }
  }
  return {
    all,
    at: ({ stepId, at }) => within(placedStep(geometry, stepId), at),
    atEnd,
  };
}

/** Union–find: maps each item to one item that represents its group. */
export function connectedGroups(
  count: number,
  pairs: Iterable<{ a: number; b: number }>,
): (item: number) => number {
  const parent = upTo(count);
  const find = (item: number): number => {
    let root = item;
    while (parent[root] !== root) root = parent[root] ?? 0;
    for (let at = item; at !== root; ) [parent[at], at] = [root, parent[at] ?? 0];
    return root;
  };
  for (const { a, b } of pairs) parent[find(a)] = find(b);
  return find;
}
