import type { PersonCounts } from '@lumitor/domain/documents/personCounts';
import type { TranslateWord } from '../frame/useTranslate.ts';

/** Where a person's address stands, in words; nothing where it stands nowhere. */
export const erasedPlaces = (counts: PersonCounts, translate: TranslateWord): string[] =>
  (['emails', 'orders', 'partner'] as const).flatMap((place) =>
    counts[place] > 0 ? [translate(`emails.erase.${place}`, { smart_count: counts[place] })] : [],
  );
