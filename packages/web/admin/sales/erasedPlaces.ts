import type { PersonCounts } from '@lumitor/domain/documents/personCounts';

type Translate = (key: string, options: { smart_count: number }) => string;

/** Where a person's address stands, in words; nothing where it stands nowhere. */
export const erasedPlaces = (counts: PersonCounts, translate: Translate): string[] =>
  (['emails', 'orders', 'partner'] as const).flatMap((place) =>
    counts[place] > 0 ? [translate(`sales.erase.${place}`, { smart_count: counts[place] })] : [],
  );
