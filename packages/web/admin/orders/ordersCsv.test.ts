import { type Offer, offerAmounts } from '@lumitor/domain/order/offer';
import type { OrderRecord, RecordLine } from '@lumitor/domain/order/record';
import type { CountedOffer } from '@lumitor/domain/order/worth';
import { describe, expect, it } from 'vitest';
import type { OrderWithLines } from './listOrders.ts';
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
  [
    'k3JxAbCdEfGhIjKlMnOp',
    {
      number: '2026/11/0047',
      status: 'W realizacji',
      assignee: 'anna@lumitor.example',
      offer: null,
      email: '',
    },
  ],
]);
const translate = (key: string) => key.replace(/^orders\.column\./, '');
const rowsOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n');

describe('orders as CSV', () => {
  const csv = (locale: string, orders = [order]) =>
    rowsOf(ordersCsv(orders, { translate, locale, reflinks, origin: 'https://lumitor.example', work }));

  it('have one row each, amounts in currency units, and Polish number format', () => {
    const [head, row] = csv('pl');
    expect(head).toBe(
      'number;status;assignee;id;saved;name;line;email;reflink;pieces;power;supply;exceeded;length;currency;offer;net;vat;gross;incomplete;link',
    );
    expect(row).toBe(
      `2026/11/0047;W realizacji;anna@lumitor.example;k3JxAbCdEfGhIjKlMnOp;2026-11-21 09:05;'=Salon;MICRO11;anna@dom.example;Studio Jana;12;160,5;150;` +
        'ra.boolean.true;12,40;PLN;;1134,00;260,82;1394,82;;https://lumitor.example/pobierz/k3JxAbCdEfGhIjKlMnOp',
    );
  });

  it('have the address of an enquiry if the order has none', () => {
    const { email: _, ...data } = order.data;
    const enquiries = new Map([
      [order.id, { number: '', status: '', assignee: '', offer: null, email: 'ewa@dom.example' }],
    ]);
    const [, row] = rowsOf(
      ordersCsv([{ ...order, data }], { translate, locale: 'pl', reflinks, origin: '', work: enquiries }),
    );
    expect(row).toContain(';MICRO11;ewa@dom.example;Studio Jana;');
  });

  it('have decimal points in English', () => {
    expect(csv('en')[1]).toContain(';1134.00;260.82;1394.82;');
  });

  it('have the values of the offer, if there is one (D61)', () => {
    const offer = {
      position: 2,
      net: 102_060,
      vat: 23_474,
      gross: 125_534,
      isIncomplete: true,
      validUntil: '2026-12-01',
      sentAt: null,
    };
    const offered = new Map([
      [order.id, { number: '2026/11/0047', status: '', assignee: '', offer, email: '' }],
    ]);
    const [, row] = rowsOf(
      ordersCsv([order], { translate, locale: 'pl', reflinks, origin: '', work: offered }),
    );
    expect(row).toContain(';PLN;2026/11/0047-2;1020,60;234,74;1255,34;ra.boolean.true;');
  });

  it('have unchanged ids, even with a leading hyphen, and no formula from a visitor', () => {
    const odd = {
      ...order,
      id: '-3JxAbCdEfGhIjKlMnOp',
      parent: '-gone',
      data: { ...order.data, email: '-1+2@dom.example' },
    };
    const row = csv('pl', [odd])[1];
    expect(row).toContain(';-3JxAbCdEfGhIjKlMnOp;');
    expect(row).toContain(";'=Salon;");
    expect(row).toContain(";'-1+2@dom.example;-gone;");
  });

  it('have no power if it is unknown', () => {
    const unknown = { ...order, data: { ...order.data, totalPower: 0 } };
    expect(csv('pl', [unknown])[1]).toContain(';Studio Jana;12;;150;');
  });

  it('have the id of a deleted reflink, and no missing e-mail', () => {
    const { email: _, ...data } = order.data;
    expect(csv('pl', [{ ...order, parent: 'gone', data } as typeof order])[1]).toContain(';MICRO11;;gone;');
  });
});

describe('lines of orders as CSV', () => {
  const linesOf = (counted: Offer | null) => {
    const known = { number: '2026/11/0047', offer: counted && ({ position: 2 } as CountedOffer), counted };
    return rowsOf(linesCsv([order], { translate, locale: 'pl', work: new Map([[order.id, known]]) }));
  };
  const named = `2026/11/0047;k3JxAbCdEfGhIjKlMnOp;2026-11-21 09:05;'=Salon`;

  it('have one row each, without a price if it is on request', () => {
    expect(linesOf(null)).toEqual([
      'number;id;saved;name;offer;code;article;quantity;currency;unitPrice;discount;lineTotal',
      `${named};;ON0111;Reflektor;3;PLN;229,50;;688,50`,
      `${named};;MT0001;Szyna 200 cm;3;PLN;;;`,
    ]);
  });

  it('have the unchanged id of their order, even with a leading hyphen', () => {
    const odd = { ...order, id: '-3JxAbCdEfGhIjKlMnOp' };
    const [, row] = rowsOf(linesCsv([odd], { translate, locale: 'pl', work: new Map() }));
    expect(row).toMatch(/^;-3JxAbCdEfGhIjKlMnOp;/);
  });

  it('are those of the valid offer, and add up to its net (D61)', () => {
    const terms = {
      lines: { '0': { discount: 1_000 }, '1': { discount: 0, unitPrice: 1_000 } },
      discount: 500,
    };
    const offer = { ...offerAmounts(order.data as OrderRecord['data'], terms), discount: 500 } as Offer;
    const rows = linesOf(offer).slice(1);
    expect(rows).toEqual([
      `${named};2026/11/0047-2;ON0111;Reflektor;3;PLN;229,50;10,00;619,65`,
      `${named};2026/11/0047-2;MT0001;Szyna 200 cm;3;PLN;10,00;;30,00`,
      `${named};2026/11/0047-2;;orders.wholeDiscount;1;PLN;-32,48;5,00;-32,48`,
    ]);
    const sum = rows.reduce((cents, row) => {
      const total = row.split(';').at(-1)?.replace(',', '') ?? '';
      return cents + Number(total);
    }, 0);
    expect(sum).toBe(offer.net);
  });
});
