import type { Geometry } from '../layout/geometry.ts';
import { itemAt } from '../math/lists.ts';
import { feedPlaces } from './feedPlaces.ts';

interface Served {
  length: number;
  number: number;
}

/** Gives parts that have one feed each as many as the length of all takes, one by one to the neediest (D53). */
export function shareFeeds(parts: readonly Served[], totalLength: number, feedEvery: number): void {
  // The first of those with the greatest length for each feed.
  const neediest = () => parts.reduce((a, b) => (b.length / b.number > a.length / a.number ? b : a));
  for (let more = Math.ceil(totalLength / feedEvery) - parts.length; more > 0; more--) neediest().number += 1;
}

/**
 * How many feeds a layout has in which none is put by hand and nothing is cut: then its parts are the islands, and no
 * place is sought (D16, D53). @param feedEvery centimetres that one feed serves
 */
export function countOwnFeeds({ placed, joins, islands, totalLength }: Geometry, feedEvery: number): number {
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
