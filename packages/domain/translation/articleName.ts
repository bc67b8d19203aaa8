import type { RailColour } from '../catalogue/railColour.ts';
import { titleIn } from './articleTexts.ts';
import type { Translate } from './lookup.ts';
import { type Named, nameColour } from './nameColour.ts';

export const withColour = (title: string, colour: RailColour | null | undefined, t: Translate): string =>
  colour ? t(`parts.named_${colour}`, { title }) : title;

/** Name within a list (D33a). */
export const articleName = (
  article: Named,
  articles: readonly Named[],
  language: string,
  t: Translate,
): string => withColour(titleIn(article, language), nameColour(article, articles), t);
