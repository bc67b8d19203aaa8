import { luminaireNumber } from '../drawing/drawnPieces.ts';
import type { ZoneSign } from '../installation/zoneSigns.ts';
import { formatVolts } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { zoneName } from './installationWords.ts';

/** `Z2 · 120 %`, `Z3 · no feed`, `Z1 · L7 45.96 V`. @param language code in capitals */
export function zoneSignInWords(sign: ZoneSign, language: string, t: Translate): string {
  const name = zoneName(sign.zone);
  switch (sign.kind) {
    case 'overloaded':
      return `${name} · ${sign.percent}\u00a0%`;
    case 'unfed':
      return `${name} · ${t('wiring.unfed')}`;
    case 'weakest':
      return `${name} · ${luminaireNumber(sign.piece.number)} ${formatVolts(sign.voltage, language)}`;
  }
}
