import { describe, expect, it } from 'vitest';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { type Offer, offerAmounts } from '../order/offer.ts';
import { NO_EXTRAS } from '../order/offerTerms.ts';
import type { OrderLight } from '../order/orderLight.ts';
import type { RecordLine } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { UNSET } from '../settings/settings.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { orderDocument } from './orderDocument.ts';

const line = (changed: Partial<RecordLine>): RecordLine => ({
  kind: 'rail200',
  articleId: 'c1',
  collection: 'connections',
  code: 'MT0001',
  role: null,
  titles: { PL: 'Szyna natynkowa' },
  img: '',
  unitPrice: 37800,
  quantity: 1,
  total: 37800,
  watts: 0,
  missing: false,
  ...changed,
});

const page = {
  id: 'k3Jx',
  createdAt: '2026-03-01T10:00:00.000Z',
  vat: 1.23,
  order: { power: 0, totalItems: 1, isBlack: true, isWhite: false, isMicro: false },
  data: {
    savedAt: '2026-03-01T10:00:00.000Z',
    language: 'PL',
    currency: 'PLN',
    name: 'Salon, ul. Żółta 12',
    lines: [
      line({}),
      line({ kind: 'part', role: 'endCap', code: 'MA0101', unitPrice: null, total: null, missing: true }),
    ],
    totals: { net: 37800, vat: 8694, gross: 46494, isIncomplete: true },
    totalPower: 0,
    totalLength: 180,
    powerExceeded: false,
    steps: [{}],
  },
  plan: { ...EMPTY_PLAN, layout: layoutOf([180]) },
  settings: UNSET,
  number: '2026/03/0007',
  revises: null,
  offered: null,
} as unknown as ShownOrder;

const t = (path: string, values?: object) => [path, ...Object.values(values ?? {})].join(' ');
const url = 'https://lumitor.example/pobierz/k3Jx';
const definition = orderDocument({ page, language: 'PL', t, url });

type Node = Record<string, unknown>;
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}
const nodes = nodesOf(definition.content);
const tables = nodes.flatMap(({ table }) =>
  table ? [table as { headerRows: number; dontBreakRows?: true }] : [],
);

describe('the PDF of an order', () => {
  it('has the name of the layout as title, and its language', () => {
    expect(definition.info.title).toBe('Salon, ul. Żółta 12');
    expect(definition.language).toBe('pl');
  });

  it('has the order number', () => {
    expect(JSON.stringify(definition.content)).toContain('parts.reference 2026/03/0007');
  });

  it('states the shop and its additions, each in its language', () => {
    const settings: ShownOrder['settings'] = {
      ...UNSET,
      accentTones: null,
      hasTerms: false,
      shop: {
        ...UNSET.shop,
        name: 'Światło i Szyny',
        company: { ...UNSET.shop.company, name: 'SiS', street: 'ul. Jasna 1', taxId: 'NIP 1' },
        contacts: [
          { name: {}, email: 'biuro@sis.example', phone: '+48 12 000 01 10' },
          { name: {}, email: 'serwis@sis.example', phone: '' },
        ],
        url: 'https://sis.example',
      },
      documents: {
        ...UNSET.documents,
        header: { PL: 'Szyny od ręki', EN: 'Rails from stock' },
        remarks: { PL: 'Montaż osobno' },
        terms: { EN: 'Terms apply' },
      },
    };
    const own = orderDocument({ page: { ...page, settings }, language: 'EN', t, url });
    const text = JSON.stringify(own.content);
    for (const one of ['Światło i Szyny', 'Rails from stock', 'Montaż osobno', 'Terms apply'])
      expect(text).toContain(one);
    const company = 'SiS · ul. Jasna 1 · NIP 1';
    const footer = JSON.stringify(own.footer(1, 1));
    const contact = 'biuro@sis.example · +48\u00a012\u00a0000\u00a001\u00a010 · https://sis.example';
    for (const one of [company, contact]) expect(footer).toContain(one);
    for (const one of [company, 'biuro@sis.example', 'serwis@sis.example']) expect(text).toContain(one);
    expect(text).toContain('parts.seller');
    expect(JSON.stringify(definition.content)).not.toContain('parts.seller');
    expect(own.info.author).toBe('Światło i Szyny');
    const logo = 'data:image/png;base64,AAAA';
    const branded = orderDocument({ page: { ...page, settings }, language: 'EN', t, url, logo });
    expect(nodesOf(branded.content).some(({ image }) => image === logo)).toBe(true);
    expect(nodesOf(branded.content).some(({ text }) => text === 'Światło i Szyny')).toBe(false);
  });

  it('shows the room in 3D under its own heading, if the order has a view', () => {
    const view = 'data:image/jpeg;base64,AAAA';
    const { content } = orderDocument({ page, language: 'PL', t, url, view });
    expect(nodesOf(content).some(({ image }) => image === view)).toBe(true);
    expect(JSON.stringify(content)).toContain('parts.view');
    expect(JSON.stringify(definition.content)).not.toContain('parts.view');
    expect(JSON.stringify(content)).not.toContain('parts.viewOutdated');
    const stored = {
      id: crypto.randomUUID(),
      width: 16,
      height: 10,
      file: '/files/view.jpg',
      of: 'another plan',
    };
    const old = { ...page, data: { ...page.data, view: stored } };
    const reported = JSON.stringify(orderDocument({ page: old, language: 'PL', t, url, view }).content);
    expect(reported).toContain('parts.viewOutdated');
  });

  it('names the VAT of free lines with another rate, and each rate in the totals', () => {
    const mounting = {
      title: 'Montaż',
      code: '',
      quantity: 1,
      unitPrice: 100_000,
      discount: 0,
      vatPercent: 8,
    };
    const offer: Offer = {
      ...NO_EXTRAS,
      ...offerAmounts(page.data, { lines: {}, freeLines: [mounting], discount: 0 }),
      ...{
        position: 1,
        at: '2026-03-02T10:00:00.000Z',
        by: '',
        language: 'PL',
        currency: 'PLN',
        discount: 0,
      },
      ...{ validUntil: '2026-04-01', remark: '', buyer: '' },
      settings: { shop: UNSET.shop, documents: UNSET.documents },
    };
    const written = JSON.stringify(orderDocument({ page, language: 'PL', t, url, offer }).content);
    const rates = [...written.matchAll(/parts\.vatOf[^"]*|offer\.vatOfNet[^"]*/g)].map(([words]) => words);
    expect(rates).toEqual([
      expect.stringMatching(/^parts\.vatOf.*8/),
      expect.stringMatching(/^offer\.vatOfNet.*23/),
      expect.stringMatching(/^offer\.vatOfNet.*8/),
    ]);
  });

  it("shows an offer's number, validity and discounts", () => {
    const offerOf = (discount: number): Offer => ({
      ...NO_EXTRAS,
      ...offerAmounts(page.data, {
        lines: { '0': { discount }, '1': { discount: 0, unitPrice: 1_000 } },
        discount: 250,
      }),
      position: 2,
      at: '2026-03-02T10:00:00.000Z',
      by: 'sprzedaz@lumitor.example',
      language: 'PL',
      currency: 'PLN',
      discount: 250,
      validUntil: '2026-04-01',
      remark: 'Transport w cenie',
      buyer: 'Pracownia Lipowa\nLipowa 3',
      settings: { shop: { ...UNSET.shop, name: 'Dawna nazwa' }, documents: UNSET.documents },
    });
    const writtenOf = (offer: Offer) =>
      JSON.stringify(orderDocument({ page, language: 'PL', t, url, offer }).content).replaceAll(
        '\u00a0',
        ' ',
      );
    const written = writtenOf(offerOf(500));
    expect(written).toMatch(/parts.offer 2026\/03\/0007-2.*2 marca 2026, parts.validUntil 1 kwietnia 2026/);
    expect(written).toMatch(/"5 %".*"359,10 zł".*"–".*"10,00 zł"/);
    expect(written).toMatch(
      /parts.before.*388,00 zł.*lineDiscounts.*−18,90 zł.*wholeDiscount 2,5 %.*−9,23 zł.*359,87 zł.*Transport w cenie/,
    );
    expect(written).not.toMatch(/parts.incomplete|parts.indicative/);
    expect(written).toContain('Dawna nazwa');
    expect(written).toMatch(/parts.buyer.*"Pracownia Lipowa","Lipowa 3"/);
    expect(writtenOf(offerOf(0))).not.toContain('parts.discount"');
  });

  it('states which rails cannot be built as drawn', () => {
    const across = layoutOf([200], [100, 'right'], [100, 'right'], [200, 'right']);
    const impossible = { ...page, plan: { ...EMPTY_PLAN, layout: across } };
    const text = JSON.stringify(orderDocument({ page: impossible, language: 'PL', t, url }).content);
    expect(text).toContain('parts.impossible 1, 4');
    expect(JSON.stringify(definition.content)).not.toContain('parts.impossible');
  });

  it('states that prices are indicative and until when they hold; an offer states this in its title', () => {
    const noteOf = (priceDays?: number) => {
      const settings = {
        ...page.settings,
        documents: { ...UNSET.documents, priceDays },
      } as typeof page.settings;
      return JSON.stringify(orderDocument({ page: { ...page, settings }, language: 'PL', t, url }).content);
    };
    expect(noteOf()).toContain('"parts.indicative"');
    expect(noteOf(14)).toContain('"parts.indicativeUntil 15 marca 2026"');
  });

  it('counts pieces, and states the radius of bent rails', () => {
    const bent = {
      ...page,
      plan: { ...EMPTY_PLAN, layout: layoutOf([200], [100, 'bendLeft'], [100, 'bendRight']) },
    };
    const text = JSON.stringify(orderDocument({ page: bent, language: 'PL', t, url }).content);
    expect(text).toContain('"parts.count 1"');
    expect(text).toContain('"parts.bend 2, 3 63,7"');
    expect(JSON.stringify(definition.content)).not.toContain('parts.bend ');
  });

  it('warns of confirmed findings and missing articles', () => {
    const exceeded = { ...page, data: { ...page.data, powerExceeded: true } };
    const text = JSON.stringify(orderDocument({ page: exceeded, language: 'PL', t, url }).content);
    expect(text).toContain('parts.powerExceeded');
    expect(text).toContain('download.missing MA0101');
    expect(JSON.stringify(definition.content)).not.toContain('parts.powerExceeded');
  });

  it('numbers its pages', () => {
    expect(JSON.stringify(definition.footer(2, 3))).toContain('"2 / 3"');
  });

  it('repeats the heads of parts and cut list, and breaks no row', () => {
    const repeated = tables.filter(({ headerRows }) => headerRows === 1);
    expect(repeated).toHaveLength(2);
    expect(repeated.every(({ dontBreakRows }) => dontBreakRows)).toBe(true);
  });

  it('lists every luminaire with its position, over as many pages as needed', () => {
    const choices = { ...EMPTY_PLAN.choices, bindings: [{ id: 'o1', quantity: 3 }] };
    const lines = [...page.data.lines, line({ kind: 'binding', articleId: 'o1', code: 'ON0111' })];
    const lit = { ...page, data: { ...page.data, lines }, plan: { ...page.plan, choices } };
    const { content } = orderDocument({ page: lit, language: 'PL', t, url });
    const found = nodesOf(content).find(({ table }) => JSON.stringify(table)?.includes('"L1"'));
    expect(found?.table).toMatchObject({ headerRows: 1, dontBreakRows: true });
    expect(JSON.stringify(found)).toMatch(/"L1".*ON0111.*"30".*"L2".*"90".*"L3".*"150"/);
    expect(nodesOf(content).some(({ svg }) => String(svg).includes('>L3</text>'))).toBe(true);
    expect(JSON.stringify(definition.content)).not.toContain('parts.luminaires');
  });

  it('starts a new page before a heading that would stand alone', () => {
    const breaks = (headlineLevel: number, verticalRatio: number) =>
      definition.pageBreakBefore({ headlineLevel, startPosition: { verticalRatio } });
    expect(breaks(1, 0.95)).toBe(true);
    expect(breaks(1, 0.5)).toBe(false);
    expect(breaks(0, 0.95)).toBe(false);
  });

  it('draws the layout as a vector, with the lengths of its rails', () => {
    const drawing = nodes.map(({ svg }) => String(svg ?? '')).find((svg) => svg.includes('>180</text>'));
    expect(drawing).toBeDefined();
  });

  it('links to the page by URL and QR code', () => {
    expect(nodes.some(({ qr }) => qr === url)).toBe(true);
    expect(nodes.some(({ link }) => link === url)).toBe(true);
  });

  it('has net, VAT and gross, and states that a price is missing', () => {
    const written = JSON.stringify(definition.content);
    expect(written.replaceAll('\u00a0', ' ')).toMatch(/378,00 zł.*86,94 zł.*464,94 zł/);
    expect(written).toContain('parts.incomplete');
    expect(written).toContain('parts.onRequest');
    expect(written).toContain('parts.missing');
  });

  it('shows light figures with their map only if measured', () => {
    const room = newRoom(rectangle(500, 400, { x: 0, y: 0 }));
    const lit = { ...page, plan: { ...page.plan, room } };
    const light: OrderLight = {
      figures: {
        mean: 320,
        least: 150,
        greatest: 510,
        uniformity: 0.47,
        columns: 9,
        rows: 7,
        points: 63,
        darkest: { x: 0, y: 0 },
      },
      bands: [{ lux: 50, path: 'M0,0L10,0L10,10Z' }],
      scenes: [],
      areas: [],
      around: { walls: null, ceiling: null, cylindrical: null, modelling: null },
      ugr: [{ bindingId: 'spot', crosswise: 17.4, endwise: 'low' }],
      isEstimate: true,
      dark: [],
    };
    const text = JSON.stringify(orderDocument({ page: lit, language: 'PL', t, url, light }).content);
    expect(text).toContain('parts.lightMean');
    expect(text).toContain('parts.lightAid 75');
    expect(text).toContain('parts.lightEstimate');
    expect(text).toMatch(/parts.lightUgr.*17,4 <10/);
    expect(text).toContain('M0,0L10,0L10,10Z');
    expect(text).toContain('parts.lightGuessed parts.light');
    expect(text).not.toContain('parts.lightAreas');
    expect(JSON.stringify(definition.content)).not.toContain('parts.light');
  });
});
