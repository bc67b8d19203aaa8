import type { InstalledPiece, InstalledZone } from '../installation/installation.ts';
import { formatWatts } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';

/**
 * What luminaires draw: `96 W`, "at least 72 W" or "not known", never a 0 that nobody knows (D26).
 * @param isUnknown the power of some of them is not known
 */
export function loadInWords(load: number, isUnknown: boolean, language: string, t: Translate): string {
  const known = formatWatts(load, language);
  if (!isUnknown) return known;
  return load > 0 ? t('parts.powerAtLeast', { load: known }) : t('parts.powerUnknown');
}

/** Whether the power of some luminaire in a zone is not known. */
export const isLoadUnknown = (
  { pieces }: Pick<InstalledZone, 'pieces'>,
  installed: readonly Pick<InstalledPiece, 'watts'>[],
): boolean => pieces.some((index) => installed[index]?.watts === 0);
