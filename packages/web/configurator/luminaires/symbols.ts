import type { LuminaireSymbol } from '@lumitor/domain/catalogue/luminaireType';
import { luminaireSymbol, RAIL_WIDTH, type SymbolPaths } from '@lumitor/domain/drawing/luminaireSymbol';
import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import { enlarged, RAIL } from '../canvas/layers.ts';

/** Least distance of distinguishable luminaires, in pixels. */
const MIN_SPACING = 9;

/** Centimetres of one unit of the symbols. @param scale pixels per centimetre */
export const unitAt = (scale: number): number => (enlarged(scale) * RAIL) / RAIL_WIDTH;

/** Interval of drawn luminaires: 1 for every one, 2 or more where they would overlap (D12a). */
export function drawnEvery(luminaires: number, totalLength: number, scale: number): number {
  const spacing = (totalLength / Math.max(1, luminaires)) * scale;
  return 2 ** Math.max(0, Math.ceil(Math.log2(MIN_SPACING / spacing)));
}

/** Symbols of many luminaires as one path, in centimetres. @param unit size of a unit of the symbols */
export function symbolsOf(
  luminaires: readonly Luminaire[],
  symbol: (bindingId: string) => LuminaireSymbol,
  unit: number,
): SymbolPaths {
  const all: SymbolPaths = { body: '', lens: '', aim: '' };
  for (const luminaire of luminaires) {
    const seen = { ...luminaire, forward: luminaire.heading + luminaire.turn };
    const { body, lens, aim } = luminaireSymbol(symbol(luminaire.bindingId), seen, unit);
    all.body += body;
    all.lens += lens;
    all.aim += aim;
  }
  return all;
}
