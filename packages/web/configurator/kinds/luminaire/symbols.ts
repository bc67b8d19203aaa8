import type { LuminaireSymbol } from '@lumitor/domain/catalogue/luminaireType';
import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { type LuminairePen, luminaireShapes, RAIL_WIDTH } from '@lumitor/domain/kinds/luminaire/shapes';
import { pathOf } from '@lumitor/domain/paths/path';
import type { Cm, Px } from '@lumitor/domain/units';
import { enlarged, RAIL } from '../../canvas/layers.ts';

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
  colour: (bindingId: string) => RailColour | null,
  unit: Cm,
): Record<LuminairePen, string> {
  const paths: Record<LuminairePen, string> = {
    body: '',
    blackBody: '',
    whiteBody: '',
    lens: '',
    aim: '',
    throw: '',
  };
  for (const luminaire of luminaires) {
    const { bindingId, heading, turn } = luminaire;
    const seen = { ...luminaire, forward: heading + turn };
    for (const { pen, outlines } of luminaireShapes(symbol(bindingId), seen, unit, colour(bindingId)))
      paths[pen] += pathOf(outlines);
  }
  return paths;
}
