import { createHash } from 'node:crypto';
import type { Applied } from '@lumitor/domain/collections/change';
import type { Db } from '../database/schema.ts';
import { refused } from '../refusal/refused.ts';

/** By which a request that comes again is known, and told from another one under the same key. */
export interface RequestKey {
  key: string;
  /** Of what is asked for. */
  hash: string;
}

/** @param asked all that makes this request another one; a parsed one has its fields in one order */
export const requestKey = (key: string | undefined, asked: object): RequestKey | undefined =>
  key === undefined
    ? undefined
    : {
        // One and the same UUID may be written both ways.
        key: key.toLowerCase(),
        hash: createHash('sha256').update(JSON.stringify(asked)).digest('base64url'),
      };

/**
 * What was answered to a request that has come before; null where none has. Refuses where the key
 * has come with another one. A batch that is older than the hashes is taken for the same.
 */
export async function appliedBefore(db: Db, { key, hash }: RequestKey): Promise<Applied | null> {
  const rows = await db
    .selectFrom('changes')
    .innerJoin('batches', 'batches.id', 'changes.batch')
    .select(['batches.hash', 'changes.batch', 'changes.collection', 'changes.documentId', 'changes.version'])
    .where('batches.key', '=', key)
    .orderBy('changes.position')
    .execute();
  const [first] = rows;
  if (!first) return null;
  if (first.hash !== null && first.hash !== hash)
    throw refused(
      409,
      'key-reused',
      'Another change has been made under this key. Send this one under a new key.',
      { field: 'key' },
    );
  const results = rows.map(({ collection, documentId, version }) => ({
    collection,
    id: documentId,
    version,
  }));
  return { batch: first.batch, results };
}
