import type { LuminaireSymbol } from '@lumitor/domain/catalogue/luminaireType';
import { luminaireSymbol, RAIL_WIDTH, type SymbolPaths } from '@lumitor/domain/drawing/luminaireSymbol';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { enlarged, RAIL } from '../canvas/layers.ts';

/** Least distance of distinguishable luminaires, in pixels. */
const LEAST_APART = 9;

/** Centimetres of one unit of the symbols. @param scale pixels per centimetre */
export const unitAt = (scale: number): number => (enlarged(scale) * RAIL) / RAIL_WIDTH;

/** Interval of drawn luminaires: 1 for every one, 2 or more where they would overlap (D12a). */
export function drawnEvery(pieces: number, totalLength: number, scale: number): number {
  const apart = (totalLength / Math.max(1, pieces)) * scale;
  return 2 ** Math.max(0, Math.ceil(Math.log2(LEAST_APART / apart)));
}

/** Symbols of many luminaires as one path, in centimetres. @param unit size of a unit of the symbols */
export function symbolsOf(
  pieces: readonly Piece[],
  symbol: (bindingId: string) => LuminaireSymbol,
  unit: number,
): SymbolPaths {
  const all: SymbolPaths = { body: '', lens: '', aim: '' };
  for (const piece of pieces) {
    const seen = { ...piece, forward: piece.heading + piece.turn };
    const { body, lens, aim } = luminaireSymbol(symbol(piece.bindingId), seen, unit);
    all.body += body;
    all.lens += lens;
    all.aim += aim;
  }
  return all;
}
