import type { RecordLine } from '@lumitor/domain/order/record';
import { describe, expect, it } from 'vitest';
import type { OrderWithLines } from './order.ts';
import { linesCsv, ordersCsv } from './ordersCsv.ts';

const line = (changed: Partial<RecordLine>): RecordLine => ({
  kind: 'binding',
  articleId: 'b1',
  collection: 'microBindings',
  role: null,
  img: '',
  watts: 8,
  missing: false,
  code: 'ON0111',
  titles: { PL: 'Reflektor', EN: 'Spotlight' },
  unitPrice: 22950,
  quantity: 3,
  total: 68850,
  ...changed,
});
const order: OrderWithLines = {
  id: 'k3JxAbCdEfGhIjKlMnOp',
  version: 1,
  createdAt: new Date(2026, 10, 21, 9, 5).toISOString(),
  parent: 'r1',
  vat: 1.23,
  order: {
    frameType: 'MT0001',
    frameDescription: '',
    frameLength100: 4,
    frameLength200: 4,
    systemType: 'onOff',
    gateWay: '',
    powerType: '',
    powerDescription: '',
    power: 150,
    totalItems: 12,
    isBlack: true,
    isWhite: false,
    isMicro: true,
  },
  data: {
    name: '=Salon',
    savedAt: '2026-11-21T08:05:00.000Z',
    language: 'PL',
    euroRate: 4.25,
    idempotencyKey: '',
    requestHash: '',
    email: 'anna@dom.example',
    totalPower: 160.5,
    totalLength: 1240,
    powerExceeded: true,
    currency: 'PLN',
    totals: { net: 113400, vat: 26082, gross: 139482, vatPercent: 23, isIncomplete: false },
    lines: [
      line({}),
      line({ kind: 'rail200', code: 'MT0001', titles: { PL: 'Szyna' }, unitPrice: null, total: null }),
    ],
  },
};
const reflinks = new Map([['r1', { id: 'r1', name: 'Studio Jana' } as never]]);
const work = new Map([
  ['k3JxAbCdEfGhIjKlMnOp', { number: '2026/11/0047', status: 'W pracy', assignee: 'anna@lumitor.example' }],
]);
const translate = (key: string) => key.replace(/^orders\.column\./, '');
const rowsOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n');

describe('orders as CSV', () => {
  const csv = (locale: string, orders = [order]) =>
    rowsOf(ordersCsv(orders, { translate, locale, reflinks, origin: 'https://lumitor.example', work }));

  it('have one row each, amounts in currency units, numbers as a Polish spreadsheet reads them', () => {
    const [head, row] = csv('pl');
    expect(head).toBe(
      'number;status;assignee;id;saved;name;line;email;reflink;pieces;power;supply;exceeded;length;currency;net;vat;gross;incomplete;link',
    );
    expect(row).toBe(
      `2026/11/0047;W pracy;anna@lumitor.example;k3JxAbCdEfGhIjKlMnOp;2026-11-21 09:05;'=Salon;MICRO11;anna@dom.example;Studio Jana;12;160,5;150;` +
        'ra.boolean.true;12,40;PLN;1134,00;260,82;1394,82;;https://lumitor.example/pobierz/k3JxAbCdEfGhIjKlMnOp',
    );
  });

  it('write decimal points in English', () => {
    expect(csv('en')[1]).toContain(';1134.00;260.82;1394.82;');
  });

  it('name a deleted reflink by its id, and a missing e-mail not at all', () => {
    const { email: _, ...data } = order.data;
    expect(csv('pl', [{ ...order, parent: 'gone', data } as typeof order])[1]).toContain(';MICRO11;;gone;');
  });
});

it('lines of orders as CSV have one row each, empty where the price is on request', () => {
  expect(
    rowsOf(linesCsv([order], { translate, locale: 'pl', numbers: new Map([[order.id, '2026/11/0047']]) })),
  ).toEqual([
    'number;id;saved;name;code;article;quantity;currency;unitPrice;lineTotal',
    `2026/11/0047;k3JxAbCdEfGhIjKlMnOp;2026-11-21 09:05;'=Salon;ON0111;Reflektor;3;PLN;229,50;688,50`,
    `2026/11/0047;k3JxAbCdEfGhIjKlMnOp;2026-11-21 09:05;'=Salon;MT0001;Szyna 200 cm;3;PLN;;`,
  ]);
});
