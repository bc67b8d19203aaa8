import type { DemoArticle } from './article.ts';
import { euro, rangeOf, titled } from './article.ts';

interface Supply {
  watts: number;
  /** Number of the black one's code; white is the next. */
  code: number;
  price: number;
  isDali: boolean;
  /** Its housing in millimetres. */
  size: readonly [length: number, width: number, height: number];
}

/** What a supply makes of the mains, and its size: the same words in every language. */
export const powerDescription = ([length, width, height]: Supply['size']): string =>
  `230 V AC / 48 V DC, ${length} × ${width} × ${height} mm`;

/**
 * A power supply in both colours.
 * @param line follows the noun in every title
 */
export const powerPair =
  (collection: 'powers' | 'microPowers', prefix: string, line: string) =>
  ({ watts, code, price, isDali, size }: Supply): DemoArticle[] => {
    const kind = `${line}${isDali ? ' DALI' : ''} ${watts} W`;
    return rangeOf(collection, prefix).inBothColours(code, (type) => ({
      ...titled([`Zasilacz${kind}`, `Power supply${kind}`, `Netzteil${kind}`]),
      type,
      price,
      priceEuro: euro(price),
      power: watts,
      description: powerDescription(size),
      isDali,
    }));
  };
