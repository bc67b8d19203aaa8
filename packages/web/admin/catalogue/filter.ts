import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { madeFor } from '@lumitor/domain/quote/madeFor';
import { bindingPricesOf, lacksPicture, missingTexts } from '../articles/articleGaps.ts';
import { type Colour, colourOf } from '../articles/colour.ts';
import type { Document } from '../data/documents.ts';

/** What a catalogue list may be narrowed by; it is kept in this browser and in saved views. */
export interface ArticleFilter {
  /** Words of a title, code, type or description. */
  q?: string;
  active?: boolean;
  type?: string;
  colour?: Colour;
  /** Colour temperature in K, as it is read. */
  cct?: string;
  /** IP code. */
  ip?: string;
  /** `picture`, `priceEuro`, `translation` in any active language, or in one: `translation:DE`. */
  missing?: string;
}

/** In small letters without diacritics: `zaslepka` finds "Zaślepka". */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

const searched = new WeakMap<Document, string>();

/** All that a search looks through, made once for a document. */
function textOf(document: Document): string {
  let text = searched.get(document);
  if (text === undefined) {
    const { title, titleEn, translation, type, description } = document;
    const parts = [title, titleEn, ...Object.values(translation ?? {}), type, description];
    text = folded(parts.filter((part) => typeof part === 'string').join('\n'));
    searched.set(document, text);
  }
  return text;
}

/** Whether visitors read a euro price that follows from the złoty, or none. */
function lacksEuroPrice(collection: CatalogueCollection, article: Document): boolean {
  if (collection !== 'bindings') return !(Number(article.priceEuro) > 0);
  const prices = bindingPricesOf(article);
  return madeFor(prices.price).some((type) => !(prices.priceEuro[type] > 0));
}

function lacks(
  collection: CatalogueCollection,
  document: Document,
  missing: string,
  languages: readonly string[],
): boolean {
  if (missing === 'picture') return lacksPicture(collection, document);
  if (missing === 'priceEuro') return lacksEuroPrice(collection, document);
  const [, language] = missing.split(':');
  return missingTexts(collection, document, language ? [language] : languages).length > 0;
}

/**
 * The articles that a list's filter lets through.
 * @param languages codes of the active languages
 */
export function filterArticles(
  collection: CatalogueCollection,
  documents: readonly Document[],
  { q, active, type, colour, cct, ip, missing }: ArticleFilter,
  languages: readonly string[],
): readonly Document[] {
  const words = folded(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return documents.filter(
    (document) =>
      (active === undefined || Boolean(document.active) === active) &&
      (!type || document.type === type) &&
      (!cct || String(document.cct) === cct) &&
      (!ip || document.ip === ip) &&
      (!colour || colourOf(document) === colour) &&
      (!missing || lacks(collection, document, missing, languages)) &&
      words.every((word) => textOf(document).includes(word)),
  );
}
