import type { DemoArticle } from './article.ts';
import { codeOf, colouredAs, euro, inBothColours, titled } from './article.ts';
import type { Colour } from './pictures/kit/finish.ts';
import type { PowerSupply } from './pictures/supply/powerSupply.ts';

interface Supply {
  watts: number;
  /** Number of the black one's code; white is the next. */
  code: number;
  price: number;
  isDali: boolean;
  /** Its housing in millimetres. */
  size: readonly [length: number, width: number, height: number];
}

interface Line {
  collection: 'powers' | 'microPowers';
  prefix: string;
  /** Follows the noun in every title. */
  name: string;
  draw: (supply: PowerSupply, colour: Colour) => string;
}

/** What a supply makes of the mains, and its size: the same words in every language. */
export const powerDescription = ([length, width, height]: Supply['size']): string =>
  `230 V AC / 48 V DC, ${length} × ${width} × ${height} mm`;

/** A power supply in both colours. */
export const powerPair =
  ({ collection, prefix, name, draw }: Line) =>
  ({ watts, code, price, isDali, size }: Supply): DemoArticle[] =>
    inBothColours((colour) => {
      const kind = `${name}${isDali ? ' DALI' : ''} ${watts} W`;
      const [length, width, height] = size;
      return {
        collection,
        fields: {
          ...titled(`Zasilacz${kind}`, `Power supply${kind}`, `Netzteil${kind}`),
          ...colouredAs(colour),
          type: codeOf(prefix, code, colour),
          price,
          priceEuro: euro(price),
          power: watts,
          description: powerDescription(size),
          isDali,
        },
        picture: draw({ length, width, height, isDali }, colour),
      };
    });
