import type { CollectionName } from '@lumitor/domain/documents/collections';
import * as v from 'valibot';
import type { DocumentRow } from '../database/schema.ts';
import { parse } from '../refusal/parse.ts';
import { Refused } from '../refusal/refused.ts';
import { type Document, declarationOf, type Fields } from './document.ts';

/** A row of a list that left the detail out has none. */
export type ReadRow = Omit<DocumentRow, 'detail'> & { detail?: string | null };

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
export interface Prepared {
  document: Document;
  fields: Fields;
  row: DocumentRow;
  /** Of the row. */
  bytes: number;
}

const byteCount = ({ body, detail }: Pick<DocumentRow, 'body' | 'detail'>) =>
  Buffer.byteLength(body) + Buffer.byteLength(detail ?? '');

/** Makes a row of what is to be stored, or refuses what does not pass or is too long. */
export function prepareDocument(
  collection: CollectionName,
  given: unknown,
  { createdAt, ...named }: { id: string; version: number; createdAt: Date },
): Prepared {
  const { schema, maxBytes = Number.POSITIVE_INFINITY } = declarationOf(collection);
  const fields = parse(schema, given);
  const identity = { ...named, createdAt: createdAt.toISOString() };
  const row = { collection, ...identity, ...contentOf(collection, fields) };
  const bytes = byteCount(row);
  if (bytes > maxBytes)
    throw new Refused(413, {
      code: 'too-large',
      message: `It would be kept as ${bytes} bytes, and may have ${maxBytes}. Leave something out, or divide it in several.`,
    });
  return { document: { ...fields, ...identity }, fields, row, bytes };
}

/** The fields that a row holds: all, or those that lists show. */
export function fieldsOf({ collection, body, detail }: ReadRow): Fields {
  const { parts } = declarationOf(collection as CollectionName);
  const fields: Fields = JSON.parse(body);
  return parts && detail ? (parts.unpack(fields, JSON.parse(detail)) as Fields) : fields;
}

/**
 * A field declared after the document was written has its default; what does not fit is given as it is, and so is
 * what a list shows of a document.
 */
export function toDocument(row: ReadRow): Document {
  const { collection, id, version, createdAt, detail } = row;
  const fields = fieldsOf(row);
  const identity = { id, version, createdAt };
  if (detail === undefined) return { ...fields, ...identity };
  const parsed = v.safeParse(declarationOf(collection as CollectionName).schema, fields);
  return { ...(parsed.success ? parsed.output : fields), ...identity };
}
