import type { DemoArticle } from './article.ts';
import { codeOf, colouredAs, euro, inBothColours, titled } from './article.ts';
import type { Colour } from './pictures/kit/finish.ts';

interface Accessory {
  titles: readonly [polish: string, english: string, german: string];
  type: string;
  /** Of the black one; the white one has the next. */
  code: number;
  price: number;
  /** No euro list price: it follows the day's rate. */
  isPricedInZloty?: true;
}

interface Line {
  collection: 'accessories' | 'microAccessories';
  prefix: string;
}

const fields = ({ titles, type, price, isPricedInZloty }: Accessory) => ({
  ...titled(...titles),
  type,
  price,
  priceEuro: isPricedInZloty ? 0 : euro(price),
});

/** Articles that people add by hand, in both colours or in one that goes with both. */
export const accessoriesOf = ({ collection, prefix }: Line) => ({
  coloured: (accessory: Accessory, picture: (colour: Colour) => string): DemoArticle[] =>
    inBothColours((colour) => ({
      collection,
      fields: {
        ...fields(accessory),
        ...colouredAs(colour),
        description: codeOf(prefix, accessory.code, colour),
      },
      picture: picture(colour),
    })),
  neutral: (accessory: Accessory, picture: string): DemoArticle => ({
    collection,
    fields: { ...fields(accessory), description: codeOf(prefix, accessory.code, 'black') },
    picture,
  }),
});
