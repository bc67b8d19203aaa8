import type { CollectionName } from '@lumitor/domain/documents/collections';
import type { IesYear } from '@lumitor/domain/photometry/writeIes';
import type { Optics } from './photometry/optics.ts';

/** What shapes the light of a family of luminaires, and in which format, or which year's, its files are. */
export interface DemoLight {
  optics: Optics;
  file: 'ldt' | IesYear;
}

/** An article of the demo catalogue, as it is added to its collection. */
export interface DemoArticle {
  collection: CollectionName;
  fields: Record<string, unknown>;
  /** Its product code, which names its picture too; a system has neither. */
  code?: string;
  /** Of a luminaire: what its photometric file is made by. */
  light?: DemoLight;
}

/** The rate at which the euro list was drawn up; it is a list of its own, rounded to ten cents. */
const LIST_RATE = 4.28;
export const euro = (zloty: number): number => Math.round((zloty / LIST_RATE) * 10) / 10;

export type InThreeLanguages = readonly [polish: string, english: string, german: string];

export const titled = ([polish, english, german]: InThreeLanguages) => ({
  title: polish,
  titleEn: english,
  translation: { DE: german },
  active: true,
});

type FieldsOf = (code: string) => DemoArticle['fields'];

/** One article in black, one in white. */
export const inBothColours = (
  collection: CollectionName,
  codes: Readonly<Record<'black' | 'white', string>>,
  fieldsOf: FieldsOf,
): DemoArticle[] =>
  (['black', 'white'] as const).map((colour) => ({
    collection,
    code: codes[colour],
    fields: { ...fieldsOf(codes[colour]), isBlack: colour === 'black', isWhite: colour === 'white' },
  }));

/** Articles of a collection whose product codes begin alike; those of a pair follow each other, black first. */
export function rangeOf(collection: CollectionName, prefix: string) {
  const codeOf = (number: number) => `${prefix}${String(number).padStart(4, '0')}`;
  return {
    inBothColours: (black: number, fieldsOf: FieldsOf): DemoArticle[] =>
      inBothColours(collection, { black: codeOf(black), white: codeOf(black + 1) }, fieldsOf),
    /** It goes with rails of both colours. */
    inOneFinish: (number: number, fieldsOf: FieldsOf): DemoArticle[] => [
      { collection, code: codeOf(number), fields: fieldsOf(codeOf(number)) },
    ],
  };
}
