import { type DrawnPiece, luminaireNumber } from '../drawing/drawnPieces.ts';
import { luminaireSymbol, RAIL_WIDTH } from '../drawing/luminaireSymbol.ts';
import type { Drawer } from './pen.ts';

/** Symbols are drawn on a rail so wide, in centimetres. */
const RAIL = 4;
/** So far from the rail stands the number of a luminaire, and of one that is turned to that side. */
const ASIDE = { usual: 14, aimedAt: 27 };

/** Luminaires as they are turned, with their numbers. */
export function drawLuminaires(luminaires: readonly DrawnPiece[], { pens, inside }: Drawer): void {
  for (const piece of luminaires) {
    const { symbol, heading, turn, tilt, number, stepId } = piece;
    const { body, lens, aim } = luminaireSymbol(
      symbol,
      { ...piece, forward: heading + turn },
      RAIL / RAIL_WIDTH,
    );
    pens.luminaires.path(body + lens + aim);
    const isAimedAt = tilt > 0 && inside(stepId) * Math.sin((turn * Math.PI) / 180) > 0.01;
    const aside = inside(stepId) * (isAimedAt ? ASIDE.aimedAt : ASIDE.usual);
    pens.numbers.note(piece, aside, luminaireNumber(number));
  }
}
