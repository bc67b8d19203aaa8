import { pointAt } from '../layout/axis.ts';
import type { Geometry, PlacedStep } from '../layout/geometry.ts';
import type { Heading, Point } from '../layout/heading.ts';
import type { Chosen } from '../plan/choices.ts';

/** More than this many are not drawn one by one: they would be a solid line. */
const MAX_DRAWN = 5_000;

export interface LuminairePoint extends Point {
  articleId: string;
  /** Heading of the rail it hangs on. */
  heading: Heading;
}

/** Where the chosen luminaires are drawn: evenly along the steps, in the order of choice (D28). Derived, never stored. */
export function luminairePoints(geometry: Geometry, luminaires: readonly Chosen[]): LuminairePoint[] {
  const count = luminaires.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0 || count > MAX_DRAWN || geometry.placed.length === 0) return [];
  const spacing = geometry.totalLength / count;
  const points: LuminairePoint[] = [];
  let at = 0;
  let passed = 0;
  for (const { id, quantity } of luminaires)
    for (let piece = 0; piece < quantity; piece++) {
      const target = (points.length + 0.5) * spacing;
      let place = geometry.placed[at] as PlacedStep;
      while (at < geometry.placed.length - 1 && passed + place.step.frameLength < target) {
        passed += place.step.frameLength;
        at += 1;
        place = geometry.placed[at] as PlacedStep;
      }
      points.push({ articleId: id, heading: place.axis.endHeading, ...pointAt(place.axis, target - passed) });
    }
  return points;
}
