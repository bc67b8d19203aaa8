import type { Operation, Reason } from '@lumitor/domain/collections/changesRequest';
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { applyChanges } from './changes.ts';
import { type Document, readOne } from './documents.ts';
import { renewDocuments } from './renewal.ts';
import { collectionOfResource } from './resources.ts';

export type List = (params: GetListParams) => Promise<GetListResult>;

const reasonOf = (meta: { reason?: Reason } | undefined, kind: Reason['kind']): Reason =>
  meta?.reason ?? { kind };

/** Every write is an undoable batch. */
export function createDataProvider(
  queries: QueryClient,
  lists: Readonly<Record<string, List>>,
): DataProvider {
  async function write(resource: string, reason: Reason, operations: readonly Operation[]) {
    const applied = await applyChanges(reason, operations);
    void renewDocuments(queries, [collectionOfResource(resource)]);
    return applied;
  }
  const getOne = (resource: string, id: string): Promise<Document> =>
    readOne(collectionOfResource(resource), id);
  return {
    getList: async (resource, params) => {
      const list = lists[resource];
      if (!list) throw new Error(`Nothing lists ${resource}. Add it to frame/lists.ts.`);
      return list(params);
    },
    getOne: async (resource, { id }) => ({ data: await getOne(resource, String(id)) }),
    create: async (resource, { data, meta }) => {
      const collection = collectionOfResource(resource);
      const { batch, results } = await write(resource, reasonOf(meta, 'add'), [
        { kind: 'add', collection, fields: data },
      ]);
      const [added] = results;
      return { data: { ...data, ...added }, meta: { batch } };
    },
    update: async (resource, { id, data, previousData, meta }) => {
      const collection = collectionOfResource(resource);
      const { id: _, version: __, createdAt: ___, base64: ____, ...fields } = data as Document;
      const { batch, results } = await write(resource, reasonOf(meta, 'edit'), [
        { kind: 'update', collection, id: String(id), fields, version: (previousData as Document).version },
      ]);
      // A retry after a failed re-read would be refused as out of date.
      const stored = await getOne(resource, String(id)).catch(() => ({
        ...data,
        version: results[0]?.version,
      }));
      return { data: stored, meta: { batch } };
    },
    deleteMany: async (resource, { ids, meta }) => {
      const collection = collectionOfResource(resource);
      await write(
        resource,
        reasonOf(meta, 'remove'),
        ids.map((id) => ({ kind: 'remove', collection, id: String(id) })),
      );
      return { data: ids };
    },
  } as Partial<DataProvider> as DataProvider;
}
