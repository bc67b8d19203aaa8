import { COLLECTIONS, type Collection, isCollectionName } from '@lumitor/domain/collections/collections';
import { ADMINISTRATOR } from './largeShop.ts';
import { ARTICLE, ORDER, REFLINK } from './manyDocuments.ts';
import { orderMaker } from './order.ts';

export interface PlannedRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const post = (url: string, path: string, body: object): PlannedRequest => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: url },
  body: JSON.stringify(body),
});

export async function visitorRequests(url: string): Promise<PlannedRequest[]> {
  const lists = Object.entries(COLLECTIONS)
    .filter(([, { visitor }]: [string, Collection]) => visitor.list)
    .map(([name]) => ({ path: `/api/documents/${name}?limit=100` }));
  const makeOrder = await orderMaker(url, {
    email: 'visitor@example.com',
    newsletter: true,
    reflinkId: REFLINK,
  });
  return [
    ...['texts', 'standard', 'micro'].map((name) => ({ path: `/api/snapshots/${name}` })),
    { path: `/api/documents/reflinks/${REFLINK}` },
    { path: `/api/documents/bindings/${'a0000000000000000020'}` },
    { path: `/api/documents/reflinksdownload/${ORDER}` },
    ...lists,
    post(url, '/api/documents/emails', {
      email: 'new@example.com',
      refData: { reflinkId: REFLINK, name: 'Studio 7', email: 'studio7@example.com' },
    }),
    post(url, '/api/documents/emails', { email: 'person7@example.com' }),
    post(url, '/api/orders', makeOrder()),
  ];
}

const FILTERS: Record<string, readonly string[]> = {
  parent: [REFLINK, ''],
  'refData.reflinkId': [REFLINK, ''],
  'data.powerExceeded': ['true', 'false'],
  'order.isMicro': ['true'],
  'data.currency': ['eur'],
  type: ['x'],
};
const STARTS: Record<string, readonly string[]> = {
  email: ['person4', 'zzz'],
  'data.email': ['person4', 'zzz'],
  'data.name': ['salon 12'],
  name: ['studio 9'],
  title: ['article 1'],
};

export async function adminLists(url: string): Promise<PlannedRequest[]> {
  const signIn = post(url, '/api/auth/sign-in/email', ADMINISTRATOR);
  const response = await fetch(url + signIn.path, signIn);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const lists = Object.entries(COLLECTIONS).flatMap(([name, { indexed = [] }]: [string, Collection]) =>
    [
      '',
      '&from=2025-01-01T00:00:00.000Z&to=2025-01-02T00:00:00.000Z',
      ...(isCollectionName(name) && name.startsWith('binding') ? ['&active=false'] : []),
      ...indexed.flatMap((field) => [
        `&orderBy=${field}&direction=asc`,
        `&orderBy=${field}&direction=desc`,
        ...(FILTERS[field] ?? []).map((value) => `&where=${field}:${value}`),
        ...(STARTS[field] ?? []).flatMap((start) => [
          `&prefix=${field}:${start}`,
          `&prefix=${field}:${start}&orderBy=${field}`,
        ]),
      ]),
    ].map((query) => `/api/documents/${name}?limit=25${query}`),
  );
  const history = [
    '/api/changes?limit=25',
    `/api/changes?limit=25&collection=bindings&id=${ARTICLE}`,
    '/api/changes?limit=25&collection=gateways',
    '/api/batches?limit=25',
    '/api/batches?limit=25&kind=import',
    '/api/batches?limit=25&by=admin1@example.com',
  ];
  const month = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const statistics = [`/api/reflinks/statistics?from=${month}`];
  return [...lists, ...history, ...statistics, '/api/outbox'].map((path) => ({ path, headers: { cookie } }));
}
