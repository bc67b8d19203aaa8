import type { Db } from '../database/schema.ts';
import { Refused } from '../refusal/refused.ts';

/** The documents of a batch that are not as it left them, the last first. */
const changedSince = (db: Db, batch: string) =>
  db
    .selectFrom('changes')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.collection', '=', 'changes.collection')
        .onRef('documents.id', '=', 'changes.documentId'),
    )
    .select(['changes.collection', 'changes.documentId as id'])
    .where('changes.batch', '=', batch)
    .where(({ eb, or, and }) =>
      or([
        and([eb('changes.kind', '=', 'remove'), eb('documents.id', 'is not', null)]),
        and([
          eb('changes.kind', '!=', 'remove'),
          or([eb('documents.id', 'is', null), eb('documents.version', '!=', eb.ref('changes.version'))]),
        ]),
      ]),
    )
    .orderBy('changes.position', 'desc')
    .execute();

/** Taking a batch back must not take back what came after it. */
export async function refuseChangedSince(db: Db, batch: string): Promise<void> {
  const documents = await changedSince(db, batch);
  if (documents.length > 0)
    throw new Refused(
      409,
      {
        code: 'changed-since',
        message: `${documents.length} of the documents have been changed since. Take those changes back first.`,
      },
      { documents },
    );
}
