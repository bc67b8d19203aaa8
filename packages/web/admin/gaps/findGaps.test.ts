import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { neededCodes } from '@lumitor/domain/parts/neededCodes';
import { describe, expect, it } from 'vitest';
import type { Document } from '../data/documents.ts';
import { type Conditions, findGaps } from './findGaps.ts';
import { inEach, type LineArticles } from './lineArticles.ts';

const table = DEFAULT_PART_TABLES.micro;
const conditions: Conditions = { languages: ['PL', 'EN', 'DE'], euroRate: 4.25, alsoInactive: false };

let made = 0;
const article = (fields: Record<string, unknown> = {}): Document => ({
  id: `a${++made}`,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  active: true,
  title: 'Zaślepka',
  titleEn: 'End cap',
  translation: { DE: 'Endkappe' },
  img: '/files/a.webp',
  price: 10,
  priceEuro: 0,
  ...fields,
});

function line(more: Partial<Record<CatalogueCollection, Document[]>> = {}): LineArticles {
  const articles = inEach((collection) => [
    ...neededCodes(table)
      .filter((needed) => needed.collection === collection)
      .map(({ code }) => article({ [collection === 'connections' ? 'type' : 'description']: code })),
    ...(more[collection] ?? []),
  ]);
  return { line: 'micro', table, articles };
}

const without = (whole: LineArticles, code: string): LineArticles => ({
  ...whole,
  articles: {
    ...whole.articles,
    accessories: whole.articles.accessories.filter(({ description }) => description !== code),
    connections: whole.articles.connections.filter(({ type }) => type !== code),
  },
});

describe('a line with a complete catalogue', () => {
  it('has no gaps of any kind', () => {
    expect(Object.values(findGaps(line(), conditions)).flat()).toEqual([]);
  });
});

describe('a luminaire without a photometric file', () => {
  it('is reported, and no other article is', () => {
    const bindings = [
      article({ id: 'estimated' }),
      article({ photometry: '/files/photometry/bindings/a.ldt' }),
      article({ active: false }),
    ];
    const found = findGaps(line({ bindings }), conditions).photometry;
    expect(found.map((each) => each.article.id)).toEqual(['estimated']);
  });
});

describe('a code that a rule needs', () => {
  it('is missing without an article, with its uses', () => {
    expect(findGaps(without(line(), 'MM0102'), conditions).codes).toMatchObject([
      {
        line: 'micro',
        collection: 'accessories',
        code: 'MM0102',
        inactive: null,
        uses: [{ use: 'endCap', colour: 'white', family: { black: 'MT0011' } }],
      },
    ]);
  });

  it('names its inactive article', () => {
    const inactive = article({ description: 'MM0102', active: false });
    const whole = without(line({ accessories: [inactive] }), 'nothing');
    const others = without(line(), 'MM0102').articles.accessories;
    const found = findGaps(
      { ...whole, articles: { ...whole.articles, accessories: [...others, inactive] } },
      conditions,
    );
    expect(found.codes).toMatchObject([{ code: 'MM0102', inactive: { id: inactive.id } }]);
  });

  it('used in several places is one gap', () => {
    const [first] = table.families;
    if (!first) throw new Error('The default table has no family');
    const parts = { ...first.parts, feed: { black: 'X1', white: 'X1' } };
    const own = { ...table, families: [{ ...first, parts }] };
    const { codes } = findGaps({ ...line(), table: own }, conditions);
    expect(codes.map(({ code, uses }) => [code, uses.length])).toEqual([['X1', 2]]);
  });

  it('may be a rail', () => {
    expect(findGaps(without(line(), 'MT0013'), conditions).codes).toMatchObject([
      { collection: 'connections', code: 'MT0013', uses: [{ use: 'rail' }] },
    ]);
  });

  it('is no gap as a mounting set of rails that take none (D17)', () => {
    const recessed =
      table.families.find(({ needsMounting }) => !needsMounting)?.parts.mountingSet.black ?? '';
    const surface = table.families.find(({ needsMounting }) => needsMounting)?.parts.mountingSet.black ?? '';
    const { codes } = findGaps(without(without(line(), recessed), surface), conditions);
    expect(codes.map(({ code }) => code)).toEqual([surface]);
  });
});

it('a rail without a family is reported', () => {
  const rail = article({ type: 'OWN1' });
  const { railsWithoutRules } = findGaps(line({ connections: [rail] }), conditions);
  expect(railsWithoutRules.map((found) => found.article.id)).toEqual([rail.id]);
});

it('a role without an article is reported, unless it is marked as not sold', () => {
  const whole = line();
  const families = structuredClone(table.families);
  const [family] = families;
  if (!family) throw new Error('The table has no family');
  family.parts.feed = { black: '', white: '' };
  const gapsOf = () => findGaps({ ...whole, table: { ...table, families } }, conditions).roles;
  expect(gapsOf()).toMatchObject([{ line: 'micro', role: 'feed', family: { black: family.black } }]);
  family.parts.feed.notSold = true;
  expect(gapsOf()).toEqual([]);
});

it('a luminaire and a supply of 0 W are reported as of unknown power', () => {
  const bindings = [article({ id: 'lamp', power: 0 }), article({ power: 12 })];
  const powers = [article({ id: 'supply', type: 'P', power: 0 })];
  const found = findGaps(line({ bindings, powers }), conditions).powers;
  expect(found.map((each) => each.article.id).sort()).toEqual(['lamp', 'supply']);
});

describe('a product code', () => {
  const twice = [article({ description: 'B1' }), article({ description: ' B1' })];

  it('of two articles of a collection is a duplicate', () => {
    expect(findGaps(line({ gateways: twice }), conditions).duplicates).toMatchObject([
      { code: 'B1', found: [{ collection: 'gateways' }, {}] },
    ]);
  });

  it('may be in two collections, and may be empty', () => {
    const { duplicates } = findGaps(
      line({
        gateways: [...twice.slice(1), article(), article()],
        powers: [article({ type: 'B1', description: 'B2' }), article({ type: 'B3', description: 'B2' })],
      }),
      conditions,
    );
    expect(duplicates).toEqual([]);
  });
});

describe('a price', () => {
  const missing = (collection: CatalogueCollection, fields: Record<string, unknown>, euroRate = 4.25) =>
    findGaps(line({ [collection]: [article({ ...fields })] }), { ...conditions, euroRate })
      .prices.filter((found) => found.collection === collection)
      .map((found) => found.missing);

  it('of 0 is missing in both currencies', () => {
    expect(missing('gateways', { price: 0 })).toEqual([
      [
        { currency: 'PLN', protocols: [] },
        { currency: 'EUR', protocols: [] },
      ],
    ]);
  });

  it('in euro follows from the złoty by the rate, and is missing without a rate (D22)', () => {
    expect(missing('gateways', { price: 10 })).toEqual([]);
    expect(missing('gateways', { price: 10, priceEuro: 3 }, 0)).toEqual([]);
    expect(missing('gateways', { price: 10 }, 0)).toEqual([[{ currency: 'EUR', protocols: [] }]]);
  });

  it('in złoty does not follow from the euro', () => {
    expect(missing('powers', { price: 0, priceEuro: 3 })).toEqual([[{ currency: 'PLN', protocols: [] }]]);
  });

  it('by protocol is missing for each protocol of the luminaire (D23)', () => {
    const priceEuro = { dali: 20, zigbee: 0, onOff: 0 };
    expect(missing('bindings', { price: { dali: 0, zigbee: 5, onOff: 50 }, priceEuro }, 0)).toEqual([
      [{ currency: 'EUR', protocols: ['onOff', 'zigbee'] }],
    ]);
  });

  it('of a gateway that the summary hides is required (D21)', () => {
    expect(missing('gateways', { price: 0, showInSummary: false })).not.toEqual([]);
  });
});

describe('a picture', () => {
  it('is missing in collections with pictures', () => {
    const { pictures } = findGaps(
      line({ powers: [article({ img: '' })], systems: [article({ img: undefined })] }),
      conditions,
    );
    expect(pictures.map(({ collection }) => collection)).toEqual(['powers']);
  });
});

describe('a translation', () => {
  const missing = (collection: CatalogueCollection, fields: Record<string, unknown>) =>
    findGaps(line({ [collection]: [article(fields)] }), conditions).translations.flatMap(
      (found) => found.missing,
    );

  it('is missing in each active language without it', () => {
    expect(missing('powers', { titleEn: '', translation: { DE: '', FR: 'x' } })).toEqual([
      { field: 'title', languages: ['EN', 'DE'] },
    ]);
  });

  it('of an empty text is not missing', () => {
    expect(missing('connections', { type: 'MT0011', tooltip: '', tooltipEn: '' })).toEqual([]);
  });

  it('is missing in Polish too', () => {
    expect(missing('systems', { descriptionPL: '', descriptionEN: 'Light' })).toEqual([
      { field: 'description', languages: ['PL', 'DE'] },
    ]);
  });
});

describe('an inactive article', () => {
  const hidden = article({ active: false, img: '', price: 0, titleEn: '' });

  it('has no gaps, as visitors do not see it', () => {
    expect(Object.values(findGaps(line({ powers: [hidden] }), conditions)).flat()).toEqual([]);
  });

  it('is checked on request', () => {
    const gaps = findGaps(line({ powers: [hidden] }), { ...conditions, alsoInactive: true });
    expect([gaps.pictures, gaps.prices, gaps.translations].map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});
