import type { CollectionName } from '@lumitor/domain/documents/collections';
import type { Colour } from './pictures/kit/finish.ts';

/** An article of the demo catalogue, as it is added to its collection. */
export interface DemoArticle {
  collection: CollectionName;
  fields: Record<string, unknown>;
  /** The source of its SVG, to be uploaded; its address goes into `img`. */
  picture?: string;
}

/** The rate at which the euro list was drawn up; it is a list of its own, rounded to ten cents. */
const LIST_RATE = 4.28;
export const euro = (zloty: number): number => Math.round((zloty / LIST_RATE) * 10) / 10;

export const titled = (title: string, titleEn: string, german: string) => ({
  title,
  titleEn,
  translation: { DE: german },
  active: true,
});
export type Titles = ReturnType<typeof titled>;

/** Product codes run in pairs, black first. */
export const codeOf = (prefix: string, black: number, colour: Colour): string =>
  `${prefix}${String(colour === 'black' ? black : black + 1).padStart(4, '0')}`;

export const colouredAs = (colour: Colour) => ({ isBlack: colour === 'black', isWhite: colour === 'white' });

export function inBothColours<Article>(make: (colour: Colour) => Article): [Article, Article] {
  return [make('black'), make('white')];
}
