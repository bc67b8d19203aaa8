import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import type { RailColour } from '../catalogue/railColour.ts';
import type { Point } from '../layout/heading.ts';
import type { Luminaire } from '../luminaires/arrangement.ts';
import { append } from '../math/lists.ts';
import type { LabelFrame } from '../paths/frame.ts';
import { luminaireFrames, luminaireSymbol, RAIL_WIDTH, type SymbolPaths } from './luminaireSymbol.ts';
import type { MarkPlace } from './placeTexts.ts';

export type DrawnLuminaire = Luminaire & {
  symbol: LuminaireSymbol;
  colour?: RailColour | null;
};

export interface LuminairePaths extends SymbolPaths {
  black: string;
  white: string;
}

export const luminaireNumber = (number: number): string => `L${number}`;

const LEAST_RAIL = 6;
const CROWD = 200;

export function drawLuminaires(
  pieces: readonly DrawnLuminaire[],
  onSheet: (point: Point) => Point,
  { scale, rail: drawnRail }: { scale: number; rail: number },
): { paths: LuminairePaths; marks: MarkPlace[]; covers: LabelFrame[] } {
  const isCrowd = pieces.length > CROWD;
  const size = (isCrowd ? drawnRail : Math.max(drawnRail, LEAST_RAIL)) / RAIL_WIDTH;
  const paths: LuminairePaths = { body: '', black: '', white: '', lens: '', aim: '' };
  const covers: LabelFrame[] = [];
  const marks = pieces.map(
    ({ symbol, colour, heading, turn, tilt, reach, number, throwsTo, ...luminaire }): MarkPlace => {
      const at = onSheet(luminaire);
      const seen = { ...at, heading, forward: heading + turn, throwsTo, tilt, reach: reach * scale };
      const drawn = luminaireSymbol(symbol, seen, size);
      if (!isCrowd) paths[colour ?? 'body'] += drawn.body;
      paths.lens += drawn.lens;
      paths.aim += drawn.aim;
      append(covers, luminaireFrames(symbol, seen, size));
      return { ...at, text: luminaireNumber(number), heading, turn };
    },
  );
  return { paths, marks, covers };
}
