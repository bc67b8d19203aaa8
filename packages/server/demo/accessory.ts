import { euro, type InThreeLanguages, rangeOf, titled } from './article.ts';

interface Accessory {
  titles: InThreeLanguages;
  type: string;
  /** Of the black one; the white one has the next. */
  code: number;
  price: number;
  /** No euro list price: it follows the day's rate. */
  isPricedInZloty?: true;
}

const fieldsOf =
  ({ titles, type, price, isPricedInZloty }: Accessory) =>
  (code: string) => ({
    ...titled(titles),
    type,
    price,
    priceEuro: isPricedInZloty ? 0 : euro(price),
    description: code,
  });

/** Articles that people add by hand, in both colours or in one that goes with both. */
export function accessoriesOf(collection: 'accessories' | 'microAccessories', prefix: string) {
  const range = rangeOf(collection, prefix);
  return {
    coloured: (accessory: Accessory) => range.inBothColours(accessory.code, fieldsOf(accessory)),
    neutral: (accessory: Accessory) => range.inOneFinish(accessory.code, fieldsOf(accessory)),
  };
}
