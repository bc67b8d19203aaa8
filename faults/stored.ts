import { callService as send } from './send.ts';
import type { Writers } from './writers.ts';

async function all(url: string, collection: string, cookie: string, from: string) {
  // biome-ignore lint/suspicious/noExplicitAny: documents of any collection.
  const documents: any[] = [];
  let after = '';
  do {
    const query = new URLSearchParams({ limit: '1000', from, ...(after ? { after } : {}) });
    const { status, body } = await send(url, `/api/documents/${collection}?${query}`, { cookie });
    if (status !== 200) throw new Error(`${collection} could not be read (${status}).`);
    documents.push(...body.documents);
    after = body.next ?? '';
  } while (after);
  return documents;
}

async function storedMarks(url: string, cookie: string, from: string): Promise<Map<string, number>> {
  const orders = await all(url, 'reflinksdownload', cookie, from);
  const emails = await all(url, 'emails', cookie, from);
  const stored = new Map<string, number>();
  for (const mark of [
    ...orders.map(({ data }) => `order:${data.name}`),
    ...emails.map(({ email }) => `email:${email}`),
  ])
    stored.set(mark, (stored.get(mark) ?? 0) + 1);
  return stored;
}

async function isStoredFile(url: string, path: string): Promise<boolean> {
  const { status } = await send(url, path);
  return status === 200;
}

/** Searches acknowledged writes that are missing (`lost`), and writes stored twice. */
export async function compareStored(
  url: string,
  { cookie, since, acknowledged }: Pick<Writers, 'cookie' | 'since' | 'acknowledged'>,
): Promise<{ lost: number; duplicates: number }> {
  const stored = await storedMarks(url, cookie, since);
  let lost = 0;
  for (const mark of acknowledged) {
    const isThere = mark.startsWith('/files/') ? await isStoredFile(url, mark) : stored.has(mark);
    if (!isThere) lost += 1;
  }
  const duplicates = [...stored.values()].reduce((sum, count) => sum + count - 1, 0);
  return { lost, duplicates };
}
