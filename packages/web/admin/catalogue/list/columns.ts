import type { CatalogueCollection } from '@lumitor/domain/catalogue/collections';
import { codeFieldOf, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { SortPayload } from 'react-admin';

/** What a collection's list shows of an article; what it does not have is absent. */
export interface Columns {
  hasPicture: boolean;
  /** Stored field of the product code. */
  code: 'type' | 'description' | null;
  /** What groups articles, where it is not the code itself. */
  hasType: boolean;
  isSystem: boolean;
  hasWatts: boolean;
  hasColour: boolean;
}

export function columnsOf(collection: CatalogueCollection): Columns {
  const has = (kind: string) => FIELDS[collection].some((field) => field.kind === kind);
  const code = codeFieldOf(collection);
  return {
    hasPicture: has('picture'),
    code,
    hasType: has('type') && code !== 'type',
    isSystem: has('systemType'),
    hasWatts: has('watts'),
    hasColour: has('colour'),
  };
}

/** By code where that is how articles are known, else the newest first. */
export const firstSort = (collection: CatalogueCollection): SortPayload =>
  codeFieldOf(collection) === 'type'
    ? { field: 'type', order: 'ASC' }
    : { field: 'createdAt', order: 'DESC' };

/** By what a list may be sorted, with the word for it, as the columns stand. */
export function sortFields(columns: Columns, locale: string): { field: string; word: string }[] {
  const { code, hasType, isSystem, hasWatts, hasColour } = columns;
  return [
    { field: locale === 'pl' || isSystem ? 'title' : 'titleEn', word: 'title' },
    ...(code ? [{ field: code, word: 'code' }] : []),
    ...(hasType ? [{ field: 'type', word: 'type' }] : []),
    ...(isSystem ? [{ field: 'type', word: 'systemType' }] : []),
    { field: 'price', word: 'price' },
    { field: 'priceEuro', word: 'priceEuro' },
    ...(hasWatts ? [{ field: 'power', word: 'power' }] : []),
    ...(hasColour ? [{ field: 'colour', word: 'colour' }] : []),
    { field: 'active', word: 'active' },
  ];
}
