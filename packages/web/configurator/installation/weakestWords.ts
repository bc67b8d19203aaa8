import { luminaireNumber } from '@lumitor/domain/drawing/drawnPieces';
import { type Installation, weakestOf } from '@lumitor/domain/installation/installation';
import { withoutCable } from '@lumitor/domain/lists/unknownCables';
import { formatDrop, formatVolts } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';

/** Position of the least voltage, and its drop; null if no luminaire has voltage. */
export function weakestWords(installation: Installation, t: Translate, language: string): string | null {
  const piece = weakestOf(installation);
  if (!piece || piece.voltage === null) return null;
  const { voltage } = installation.electric;
  const drop = (100 * (voltage - piece.voltage)) / voltage;
  const words = t('wiring.weakest', {
    voltage: formatVolts(piece.voltage, language),
    piece: luminaireNumber(piece.number),
    drop: formatDrop(drop, language),
  });
  return withoutCable(words, piece.leavesOutCable, t);
}
