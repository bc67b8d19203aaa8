import type { CollectionName } from '@lumitor/domain/documents/collections';
import { MESSAGES } from '../../data/messages.ts';
import type { Document } from './allDocuments.ts';
import { ask } from './changes.ts';

export interface DocumentPage {
  documents: Document[];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

/** One page of a list, as the data service orders and cuts it. */
export const readPage = async (collection: CollectionName, query: URLSearchParams): Promise<DocumentPage> =>
  (await ask(`/api/documents/${collection}?${query}`, {
    failed:
      collection === 'emails' && query.has('prefix') ? MESSAGES.emailSearchFailed : MESSAGES.fetchFailed,
  })) as DocumentPage;

/** The longest page that the data service gives; one of long documents is shorter. */
const LONGEST = 1000;

/** Every document that a query finds, page after page. */
export async function readAllPages(collection: CollectionName, asked: URLSearchParams): Promise<Document[]> {
  const found: Document[] = [];
  let after: string | null = null;
  do {
    const query = new URLSearchParams(asked);
    query.set('limit', String(LONGEST));
    if (after) query.set('after', after);
    const page: DocumentPage = await readPage(collection, query);
    found.push(...page.documents);
    after = page.next;
  } while (after);
  return found;
}
