import { luminaireNumber } from '@lumitor/domain/drawing/drawnLuminaires';
import { type Installation, weakestOf } from '@lumitor/domain/installation/installation';
import { withoutCable } from '@lumitor/domain/lists/unknownCables';
import { formatDrop, formatVolts } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';

export function weakestWords(installation: Installation, t: Translate, language: string): string | null {
  const luminaire = weakestOf(installation);
  if (!luminaire || luminaire.voltage === null) return null;
  const { voltage } = installation.electric;
  const drop = (100 * (voltage - luminaire.voltage)) / voltage;
  const words = t('wiring.weakest', {
    voltage: formatVolts(luminaire.voltage, language),
    piece: luminaireNumber(luminaire.number),
    drop: formatDrop(drop, language),
  });
  return withoutCable(words, luminaire.leavesOutCable, t);
}
