import { TARGET_KINDS } from '@lumitor/domain/catalogue/lightTarget';
import { LUMINAIRE_SYMBOLS } from '@lumitor/domain/catalogue/luminaireType';
import { COLLECTIONS } from '@lumitor/domain/collections/collections';
import * as fc from 'fast-check';
import * as v from 'valibot';
import type { Document } from '../../data/documents.ts';
import type { ListCollection } from '../columns.ts';

const NASTY = [
  '=1+1',
  '+48 22 100',
  '-5',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\u00a0-5',
  '＝1+1',
  "'=1+1",
  "''-2",
  "'0012",
  "'quoted'",
  '0012',
  '5901234567890',
  '12-11',
  '1E5',
  '1,5',
  '"; "',
  'a;b,c\td',
  'two\nlines',
  'two\r\nlines',
  '="0012"',
  '#N/A',
  '#N/D!',
  "'#REF!",
  '5,90123E+12',
  '_x0041_',
  'constructor',
  '__proto__',
  'tak',
  'TRUE',
  'żółć',
  '<b>&amp;</b>',
];

export const anyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.tuple(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme' })).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const anyTitle = anyText.filter((text) => text.trim() !== '');
const anyAmount = fc.oneof(
  fc.constantFrom(0, 1.234, 129.9, 1234.5, 1e-7),
  fc.double({ min: 0, max: 10_000_000, noNaN: true }),
);
const anyByProtocol = fc.record({ onOff: anyAmount, dali: anyAmount, zigbee: anyAmount });
const anyTranslation = fc.dictionary(fc.constantFrom('DE', 'FR'), anyText);
const anySystemType = fc.constantFrom('onOff', 'dali', 'zigbee');

const price = { price: anyAmount, priceEuro: anyAmount };
const titles = { title: anyTitle, titleEn: anyText, translation: anyTranslation, active: fc.boolean() };
const PATHS = ['a', 'b-1', 'c_2'].map((name) => `/files/images/bindings/${name}.webp`);
const picture = {
  img: anyText,
  pictures: fc.subarray(PATHS),
  ean: fc.constantFrom('', '40170725', '036000291452', '5901234123457', '00012345600012'),
  leadDays: fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined }),
};
const colours = { isBlack: fc.boolean(), isWhite: fc.boolean() };
const described = { description: anyText };

const anyMeasure = (least: number, greatest: number) =>
  fc.option(fc.double({ min: least, max: greatest, noNaN: true }), { nil: undefined });

const anyCount = (least: number, greatest: number) =>
  fc.option(fc.integer({ min: least, max: greatest }), { nil: undefined });

const named = { key: anyTitle, title: anyTitle, titleEn: anyText, translation: anyTranslation };

const FIELDS: Record<ListCollection, fc.Arbitrary<object>> = {
  systems: fc.record({
    ...price,
    title: anyTitle,
    active: fc.boolean(),
    type: anySystemType,
    descriptionPL: anyText,
    descriptionEN: anyText,
    translationDescription: anyTranslation,
  }),
  gateways: fc.record({
    ...titles,
    ...picture,
    ...price,
    ...described,
    showInSummary: fc.boolean(),
    systemTypes: fc.uniqueArray(anySystemType),
    maxLuminaires: anyCount(1, 100_000),
    addresses: anyCount(1, 64),
    current: anyMeasure(1, 250),
  }),
  powers: fc.record({
    ...titles,
    ...picture,
    ...colours,
    ...price,
    ...described,
    type: anyTitle,
    power: fc.nat(100_000),
    isDali: fc.boolean(),
    inrushCurrent: anyMeasure(0, 1_000),
    inrushTime: anyMeasure(0, 100_000),
    perB16: anyCount(1, 100),
  }),
  bindings: fc.record({
    ...titles,
    ...picture,
    ...colours,
    ...described,
    type: anyTitle,
    price: fc.oneof(anyAmount, anyByProtocol),
    priceEuro: anyByProtocol,
    power: fc.double({ min: 0, max: 100_000, noNaN: true }),
    quantity: fc.nat(100_000),
    productDescription: anyText,
    productDescriptionEn: anyText,
    translationProductDescription: anyTranslation,
    sheet: fc.constantFrom('', '/files/sheets/bindings/a-1.pdf'),
    lumens: anyMeasure(1, 1_000_000),
    beam: anyMeasure(1, 179),
    photometry: fc.constantFrom('', '/files/photometry/bindings/a-1.ldt', '/files/photometry/a-1.ies'),
    photometryTurn: anyMeasure(0, 359),
    cct: anyMeasure(1_000, 20_000),
    cri: anyMeasure(0, 100),
    ip: fc.constantFrom('', '20', '44', '6X'),
    protectionClass: fc.constantFrom('', 'I', 'II', 'III'),
    length: anyMeasure(0, 2_000),
    luminousLength: anyMeasure(0, 2_000),
    drop: anyMeasure(0, 1_000),
    tiltMax: anyMeasure(0, 90),
    fitsBent: fc.boolean(),
    addresses: anyCount(0, 64),
    busCurrent: anyMeasure(0, 250),
  }),
  accessories: fc.record({
    ...titles,
    ...picture,
    ...colours,
    ...price,
    ...described,
    type: anyTitle,
    quantity: fc.nat(100),
  }),
  connections: fc.record({
    ...titles,
    ...picture,
    ...colours,
    ...price,
    ...described,
    type: anyTitle,
    tooltip: anyText,
    tooltipEn: anyText,
    translationTooltip: anyTranslation,
  }),
  luminaireTypes: fc.record({ ...named, symbol: fc.constantFrom(...LUMINAIRE_SYMBOLS) }),
  lightTargets: fc.record({
    ...named,
    kind: fc.constantFrom(...TARGET_KINDS),
    lux: fc.double({ min: 1, max: 100_000, noNaN: true }),
    uniformity: anyMeasure(0, 1),
    source: anyTitle,
  }),
  priceGroups: fc.record({
    ...named,
    discount: fc.double({ min: 0, max: 100, noNaN: true }),
    luminaires: anyMeasure(0, 100),
    articles: fc.constantFrom('', 'ON0111 12,5; ON0112 10'),
  }),
  purchasePrices: fc.record({
    ...named,
    code: anyTitle,
    cost: fc.double({ min: 0, max: 10_000_000, noNaN: true }),
  }),
};

const anyId = fc.string({ unit: fc.constantFrom(...'-_09azAZeE'), minLength: 3, maxLength: 20 });

export const anyArticles = (collection: ListCollection): fc.Arbitrary<Document[]> =>
  fc
    .uniqueArray(fc.tuple(anyId, fc.nat(50), FIELDS[collection]), { selector: ([id]) => id, maxLength: 6 })
    .map((drawn) =>
      drawn.map(([id, version, fields]) => ({
        ...v.parse(COLLECTIONS[collection].schema, fields),
        id,
        version,
        createdAt: '2026-11-21T08:00:00.000Z',
      })),
    );

const NEEDED: Record<ListCollection, object> = {
  systems: { title: 'System', type: 'dali' },
  gateways: { title: 'Bramka' },
  powers: { title: 'Zasilacz', type: 'MA0001' },
  bindings: { title: 'Reflektor', type: 'spot' },
  accessories: { title: 'Zaślepka', type: 'endCap' },
  connections: { title: 'Szyna', type: 'MT0001' },
  luminaireTypes: { key: 'spotlight', title: 'Reflektory' },
  priceGroups: { key: 'studios', title: 'Studia', discount: 10 },
  purchasePrices: { key: 'ON0111', title: 'Reflektor', code: 'ON0111', cost: 61.5 },
  lightTargets: { key: 'office', title: 'Biuro', lux: 500, source: 'EN 12464-1:2021, tab. 34' },
};

export const article = (
  collection: ListCollection,
  { id = 'a1', version = 3, ...fields }: Record<string, unknown> & { id?: string; version?: number },
): Document => ({
  ...v.parse(COLLECTIONS[collection].schema, { ...NEEDED[collection], ...fields }),
  id,
  version,
  createdAt: '2026-11-21T08:00:00.000Z',
});
