import type { DemoArticle } from './article.ts';
import { codeOf, colouredAs, euro, inBothColours, type Titles } from './article.ts';
import type { Colour } from './pictures/kit/finish.ts';

/** Prices in złoty by control protocol; 0: not made. */
export interface ByProtocol {
  onOff: number;
  dali: number;
  zigbee: number;
}

export const zloty = (onOff: number, dali: number, zigbee: number): ByProtocol => ({ onOff, dali, zigbee });

export interface Model {
  titles: Titles;
  type: string;
  /** Of the black one; the white one has the next. */
  code: number;
  watts: number;
  /** One number: the same for all protocols, and no euro list price. */
  price: ByProtocol | number;
}

const NO_EURO = zloty(0, 0, 0);

const shared = ({ titles, type, watts, price }: Model) => ({
  ...titles,
  type,
  power: watts,
  price,
  priceEuro:
    typeof price === 'number' ? NO_EURO : zloty(euro(price.onOff), euro(price.dali), euro(price.zigbee)),
});

interface Line {
  collection: 'bindings' | 'microBindings';
  prefix: string;
}
export const STANDARD: Line = { collection: 'bindings', prefix: 'ON' };
export const MICRO: Line = { collection: 'microBindings', prefix: 'OM' };

/** A luminaire in black and in white. */
export const coloured = (
  { collection, prefix }: Line,
  model: Model,
  picture: (colour: Colour) => string,
): DemoArticle[] =>
  inBothColours((colour) => ({
    collection,
    fields: { ...shared(model), ...colouredAs(colour), description: codeOf(prefix, model.code, colour) },
    picture: picture(colour),
  }));

/** A luminaire whose finish goes with rails of both colours. */
export const neutral = ({ collection, prefix }: Line, model: Model, picture: string): DemoArticle[] => [
  { collection, fields: { ...shared(model), description: codeOf(prefix, model.code, 'black') }, picture },
];
