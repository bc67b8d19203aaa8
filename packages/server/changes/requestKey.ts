import { createHash } from 'node:crypto';
import type { Applied } from '@lumitor/domain/collections/change';
import type { Db } from '../database/schema.ts';
import { refused } from '../refusal/refused.ts';

export interface RequestKey {
  key: string;
  hash: string;
}

export const requestKey = (key: string | undefined, request: object): RequestKey | undefined =>
  key === undefined
    ? undefined
    : {
        // UUIDs ignore case.
        key: key.toLowerCase(),
        hash: createHash('sha256').update(JSON.stringify(request)).digest('base64url'),
      };

/** Null for a new request. Older batches match any. @throws Refused for another request */
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
      'This key already belongs to another change. Send this one with a new key.',
      { field: 'key' },
    );
  const results = rows.map(({ collection, documentId, version }) => ({
    collection,
    id: documentId,
    version,
  }));
  return { batch: first.batch, results };
}
