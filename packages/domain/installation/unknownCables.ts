import { type Cable, isCabled } from '../kinds/feed/feed.ts';
import { itemAt } from '../math/lists.ts';
import type { Circuit } from '../wiring/circuit.ts';
import { connectedGroups } from '../wiring/stretches.ts';

/** Figures leave out an unknown cable in the same network (D54). */
export function leavesOutCable(
  { nodes, conductors, places }: Circuit,
  feeds: readonly { cable?: Cable | undefined }[],
): (place: number) => boolean {
  const networkOf = connectedGroups(nodes, conductors);
  const uncabled = new Set(
    feeds.flatMap(({ cable }, index) => (isCabled(cable) ? [] : [networkOf(itemAt(places, index))])),
  );
  return (place) => uncabled.has(networkOf(itemAt(places, place)));
}
