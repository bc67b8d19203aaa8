import { itemAt } from '../math/lists.ts';
import type { Circuit } from '../wiring/circuit.ts';
import { type Cable, isCabled } from '../wiring/feed.ts';
import { groupsOf } from '../wiring/stretches.ts';

/**
 * Whether voltages and currents at a place of a circuit leave out the loss of a feed's cable that is not known: one that
 * leads to the same network (D54).
 * @param feeds whose places come first in the circuit
 * @returns by the index of the place in the circuit
 */
export function leavesOutCable(
  { nodes, conductors, places }: Circuit,
  feeds: readonly { cable?: Cable | undefined }[],
): (place: number) => boolean {
  const networkOf = groupsOf(nodes, conductors);
  const uncabled = new Set(
    feeds.flatMap(({ cable }, index) => (isCabled(cable) ? [] : [networkOf(itemAt(places, index))])),
  );
  return (place) => uncabled.has(networkOf(itemAt(places, place)));
}
