import type { Stored } from '@lumitor/domain/catalogue/article';
import type { CollectionName, DocumentOf as StoredOf } from '@lumitor/domain/collections/collections';
import { append } from '@lumitor/domain/math/lists';
import { MESSAGES } from '../../data/messages.ts';
import { adminRequest, type ChangedFields } from './changes.ts';
import { ADMIN_MESSAGES } from './messages.ts';

export type Document = ChangedFields & Stored;

type Plain<Type> = { [Field in keyof Type]: Type[Field] };

export type AdminDocument<Name extends CollectionName> = Plain<StoredOf<Name>>;

export interface DocumentPage<Name extends CollectionName> {
  documents: AdminDocument<Name>[];
  /** Null after the last page. */
  next: string | null;
}

/** The service has parsed the answer by the collection's schema. */
const read = async <Answer>(path: string, failed: string = MESSAGES.fetchFailed): Promise<Answer> =>
  (await adminRequest(`/api/documents/${path}`, { failed })) as Answer;

export const readPage = <Name extends CollectionName>(
  collection: Name,
  query: URLSearchParams,
): Promise<DocumentPage<Name>> =>
  read(
    `${collection}?${query}`,
    collection === 'emails' && query.has('prefix') ? ADMIN_MESSAGES.emailSearchFailed : MESSAGES.fetchFailed,
  );

/** Page limit of the data service; pages of long documents are shorter. */
const LONGEST = 1000;

export async function readAllPages<Name extends CollectionName>(
  collection: Name,
  requested: URLSearchParams,
): Promise<AdminDocument<Name>[]> {
  const found: AdminDocument<Name>[] = [];
  let after: string | null = null;
  do {
    const query = new URLSearchParams(requested);
    query.set('limit', String(LONGEST));
    if (after) query.set('after', after);
    const page: DocumentPage<Name> = await readPage(collection, query);
    append(found, page.documents);
    after = page.next;
  } while (after);
  return found;
}

export const readAll = <Name extends CollectionName>(collection: Name): Promise<AdminDocument<Name>[]> =>
  readAllPages(collection, new URLSearchParams({ omit: 'base64' }));

export const readOne = <Name extends CollectionName>(
  collection: Name,
  id: string,
): Promise<AdminDocument<Name>> => read(`${collection}/${encodeURIComponent(id)}`);
