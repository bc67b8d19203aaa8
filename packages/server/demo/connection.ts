import type { DemoArticle } from './article.ts';
import { codeOf, colouredAs, euro, inBothColours, titled } from './article.ts';
import type { Colour } from './pictures/kit/finish.ts';

type InThreeLanguages = readonly [polish: string, english: string, german: string];

interface RailFamily {
  /** Number of the black one's frame type code; white is the next. */
  code: number;
  titles: InThreeLanguages;
  tooltips: InThreeLanguages;
  /** Width and height. */
  size: string;
  /** Złoty for 100 cm. */
  price: number;
  picture: (colour: Colour) => string;
}

interface Line {
  collection: 'connections' | 'microConnections';
  prefix: string;
}

/** A rail family in both colours. */
export const connectionPair = (
  { collection, prefix }: Line,
  { code, titles, tooltips: [polish, english, german], size, price, picture }: RailFamily,
): DemoArticle[] =>
  inBothColours((colour) => ({
    collection,
    fields: {
      ...titled(...titles),
      ...colouredAs(colour),
      type: codeOf(prefix, code, colour),
      tooltip: polish,
      tooltipEn: english,
      translationTooltip: { DE: german },
      price,
      priceEuro: euro(price),
      description: size,
    },
    picture: picture(colour),
  }));
