import { luminaireNumber } from '@lumitor/domain/drawing/drawnPieces';
import { type Installation, weakestOf } from '@lumitor/domain/installation/installation';
import { formatFigure, formatShare } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';

/** `47,2 V`. */
export const formatVolts = (voltage: number, language: string): string =>
  formatFigure(Math.round(voltage * 10) / 10, 'V', language);

/** Where the least voltage is, and what is lost on the way there; null where no luminaire has any. */
export function weakestWords(installation: Installation, t: Translate, language: string): string | null {
  const piece = weakestOf(installation);
  if (!piece || piece.voltage === null) return null;
  const { voltage } = installation.electric;
  const drop = (100 * (voltage - piece.voltage)) / voltage;
  return t('wiring.weakest', {
    voltage: formatVolts(piece.voltage, language),
    piece: luminaireNumber(piece.number),
    drop: formatShare(10 * Math.round(10 * drop), language),
  });
}
