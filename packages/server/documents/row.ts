import type { Stored } from '@lumitor/domain/catalogue/article';
import { COLLECTIONS, type CollectionName, type DocumentOf } from '@lumitor/domain/collections/collections';
import type { Bytes } from '@lumitor/domain/units';
import * as v from 'valibot';
import type { DocumentRow } from '../database/schema.ts';
import { parse, refused } from '../refusal/refused.ts';
import { type DocumentFields, declarationOf } from './document.ts';
import { withSafeTexts } from './safeHtml.ts';

export type ReadRow = Omit<DocumentRow, 'collection' | 'detail'> & { detail?: string | null };

export function rowContent(
  collection: CollectionName,
  fields: DocumentFields,
): Pick<DocumentRow, 'isActive' | 'body' | 'detail'> {
  const { parts } = declarationOf(collection);
  const { summary, detail } = parts?.pack(fields) ?? { summary: fields, detail: null };
  return {
    isActive: fields.active === false ? 0 : 1,
    body: JSON.stringify(summary),
    detail: detail && JSON.stringify(detail),
  };
}

export interface PreparedDocument<Name extends CollectionName> {
  collection: Name;
  document: DocumentOf<Name>;
  fields: DocumentFields;
  row: DocumentRow & { collection: Name };
  bytes: Bytes;
}

const byteCount = ({ body, detail }: Pick<DocumentRow, 'body' | 'detail'>): Bytes =>
  Buffer.byteLength(body) + Buffer.byteLength(detail ?? '');

/** Validates by schema and sanitises texts. */
export const parseFields = <Name extends CollectionName>(collection: Name, given: unknown) =>
  withSafeTexts(collection, parse(COLLECTIONS[collection].schema, given));

/** @throws Refused if the document is invalid or too long */
export function prepareDocument<Name extends CollectionName>(
  collection: Name,
  given: unknown,
  { createdAt, ...named }: { id: string; version: number; createdAt: Date },
): PreparedDocument<Name> {
  const { maxBytes = Number.POSITIVE_INFINITY } = declarationOf(collection);
  const fields = parseFields(collection, given);
  const identity = { ...named, createdAt: createdAt.toISOString() };
  const row = { collection, ...identity, ...rowContent(collection, fields) };
  const bytes = byteCount(row);
  if (bytes > maxBytes)
    throw refused(
      413,
      'too-large',
      `The document would have ${bytes} bytes; the limit is ${maxBytes}. Shorten it, or split it.`,
    );
  return { collection, document: { ...fields, ...identity }, fields, row, bytes };
}

export function rowFields(
  collection: CollectionName,
  { body, detail }: Pick<ReadRow, 'body' | 'detail'>,
): DocumentFields {
  const { parts } = declarationOf(collection);
  const fields: DocumentFields = JSON.parse(body);
  return parts && detail ? (parts.unpack(fields, JSON.parse(detail)) as DocumentFields) : fields;
}

export const toSummary = (collection: CollectionName, row: ReadRow): Stored => {
  const { id, version, createdAt } = row;
  return { ...rowFields(collection, row), id, version, createdAt };
};

/** Adds defaults of newer fields; invalid values pass unchanged. */
export function toDocument<Name extends CollectionName>(collection: Name, row: ReadRow): DocumentOf<Name> {
  const document = toSummary(collection, row);
  const { id, version, createdAt, ...fields } = document;
  const parsed = v.safeParse(COLLECTIONS[collection].schema, fields);
  return (parsed.success ? { ...parsed.output, id, version, createdAt } : document) as DocumentOf<Name>;
}
