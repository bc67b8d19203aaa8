import { titleIn } from '@lumitor/domain/translation/articleTexts';
import type { Fields } from '../data/changes.ts';

/** An article's title in the language of the administration. */
export const articleTitle = (article: Fields, locale: string): string =>
  titleIn(article as { title: string }, locale.toUpperCase());
