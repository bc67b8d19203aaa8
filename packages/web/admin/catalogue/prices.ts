import { FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/systemType';
import { append } from '@lumitor/domain/math/lists';
import { byProtocol, madeFor, parsedPrice } from '@lumitor/domain/quote/madeFor';
import { type Currency, toCents } from '@lumitor/domain/quote/money';
import type { ByProtocol } from '@lumitor/domain/quote/price';
import { type Cents, cents } from '@lumitor/domain/units';
import { bindingPricesOf } from '../articles/articleGaps.ts';
import type { ChangedFields } from '../data/changes.ts';
import type { Document } from '../data/documents.ts';

/** `value` is in cents, or in hundredths of a per cent: 2,5 % is 250. */
export interface BulkPriceChange {
  how: 'set' | 'percent' | 'amount' | 'round';
  value: number;
  /** Rounds up to the next amount ending in 99 cents. */
  to99: boolean;
  currencies: readonly Currency[];
  protocols: readonly SystemType[];
}

export interface ChangedPrice {
  currency: Currency;
  protocol: SystemType | null;
  before: Cents;
  after: Cents;
}

export interface PriceRow {
  article: Document;
  prices: ChangedPrice[];
  fields: ChangedFields;
}

export const HIGHEST = cents(10_000_000_00);

const to99 = (amount: number): number => (amount <= 0 ? 0 : Math.ceil((amount - 99) / 100) * 100 + 99);

const halfUp = (hundredths: number): number => Math.floor((hundredths + 5_000) / 10_000);

/** 0 means on request, by the rate or not made: only `set` changes it. */
export function changedAmount(amount: Cents, { how, value, to99: isRounded }: BulkPriceChange): Cents {
  if (amount === 0 && how !== 'set') return amount;
  const changed = {
    set: value,
    percent: halfUp(amount * (10_000 + value)),
    amount: amount + value,
    round: amount,
  }[how];
  const atLeast0 = Math.max(0, changed);
  return cents(isRounded || how === 'round' ? to99(atLeast0) : atLeast0);
}

const inUnits = (amount: number): number => amount / 100;

function changedByProtocol(
  amounts: ByProtocol,
  currency: Currency,
  change: BulkPriceChange,
  made: readonly SystemType[],
) {
  const meant = change.protocols.filter((protocol) => made.includes(protocol));
  const prices = meant.map((protocol): ChangedPrice => {
    const before = toCents(amounts[protocol]);
    return { currency, protocol, before, after: changedAmount(before, change) };
  });
  const after = prices.map(({ protocol, after: amount }) => [protocol, inUnits(amount)] as const);
  const value: ByProtocol = { ...amounts, ...Object.fromEntries(after) };
  // A zero would remove a protocol of the luminaire (D23).
  if (currency === 'PLN' && parsedPrice(value, made) === null)
    return { prices: prices.map((price) => ({ ...price, after: price.before })), value: amounts };
  return { prices, value };
}

function changedWhole(amount: number, currency: Currency, change: BulkPriceChange) {
  const before = toCents(amount);
  const price: ChangedPrice = { currency, protocol: null, before, after: changedAmount(before, change) };
  return { prices: [price], value: inUnits(price.after) };
}

function changeArticle(
  collection: CatalogueCollection,
  article: Document,
  change: BulkPriceChange,
): PriceRow {
  const row: PriceRow = { article, prices: [], fields: {} };
  const stored = bindingPricesOf(article);
  const made = madeFor(stored.price);
  for (const field of FIELDS[collection]) {
    if (field.kind !== 'price' || !change.currencies.includes(field.currency)) continue;
    const isForSome = field.byProtocol !== 'never' && change.protocols.length < SYSTEM_TYPES.length;
    const price = field.byProtocol === 'never' ? Number(article[field.name] ?? 0) : stored[field.name];
    const { prices, value } =
      typeof price === 'number' && !isForSome
        ? changedWhole(price, field.currency, change)
        : changedByProtocol(byProtocol(price), field.currency, change, made);
    append(row.prices, prices);
    if (prices.some(({ before, after }) => before !== after)) row.fields[field.name] = value;
  }
  return row;
}

export const changePrices = (
  collection: CatalogueCollection,
  articles: readonly Document[],
  change: BulkPriceChange,
): PriceRow[] => articles.map((article) => changeArticle(collection, article, change));
