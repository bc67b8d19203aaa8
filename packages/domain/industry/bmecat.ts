import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import { twoLetterCode } from './languages.ts';
import {
  agreed,
  eanIn,
  type IndustryProduct,
  ipIn,
  type LocalTexts,
  NO_PRODUCT,
  plainWords,
  protectionClassIn,
  xmlNumber,
} from './product.ts';
import { childAt, childrenOf, textAt, type XmlTree } from './xmlTree.ts';

/** Element of a product: of BMEcat 1.2, and of 2005. */
export const isBmecatProduct = (name: string): boolean => name === 'ARTICLE' || name === 'PRODUCT';

/** Stated by the header for all products. */
export interface BmecatHeader {
  language: string;
  currency: string;
}

export function bmecatHeader(header: XmlTree): BmecatHeader {
  const languages = childrenOf(childAt(header, 'CATALOG'), 'LANGUAGE');
  const named = languages.find(({ attributes }) => attributes.get('default') === 'true') ?? languages[0];
  return {
    language: twoLetterCode(named?.text) || 'EN',
    currency: textAt(header, 'CATALOG/CURRENCY')?.toUpperCase() ?? '',
  };
}

function textsOf(details: XmlTree | undefined, name: string, { language }: BmecatHeader): LocalTexts {
  const texts = childrenOf(details, name).flatMap(({ attributes, text }) => {
    const written = attributes.get('lang');
    const code = written === undefined ? language : twoLetterCode(written);
    return code && text ? [[code, plainWords(text)] as const] : [];
  });
  return Object.fromEntries(texts);
}

const GTIN_TYPES = ['ean', 'gtin', 'upc'];

function eanOf(details: XmlTree | undefined): string {
  const codes = [
    ...childrenOf(details, 'INTERNATIONAL_PID').filter(({ attributes }) =>
      GTIN_TYPES.includes(attributes.get('type')?.toLowerCase() ?? ''),
    ),
    ...childrenOf(details, 'INTERNATIONAL_AID').filter(({ attributes }) =>
      GTIN_TYPES.includes(attributes.get('type')?.toLowerCase() ?? ''),
    ),
    ...childrenOf(details, 'EAN'),
  ];
  return codes.map(({ text }) => eanIn(text)).find(Boolean) ?? '';
}

/** List price, else the customer's; gross prices and recommendations are none of the shop's net prices. */
const PRICE_TYPES = ['net_list', 'net_customer'];

function dateOf(details: XmlTree, type: string): string {
  const [dated] = childrenOf(details, 'DATETIME').filter(({ attributes }) => attributes.get('type') === type);
  return (textAt(dated, 'DATE') ?? textAt(details, type.toUpperCase()) ?? '').slice(0, 10);
}

/** @param today as `2026-11-30` */
const isValid = (details: XmlTree, today: string): boolean => {
  const [from, to] = [dateOf(details, 'valid_start_date'), dateOf(details, 'valid_end_date')];
  return (!from || from <= today) && (!to || to >= today);
};

const endingWith = (node: XmlTree, ending: string): XmlTree[] =>
  node.children.filter(({ name }) => name.endsWith(ending));

/** Net price of one piece, for the smallest quantity, valid today. */
function priceIn(product: XmlTree, currency: string, header: BmecatHeader, today: string): number | null {
  const offered = endingWith(product, '_PRICE_DETAILS')
    .filter((details) => isValid(details, today))
    .flatMap((details) => endingWith(details, '_PRICE'))
    .map((price) => ({
      type: PRICE_TYPES.indexOf(price.attributes.get('price_type') ?? ''),
      currency: textAt(price, 'PRICE_CURRENCY')?.toUpperCase() || header.currency,
      from: xmlNumber(textAt(price, 'LOWER_BOUND')) ?? 1,
      amount:
        (xmlNumber(textAt(price, 'PRICE_AMOUNT')) ?? 0) * (xmlNumber(textAt(price, 'PRICE_FACTOR')) ?? 1),
    }))
    .filter(({ type, amount, currency: named }) => type >= 0 && amount > 0 && named === currency)
    .sort((a, b) => a.type - b.type || a.from - b.from);
  const pieces = xmlNumber(textAt(endingWith(product, '_ORDER_DETAILS')[0], 'PRICE_QUANTITY')) ?? 1;
  const [price] = offered;
  return price && pieces > 0 ? Math.round((price.amount / pieces) * 100) / 100 : null;
}

interface EtimFeatures {
  classCode: string;
  valuesOf(feature: string): readonly string[];
}

/** Features by ETIM code; other classifications have names that differ by supplier. */
function etimOf(product: XmlTree): EtimFeatures {
  const groups = endingWith(product, '_FEATURES').filter((group) =>
    /^ETIM/i.test(textAt(group, 'REFERENCE_FEATURE_SYSTEM_NAME') ?? ''),
  );
  const values = new Map<string, readonly string[]>();
  for (const feature of groups.flatMap((group) => childrenOf(group, 'FEATURE')))
    values.set(
      textAt(feature, 'FNAME')?.toUpperCase() ?? '',
      childrenOf(feature, 'FVALUE').map(({ text }) => text),
    );
  return {
    classCode: groups.map((group) => textAt(group, 'REFERENCE_FEATURE_GROUP_ID')).find(Boolean) ?? '',
    valuesOf: (feature) => values.get(feature) ?? [],
  };
}

/** Drawn as a spotlight unless the class states otherwise: EC001743 are pendant luminaires. */
const SYMBOLS: Readonly<Record<string, LuminaireSymbol>> = { EC001743: 'pendant' };

function technical(product: XmlTree): Partial<IndustryProduct> {
  const { classCode, valuesOf } = etimOf(product);
  // A range, such as of tunable white, is no single value.
  const number = (feature: string) => agreed(valuesOf(feature).map(xmlNumber));
  const text = (...features: readonly string[]) => features.flatMap((each) => valuesOf(each));
  return {
    lumens: number('EF018714'),
    watts: number('EF009347'),
    cct: number('EF009346'),
    cri: number('EF000442'),
    ip: text('EF003118', 'EF005474').map(ipIn).find(Boolean) ?? '',
    protectionClass: text('EF000004').map(protectionClassIn).find(Boolean) ?? '',
    symbol: SYMBOLS[classCode] ?? 'spotlight',
  };
}

const isPicture = (mime: XmlTree): boolean =>
  /^image\//i.test(textAt(mime, 'MIME_TYPE') ?? '') ||
  /\.(png|jpe?g|webp|gif|avif|svg)$/i.test(textAt(mime, 'MIME_SOURCE') ?? '');

const PURPOSES = ['normal', 'detail', 'others', 'thumbnail'];

function picturesOf(product: XmlTree): string[] {
  const place = (mime: XmlTree) => PURPOSES.indexOf(textAt(mime, 'MIME_PURPOSE') ?? PURPOSES[0] ?? '');
  const shown = childrenOf(childAt(product, 'MIME_INFO'), 'MIME')
    .filter((mime) => isPicture(mime) && place(mime) >= 0)
    .sort((a, b) => place(a) - place(b));
  return [...new Set(shown.map((mime) => textAt(mime, 'MIME_SOURCE') ?? ''))].filter(Boolean);
}

/** @param today as `2026-11-30`, for the validity of prices */
export function bmecatProduct(product: XmlTree, header: BmecatHeader, today: string): IndustryProduct {
  const details = endingWith(product, '_DETAILS').find(({ name }) =>
    /^(ARTICLE|PRODUCT)_DETAILS$/.test(name),
  );
  const days = xmlNumber(textAt(details, 'DELIVERY_TIME'));
  return {
    ...NO_PRODUCT,
    code: textAt(product, 'SUPPLIER_PID') ?? textAt(product, 'SUPPLIER_AID') ?? '',
    titles: textsOf(details, 'DESCRIPTION_SHORT', header),
    descriptions: textsOf(details, 'DESCRIPTION_LONG', header),
    ean: eanOf(details),
    leadDays: days === null ? null : Math.ceil(days),
    price: priceIn(product, 'PLN', header, today),
    priceEuro: priceIn(product, 'EUR', header, today),
    ...technical(product),
    pictures: picturesOf(product),
  };
}
