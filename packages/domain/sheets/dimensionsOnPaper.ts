import {
  type DimensionPart,
  type DimensionSurface,
  dimensionParts,
  type PlanDimensions,
} from '../dimensions/index.ts';
import { placedAt } from '../math/direction.ts';
import { append } from '../math/lists.ts';
import type { Mm } from '../units.ts';
import { DROP, type PaperText, words } from './marks.ts';
import { paperPaths } from './paperPens.ts';
import { type PlanArea, RAISED } from './planArea.ts';
import { textWidth } from './textWidth.ts';

const SIZE: Mm = 2.2;
const PITCH: Mm = 2.3;
const LINE: Mm = 2.25;
const RISE: Mm = 1.55;
export const RAIL_INSET: Mm = 3.2;

function figureText({ middle, angle, words: reported }: NonNullable<DimensionPart['text']>): PaperText {
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

export function drawDimensions(area: PlanArea, { placed }: PlanDimensions, surface: DimensionSurface): void {
  for (const { shapes, text } of placed.flatMap((one) => dimensionParts(one, surface))) {
    append(area.under, paperPaths(shapes));
    if (text) area.over.push(figureText(text));
  }
}
