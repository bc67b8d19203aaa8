import type { ChangeRow, Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';

const PAGE_SIZE = 500;

type Mention = Pick<ChangeRow, 'batch' | 'position' | 'before' | 'after'>;

/** Null if the link is of another partner. */
function without(fields: string | null, address: string): string | null {
  const link = JSON.parse(fields ?? '{}');
  return indexValue(link.email) === address ? JSON.stringify({ ...link, email: '' }) : null;
}

/** @param address normalised as in the index */
export async function* mentionsInHistory(db: Db, address: string): AsyncGenerator<Mention> {
  for (let last: Mention | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const rows: Mention[] = await db
      .selectFrom('changes')
      .select(['batch', 'position', 'before', 'after'])
      .where('collection', '=', 'reflinks')
      .$if(last !== undefined, (each) =>
        each.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('batch', 'position'), '>', tuple(last?.batch ?? '', last?.position ?? 0)),
        ),
      )
      .orderBy('batch')
      .orderBy('position')
      .limit(PAGE_SIZE)
      .execute();
    for (const { batch, position, before, after } of rows) {
      const [left, right] = [without(before, address), without(after, address)];
      if (left !== null || right !== null)
        yield { batch, position, before: left ?? before, after: right ?? after };
    }
    last = rows.at(-1);
  }
}
