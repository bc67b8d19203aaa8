import { luminaireNumber } from '@lumitor/domain/drawing/drawnPieces';
import { type Installation, weakestOf } from '@lumitor/domain/installation/installation';
import { withoutCable } from '@lumitor/domain/lists/unknownCables';
import { formatDrop, formatVolts } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';

/** Where the least voltage is, and what is lost on the way there; null where no luminaire has any. */
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
