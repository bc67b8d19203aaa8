import { type Axis, pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { directionOf } from '../math/direction.ts';
import { upTo } from '../math/lists.ts';
import { ahead, times } from '../math/points.ts';
import type { Cm, Mm } from '../units.ts';
import { ASIDES, clearOf, type DimensionCandidate, leadOf, placeFirst, strokesAt } from './linear.ts';
import { type DimensionSurface, type DimensionText, framesOfLine, type Line, readable } from './surface.ts';

export interface BendDimension {
  kind: 'bend';
  axis: Extract<Axis, { kind: 'arc' }>;
  from: Cm;
  to: Cm;
  aside: number;
  leads: readonly Line[];
  strokes: readonly Line[];
  text: DimensionText;
  isShort: boolean;
}

const STEP: Mm = 3;

export function pointsAdjacent(
  { mm, cm }: Pick<DimensionSurface, 'mm' | 'cm'>,
  axis: Axis,
  aside: number,
  from: Cm = 0,
  to: Cm = axis.length,
): Point[] {
  const count = axis.kind === 'line' ? 1 : Math.max(2, Math.ceil(((to - from) * cm) / (STEP * mm)));
  return upTo(count + 1).map((part) => {
    const at = from + ((to - from) * part) / count;
    return ahead(times(pointAt(axis, at), cm), directionOf(headingAt(axis, at) + 90), aside);
  });
}

export function placeBend(
  surface: DimensionSurface,
  axis: Extract<Axis, { kind: 'arc' }>,
  from: Cm,
  to: Cm,
): BendDimension | null {
  const { mm, cm, rise } = surface;
  const words = surface.figure(to - from);
  const middle = (from + to) / 2;
  const heading = headingAt(axis, middle);
  const angle = readable(heading);
  const inward = axis.turn === 'right' ? 1 : -1;
  const onRail = (place: Cm) => times(pointAt(axis, place), cm);
  const asides = ASIDES.flatMap((aside) => [-aside, aside]).filter(
    (aside) => aside * mm < 0.6 * axis.radius * cm,
  );
  const candidatesOf = function* (isShort: boolean): Iterable<DimensionCandidate<BendDimension>> {
    for (const aside of asides) {
      const by = inward * aside * mm;
      const points = pointsAdjacent(surface, axis, by, from, to);
      const line = points
        .slice(1)
        .flatMap((point, index) => framesOfLine(surface, points[index] ?? point, point));
      const onLine = ahead(onRail(middle), directionOf(heading + 90), by);
      // The line curves away from its outer side.
      const text = { middle: ahead(onLine, directionOf(heading - inward * 90), rise), angle, words };
      const leads = [from, to].map((place): Line => {
        const way = directionOf(headingAt(axis, place) + Math.sign(by) * 90);
        const [near, far] = leadOf(surface, isShort, clearOf(surface), Math.abs(by));
        return [ahead(onRail(place), way, near), ahead(onRail(place), way, far)];
      });
      const strokes = strokesAt(
        surface,
        [from, to].map((place) => {
          const tangent = headingAt(axis, place);
          return { point: ahead(onRail(place), directionOf(tangent + 90), by), heading: tangent };
        }),
      );
      yield {
        line,
        text,
        of: onRail(middle),
        thin: [...leads, ...strokes].flatMap((one) => framesOfLine(surface, ...one)),
        placed: () => ({ kind: 'bend', axis, from, to, aside: by, leads, strokes, text, isShort }),
      };
    }
  };
  return placeFirst(surface, candidatesOf(false)) ?? placeFirst(surface, candidatesOf(true));
}
