import { codeFieldOf, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { SortPayload } from 'react-admin';
import type { WordIn } from '../../words/messages.ts';

/** What a collection's list shows of an article; what it does not have is absent. */
export interface Columns {
  hasPicture: boolean;
  /** Stored field of the product code. */
  code: 'type' | 'description' | null;
  /** What groups articles, where it is not the code itself. */
  hasType: boolean;
  isSystem: boolean;
  hasWatts: boolean;
  /** Luminous flux, colour temperature, IP code. */
  hasLight: boolean;
  hasColour: boolean;
}

function columnsFrom(collection: CatalogueCollection): Columns {
  const has = (kind: string) => FIELDS[collection].some((field) => field.kind === kind);
  const code = codeFieldOf(collection);
  return {
    hasPicture: has('picture'),
    code,
    hasType: has('luminaireType') || (has('type') && code !== 'type'),
    isSystem: has('systemType'),
    hasWatts: has('watts'),
    hasLight: has('measure'),
    hasColour: has('colour'),
  };
}

const columns = new Map<CatalogueCollection, Columns>();

/** Always the same object for a collection: rows are drawn again only where something changed. */
export function listColumnsOf(collection: CatalogueCollection): Columns {
  const known = columns.get(collection) ?? columnsFrom(collection);
  columns.set(collection, known);
  return known;
}

/** By code where that is how articles are known, else the newest first. */
export const firstSort = (collection: CatalogueCollection): SortPayload =>
  codeFieldOf(collection) === 'type'
    ? { field: 'type', order: 'ASC' }
    : { field: 'createdAt', order: 'DESC' };

/** One way to sort a list, with its word in the catalogue's. */
export interface Sort {
  field: string;
  word: WordIn<'catalogue'>;
}

/** By what a list may be sorted, as the columns stand. */
export function sortFields(columns: Columns, locale: string): Sort[] {
  const { code, hasType, isSystem, hasWatts, hasColour } = columns;
  const sorts: (Sort | false | null)[] = [
    { field: locale === 'pl' || isSystem ? 'title' : 'titleEn', word: 'fields.title' },
    code && { field: code, word: 'fields.code' },
    hasType && { field: 'type', word: 'fields.type' },
    isSystem && { field: 'type', word: 'fields.systemType' },
    { field: 'price', word: 'list.netPLN' },
    { field: 'priceEuro', word: 'list.netEUR' },
    hasWatts && { field: 'power', word: 'fields.power' },
    hasColour && { field: 'colour', word: 'fields.colour' },
    { field: 'active', word: 'fields.active' },
  ];
  return sorts.filter((sort) => !!sort);
}

/** Where a type goes with the code. */
const CODES = ['fields.code', 'fields.type', 'fields.systemType'];

/** The heads of a table's columns; a compact one has code and type under the name. */
export function headGroups(columns: Columns, locale: string, isCompact: boolean): Sort[][] {
  const [title, ...others] = sortFields(columns, locale) as [Sort, ...Sort[]];
  const codes = others.filter(({ word }) => CODES.includes(word));
  const rest = others.filter((sort) => !codes.includes(sort)).map((sort) => [sort]);
  if (isCompact) return [[title, ...codes], ...rest];
  return codes.length > 0 ? [[title], codes, ...rest] : [[title], ...rest];
}
