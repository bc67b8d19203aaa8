import { languageOf } from './lookup.ts';

export interface Titled {
  title: string;
  titleEn?: string;
  translation?: Record<string, string>;
}

/** Own language, then English, then Polish (D33). */
export function titleIn(article: Titled, language: string): string {
  const code = languageOf(language);
  if (code === 'PL') return article.title;
  const other = code === 'EN' ? undefined : article.translation?.[code];
  return other || article.titleEn || article.title;
}

/** Pages or PDFs may need translated languages later. */
export const titlesInLanguages = (article: Titled, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set([...languages, ...Object.keys(article.translation ?? {})])].map((language) => [
      language,
      titleIn(article, language),
    ]),
  );

export const wordsIn = (words: Readonly<Record<string, string>>, language: string): string =>
  words[language] || words.EN || words.PL || Object.values(words).find(Boolean) || '';
