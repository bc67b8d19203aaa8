import { languageOf } from './lookup.ts';

export interface Titled {
  title: string;
  titleEn?: string;
  translation?: Record<string, string>;
}

/**
 * Title: `title` in Polish, `titleEn` in English, else its translation; fallback to English, then Polish
 * (D33).
 */
export function titleIn(article: Titled, language: string): string {
  const code = languageOf(language);
  if (code === 'PL') return article.title;
  const other = code === 'EN' ? undefined : article.translation?.[code];
  return other || article.titleEn || article.title;
}

/**
 * Titles to store permanently: in these and all translated languages, because a page or PDF may need them
 * later.
 */
export const titlesInLanguages = (article: Titled, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set([...languages, ...Object.keys(article.translation ?? {})])].map((language) => [
      language,
      titleIn(article, language),
    ]),
  );

/** Text by language, with the same fallbacks; empty if there is none. */
export const wordsIn = (words: Readonly<Record<string, string>>, language: string): string =>
  words[language] || words.EN || words.PL || Object.values(words).find(Boolean) || '';
