import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { madeFor } from '@lumitor/domain/quote/madeFor';
import * as v from 'valibot';
import {
  amountsOf,
  bindingPricesOf,
  isWithoutPhotometry,
  isWithoutPicture,
  missingTexts,
} from '../articles/articleGaps.ts';
import { colourOf } from '../articles/colour.ts';
import { foldedTitle } from '../articles/titles.ts';
import type { Document } from '../data/documents.ts';

const texts = v.pipe(
  v.union([v.array(v.string()), v.pipe(v.union([v.string(), v.number()]), v.transform(String))]),
  // Older links and views have one value.
  v.transform((given) => (typeof given === 'string' ? [given] : given).filter(Boolean)),
);
const some = v.fallback(v.optional(texts), undefined);
const amount = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);

const schema = v.object({
  /** Always required, also with `any`. */
  q: v.fallback(v.optional(v.string()), undefined),
  active: v.fallback(v.optional(v.boolean()), undefined),
  type: some,
  colour: some,
  cct: some,
  ip: some,
  /** `picture`, `photometry`, `priceEuro`, `translation` in any active language, or in one: `translation:DE`. */
  missing: some,
  /** Net, in złotys, both ends included. */
  priceFrom: amount,
  priceTo: amount,
  powerFrom: amount,
  powerTo: amount,
  any: v.fallback(v.optional(v.boolean()), undefined),
});

export type ArticleFilter = v.InferOutput<typeof schema>;

/** Omits invalid fields. */
export const parseFilter = (given: unknown): ArticleFilter => v.parse(v.fallback(schema, {}), given);

const searched = new WeakMap<Document, string>();

function textOf(document: Document): string {
  let text = searched.get(document);
  if (text === undefined) {
    const { title, titleEn, translation, type, description, ean } = document;
    const parts = [title, titleEn, ...Object.values(translation ?? {}), type, description, ean];
    text = foldedTitle(parts.filter((part) => typeof part === 'string').join('\n'));
    searched.set(document, text);
  }
  return text;
}

/** Whether a euro price is missing or derived from the złoty. */
function isWithoutEuroPrice(collection: CatalogueCollection, article: Document): boolean {
  if (collection !== 'bindings') return !(Number(article.priceEuro) > 0);
  const prices = bindingPricesOf(article);
  return madeFor(prices.price).some((type) => !(prices.priceEuro[type] > 0));
}

function isMissing(
  collection: CatalogueCollection,
  document: Document,
  missing: string,
  languages: readonly string[],
): boolean {
  if (missing === 'picture') return isWithoutPicture(collection, document);
  if (missing === 'photometry') return isWithoutPhotometry(collection, document);
  if (missing === 'priceEuro') return isWithoutEuroPrice(collection, document);
  const [, language] = missing.split(':');
  return missingTexts(collection, document, language ? [language] : languages).length > 0;
}

const isWithin = (amounts: readonly number[], from = 0, to = Number.POSITIVE_INFINITY): boolean =>
  amounts.some((amount) => amount >= from && amount <= to);

type Condition = (document: Document) => boolean;

function conditionsOf(
  collection: CatalogueCollection,
  filter: ArticleFilter,
  languages: readonly string[],
): Condition[] {
  const { active, type, colour, cct, ip, missing, priceFrom, priceTo, powerFrom, powerTo } = filter;
  const one = (values: readonly string[] | undefined, read: (document: Document) => unknown) =>
    values?.length ? (document: Document) => values.includes(String(read(document) ?? '')) : null;
  const range = (from: number | undefined, to: number | undefined, read: (document: Document) => number[]) =>
    from === undefined && to === undefined
      ? null
      : (document: Document) => isWithin(read(document), from, to);
  const conditions: (Condition | null)[] = [
    active === undefined ? null : (document) => Boolean(document.active) === active,
    one(type, (document) => document.type),
    one(colour, colourOf),
    one(cct, (document) => document.cct),
    one(ip, (document) => document.ip),
    missing?.length
      ? (document) => missing.some((each) => isMissing(collection, document, each, languages))
      : null,
    range(priceFrom, priceTo, ({ price }) => amountsOf(price)),
    range(powerFrom, powerTo, ({ power }) => [Number(power ?? 0)]),
  ];
  return conditions.filter((condition) => condition !== null);
}

export function filterArticles(
  collection: CatalogueCollection,
  documents: readonly Document[],
  given: unknown,
  languages: readonly string[],
): readonly Document[] {
  const filter = parseFilter(given);
  const words = foldedTitle(filter.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const conditions = conditionsOf(collection, filter, languages);
  const suits: Condition =
    filter.any && conditions.length > 0
      ? (document) => conditions.some((condition) => condition(document))
      : (document) => conditions.every((condition) => condition(document));
  return documents.filter(
    (document) => suits(document) && words.every((word) => textOf(document).includes(word)),
  );
}
