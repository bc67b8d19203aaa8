import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import type { RailColour } from '../catalogue/railColour.ts';
import type { Luminaire } from '../kinds/luminaire/arrangement.ts';
import { LUMINAIRE_PENS, luminaireFrames, luminaireShapes, RAIL_WIDTH } from '../kinds/luminaire/shapes.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { mergedShapes, type PlanShape } from '../kinds/shape.ts';
import { append } from '../math/lists.ts';
import type { LabelFrame } from '../paths/frame.ts';
import type { MarkPlace } from './placeTexts.ts';

export type DrawnLuminaire = Luminaire & {
  symbol: LuminaireSymbol;
  /** Null if the article has both colours or none. */
  colour: RailColour | null;
};

export const luminaireNumber = (number: number): string => `L${number}`;

const LEAST_RAIL = 6;
const CROWD = 200;
const CROWD_PENS = ['lens', 'aim', 'throw'] as const;

export function drawLuminaires(
  pieces: readonly DrawnLuminaire[],
  onSheet: (point: Point) => Point,
  { scale, rail: drawnRail }: { scale: number; rail: number },
): { shapes: PlanShape[]; marks: MarkPlace[]; covers: LabelFrame[] } {
  const isCrowd = pieces.length > CROWD;
  const size = (isCrowd ? drawnRail : Math.max(drawnRail, LEAST_RAIL)) / RAIL_WIDTH;
  const shapes: PlanShape[] = [];
  const covers: LabelFrame[] = [];
  const marks = pieces.map(
    ({ symbol, colour, heading, turn, tilt, reach, number, throwsTo, ...luminaire }): MarkPlace => {
      const at = onSheet(luminaire);
      const seen = { ...at, heading, forward: heading + turn, throwsTo, tilt, reach: reach * scale };
      append(shapes, luminaireShapes(symbol, seen, size, colour));
      append(covers, luminaireFrames(symbol, seen, size));
      return { ...at, text: luminaireNumber(number), heading, turn };
    },
  );
  return { shapes: mergedShapes(shapes, isCrowd ? CROWD_PENS : LUMINAIRE_PENS), marks, covers };
}
