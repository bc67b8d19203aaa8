import type { DrawnPiece } from '../drawing/drawnPieces.ts';
import { luminaireSymbol, RAIL_WIDTH } from '../drawing/luminaireSymbol.ts';
import type { Drawer } from './pen.ts';

/** Symbols are drawn on a rail so wide, in centimetres. */
const RAIL = 4;

/** Luminaires as they are turned. */
export function drawLuminaires(luminaires: readonly DrawnPiece[], { pens }: Drawer): void {
  for (const piece of luminaires) {
    const { body, lens, aim } = luminaireSymbol(
      piece.symbol,
      { ...piece, forward: piece.heading + piece.turn },
      RAIL / RAIL_WIDTH,
    );
    pens.luminaires.path(body + lens + aim);
  }
}
