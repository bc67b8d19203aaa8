import { titleIn } from '@lumitor/domain/translation/articleTexts';
import type { Fields } from '../data/changes.ts';

/** An article's title in the language of the administration. */
export const articleTitle = (article: Fields, locale: string): string =>
  titleIn(article as { title: string }, locale.toUpperCase());

/** What something is called, by language. */
export type Titles = Record<string, string>;

/** A document's titles as they are stored (D33). */
interface StoredTitles {
  title: string;
  titleEn: string;
  translation: Titles;
}

export const titlesOf = ({ title, titleEn, translation }: StoredTitles): Titles => ({
  ...translation,
  PL: title,
  EN: titleEn,
});

/** As they are stored: without those that are empty (D33). */
export function storedTitles({ PL = '', EN = '', ...others }: Titles): StoredTitles {
  const named = Object.entries(others).map(([language, title]) => [language, title.trim()]);
  return {
    title: PL.trim(),
    titleEn: EN.trim(),
    translation: Object.fromEntries(named.filter(([, title]) => title !== '')),
  };
}

/** In small letters without diacritics: `zaslepka` finds "Zaślepka". */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
