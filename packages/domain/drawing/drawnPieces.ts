import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import type { Point } from '../layout/heading.ts';
import type { Piece } from '../luminaires/arrangement.ts';
import { luminaireSymbol, RAIL_WIDTH, type SymbolPaths } from './luminaireSymbol.ts';
import type { MarkPlace } from './placeTexts.ts';

/** A luminaire in its place, with what stands for it. */
export type DrawnPiece = Piece & { symbol: LuminaireSymbol };

/** The number of a luminaire, as it is written on the drawing and in lists. */
export const luminaireNumber = (number: number): string => `L${number}`;

/** How far symbols reach to the sides, and the arrow of one that is aimed, in parts of a rail's width. */
const EXTENT: Record<LuminaireSymbol, number> = {
  spotlight: 0.95,
  linear: 0.75,
  pendant: 1.6,
  downlight: 0.95,
};
const ARROW = 5.5;
/** Few luminaires are drawn no smaller than on a rail so wide, in units of the sheet; many of them as dots. */
const LEAST_RAIL = 6;
const CROWD = 200;

const direction = (angle: number): Point => ({
  x: Math.cos((angle * Math.PI) / 180),
  y: Math.sin((angle * Math.PI) / 180),
});

/** The side of the rail on which a number is not where the luminaire is turned to; to the edge of a square. */
function sideAway({ heading, turn }: Piece): Point {
  const { x, y } = direction(heading + (Math.sin((turn * Math.PI) / 180) > 0.01 ? -90 : 90));
  const longer = Math.max(Math.abs(x), Math.abs(y));
  return { x: x / longer, y: y / longer };
}

/** Luminaires as paths on a sheet, and where their numbers are to stand. */
export function drawLuminaires(
  pieces: readonly DrawnPiece[],
  onSheet: (point: Point) => Point,
  { scale, rail: drawnRail }: { scale: number; rail: number },
): { paths: SymbolPaths; marks: MarkPlace[] } {
  const isCrowd = pieces.length > CROWD;
  const rail = isCrowd ? drawnRail : Math.max(drawnRail, LEAST_RAIL);
  const paths: SymbolPaths = { body: '', lens: '', aim: '' };
  const marks = pieces.map((piece): MarkPlace => {
    const { symbol, heading, turn, tilt, reach, number } = piece;
    const at = onSheet(piece);
    const forward = heading + turn;
    const seen = { ...at, heading, forward, tilt, reach: reach * scale };
    const drawn = luminaireSymbol(symbol, seen, rail / RAIL_WIDTH);
    if (!isCrowd) paths.body += drawn.body;
    paths.lens += drawn.lens;
    paths.aim += drawn.aim;
    const ahead = direction(forward);
    const tip = drawn.aim ? { x: at.x + ahead.x * ARROW * rail, y: at.y + ahead.y * ARROW * rail } : null;
    return {
      ...at,
      text: luminaireNumber(number),
      aside: sideAway(piece),
      extent: EXTENT[symbol] * rail,
      tip,
    };
  });
  return { paths, marks };
}
