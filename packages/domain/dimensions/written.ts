import type { Axis } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { placedAt } from '../math/direction.ts';
import { itemAt } from '../math/lists.ts';
import { circle, polygon } from '../paths/outlines.ts';
import { line, type PathOutline } from '../paths/path.ts';
import type { Cm, Deg, Mm } from '../units.ts';
import { type BendDimension, pointsAdjacent } from './bend.ts';
import type { LinearDimension } from './linear.ts';
import type { DimensionPen, DimensionShape } from './measured.ts';
import type { RunningDimension, RunningFigure } from './running.ts';
import type { DimensionSurface, DimensionText, Line } from './surface.ts';

export type PlacedDimension = BendDimension | LinearDimension | RunningDimension;

/** Part of a dimension as painters draw it; later parts cover earlier ones. */
export interface DimensionPart {
  shapes: readonly DimensionShape[];
  text?: DimensionText;
  /** Figure of a running dimension. */
  figure?: RunningFigure;
}

type Sizes = Pick<DimensionSurface, 'mm' | 'cm'>;

const ORIGIN: Mm = 0.7;
const ARROW = { length: 1.6, half: 0.45 };

const inPen = (pen: DimensionPen, lines: readonly Line[]): DimensionShape[] =>
  lines.length > 0 ? [{ pen, outlines: lines.map((one) => line(...one)) }] : [];

export const originShape = (at: Point, mm: number): DimensionShape => ({
  pen: 'origin',
  outlines: [circle(at, ORIGIN * mm)],
});

export function arrowShape(at: Point & { heading: Deg }, mm: number): DimensionShape {
  const p = placedAt(at, at.heading);
  const [back, half] = [-ARROW.length * mm, ARROW.half * mm];
  return { pen: 'arrow', outlines: [polygon(p(back, -half), p(0, 0), p(back, half))] };
}

/** Line beside an axis, an arc beside a bend. */
function lineAdjacent(sizes: Sizes, axis: Axis, aside: number, from: Cm, to: Cm): PathOutline {
  const points = pointsAdjacent(sizes, axis, aside, from, to);
  const [start, end] = [itemAt(points, 0), itemAt(points, points.length - 1)];
  if (axis.kind === 'line') return line(start, end);
  const isClockwise = axis.turn === 'right';
  const radius = axis.radius * sizes.cm - (isClockwise ? aside : -aside);
  return line(start, { ...end, arc: { radius, isClockwise } });
}

function runningParts({ rail: { axis }, aside, figures }: RunningDimension, sizes: Sizes): DimensionPart[] {
  const own = lineAdjacent(sizes, axis, aside, 0, axis.length);
  return [
    { shapes: [{ pen: 'dimensionLine', outlines: [own] }] },
    ...figures.map((figure): DimensionPart => {
      const { at, onLine, lines, text } = figure;
      const arrow = at > 0 ? [arrowShape({ ...onLine, heading: headingAt(axis, at) }, sizes.mm)] : [];
      return { shapes: [...inPen('extension', lines), ...arrow], text, figure };
    }),
    { shapes: [originShape(itemAt(own.corners, 0), sizes.mm)] },
  ];
}

/** Strokes, arrows and texts of a dimension, in units of its surface; painters only map its pens. */
export function dimensionParts(dimension: PlacedDimension, sizes: Sizes): DimensionPart[] {
  if (dimension.kind === 'running') return runningParts(dimension, sizes);
  const { leads, strokes, text } = dimension;
  const isBend = dimension.kind === 'bend';
  const own = isBend
    ? lineAdjacent(sizes, dimension.axis, dimension.aside, dimension.from, dimension.to)
    : line(...dimension.line);
  return [
    {
      shapes: [
        { pen: 'dimensionLine', outlines: [own] },
        ...inPen('extension', isBend ? leads : [...leads, ...dimension.toText]),
        ...inPen('tick', strokes),
      ],
      text,
    },
  ];
}
