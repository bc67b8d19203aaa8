import type { Geometry, PlacedStep } from '../layout/geometry.ts';
import { type Heading, type Point, unitVector } from '../layout/heading.ts';
import type { Chosen } from '../plan/choices.ts';

/** More than this many are not drawn one by one: they would be a solid line. */
const MAX_DRAWN = 5_000;

export interface LuminairePoint extends Point {
  articleId: string;
  /** Heading of the rail it hangs on. */
  heading: Heading;
}

/** The point `along` centimetres from where a step begins. */
function pointAlong(place: PlacedStep, along: number): Point {
  if (place.radius > 0) {
    const angle = along / place.radius;
    const ahead = unitVector(place.heading);
    const inward = unitVector(place.farHeading);
    const forward = place.radius * Math.sin(angle);
    const aside = place.radius * (1 - Math.cos(angle));
    return {
      x: place.begin.x + ahead.x * forward + inward.x * aside,
      y: place.begin.y + ahead.y * forward + inward.y * aside,
    };
  }
  const unit = unitVector(place.farHeading);
  const from = place.parent < 0 ? { x: -place.far.x, y: place.far.y } : place.begin;
  return { x: from.x + unit.x * along, y: from.y + unit.y * along };
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
      points.push({ articleId: id, heading: place.farHeading, ...pointAlong(place, target - passed) });
    }
  return points;
}
