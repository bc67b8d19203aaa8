import { titleIn } from '@lumitor/domain/translation/articleTexts';

/** Letters that Unicode doesn't take apart into a letter and its mark. */
const WHOLE_LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Text as it is compared: without capitals and diacritics, so that "lacznik" finds "Łącznik". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);

/** What a list of articles is narrowed to. */
export interface Filter {
  /** Words of the title or the code, in any order. */
  query: string;
  /** A `type` of the catalogue; null for all. */
  type: string | null;
  /** Only these, by id; null for all. */
  only: ReadonlySet<string> | null;
}

export const NO_FILTER: Filter = { query: '', type: null, only: null };

export const isFiltering = ({ query, type, only }: Filter): boolean =>
  query.trim() !== '' || type !== null || only !== null;

interface Searched {
  id: string;
  title: string;
  titleEn: string;
  translation: Record<string, string>;
  /** The product code. */
  description: string;
  type: string;
}

/** The articles that the filter leaves, in their order. @param language in which titles are shown */
export function filtered<Article extends Searched>(
  articles: readonly Article[],
  { query, type, only }: Filter,
  language: string,
): Article[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (type !== null && article.type !== type) return false;
    if (only && !only.has(article.id)) return false;
    const text = words.length > 0 ? folded(`${titleIn(article, language)} ${article.description}`) : '';
    return words.every((word) => text.includes(word));
  });
}
