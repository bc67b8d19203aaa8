import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import type { RailColour } from '../catalogue/railColour.ts';

/** Texts by language code in capitals. */
export type LocalTexts = Readonly<Record<string, string>>;

/** A product of a GLDF or BMEcat file, as far as articles have fields for it (D40b). */
export interface IndustryProduct {
  code: string;
  titles: LocalTexts;
  descriptions: LocalTexts;
  ean: string;
  leadDays: number | null;
  /** Net, in currency units. */
  price: number | null;
  priceEuro: number | null;
  watts: number | null;
  lumens: number | null;
  cct: number | null;
  cri: number | null;
  ip: string;
  protectionClass: string;
  colour: RailColour | null;
  symbol: LuminaireSymbol;
  /** Names in the file's ZIP or addresses, most important first. */
  pictures: readonly string[];
  photometry: string;
}

export const NO_PRODUCT: IndustryProduct = {
  code: '',
  titles: {},
  descriptions: {},
  ean: '',
  leadDays: null,
  price: null,
  priceEuro: null,
  watts: null,
  lumens: null,
  cct: null,
  cri: null,
  ip: '',
  protectionClass: '',
  colour: null,
  symbol: 'spotlight',
  pictures: [],
  photometry: '',
};

/** Rows that an import accepts at once. */
export const MAX_PRODUCTS = 20_000;

/** Number as XML Schema writes it; null for anything else. */
export function xmlNumber(text: string | undefined): number | null {
  const bare = text?.trim() ?? '';
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(bare) && Number.isFinite(Number(bare))
    ? Number(bare)
    : null;
}

/** A number that all agree on; null if they differ or there is none. */
export function agreed(values: readonly (number | null | undefined)[]): number | null {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? (first ?? null) : null;
}

/** `IP20` or `IP 20`, and nothing else. */
export const ipIn = (text: string | undefined): string =>
  text?.match(/^\s*IP\s*([0-6X][0-9X])\s*$/i)?.[1] ?? '';

export const protectionClassIn = (text: string | undefined): string =>
  text?.match(/^\s*(?:class\s*)?(I{1,3})\s*$/i)?.[1]?.toUpperCase() ?? '';

const MARKUP =
  /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|sub|sup|table|tbody|td|th|tr|u|ul)\b[^<>]*>/gi;
const LINE_END = /<(?:br\b[^<>]*|\/(?:div|h[1-6]|li|p|tr))>/gi;

/** Text without the HTML of web shops. */
export const plainWords = (text: string): string =>
  text
    .replace(LINE_END, '\n')
    .replace(MARKUP, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Manufacturers fill a missing code with zeros. */
export const eanIn = (text: string | undefined): string =>
  /^0*$/.test(text?.trim() ?? '') ? '' : (text?.trim() ?? '');
