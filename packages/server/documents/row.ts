import { createRequire } from 'node:module';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Stored } from '@lumitor/domain/catalogue/article';
import { COLLECTIONS, type CollectionName, type DocumentOf } from '@lumitor/domain/collections/collections';
import type { Bytes } from '@lumitor/domain/units';
import type sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import type { DocumentRow } from '../database/schema.ts';
import { parse, refused } from '../refusal/refused.ts';
import { type DocumentFields, declarationOf } from './document.ts';

const require = createRequire(import.meta.url);

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'code', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', div: 'p' },
  parseStyleAttributes: false,
};

/** HTML without scripts or loaded content; empty without text. */
function safeHtml(html: string): string {
  // Takes megabytes, and rich texts are written rarely.
  const sanitize: typeof sanitizeHtml = require('sanitize-html');
  const safe = sanitize(html, ALLOWED).trim();
  // Editors produce empty paragraphs.
  return /^(<[^>]*>|\s|&nbsp;)*$/.test(safe) ? '' : safe;
}

const isRecord = (value: unknown): value is DocumentFields => typeof value === 'object' && value !== null;

function withSafeTexts<Document extends object>(
  collection: Parameters<typeof declarationOf>[0],
  fields: Document,
): Document {
  const cleaned = (declarationOf(collection).richTexts ?? []).flatMap((name) => {
    const texts = (fields as DocumentFields)[name];
    if (!isRecord(texts)) return [];
    return [
      [name, Object.fromEntries(Object.entries(texts).map(([key, html]) => [key, safeHtml(String(html))]))],
    ];
  });
  return cleaned.length > 0 ? { ...fields, ...Object.fromEntries(cleaned) } : fields;
}

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
