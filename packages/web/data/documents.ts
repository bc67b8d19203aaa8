import type { CollectionName } from '@lumitor/domain/documents/collections';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';

/** What a list is ordered by, and how far it goes. */
export interface ListOptions {
  orderBy?: string;
  direction?: 'asc' | 'desc';
  limit?: number;
}

/** A stored document, as it came: its fields, and `id`, `version` and `createdAt`. */
export type StoredDocument = Record<string, unknown> & { id: string };

const pathOf = (collection: CollectionName, id?: string) =>
  `/api/documents/${collection}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

async function fetchList(path: string, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const answer = await request(`${path}?${search}`, { retryFor: RETRY_FOR.operation });
  return answer.ok ? (answer.body as { documents: StoredDocument[] }).documents : null;
}

/** The documents of a collection; null where they could not be had. */
export async function listDocuments(
  collection: CollectionName,
  { orderBy, direction, limit }: ListOptions = {},
): Promise<StoredDocument[] | null> {
  const documents = await fetchList(pathOf(collection), { orderBy, direction, limit });
  if (!documents) console.error(MESSAGES.fetchFailed);
  return documents;
}

/** The documents whose field begins with `prefix`, ordered by it; null where they could not be had. */
export async function searchDocuments(
  collection: CollectionName,
  field: string,
  prefix: string,
): Promise<StoredDocument[] | null> {
  const documents = await fetchList(pathOf(collection), { orderBy: field, prefix: `${field}:${prefix}` });
  if (!documents) console.error(collection === 'emails' ? MESSAGES.emailSearchFailed : MESSAGES.fetchFailed);
  return documents;
}

/** One document; null where there is none, or it could not be had. */
export async function getDocument(collection: CollectionName, id: string): Promise<StoredDocument | null> {
  const answer = await request(pathOf(collection, id), { retryFor: RETRY_FOR.operation });
  if (answer.ok) return answer.body as StoredDocument;
  console.error(answer.status === 404 ? MESSAGES.documentMissing : MESSAGES.fetchFailed);
  return null;
}

/** Adds a document and gives its id; empty where that failed. */
export async function addDocument(collection: CollectionName, fields: object): Promise<string> {
  const answer = await request(pathOf(collection), {
    method: 'POST',
    json: fields,
    retryFor: RETRY_FOR.operation,
  });
  const id = answer.ok ? (answer.body as Partial<StoredDocument> | null)?.id : undefined;
  if (!id) console.error(MESSAGES.writeFailed, answer);
  return id ?? '';
}

async function write(path: string, options: { method: 'PATCH' | 'DELETE'; json?: object }): Promise<boolean> {
  const answer = await request(path, { ...options, retryFor: RETRY_FOR.operation });
  if (!answer.ok)
    console.error(answer.status === 404 ? MESSAGES.documentMissing : MESSAGES.writeFailed, answer);
  return answer.ok;
}

/** Sets the given fields, and those alone. */
export const updateDocument = (collection: CollectionName, id: string, fields: object): Promise<boolean> =>
  write(pathOf(collection, id), { method: 'PATCH', json: fields });

export const removeDocument = (collection: CollectionName, id: string): Promise<boolean> =>
  write(pathOf(collection, id), { method: 'DELETE' });
