import type { Stored } from '@lumitor/domain/catalogue/article';
import type { CollectionName, DocumentOf as StoredOf } from '@lumitor/domain/collections/collections';
import { append } from '@lumitor/domain/math/lists';
import { MESSAGES } from '../../data/messages.ts';
import { ask, type Fields } from './changes.ts';
import { ADMIN_MESSAGES } from './messages.ts';

/** A document of any collection: its fields are looked up by their names. */
export type Document = Fields & Stored;

/** As one type of object, which may stand wherever fields are looked up by their names. */
type Plain<Type> = { [Field in keyof Type]: Type[Field] };

/** A document with the fields of its collection. */
export type DocumentOf<Name extends CollectionName> = Plain<StoredOf<Name>>;

export interface DocumentPage<Name extends CollectionName> {
  documents: DocumentOf<Name>[];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

/** A list or a document as the data service gives it: what it stores it has parsed by the collection's schema. */
const read = async <Answer>(path: string, failed: string = MESSAGES.fetchFailed): Promise<Answer> =>
  (await ask(`/api/documents/${path}`, { failed })) as Answer;

/** One page of a list, as the data service orders and cuts it. */
export const readPage = <Name extends CollectionName>(
  collection: Name,
  query: URLSearchParams,
): Promise<DocumentPage<Name>> =>
  read(
    `${collection}?${query}`,
    collection === 'emails' && query.has('prefix') ? ADMIN_MESSAGES.emailSearchFailed : MESSAGES.fetchFailed,
  );

/** The longest page that the data service gives; one of long documents is shorter. */
const LONGEST = 1000;

/** Every document that a query finds, page after page. */
export async function readAllPages<Name extends CollectionName>(
  collection: Name,
  asked: URLSearchParams,
): Promise<DocumentOf<Name>[]> {
  const found: DocumentOf<Name>[] = [];
  let after: string | null = null;
  do {
    const query = new URLSearchParams(asked);
    query.set('limit', String(LONGEST));
    if (after) query.set('after', after);
    const page: DocumentPage<Name> = await readPage(collection, query);
    append(found, page.documents);
    after = page.next;
  } while (after);
  return found;
}

/** Every document of a collection as it is stored at this moment, newest first, without `base64`. */
export const readAll = <Name extends CollectionName>(collection: Name): Promise<DocumentOf<Name>[]> =>
  readAllPages(collection, new URLSearchParams({ omit: 'base64' }));

/** A document as it is stored at this moment, with everything that lists leave out. */
export const readOne = <Name extends CollectionName>(
  collection: Name,
  id: string,
): Promise<DocumentOf<Name>> => read(`${collection}/${encodeURIComponent(id)}`);
