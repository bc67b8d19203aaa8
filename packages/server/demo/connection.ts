import type { DemoArticle } from './article.ts';
import { euro, type InThreeLanguages, rangeOf, titled } from './article.ts';

interface RailFamily {
  /** Number of the black one's frame type code; white is the next. */
  code: number;
  titles: InThreeLanguages;
  tooltips: InThreeLanguages;
  /** Width and height. */
  size: string;
  /** Złoty for 100 cm. */
  price: number;
}

/** A rail family in both colours. */
export const connectionPair =
  (collection: 'connections' | 'microConnections') =>
  ({ code, titles, tooltips: [polish, english, german], size, price }: RailFamily): DemoArticle[] =>
    rangeOf(collection, 'MT').inBothColours(code, (type) => ({
      ...titled(titles),
      type,
      tooltip: polish,
      tooltipEn: english,
      translationTooltip: { DE: german },
      price,
      priceEuro: euro(price),
      description: size,
    }));
