import {
  type DimensionSurface,
  type DimensionText,
  type Line,
  type LinearDimension,
  type PlanDimensions,
  pointsAdjacent,
  type RunningDimension,
} from '../dimensions/index.ts';
import { headingAt } from '../layout/headingAt.ts';
import { placedAt } from '../math/direction.ts';
import { itemAt } from '../math/lists.ts';
import { line } from '../paths/path.ts';
import type { Mm } from '../units.ts';
import { DROP, type PaperPen, type PaperText, path, words } from './marks.ts';
import { type PlanArea, RAISED } from './planArea.ts';
import { arrowHead, origin } from './symbols.ts';
import { textWidth } from './textWidth.ts';

const SIZE: Mm = 2.2;
const PITCH: Mm = 2.3;
const LINE: Mm = 2.25;
const RISE: Mm = 1.55;
export const RAIL_INSET: Mm = 3.2;

function figureText({ middle, angle, words: reported }: DimensionText): PaperText {
  const at = placedAt(middle, angle)(0, SIZE * DROP);
  return words(reported, SIZE, at, { align: 'middle', angle });
}

export const paperSurface = (
  area: PlanArea,
  scale: number,
  figure: DimensionSurface['figure'],
): DimensionSurface => ({
  placer: area,
  lines: area.dimensions,
  mm: 1,
  cm: scale,
  figure,
  pitch: PITCH,
  height: LINE,
  drop: RAISED * SIZE,
  rise: RISE,
  widthOf: (reported) => textWidth(reported, SIZE),
});

const strokes = (area: PlanArea, lines: readonly Line[], pen: PaperPen): void => {
  if (lines.length > 0)
    area.under.push(
      path(
        lines.map((one) => line(...one)),
        { pen },
      ),
    );
};

function drawLinear(area: PlanArea, dimension: LinearDimension): void {
  strokes(area, [dimension.line], 'thin');
  strokes(area, [...dimension.leads, ...dimension.toText], 'hair');
  strokes(area, dimension.strokes, 'edge');
  area.over.push(figureText(dimension.text));
}

function drawRunning(
  area: PlanArea,
  { rail: { axis }, aside, figures }: RunningDimension,
  surface: DimensionSurface,
) {
  const points = pointsAdjacent(surface, axis, aside);
  const [from, to] = [itemAt(points, 0), itemAt(points, points.length - 1)];
  const arc = axis.kind === 'arc' && {
    arc: {
      radius: axis.radius * surface.cm - (axis.turn === 'right' ? aside : -aside),
      isClockwise: axis.turn === 'right',
    },
  };
  area.under.push(path(line(from, { ...to, ...arc }), { pen: 'thin' }));
  for (const { at, onLine, lines, text } of figures) {
    strokes(area, lines, 'hair');
    if (at > 0) area.under.push(arrowHead({ ...onLine, heading: headingAt(axis, at) }));
    area.over.push(figureText(text));
  }
  area.under.push(origin(from));
}

export function drawDimensions(area: PlanArea, { placed }: PlanDimensions, surface: DimensionSurface): void {
  for (const one of placed)
    if (one.kind === 'linear') drawLinear(area, one);
    else drawRunning(area, one, surface);
}
