import type { Stored } from '@lumitor/domain/catalogue/article';
import { COLLECTIONS, type CollectionName, type DocumentOf } from '@lumitor/domain/collections/collections';
import * as v from 'valibot';
import type { DocumentRow } from '../database/schema.ts';
import { parse, refused } from '../refusal/refused.ts';
import { declarationOf, type Fields } from './document.ts';
import { withSafeTexts } from './safeHtml.ts';

/** A row of a known collection; of a list that left the detail out it has none. */
export type ReadRow = Omit<DocumentRow, 'collection' | 'detail'> & { detail?: string | null };

/** What a document's row holds of its fields. */
export function contentOf(
  collection: CollectionName,
  fields: Fields,
): Pick<DocumentRow, 'isActive' | 'body' | 'detail'> {
  const { parts } = declarationOf(collection);
  const { summary, detail } = parts?.pack(fields) ?? { summary: fields, detail: null };
  return {
    isActive: fields.active === false ? 0 : 1,
    body: JSON.stringify(summary),
    detail: detail && JSON.stringify(detail),
  };
}

/** A document that has passed its collection's schema, with the row that it is kept as. */
export interface PreparedDocument<Name extends CollectionName> {
  collection: Name;
  document: DocumentOf<Name>;
  fields: Fields;
  row: DocumentRow & { collection: Name };
  /** Of the row. */
  bytes: number;
}

const byteCount = ({ body, detail }: Pick<DocumentRow, 'body' | 'detail'>) =>
  Buffer.byteLength(body) + Buffer.byteLength(detail ?? '');

/** The fields of a document as they are stored: those that pass its collection's schema, with safe texts. */
export const parseFields = <Name extends CollectionName>(collection: Name, given: unknown) =>
  withSafeTexts(collection, parse(COLLECTIONS[collection].schema, given));

/** Makes a row of what is to be stored, or refuses what does not pass or is too long. */
export function prepareDocument<Name extends CollectionName>(
  collection: Name,
  given: unknown,
  { createdAt, ...named }: { id: string; version: number; createdAt: Date },
): PreparedDocument<Name> {
  const { maxBytes = Number.POSITIVE_INFINITY } = declarationOf(collection);
  const fields = parseFields(collection, given);
  const identity = { ...named, createdAt: createdAt.toISOString() };
  const row = { collection, ...identity, ...contentOf(collection, fields) };
  const bytes = byteCount(row);
  if (bytes > maxBytes)
    throw refused(
      413,
      'too-large',
      `It would be kept as ${bytes} bytes, and may have ${maxBytes}. Leave something out, or divide it in several.`,
    );
  return { collection, document: { ...fields, ...identity }, fields, row, bytes };
}

/** The fields that a row holds: all, or those that lists show. */
export function fieldsOf(
  collection: CollectionName,
  { body, detail }: Pick<ReadRow, 'body' | 'detail'>,
): Fields {
  const { parts } = declarationOf(collection);
  const fields: Fields = JSON.parse(body);
  return parts && detail ? (parts.unpack(fields, JSON.parse(detail)) as Fields) : fields;
}

/** What a list that left the detail out shows of a document. */
export const toSummary = (collection: CollectionName, row: ReadRow): Stored => {
  const { id, version, createdAt } = row;
  return { ...fieldsOf(collection, row), id, version, createdAt };
};

/**
 * The one place where a row becomes a document of its collection: what it holds passed the schema when it was written.
 * A field declared since has its default; what does not fit any more is given as it is.
 */
export function toDocument<Name extends CollectionName>(collection: Name, row: ReadRow): DocumentOf<Name> {
  const document = toSummary(collection, row);
  const { id, version, createdAt, ...fields } = document;
  const parsed = v.safeParse(COLLECTIONS[collection].schema, fields);
  return (parsed.success ? { ...parsed.output, id, version, createdAt } : document) as DocumentOf<Name>;
}
