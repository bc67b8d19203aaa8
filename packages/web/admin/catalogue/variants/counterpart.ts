import { type CatalogueField, FIELDS, storedNames } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { isEqual } from '@lumitor/domain/math/equal';
import { aspectsOf, valueAt } from '../../articles/aspects.ts';
import { type Colour, colourOf } from '../../articles/colour.ts';
import { readArticle } from '../../articles/readArticle.ts';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';

/** Null for an article of either colour. */
export function otherColour(article: ChangedFields): Exclude<Colour, 'both'> | null {
  const colour = colourOf(article);
  if (colour === 'both') return null;
  return colour === 'black' ? 'white' : 'black';
}

/** The article with equal title and watts in the other colour (D21). */
export const counterpartOf = (article: Document, all: readonly Document[]): Document | undefined =>
  all.find(
    (other) =>
      other.title === article.title &&
      other.power === article.power &&
      colourOf(other) === otherColour(article),
  );

const OWN: readonly CatalogueField['name'][] = ['colour', 'img', 'pictures', 'ean'];

const isOwn = (field: CatalogueField): boolean =>
  OWN.includes(field.name) || ('isCode' in field && field.isCode === true);

export function newCounterpart(collection: CatalogueCollection, article: ChangedFields): ChangedFields {
  const own = FIELDS[collection].filter(isOwn).flatMap(storedNames);
  const common = Object.entries(readArticle(collection, article)).filter(([name]) => !own.includes(name));
  const colour = otherColour(article);
  return {
    ...Object.fromEntries(common),
    isBlack: colour === 'black',
    isWhite: colour === 'white',
    active: false,
  };
}

export function commonPaths(
  collection: CatalogueCollection,
  languages: readonly string[],
  one: ChangedFields,
  other: ChangedFields,
): string[] {
  return aspectsOf(collection, languages)
    .filter(({ field }) => !isOwn(field))
    .flatMap(({ paths }) => paths)
    .filter((path) => isEqual(valueAt(one, path) ?? '', valueAt(other, path) ?? ''));
}
