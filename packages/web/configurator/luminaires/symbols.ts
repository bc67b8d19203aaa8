import type { LuminaireSymbol } from '@lumitor/domain/catalogue/luminaireType';
import { luminaireSymbol, RAIL_WIDTH, type SymbolPaths } from '@lumitor/domain/drawing/luminaireSymbol';
import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import type { Cm, Px } from '@lumitor/domain/units';
import { enlarged, RAIL } from '../canvas/layers.ts';

const MIN_SPACING: Px = 9;

export const unitAt = (scale: number): Cm => (enlarged(scale) * RAIL) / RAIL_WIDTH;

/** Drawn luminaires do not overlap (D12a). */
export function drawnEvery(luminaires: number, totalLength: Cm, scale: number): number {
  const spacing = (totalLength / Math.max(1, luminaires)) * scale;
  return 2 ** Math.max(0, Math.ceil(Math.log2(MIN_SPACING / spacing)));
}

export function symbolsOf(
  luminaires: readonly Luminaire[],
  symbol: (bindingId: string) => LuminaireSymbol,
  unit: Cm,
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
