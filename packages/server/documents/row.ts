import { deflateSync, inflateSync } from 'node:zlib';
import type { Stored } from '@lumitor/domain/catalogue/article';
import { COLLECTIONS, type CollectionName, type DocumentOf } from '@lumitor/domain/collections/collections';
import type { Bytes } from '@lumitor/domain/units';
import * as v from 'valibot';
import type { DocumentRow } from '../database/schema.ts';
import { parse, refused } from '../refusal/refused.ts';
import { type DocumentFields, declarationOf } from './document.ts';
import { withSafeTexts } from './safeHtml.ts';

type DetailColumn = 'detail' | 'deflated' | 'inflatedBytes';

/** Summaries are read without the detail. */
export type ReadRow = Omit<DocumentRow, 'collection' | DetailColumn> &
  Partial<Pick<DocumentRow, 'detail' | 'deflated'>>;

/** Higher levels take longer, and save a tenth (0160). */
const DEFLATE_LEVEL = 3;

export function rowContent(
  collection: CollectionName,
  fields: DocumentFields,
): Pick<DocumentRow, 'isActive' | 'body' | DetailColumn> {
  const { parts } = declarationOf(collection);
  const { summary, detail } = parts?.split(fields) ?? { summary: fields, detail: null };
  const json = detail && Buffer.from(JSON.stringify(detail));
  return {
    isActive: fields.active === false ? 0 : 1,
    body: JSON.stringify(summary),
    detail: null,
    deflated: json && deflateSync(json, { level: DEFLATE_LEVEL }),
    inflatedBytes: json?.length ?? null,
  };
}

export interface PreparedDocument<Name extends CollectionName> {
  collection: Name;
  document: DocumentOf<Name>;
  fields: DocumentFields;
  row: DocumentRow & { collection: Name };
  /** As stored. */
  bytes: Bytes;
}

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
  const { body, deflated, inflatedBytes } = row;
  const bodyBytes = Buffer.byteLength(body);
  const jsonBytes = bodyBytes + (inflatedBytes ?? 0);
  if (jsonBytes > maxBytes)
    throw refused(
      413,
      'too-large',
      `The document would have ${jsonBytes} bytes; the limit is ${maxBytes}. Shorten it, or split it.`,
    );
  const bytes = bodyBytes + Buffer.byteLength(deflated ?? '');
  return { collection, document: { ...fields, ...identity }, fields, row, bytes };
}

export function rowFields(
  collection: CollectionName,
  { body, detail, deflated }: Pick<ReadRow, 'body' | 'detail' | 'deflated'>,
): DocumentFields {
  const { parts } = declarationOf(collection);
  const fields: DocumentFields = JSON.parse(body);
  if (parts && deflated)
    return parts.join(fields, JSON.parse(inflateSync(deflated).toString())) as DocumentFields;
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
