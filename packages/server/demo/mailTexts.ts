import { MAIL_KINDS } from '@lumitor/domain/mails/mails';
import type { DocumentStore } from '../documents/documentStore.ts';

/** Documents without own texts: mails of new versions appear at the next start. */
export async function addMailTexts(store: DocumentStore): Promise<void> {
  const present = new Set((await store.list('mailTexts')).map(({ kind }) => kind));
  for (const kind of MAIL_KINDS.filter((one) => !present.has(one)))
    await store.add('mailTexts', { kind }, { id: kind });
}
