import type { Stored } from '@lumitor/domain/catalogue/article';
import { COLLECTIONS, type Collection, type CollectionName } from '@lumitor/domain/catalogue/collections';

export type Fields = Record<string, unknown>;
export type Document = Fields & Stored;

export const declarationOf = (collection: CollectionName): Collection => COLLECTIONS[collection];

/** Whether documents of a collection can be inactive at all. */
export const hasActive = ({ schema }: Collection): boolean =>
  'entries' in schema && Object.hasOwn(schema.entries as object, 'active');

/** A field as it is ordered and searched: without regard to case; empty where it is no text. */
export const indexValue = (value: unknown): string =>
  typeof value === 'string' ? value.normalize('NFC').toLowerCase() : '';
