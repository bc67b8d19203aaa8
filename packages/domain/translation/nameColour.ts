import type { RailColour } from '../catalogue/railColour.ts';
import type { Titled } from './articleTexts.ts';

export interface Named extends Titled {
  isBlack?: boolean;
  isWhite?: boolean;
}

/** Null: both colours, or neither. */
const colourOf = ({ isBlack = false, isWhite = false }: Named): RailColour | null => {
  if (isBlack === isWhite) return null;
  return isBlack ? 'black' : 'white';
};

const titlesOf = ({ title, titleEn = '', translation = {} }: Named): string[] =>
  [title, titleEn, ...Object.values(translation)].filter(Boolean);

type Colours = Map<string, Set<RailColour | null>>;
const coloursByList = new WeakMap<readonly Named[], Colours>();

function coloursByTitle(articles: readonly Named[]): Colours {
  const known = coloursByList.get(articles);
  if (known) return known;
  const colours: Colours = new Map();
  for (const article of articles)
    for (const title of titlesOf(article))
      colours.set(title, (colours.get(title) ?? new Set()).add(colourOf(article)));
  coloursByList.set(articles, colours);
  return colours;
}

/** Same title in another colour (D33a). */
export function nameColour(article: Named, articles: readonly Named[]): RailColour | null {
  const own = colourOf(article);
  if (!own) return null;
  const colours = coloursByTitle(articles);
  const isAmbiguous = titlesOf(article).some((title) =>
    [...(colours.get(title) ?? [])].some((colour) => colour !== own),
  );
  return isAmbiguous ? own : null;
}
