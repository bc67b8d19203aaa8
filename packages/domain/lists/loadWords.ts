import type { InstalledLuminaire, InstalledZone } from '../installation/installation.ts';
import { formatWatts } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Watt } from '../units.ts';

/** `96 W`, "at least 72 W" or "not known", never an unknown 0 (D26). */
export function loadInWords(load: Watt, isUnknown: boolean, language: string, t: Translate): string {
  const known = formatWatts(load, language);
  if (!isUnknown) return known;
  return load > 0 ? t('parts.powerAtLeast', { load: known }) : t('parts.powerUnknown');
}

export const isLoadUnknown = (
  { luminaires }: Pick<InstalledZone, 'luminaires'>,
  installed: readonly Pick<InstalledLuminaire, 'watts'>[],
): boolean => luminaires.some((index) => installed[index]?.watts === 0);
