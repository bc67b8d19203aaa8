import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { filterArticles } from '../catalogue/filter.ts';
import { listReflinks } from '../reflinks/listReflinks.ts';
import { activeLanguages } from './activeLanguages.ts';
import { allDocuments, type Document, forgetDocuments } from './allDocuments.ts';
import { applyChanges, ask, type Operation, type Reason } from './changes.ts';
import { listPage } from './listPage.ts';
import { catalogueResource, collectionOfResource } from './resources.ts';
import { sortDocuments } from './sort.ts';

const documentPath = (resource: string, id: string) =>
  `/api/documents/${collectionOfResource(resource)}/${encodeURIComponent(id)}`;

async function listCatalogue(resource: string, params: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const documents = await allDocuments(collectionOfResource(resource));
  const catalogue = catalogueResource(resource);
  const found = catalogue
    ? filterArticles(catalogue.collection, documents, params.filter ?? {}, activeLanguages())
    : documents;
  const sorted = sortDocuments(found, params.sort);
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: sorted.length };
}

/** Those that are not held and listed as the catalogue is. */
const OTHER_LISTS: Record<string, (params: GetListParams) => Promise<GetListResult>> = {
  emaile: (params) => listPage('emails', params),
  zamowienia: (params) => listPage('reflinksdownload', params),
  reflinks: listReflinks,
};

/** What a mutation says of itself in `meta`: why it is made. */
const reasonOf = (meta: { reason?: Reason } | undefined, kind: Reason['kind']): Reason =>
  meta?.reason ?? { kind };

async function write(resource: string, reason: Reason, operations: readonly Operation[]) {
  const applied = await applyChanges(reason, operations);
  forgetDocuments([collectionOfResource(resource)]);
  return applied;
}

const getOne = async (resource: string, id: string) => (await ask(documentPath(resource, id))) as Document;

/**
 * The data service to react-admin. A catalogue's collection is held as a whole and listed from
 * memory; e-mails and orders, of which there may be many, are listed by the service, page by page.
 * Every write is a batch of changes, which the history keeps and which can be taken back. What no
 * page asks for, such as references, is not here.
 */
export const dataProvider = {
  getList: async (resource, params) => OTHER_LISTS[resource]?.(params) ?? listCatalogue(resource, params),
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
    // It is saved also where it can't be read again; said to have failed, it would be sent again as out of date.
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
