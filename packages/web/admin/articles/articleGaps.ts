import { type CatalogueField, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/systemType';
import { byProtocol, madeFor } from '@lumitor/domain/quote/madeFor';
import type { Currency } from '@lumitor/domain/quote/money';
import { type BindingPrices, bindingPriceOf, type EuroRate, priceOf } from '@lumitor/domain/quote/price';
import type { ChangedFields } from '../data/changes.ts';
import type { Document } from '../data/documents.ts';

export interface MissingPrice {
  currency: Currency;
  /** Empty if one price covers all protocols. */
  protocols: SystemType[];
}

export interface MissingText {
  field: CatalogueField['name'];
  languages: string[];
}

const CURRENCIES = ['PLN', 'EUR'] as const;

export const isWithoutPicture = (collection: CatalogueCollection, { img }: Document): boolean =>
  FIELDS[collection].some(({ kind }) => kind === 'picture') && !img;

/** Luminaires and supplies of 0 W have unknown power (D26). */
export const isPowerMissing = (collection: CatalogueCollection, { power }: ChangedFields): boolean =>
  FIELDS[collection].some(({ kind }) => kind === 'watts') && !(Number(power) > 0);

/** Light is only estimated without photometry (D48). */
export const isWithoutPhotometry = (collection: CatalogueCollection, { photometry }: Document): boolean =>
  collection === 'bindings' && !photometry;

type StoredPrice = BindingPrices['price'];
const read = (price: unknown): StoredPrice =>
  typeof price === 'object' && price !== null ? (price as StoredPrice) : Number(price ?? 0);

export const amountsOf = (price: unknown): number[] =>
  (typeof price === 'object' && price !== null ? Object.values(price) : [price])
    .map(Number)
    .filter((amount) => amount > 0);

/** Prices in the form of a luminaire's, with the euro price by protocol. */
export const bindingPricesOf = ({ price, priceEuro }: ChangedFields): BindingPrices => ({
  price: read(price),
  priceEuro: byProtocol(read(priceEuro)),
});

/** Currencies in which visitors see "price on request" (D22, D23). */
export function missingPrices(
  collection: CatalogueCollection,
  article: ChangedFields,
  euroRate: EuroRate,
): MissingPrice[] {
  if (collection !== 'bindings') {
    const prices = { price: Number(article.price), priceEuro: Number(article.priceEuro) };
    return CURRENCIES.filter((currency) => priceOf(prices, currency, euroRate) === null).map((currency) => ({
      currency,
      protocols: [],
    }));
  }
  const prices = bindingPricesOf(article);
  const made = madeFor(prices.price);
  return CURRENCIES.flatMap((currency) => {
    const missing = made.filter((type) => bindingPriceOf(prices, type, currency, euroRate) === null);
    if (missing.length === 0) return [];
    return [{ currency, protocols: missing.length === SYSTEM_TYPES.length ? [] : missing }];
  });
}

export function missingTexts(
  collection: CatalogueCollection,
  article: Document,
  languages: readonly string[],
): MissingText[] {
  return FIELDS[collection].flatMap((field) => {
    if (field.kind !== 'texts') return [];
    const { pl, en, others } = field.stored;
    const texts: Record<string, unknown> = {
      ...(article[others] as Record<string, string> | undefined),
      PL: article[pl],
      EN: article[en],
    };
    if (!Object.values(texts).some(Boolean)) return [];
    const missing = languages.filter((language) => !texts[language]);
    return missing.length > 0 ? [{ field: field.name, languages: missing }] : [];
  });
}
