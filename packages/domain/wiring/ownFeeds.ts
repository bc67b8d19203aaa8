import { feedPlaces } from '../kinds/feed/positions.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm } from '../units.ts';

interface Served {
  length: Cm;
  number: number;
}

/** Each feed goes to the neediest part (D53). */
export function shareFeeds(parts: readonly Served[], totalLength: Cm, feedEvery: Cm): void {
  const neediest = () => parts.reduce((a, b) => (b.length / b.number > a.length / a.number ? b : a));
  for (let more = Math.ceil(totalLength / feedEvery) - parts.length; more > 0; more--) neediest().number += 1;
}

/**
 * Number of feeds without cuts and feeds by hand, where islands are the parts: no place is searched (D16,
 * D53).
 */
export function countOwnFeeds({ placed, joins, islands, totalLength }: Geometry, feedEvery: Cm): number {
  const parts = Array.from({ length: islands }, () => ({ length: 0, number: 1, places: 1 }));
  for (const { step, island } of placed) {
    const part = itemAt(parts, island);
    part.length += step.frameLength;
    part.places += feedPlaces(step).length - 1;
  }
  for (const { second } of joins) itemAt(parts, second.island).places -= 1;
  shareFeeds(parts, totalLength, feedEvery);
  return parts.reduce((sum, { number, places }) => sum + Math.min(number, places), 0);
}
