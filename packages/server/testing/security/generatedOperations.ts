import { randomUUID } from 'node:crypto';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Plan } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { UNSET } from '@lumitor/domain/settings/settings';
import { ies, ldt } from '../photometry.ts';
import { pngOf } from '../png.ts';
import { SAMPLES } from '../samples.ts';
import { totpCode } from '../totp.ts';
import { UNDERLAY } from '../underlay.ts';
import type { Named } from './named.ts';
import { OPERATIONS } from './operations.ts';

export interface GeneratedOperation {
  route: string;
  path(named: Named): string;
  body?(named: Named): string | object;
  mediaType?: string;
}

const PNG = pngOf(40, 30);
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const PICTURE = PNG.toString('base64');
const VIEW = { id: '5d0c9a4e-3b1f-4f7a-8c64-1e2d3f4a5b6c', width: 40, height: 30, picture: PICTURE };

const orderPath =
  (rest = '') =>
  ({ ids }: Named) =>
    `/api/orders/${ids.reflinksdownload}${rest}`;
const again = () => ({ key: randomUUID() });

const further = (
  route: string,
  body?: GeneratedOperation['body'],
  path: GeneratedOperation['path'] = () => route.slice(route.indexOf(' ') + 1),
): GeneratedOperation => ({ route, path, ...(body && { body }) });
const uploaded = (folder: string, bytes: string | Buffer, mediaType: string): GeneratedOperation => ({
  route: 'POST /api/files/*',
  path: () => `/api/files/${folder}`,
  body: () => Buffer.from(bytes),
  mediaType,
});
const reading = (route: string, path: string) => further(route, undefined, () => path);

const saved = (own: (named: Named) => object) =>
  further('POST /api/orders', (named) => ({
    ...named.order,
    idempotencyKey: randomUUID(),
    ...own(named),
  }));

/** The wrong total is answered with the right one. */
export const savedPlan = (plan: Plan): GeneratedOperation =>
  saved(({ ids }) => {
    const { choices, underlay, view, placements = [], ...stored } = storedPlan(plan);
    const bindings = choices.bindings.slice(0, 1).map((one) => ({ ...one, id: ids.bindings }));
    return {
      ...stored,
      placements: placements.map((placement) => ({ ...placement, bindingId: ids.bindings })),
      choices: {
        ...choices,
        connectionId: ids.connections,
        systemId: null,
        gatewayId: null,
        powerId: choices.powerId && ids.powers,
        bindings,
        accessories: choices.accessories.slice(0, 1).map((one) => ({ ...one, id: ids.accessories })),
      },
      ...(underlay && { underlay: { ...underlay, picture: PICTURE } }),
      ...(view && { view: { ...view, picture: PICTURE } }),
    };
  });

const acts = ['new', 'inWork', 'offered', 'won', 'lost'].map((status) => ({
  kind: 'status',
  status,
  isUnsentMeant: true,
}));

const SETTINGS: readonly (readonly [path: string, fields: object])[] = [
  ['settings/shop', { name: 'Studio', accent: '#c8641e', contacts: [{ name: { PL: 'Biuro' }, phone: '1' }] }],
  ['settings/legal', { privacy: { PL: '<p>Zasady <a href="https://example.com">tu</a></p>' } }],
  ['settings/prices', { ...UNSET.prices, euroRate: { source: 'hand', rate: 4.25, date: '2026-11-20' } }],
  ['settings/lines', { standard: UNSET.lines.standard, micro: UNSET.lines.micro }],
  [
    'settings/documents',
    {
      validityDays: 30,
      priceDays: 14,
      remarks: { PL: 'Uwagi' },
      conditions: { delivery: { PL: '3 tygodnie' } },
      terms: { PL: 'ab' },
    },
  ],
  ['settings/orders', { numberPattern: '{YYYY}/{MM}/{0000}', statusNames: { won: { PL: 'Wygrane' } } }],
  ['serviceSettings/offers', { leastMargin: 15, reminderDays: 3, quietFrom: 21, quietTo: 7 }],
  ['serviceSettings/mail', { senderName: 'Sklep', addressees: ['biuro@example.com'], user: '' }],
  ['serviceSettings/embedding', { origins: ['https://shop.example'] }],
  ['serviceSettings/webhook', { url: 'http://127.0.0.1:9/', allowsPrivate: true, events: ['order.saved'] }],
];

/** Others are fixed, or written by the service. */
const CHANGED = (Object.keys(SAMPLES) as CollectionName[]).filter(
  (name) => !['settings', 'serviceSettings', 'mailTexts', 'reflinksdownload'].includes(name),
);

const changed = CHANGED.flatMap((collection) => {
  const fields = ({ administrator }: Named) =>
    collection === 'views' ? { ...SAMPLES.views, owner: administrator } : SAMPLES[collection];
  return [
    further('PATCH /api/documents/:collection/:id', fields, ({ ids }) => {
      return `/api/documents/${collection}/${ids[collection]}`;
    }),
    further('POST /api/changes', (named) => ({
      key: randomUUID(),
      reason: { kind: 'import', name: 'katalog.csv' },
      operations: [
        { kind: 'add', collection, fields: fields(named) },
        { kind: 'update', collection, id: named.ids[collection], fields: fields(named) },
      ],
    })),
  ];
});

const appCode = ({ secret }: Named) => (secret ? totpCode(secret) : '000000');
const backupCode = ({ backupCodes = [] }: Named) =>
  backupCodes[Math.trunc(Math.random() * backupCodes.length)] ?? '000000';

const secondFactor = [
  further('POST /api/auth/two-factor/verify-totp', (named) => ({ code: appCode(named) })),
  further('POST /api/auth/two-factor/verify-backup-code', (named) => ({ code: backupCode(named) })),
  ...['generate-backup-codes', 'disable'].map((act) =>
    further(`POST /api/auth/two-factor/${act}`, (named) => ({
      password: named.password,
      code: backupCode(named),
    })),
  ),
];

const FURTHER: readonly GeneratedOperation[] = [
  saved(() => ({})),
  saved(() => ({ underlay: { ...UNDERLAY, picture: PICTURE }, view: VIEW })),
  saved(({ ids }) => ({
    email: 'jan@example.com',
    newsletter: true,
    reflinkId: ids.reflinks,
    revises: ids.reflinksdownload,
    currency: 'EUR',
  })),
  further(
    'POST /api/orders/:id/enquiry',
    () => ({
      idempotencyKey: randomUUID(),
      language: 'EN',
      name: 'Jan',
      email: `jan+${randomUUID()}@example.com`,
      phone: '',
      message: 'Ile to potrwa?',
      consent: true,
    }),
    orderPath('/enquiry'),
  ),
  ...[...acts, { kind: 'note', text: 'Zadzwonić' }].map((act) =>
    further('POST /api/orders/work', ({ ids }) => ({ ...act, ...again(), ids: [ids.reflinksdownload] })),
  ),
  further('POST /api/orders/work', ({ ids, account }) => ({
    kind: 'assignee',
    ...again(),
    ids: [ids.reflinksdownload],
    assignee: account,
  })),
  further(
    'POST /api/orders/:id/offers',
    () => ({
      ...again(),
      language: 'EN',
      lines: { 0: { discount: 500 }, 1: { discount: 10_000, unitPrice: 1_000_000_000 } },
      discount: 333,
      validUntil: '2099-12-31',
      remark: 'Uwagi',
      buyer: 'Jan Kowalski',
    }),
    orderPath('/offers'),
  ),
  further(
    'POST /api/orders/:id/offers/:position/send',
    () => ({ ...again(), to: 'jan@example.com', message: 'Dzień dobry' }),
    orderPath('/offers/1/send'),
  ),
  {
    ...further('POST /api/orders/:id/files', () => PNG, orderPath('/files?name=rzut.png')),
    mediaType: 'image/png',
  },
  ...[
    '?q=salon&status=new,won&sort=net&direction=asc&offers=true&limit=5',
    '?assignee=none&line=standard&currency=PLN&enquired=true&from=2026-01-01T00:00:00.000Z&offset=1',
    '?parent=none&exceeded=true&sort=status',
  ].map((query) => reading('GET /api/orders', `/api/orders${query}`)),
  reading('GET /api/erp/orders', '/api/erp/orders?since=2026-01-01T00:00:00.000Z&limit=5'),
  further('GET /api/erp/orders/:id', undefined, ({ ids }) => `/api/erp/orders/${ids.reflinksdownload}`),
  reading('GET /api/changes', '/api/changes?collection=bindings&limit=5'),
  reading('GET /api/people/events', '/api/people/events?limit=5'),
  reading('GET /api/mails/:kind/values', '/api/mails/enquiry/values?language=EN&order=latest'),
  further(
    'POST /api/mails/:kind/test',
    () => ({ language: 'DE', order: 'latest', subject: 'Angebot {number}', body: '{link}\n\n{shop}' }),
    () => '/api/mails/offer/test',
  ),
  further(
    'PATCH /api/documents/:collection/:id',
    () => ({ texts: { DE: { subject: 'Angebot {number}', body: 'Link:\n{link}' } } }),
    ({ ids }) => `/api/documents/mailTexts/${ids.mailTexts}`,
  ),
  ...changed,
  ...secondFactor,
  further('POST /api/people/withdraw', ({ invited }) => ({ email: invited })),
  ...SETTINGS.map(([path, fields]) =>
    further(
      'PATCH /api/documents/:collection/:id',
      () => fields,
      () => `/api/documents/${path}`,
    ),
  ),
  uploaded('photometry', ldt(), 'text/plain'),
  uploaded('photometry/bindings', ies(), 'text/plain'),
  uploaded('images/bindings', PNG, 'image/png'),
  uploaded('images', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', 'image/svg+xml'),
  uploaded('sheets/bindings', PDF, 'application/pdf'),
  further(
    'POST /api/files/*',
    () => ({ data: PICTURE, format: 'base64' }),
    () => '/api/files/images',
  ),
  further(
    'POST /api/files/*',
    () => ({ data: `data:image/png;base64,${PICTURE}` }),
    () => '/api/files/images',
  ),
  ...['owner', 'sales', 'texts'].map((role) =>
    further('POST /api/people/invite', () => ({
      email: `${randomUUID()}@lumitor.test`,
      role,
      language: 'EN',
    })),
  ),
];

export const GENERATED_OPERATIONS: readonly GeneratedOperation[] = [...OPERATIONS, ...FURTHER];
