import { COLLECTIONS, type Collection, type CollectionName } from '@lumitor/domain/collections/collections';
import type { AccessArea, Right } from '@lumitor/domain/people/roles';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { rightFor } from '../../operations.ts';
import { SAMPLES } from '../samples.ts';
import { COLLECTION_NAMES, type Named } from './named.ts';

/** Visitor, ended session, administrator, another site's page. */
type Statuses = readonly [visitor: number, ended: number, administrator: number, foreign: number];

export interface RouteOperation {
  route: string;
  statuses: Statuses;
  /** Undefined: stated by the service's table, or every role. */
  needs?: readonly [area: AccessArea, right: Right] | undefined;
  isOwn?: boolean;
  path(named: Named): string;
  body?(named: Named): string | object;
}

const operation = (
  route: string,
  statuses: Statuses,
  request: Partial<Pick<RouteOperation, 'path' | 'body' | 'needs' | 'isOwn'>> = {},
): RouteOperation => ({
  route,
  statuses,
  path: request.path ?? (() => route.slice(route.indexOf(' ') + 1)),
  ...(request.body && { body: request.body }),
  needs: request.needs ?? rightFor(route),
  ...(request.isOwn && { isOwn: true }),
});

const KEY = '0d6f5a1e-5f0a-4a5e-9d0e-2c1b7d1f3a55';
const MOMENT = '2026-11-01T00:00:00.000Z';

const EVERYBODY: Statuses = [200, 200, 200, 200];
const READ_BY_ADMINISTRATORS: Statuses = [401, 401, 200, 200];
const changedByAdministrators = (status: number): Statuses => [401, 401, status, 403];
const changedByEverybody = (status: number): Statuses => [status, status, status, 403];

const BY_LINK_ALONE: Statuses = [404, 404, 404, 404];
const offersOf = ({ ids }: Named) => `/api/offers/${ids.reflinksdownload}`;
const cartOf = ({ ids }: Named) => `/api/orders/${ids.reflinksdownload}/cart`;
const draftOf = ({ ids }: Named) => `/api/orders/${ids.reflinksdownload}/draft`;
const sentProject = ({ ids }: Named) => `/api/orders/${ids.reflinksdownload}/project`;
const SHARED = { isMicro: false, plan: storedPlan(EMPTY_PLAN) };

/** Sessions are not accepted. */
const BY_KEY_ALONE: Statuses = [401, 401, 401, 401];

interface Access {
  list: Statuses;
  get: Statuses;
  add: Statuses;
  update: Statuses;
}

const LISTED_TO_ADMINISTRATORS: Statuses = [403, 403, 200, 200];
const CATALOGUE: Access = {
  list: EVERYBODY,
  get: EVERYBODY,
  add: changedByAdministrators(201),
  update: changedByAdministrators(200),
};
const OTHERS: Partial<Record<CollectionName, Access>> = {
  settings: { ...CATALOGUE, add: changedByAdministrators(403) },
  serviceSettings: {
    list: LISTED_TO_ADMINISTRATORS,
    get: READ_BY_ADMINISTRATORS,
    add: changedByAdministrators(403),
    update: changedByAdministrators(200),
  },
  mailTexts: {
    list: LISTED_TO_ADMINISTRATORS,
    get: READ_BY_ADMINISTRATORS,
    add: changedByAdministrators(403),
    update: changedByAdministrators(200),
  },
  cartArticles: {
    list: LISTED_TO_ADMINISTRATORS,
    get: READ_BY_ADMINISTRATORS,
    add: changedByAdministrators(201),
    update: changedByAdministrators(200),
  },
  priceGroups: {
    list: LISTED_TO_ADMINISTRATORS,
    get: READ_BY_ADMINISTRATORS,
    add: changedByAdministrators(201),
    update: changedByAdministrators(200),
  },
  purchasePrices: {
    list: LISTED_TO_ADMINISTRATORS,
    get: READ_BY_ADMINISTRATORS,
    add: changedByAdministrators(201),
    update: changedByAdministrators(200),
  },
  views: {
    list: LISTED_TO_ADMINISTRATORS,
    get: READ_BY_ADMINISTRATORS,
    add: changedByAdministrators(201),
    update: changedByAdministrators(200),
  },
  emails: {
    list: LISTED_TO_ADMINISTRATORS,
    get: READ_BY_ADMINISTRATORS,
    add: changedByEverybody(201),
    update: changedByAdministrators(200),
  },
  reflinks: { ...CATALOGUE, list: LISTED_TO_ADMINISTRATORS },
  reflinksdownload: {
    list: LISTED_TO_ADMINISTRATORS,
    get: EVERYBODY,
    add: changedByAdministrators(403),
    update: changedByAdministrators(403),
  },
};

function documentOperations(collection: CollectionName): RouteOperation[] {
  const access = OTHERS[collection] ?? CATALOGUE;
  const all = () => `/api/documents/${collection}`;
  const one = ({ ids }: Named) => `/api/documents/${collection}/${ids[collection]}`;
  const sample = ({ administrator }: Named) =>
    collection === 'views' ? { ...SAMPLES.views, owner: administrator } : SAMPLES[collection];
  const { area, isFixed, owner }: Collection = COLLECTIONS[collection];
  const isOwn = owner !== undefined;
  const [read, write]: RouteOperation['needs'][] = [
    [area, 'read'],
    [area, 'write'],
  ];
  return [
    operation('GET /api/documents/:collection', access.list, { path: all, needs: read }),
    operation('GET /api/documents/:collection/:id', access.get, { path: one, needs: read }),
    operation('POST /api/documents/:collection', access.add, {
      path: all,
      body: sample,
      needs: write,
      isOwn,
    }),
    operation('PATCH /api/documents/:collection/:id', access.update, {
      path: one,
      body: () => ({}),
      needs: write,
      isOwn,
    }),
    operation('DELETE /api/documents/:collection/:id', changedByAdministrators(isFixed ? 403 : 204), {
      path: one,
      needs: write,
      isOwn,
    }),
  ];
}

const CREDENTIAL = { id: 'none', rawId: 'none', type: 'public-key', response: {} };
const byOwners = (route: string, status: number, body: (named: Named) => object): RouteOperation =>
  operation(route, changedByAdministrators(status), { body });
const ofAccount = ({ account }: Named) => ({ email: account });
const PEOPLE: readonly RouteOperation[] = [
  operation('GET /api/people', READ_BY_ADMINISTRATORS),
  operation('GET /api/people/events', READ_BY_ADMINISTRATORS),
  operation('GET /api/people/me', READ_BY_ADMINISTRATORS),
  byOwners('POST /api/people/invite', 201, () => ({ email: 'ula@lumitor.test', role: 'sales' })),
  byOwners('POST /api/people/withdraw', 200, () => ({ email: 'ula@lumitor.test' })),
  byOwners('POST /api/people/role', 200, ({ account }) => ({ email: account, role: 'texts' })),
  byOwners('POST /api/people/second-factor', 200, ofAccount),
  byOwners('POST /api/people/reset', 201, ofAccount),
  byOwners('POST /api/people/deactivate', 200, ofAccount),
  byOwners('POST /api/people/reactivate', 200, ofAccount),
  operation('POST /api/people/link', changedByEverybody(200), {
    body: ({ tokens }) => ({ token: tokens[1] }),
  }),
  operation('POST /api/people/link/use', changedByEverybody(200), {
    body: ({ tokens, password }) => ({ token: tokens[0], password }),
  }),
];
/** Ordered so that each operation finds its documents. A new route needs a row. */
export const OPERATIONS: readonly RouteOperation[] = [
  operation('GET /healthz', EVERYBODY),
  operation('GET /readyz', EVERYBODY),
  operation('GET /metrics', [403, 403, 403, 403]),
  operation('GET /*', EVERYBODY, { path: () => '/pobierz/abc' }),
  operation('GET /manifest.webmanifest', EVERYBODY),
  // The shop has no logo.
  operation('GET /icons/:name', [404, 404, 404, 404], { path: () => '/icons/192.png' }),
  operation('GET /files/*', EVERYBODY, { path: ({ file }) => `/files/${file}` }),
  operation('GET /files/photometry/:file{.+\\.json}', EVERYBODY, {
    path: ({ photometry }) => `${photometry}.json`,
  }),
  operation('GET /api/snapshots/texts', EVERYBODY),
  operation('GET /api/snapshots/standard', EVERYBODY),
  operation('GET /api/snapshots/micro', EVERYBODY),
  // The articles have files.
  operation('GET /api/snapshots/pictures/:collection/:id/:version', [404, 404, 404, 404], {
    path: () => '/api/snapshots/pictures/bindings/none/1',
  }),
  operation('GET /api/events', EVERYBODY),
  operation('GET /api/exchangerates/rates/a/eur/', EVERYBODY),
  operation('POST /api/orders', changedByEverybody(201), { body: ({ order }) => order }),
  operation('GET /api/orders/:id', EVERYBODY, { path: ({ ids }) => `/api/orders/${ids.reflinksdownload}` }),
  operation('POST /api/orders/:id/enquiry', changedByEverybody(201), {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/enquiry`,
    body: () => ({
      idempotencyKey: '3f0a9c1e-6a55-4b0e-9d3a-0c4f3a1f7b21',
      language: 'PL',
      name: 'Jan',
      phone: '600 100 200',
      consent: true,
    }),
  }),
  operation('GET /api/offers/:id', BY_LINK_ALONE, { path: offersOf }),
  operation('GET /api/offers/:id/pdf', BY_LINK_ALONE, { path: (named) => `${offersOf(named)}/pdf` }),
  operation('POST /api/offers/:id/answer', [404, 404, 404, 403], {
    path: (named) => `${offersOf(named)}/answer`,
    body: () => ({ kind: 'declined', key: KEY, number: '2026/11/0001-1', language: 'PL', name: 'Jan' }),
  }),
  // The shop has set none: `cart/cart.test.ts`.
  operation('GET /api/orders/:id/cart', EVERYBODY, { path: cartOf }),
  operation('POST /api/orders/:id/cart', changedByEverybody(409), { path: cartOf }),
  operation('GET /api/orders/:id/cart/trial', READ_BY_ADMINISTRATORS, {
    path: (named) => `${cartOf(named)}/trial`,
  }),
  operation('POST /api/orders/:id/cart/trial', changedByAdministrators(409), {
    path: (named) => `${cartOf(named)}/trial`,
  }),
  operation('GET /api/offers/:id/cart', BY_LINK_ALONE, { path: (named) => `${offersOf(named)}/cart` }),
  operation('POST /api/offers/:id/cart', [404, 404, 404, 403], {
    path: (named) => `${offersOf(named)}/cart`,
  }),
  // Purchasing systems are other sites; this one is not allowed.
  operation('GET /oci', [400, 400, 400, 400]),
  operation('POST /oci', [400, 400, 400, 400]),
  operation('GET /oci/:id', [409, 409, 409, 409], { path: ({ ids }) => `/oci/${ids.reflinksdownload}` }),
  operation('POST /oci/:id', [409, 409, 409, 409], { path: ({ ids }) => `/oci/${ids.reflinksdownload}` }),
  operation('GET /api/orders/:id/site', EVERYBODY, {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/site`,
  }),
  operation('POST /api/orders/:id/site', changedByEverybody(200), {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/site`,
    body: () => ({
      entries: [
        { key: 'tick.L1', value: true, at: 1_795_338_000_000 },
        { key: 'volts.Z1', value: 47.9, at: 1_795_338_000_000 },
        { key: 'note.Z1', value: 'Za szafą', at: 1_795_338_000_000 },
      ],
    }),
  }),
  operation('GET /api/orders/:id/enquiries', READ_BY_ADMINISTRATORS, {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/enquiries`,
  }),
  // Opened by link only: `projects/routes.test.ts`.
  operation('POST /api/projects', changedByEverybody(201), { body: () => SHARED }),
  operation('GET /api/projects/opened', BY_LINK_ALONE),
  operation('POST /api/projects/opened', changedByEverybody(404), {
    body: () => ({ id: KEY, base: 1, plan: SHARED.plan }),
  }),
  operation('DELETE /api/projects/opened', changedByEverybody(404)),
  operation('GET /api/projects/opened/comments', BY_LINK_ALONE),
  operation('POST /api/projects/opened/comments', changedByEverybody(404), {
    body: () => ({ kind: 'remove', id: KEY, comment: KEY }),
  }),
  operation('GET /api/projects/opened/versions', BY_LINK_ALONE),
  operation('GET /api/projects/opened/versions/:version', BY_LINK_ALONE, {
    path: () => '/api/projects/opened/versions/1',
  }),
  operation('POST /api/projects/opened/versions', changedByEverybody(404), {
    body: () => ({ id: KEY, plan: SHARED.plan }),
  }),
  operation('POST /api/projects/opened/link', changedByEverybody(404), {
    body: () => ({ link: 'see', isWithdrawn: true }),
  }),
  operation('DELETE /api/projects/opened/shop', changedByEverybody(404)),
  ...['', '/comments', '/versions', '/versions/:version'].map((rest) =>
    operation(`GET /api/orders/:id/project${rest}`, READ_BY_ADMINISTRATORS, {
      path: (named) => `${sentProject(named)}${rest.replace(':version', '1')}`,
    }),
  ),
  operation('POST /api/orders/:id/project/comments', changedByAdministrators(200), {
    path: (named) => `${sentProject(named)}/comments`,
    body: () => ({ kind: 'remove', id: KEY, comment: KEY }),
  }),
  operation('POST /api/orders/:id/project', changedByAdministrators(200), {
    path: sentProject,
    body: () => ({ id: KEY, base: 2, plan: SHARED.plan }),
  }),
  // The project has no drawing.
  operation('POST /api/orders/:id/project/revision', changedByAdministrators(400), {
    path: (named) => `${sentProject(named)}/revision`,
    body: () => ({ key: KEY }),
  }),
  operation('POST /api/orders/:id/project/versions', changedByAdministrators(201), {
    path: (named) => `${sentProject(named)}/versions`,
    body: () => ({ id: KEY, plan: SHARED.plan }),
  }),
  operation('GET /api/newsletter/:token', EVERYBODY, { path: () => '/api/newsletter/none' }),
  operation('POST /api/newsletter/:token', changedByEverybody(200), { path: () => '/api/newsletter/none' }),
  operation('GET /api/outbox', READ_BY_ADMINISTRATORS),
  operation('POST /api/outbox/:id/try', changedByAdministrators(204), {
    path: ({ unsent }) => `/api/outbox/${unsent}/try`,
  }),
  operation('DELETE /api/outbox/:id', changedByAdministrators(204), {
    path: ({ unsent }) => `/api/outbox/${unsent}`,
  }),
  operation('GET /api/mail/password', READ_BY_ADMINISTRATORS),
  operation('POST /api/mail/password', changedByAdministrators(204), {
    body: () => ({ password: 'mail' }),
  }),
  operation('DELETE /api/mail/password', changedByAdministrators(204)),
  operation('POST /api/mail/test', changedByAdministrators(409), {
    body: () => ({ to: 'jan@example.com' }),
  }),
  operation('GET /api/webhook/secret', READ_BY_ADMINISTRATORS),
  operation('POST /api/webhook/secret', changedByAdministrators(201)),
  operation('POST /api/webhook/test', changedByAdministrators(409)),
  operation('GET /api/keys', READ_BY_ADMINISTRATORS),
  operation('POST /api/keys', changedByAdministrators(201), {
    body: () => ({ name: 'ERP' }),
  }),
  operation('DELETE /api/keys/:id', changedByAdministrators(204), {
    path: ({ key }) => `/api/keys/${key}`,
  }),
  ...['orders', 'orders/:id', 'catalogue'].map((path) => operation(`GET /api/erp/${path}`, BY_KEY_ALONE)),
  operation('POST /api/compute', [401, 401, 401, 403], {
    body: () => ({ line: 'standard', language: 'PL', plan: SHARED.plan }),
  }),
  operation('GET /api', EVERYBODY),
  operation('GET /api/openapi.json', EVERYBODY),
  operation('GET /api/orders', READ_BY_ADMINISTRATORS),
  operation('GET /api/orders/overview', READ_BY_ADMINISTRATORS, {
    path: () => `/api/orders/overview?week=${MOMENT}&month=${MOMENT}`,
  }),
  operation('POST /api/orders/work', changedByAdministrators(200), {
    body: ({ ids }) => ({ kind: 'note', key: KEY, ids: [ids.reflinksdownload], text: 'Zadzwonić' }),
  }),
  operation('GET /api/orders/:id/work', READ_BY_ADMINISTRATORS, {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/work`,
  }),
  operation('POST /api/orders/:id/revision', changedByAdministrators(204), {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/revision`,
    body: () => ({ key: KEY }),
  }),
  operation('GET /api/orders/:id/draft', READ_BY_ADMINISTRATORS, { path: draftOf }),
  operation('PUT /api/orders/:id/draft', changedByAdministrators(200), {
    path: draftOf,
    body: () => ({
      base: 1,
      terms: { language: 'PL', discount: 500, validUntil: '2099-12-31', remark: 'Transport', buyer: 'Jan' },
    }),
  }),
  operation('DELETE /api/orders/:id/draft', changedByAdministrators(204), {
    path: (named) => `${draftOf(named)}?version=2`,
  }),
  operation('POST /api/orders/:id/offers', changedByAdministrators(201), {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/offers`,
    body: () => ({
      ...{ key: KEY, language: 'PL', discount: 500, validUntil: '2099-12-31' },
      freeLines: [{ title: 'Montaż', quantity: 1, unitPrice: 10_000, vatPercent: 8 }],
    }),
  }),
  operation('GET /api/orders/:id/offers/:position/pdf', READ_BY_ADMINISTRATORS, {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/offers/1/pdf`,
  }),
  // Requires a mail server.
  operation('POST /api/orders/:id/offers/:position/send', changedByAdministrators(409), {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/offers/1/send`,
    body: () => ({ key: KEY.replace('0d', '1d'), to: 'jan@example.com' }),
  }),
  operation('POST /api/orders/:id/files', changedByAdministrators(201), {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/files?name=rzut.pdf`,
    body: () => 'bytes',
  }),
  operation('GET /api/orders/:id/files/:file', READ_BY_ADMINISTRATORS, {
    path: ({ ids, orderFile }) => `/api/orders/${ids.reflinksdownload}/files/${orderFile}`,
  }),
  operation('DELETE /api/orders/:id/files/:file', changedByAdministrators(204), {
    path: ({ ids, orderFile }) => `/api/orders/${ids.reflinksdownload}/files/${orderFile}`,
  }),
  operation('DELETE /api/orders/:id/site', changedByAdministrators(204), {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/site`,
  }),
  operation('GET /api/customers', READ_BY_ADMINISTRATORS),
  operation('GET /api/customers/:id', READ_BY_ADMINISTRATORS, {
    path: ({ customers }) => `/api/customers/${customers[0]}`,
  }),
  operation('GET /api/orders/:id/invoice', READ_BY_ADMINISTRATORS, {
    path: ({ ids }) => `/api/orders/${ids.reflinksdownload}/invoice`,
  }),
  operation('POST /api/customers', changedByAdministrators(201), {
    body: () => ({ key: KEY, fields: { name: 'Ola', emails: ['ola@example.com'] } }),
  }),
  operation('POST /api/customers/import', changedByAdministrators(200), {
    body: () => ({ key: KEY, rows: [{ name: 'Ewa', phones: '600 100 201' }], isApplied: true }),
  }),
  operation('POST /api/customers/:id', changedByAdministrators(200), {
    path: ({ customers }) => `/api/customers/${customers[0]}`,
    body: () => ({ version: 1, fields: { name: 'Jan', notes: 'Dzwonić po 16' } }),
  }),
  operation('POST /api/customers/:id/orders', changedByAdministrators(204), {
    path: ({ customers }) => `/api/customers/${customers[1]}/orders`,
    body: ({ ids }) => ({ key: KEY.replace('0d', '2d'), orderId: ids.reflinksdownload }),
  }),
  operation('POST /api/customers/:id/merge', changedByAdministrators(200), {
    path: ({ customers }) => `/api/customers/${customers[0]}/merge`,
    body: ({ customers }) => ({
      key: KEY.replace('0d', '3d'),
      version: 2,
      other: { id: customers[1], version: 1 },
      fields: { name: 'Jan Nowak' },
    }),
  }),
  operation('GET /api/changes', READ_BY_ADMINISTRATORS),
  operation('GET /api/batches', READ_BY_ADMINISTRATORS),
  operation('GET /api/reflinks/statistics', READ_BY_ADMINISTRATORS),
  operation('GET /api/reports/funnel', READ_BY_ADMINISTRATORS, {
    path: () => `/api/reports/funnel?starts=${MOMENT},2026-12-01T00:00:00.000Z`,
  }),
  operation('POST /api/visits', changedByEverybody(204)),
  operation('GET /api/texts/shipped', READ_BY_ADMINISTRATORS),
  operation('GET /api/mails/:kind/values', READ_BY_ADMINISTRATORS, {
    path: () => '/api/mails/offer/values?language=EN',
  }),
  operation('POST /api/mails/:kind/test', changedByAdministrators(409), {
    path: () => '/api/mails/serverTest/test',
    body: () => ({ subject: 'Test', body: '{shop}' }),
  }),
  operation('POST /api/changes', changedByAdministrators(201), {
    needs: ['catalogue', 'write'],
    body: () => ({
      reason: { kind: 'add' },
      operations: [{ kind: 'add', collection: 'bindings', fields: SAMPLES.bindings }],
    }),
  }),
  operation('POST /api/batches/:batch/undo', changedByAdministrators(201), {
    needs: ['catalogue', 'write'],
    path: ({ batch }) => `/api/batches/${batch}/undo`,
    body: () => ({}),
  }),
  operation('POST /api/files/*', changedByAdministrators(201), {
    path: () => '/api/files/images/bindings',
    body: () => ({ data: 'a,b', format: 'raw' }),
  }),
  operation('DELETE /api/files/*', changedByAdministrators(204), {
    needs: ['catalogue', 'write'],
    path: ({ file }) => `/api/files/${file}`,
  }),
  operation('POST /api/missing-files', changedByAdministrators(200), {
    body: () => ({ urls: ['/files/images/bindings/aaaaaaaaaaaaaaaaaaaa.webp'] }),
  }),
  ...COLLECTION_NAMES.flatMap(documentOperations),
  operation('POST /api/persons/count', changedByAdministrators(200), {
    body: () => ({ email: 'jan@example.com' }),
  }),
  operation('POST /api/persons/erase', changedByAdministrators(200), {
    body: () => ({ email: 'jan@example.com' }),
  }),
  ...PEOPLE,
  operation('GET /api/auth/get-session', EVERYBODY),
  operation('GET /api/auth/passkey/generate-register-options', READ_BY_ADMINISTRATORS),
  operation('GET /api/auth/passkey/generate-authenticate-options', EVERYBODY),
  operation('POST /api/auth/passkey/verify-registration', changedByAdministrators(400), {
    body: () => ({ response: CREDENTIAL, name: 'Laptop' }),
  }),
  operation('POST /api/auth/passkey/verify-authentication', changedByEverybody(400), {
    body: () => ({ response: CREDENTIAL }),
  }),
  operation('POST /api/auth/passkey/delete-passkey', changedByAdministrators(404), {
    body: () => ({ id: 'none' }),
  }),
  operation('POST /api/auth/two-factor/enable', changedByAdministrators(200), {
    body: ({ password }) => ({ password }),
  }),
  operation('POST /api/auth/two-factor/verify-totp', changedByAdministrators(401), {
    body: () => ({ code: '000000' }),
  }),
  operation('POST /api/auth/two-factor/verify-backup-code', changedByAdministrators(401), {
    body: () => ({ code: '000000' }),
  }),
  operation('POST /api/auth/two-factor/generate-backup-codes', changedByAdministrators(400), {
    body: ({ password }) => ({ password }),
  }),
  // The right password would renew the session.
  operation('POST /api/auth/two-factor/disable', changedByAdministrators(400), {
    body: () => ({ password: 'wrong horse battery' }),
  }),
  operation('POST /api/auth/change-password', changedByAdministrators(200), {
    body: ({ password }) => ({ currentPassword: password, newPassword: password }),
  }),
  operation('POST /api/auth/sign-in/email', changedByEverybody(200), {
    body: ({ administrator, password }) => ({ email: administrator, password }),
  }),
  operation('POST /api/auth/sign-out', changedByEverybody(200), { body: () => ({}) }),
];
export const methodOf = ({ route }: RouteOperation): string => route.slice(0, route.indexOf(' '));
export const patternOf = ({ route }: RouteOperation): string => route.slice(route.indexOf(' ') + 1);
