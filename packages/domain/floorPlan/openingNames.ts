import type { OpeningKind } from '../room/room.ts';

/** Parts of words by which blocks and layers are called in Polish, English and German; not an outdoor lamp's. */
const WORDS: readonly (readonly [OpeningKind, RegExp])[] = [
  ['window', /window|okno|okna|okien|fenster|(^|[^a-z])win([^a-z]|$)/i],
  ['door', /(?<!in|out)door|drzwi|t(ü|ue)r(en)?([^a-zäöüß]|$)|(^|[^a-z])tuer/i],
];

/** What kind of opening a name is of; null where it is of none. */
export const openingKindOf = (name: string): OpeningKind | null =>
  WORDS.find(([, words]) => words.test(name.normalize('NFC')))?.[0] ?? null;
