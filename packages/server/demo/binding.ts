import type { DemoArticle, DemoLight } from './article.ts';
import { euro, type InThreeLanguages, rangeOf, titled } from './article.ts';

/** Prices in złoty by control protocol; 0: not made. */
interface ByProtocol {
  onOff: number;
  dali: number;
  zigbee: number;
}

export const zloty = (onOff: number, dali: number, zigbee: number): ByProtocol => ({ onOff, dali, zigbee });

/** Lengths are in cm, angles in degrees, `cct` in K. */
interface Technical {
  lumens: number;
  beam: number;
  length: number;
  luminousLength: number;
  drop: number;
  tiltMax: number;
  throwsTo: number;
  fitsBent: boolean;
  cct: number;
  cri: number;
  ip: string;
}

/** What luminaires of one family have in common, and what a buyer reads of them. */
export interface Family extends Partial<Technical> {
  description: InThreeLanguages;
  light: DemoLight;
}

interface Luminaire extends Partial<Technical> {
  /** Of the black one; the white one has the next. */
  code: number;
  watts: number;
  /** One number: the same for all protocols, and no euro list price. */
  price: ByProtocol | number;
  /** In one finish, which goes with rails of both colours. */
  isNeutral?: true;
  /** No longer offered; orders that hold it still show it. */
  isDiscontinued?: true;
}

/** Luminaires of a collection, of one type, then of one family: the type's noun and a luminaire's own name are the title. */
export const luminairesOf =
  (collection: 'bindings' | 'microBindings', prefix: string) =>
  (type: string, nouns: InThreeLanguages) =>
  ({ description: productTexts, light, ...family }: Family) =>
  (name: string | InThreeLanguages, luminaire: Luminaire): DemoArticle[] => {
    const { code, watts, price, isNeutral, isDiscontinued, ...technical } = luminaire;
    const names = typeof name === 'string' ? ([name, name, name] as const) : name;
    const range = rangeOf(collection, prefix);
    const articles = range[isNeutral ? 'inOneFinish' : 'inBothColours'](code, (description) => ({
      ...titled([`${nouns[0]} ${names[0]}`, `${nouns[1]} ${names[1]}`, `${nouns[2]} ${names[2]}`]),
      active: !isDiscontinued,
      type,
      power: watts,
      price,
      priceEuro:
        typeof price === 'number'
          ? zloty(0, 0, 0)
          : zloty(euro(price.onOff), euro(price.dali), euro(price.zigbee)),
      description,
      productDescription: productTexts[0],
      productDescriptionEn: productTexts[1],
      translationProductDescription: { DE: productTexts[2] },
      ...family,
      ...technical,
    }));
    return articles.map((article) => ({ ...article, light }));
  };
