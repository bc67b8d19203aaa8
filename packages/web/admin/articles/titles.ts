import { titleIn } from '@lumitor/domain/translation/articleTexts';
import type { ChangedFields } from '../data/changes.ts';

export const articleTitle = (article: ChangedFields, locale: string): string =>
  titleIn(article as { title: string }, locale.toUpperCase());

export type Titles = Record<string, string>;

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

export function storedTitles({ PL = '', EN = '', ...others }: Titles): StoredTitles {
  const named = Object.entries(others).map(([language, title]) => [language, title.trim()]);
  return {
    title: PL.trim(),
    titleEn: EN.trim(),
    translation: Object.fromEntries(named.filter(([, title]) => title !== '')),
  };
}

export const foldedTitle = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
