import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { DecimalSign } from '../../articles/amounts.ts';
import type { Document } from '../../data/documents.ts';
import type { Cell, Sheet } from '../sheet/cell.ts';
import { anyText, article } from '../testing/articles.ts';
import { filesOf, type ImportPlan, importOperations } from './importPlan.ts';
import { planImport } from './planImport.ts';

const LANGUAGES = ['PL', 'EN', 'DE'];
const SHOP = { languages: LANGUAGES, articles: [], types: [] };

const sheet = (header: string[], rows: Cell[][], decimal: DecimalSign | null = ','): Sheet => ({
  header,
  rows: rows.map((cells, index) => ({ number: index + 2, cells })),
  decimal,
});

function planOf(collection: CatalogueCollection, table: Sheet, articles: Document[] = []): ImportPlan {
  const planned = planImport(collection, { sheet: table }, { languages: LANGUAGES, articles, types: [] });
  if (!planned.ok) throw new Error(planned.fault.key);
  return planned.plan;
}

/** Row, column and reason of each problem. */
const problemsIn = ({ rejections }: ImportPlan) =>
  rejections.flatMap(({ row, problems }) => problems.map(({ column, key }) => [row, column, key]));

const changesIn = ({ changes }: ImportPlan) =>
  changes.flatMap((change) =>
    change.changes.map(({ column, before, after }) => [change.id, column.name, before, after]),
  );

test('a luminaire’s type is named by its key or by a title in any language, and one that it has stays', () => {
  const stored = {
    id: 't1',
    version: 1,
    createdAt: '2026-11-21T08:00:00.000Z',
    symbol: 'spotlight' as const,
  };
  const types = [
    {
      ...stored,
      key: 'spotlight',
      title: 'Reflektory',
      titleEn: 'Spotlights',
      translation: { DE: 'Strahler' },
    },
  ];
  const articles = [
    article('bindings', { id: 'b1', type: 'stary' }),
    article('bindings', { id: 'b2', type: 'Reflektory' }),
  ];
  const rows = [
    ['b1', 'strahler'],
    ['b2', 'Reflektory'],
  ];
  const planned = planImport(
    'bindings',
    { sheet: sheet(['id', 'type'], rows) },
    { languages: LANGUAGES, articles, types },
  );
  if (!planned.ok) throw new Error(planned.fault.key);
  expect(changesIn(planned.plan)).toEqual([['b1', 'type', 'stary', 'spotlight']]);
  const added = planImport(
    'bindings',
    { sheet: sheet(['title', 'type'], [['Nowa', 'Kule']]) },
    { languages: LANGUAGES, articles: [], types },
  );
  expect(added).toMatchObject({ plan: { additions: [{ fields: { type: 'Kule' } }] } });
});

describe('the article of a row', () => {
  const articles = [
    article('accessories', { id: 'a1', description: 'MA0101', price: 10 }),
    article('accessories', { id: 'a2', description: 'MA0102', price: 20 }),
    article('accessories', { id: 'a3', description: 'MA0102', price: 30 }),
  ];

  it('is the one with its id', () => {
    const plan = planOf('accessories', sheet(['id', 'price'], [['a2', '25']]), articles);
    expect(changesIn(plan)).toEqual([['a2', 'price', 20, 25]]);
  });

  it('is else the one with its product code', () => {
    const table = sheet(['id', 'description', 'price'], [['', ' MA0101 ', '12,50']]);
    expect(changesIn(planOf('accessories', table, articles))).toEqual([['a1', 'price', 10, 12.5]]);
  });

  it('is a new one where neither is known', () => {
    const table = sheet(['description', 'title', 'type'], [['MA0999', 'Nowa', 'zaślepka']]);
    const { additions } = planOf('accessories', table, articles);
    expect(additions).toMatchObject([{ row: 2, title: 'Nowa', fields: { description: 'MA0999', price: 0 } }]);
  });

  it('is not guessed where several have the code', () => {
    const table = sheet(['description', 'price'], [['MA0102', '1']]);
    expect(problemsIn(planOf('accessories', table, articles))).toEqual([[2, 'description', 'codeShared']]);
  });

  it('is not guessed where the file names a code or an id twice', () => {
    const twice = sheet(['id', 'description'], [['', 'MA0101'], ['', 'MA0101'], ['a2'], ['a2']]);
    expect(problemsIn(planOf('accessories', twice, articles))).toEqual([
      [2, 'description', 'codeTwice'],
      [3, 'description', 'codeTwice'],
      [4, 'id', 'idTwice'],
      [5, 'id', 'idTwice'],
    ]);
  });

  it('with an id may share its code with another that has one', () => {
    const table = sheet(
      ['id', 'description', 'price'],
      [
        ['a2', 'MA0102', '20'],
        ['a3', 'MA0102', '31'],
      ],
    );
    const plan = planOf('accessories', table, articles);
    expect(changesIn(plan)).toEqual([['a3', 'price', 30, 31]]);
    expect(plan.unchanged).toBe(1);
  });

  it('that does not exist is told, and nothing else of its row', () => {
    const table = sheet(['id', 'price'], [['gone', '-1']]);
    expect(problemsIn(planOf('accessories', table, articles))).toEqual([[2, 'id', 'idUnknown']]);
  });
});

describe('a code that a spreadsheet changed', () => {
  const articles = [
    article('accessories', { id: 'a1', description: '0012', price: 10 }),
    article('accessories', { id: 'a2', description: '12A', price: 20 }),
    article('accessories', { id: 'a3', description: '007', price: 30 }),
    article('accessories', { id: 'a4', description: '0007', price: 40 }),
  ];
  const header = ['description', 'title', 'type', 'price'];
  const planRows = (...rows: Cell[][]) => planOf('accessories', sheet(header, rows), articles);

  it('without its zeros is that of the article, which keeps it, and is remarked', () => {
    for (const code of ['12', 12, '012']) {
      const plan = planRows([code, 'Zaślepka', 'endCap', '11']);
      expect(changesIn(plan)).toEqual([['a1', 'price', 10, 11]]);
      expect(plan.restoredCodes).toEqual([{ row: 2, code: String(code), storedCode: '0012' }]);
    }
    const byId = planOf('accessories', sheet(['id', 'description'], [['a1', '12']]), articles);
    expect(byId).toMatchObject({ unchanged: 1, changes: [], restoredCodes: [{ storedCode: '0012' }] });
  });

  it('with its zeros, as the cell shows them, is that of the article without a remark', () => {
    const table = {
      ...sheet(header, []),
      rows: [{ number: 2, cells: [{ number: 12, shown: '0012' }, 'Zaślepka', 'endCap', 11] }],
    };
    const plan = planOf('accessories', table, articles);
    expect(changesIn(plan)).toEqual([['a1', 'price', 10, 11]]);
    expect(plan.restoredCodes).toEqual([]);
  });

  it('is rejected where several codes differ in zeros alone, or two rows mean one article', () => {
    expect(problemsIn(planRows(['7', 'A', 'endCap', '1']))).toEqual([[2, 'description', 'codeZeros']]);
    expect(changesIn(planRows(['007', 'Zaślepka', 'endCap', '31']))).toEqual([['a3', 'price', 30, 31]]);
    expect(problemsIn(planRows(['12', 'A', 'endCap', '1'], ['0012', 'A', 'endCap', '1']))).toEqual([
      [2, 'description', 'codeTwice'],
      [3, 'description', 'codeTwice'],
    ]);
  });

  it('is rejected where its digits are lost, with an id too', () => {
    const lost: [Cell, string][] = [
      ['5,90123E+12', 'codeShortened'],
      ['5.90123E+12', 'codeShortened'],
      [590123456789012350, 'codeRounded'],
    ];
    for (const [code, key] of lost) {
      expect(problemsIn(planRows([code, 'Nowa', 'endCap', '1']))).toEqual([[2, 'description', key]]);
      const byId = planOf('accessories', sheet(['id', 'description'], [['a1', code]]), articles);
      expect(problemsIn(byId)).toEqual([[2, 'description', key]]);
    }
  });

  it('is a new one where it is long, but whole', () => {
    expect(
      planRows(['5901234567890', 'Nowa', 'endCap', '1'], [5901234567891, 'Nowa', 'endCap', '1']),
    ).toMatchObject({
      additions: [{ fields: { description: '5901234567890' } }, { fields: { description: '5901234567891' } }],
    });
  });
});

describe('a cell', () => {
  const stored = article('gateways', {
    id: 'g',
    titleEn: 'Gateway',
    translation: { DE: 'Gateway', FR: 'Passerelle' },
    price: 10,
    systemTypes: ['dali'],
    showInSummary: false,
  });

  it('that is empty empties a text and gives another field its default', () => {
    const header = ['id', 'titleEn', 'translation.DE', 'price', 'systemTypes', 'showInSummary'];
    const plan = planOf('gateways', sheet(header, [['g', null, ' ', '', null, null]]), [stored]);
    expect(changesIn(plan)).toEqual([
      ['g', 'titleEn', 'Gateway', null],
      ['g', 'translation.DE', 'Gateway', null],
      ['g', 'price', 10, 0],
      ['g', 'showInSummary', false, true],
      ['g', 'systemTypes', 'dali', null],
    ]);
    expect(plan.changes[0]?.fields).toEqual({
      titleEn: '',
      translation: { FR: 'Passerelle' },
      price: 0,
      showInSummary: true,
      systemTypes: [],
    });
  });

  it('of a column that the file lacks is left alone', () => {
    const plan = planOf('gateways', sheet(['id', 'title'], [['g', 'Brama']]), [stored]);
    expect(changesIn(plan)).toEqual([['g', 'title', 'Bramka', 'Brama']]);
    expect(plan.changes[0]?.fields).toEqual({ title: 'Brama' });
  });

  it.each([
    ['tak', true],
    ['NIE', false],
    ['yes', true],
    ['no', false],
    ['PRAWDA', true],
    ['fałsz', false],
    ['1', true],
    [0, false],
    [true, true],
  ])('%j is a flag', (cell, expected) => {
    const table = sheet(['title', 'active'], [['Nowa', cell]]);
    expect(planOf('gateways', table).additions[0]?.fields.active).toBe(expected);
  });

  it('names systems as the trade writes them', () => {
    const table = sheet(['title', 'systemTypes'], [['Nowa', 'DALI; on/off']]);
    expect(planOf('gateways', table).additions[0]?.fields.systemTypes).toEqual(['dali', 'onOff']);
  });
});

describe('a row is rejected, with its column and the reason,', () => {
  const longTitle = 'x'.repeat(201);
  it.each([
    ['title', '', 'required'],
    ['title', longTitle, 'tooLong'],
    ['price', 'dużo', 'notANumber'],
    ['price', '1.234', 'ambiguousNumber'],
    ['price', '-1', 'tooLow'],
    ['priceEuro.dali', '10000001', 'tooHigh'],
    ['price.dali', '-1', 'tooLow'],
    ['priceEuro.zigbee', 'x', 'notANumber'],
    ['quantity', '1,5', 'notWhole'],
    ['img', 'https://cdn.example/oprawa.png', 'foreignPicture'],
    ['active', 'może', 'notAFlag'],
    ['description', new Date(0), 'date'],
  ])('%s %j: %s', (column, cell, key) => {
    const header = ['type', ...(column === 'title' ? [] : ['title']), column];
    const cells: Cell[] = ['spot', ...(column === 'title' ? [] : ['Reflektor']), cell];
    expect(problemsIn(planOf('bindings', sheet(header, [cells])))).toEqual([[2, column, key]]);
  });

  it('for an error, or a formula that was saved without its result, whatever the field', () => {
    const stored = article('bindings', { id: 'b', description: 'MA0101', price: 18 });
    const cells = [
      ['#N/A', 'error', 'cellError'],
      ['=18*1,05', 'formula', 'formulaValue'],
    ] as const;
    for (const [text, lost, key] of cells)
      for (const column of ['title', 'price', 'price.dali', 'power', 'isBlack', 'madeFor', 'type', 'cct']) {
        const table = { ...sheet(['id', column], []), rows: [{ number: 2, cells: ['b', { lost, text }] }] };
        expect(problemsIn(planOf('bindings', table, [stored]))).toEqual([[2, column, key]]);
      }
    const code = {
      ...sheet(['description', 'price'], []),
      rows: [{ number: 2, cells: [{ lost: 'error' as const, text: '#REF!' }, 5] }],
    };
    expect(problemsIn(planOf('bindings', code, [stored]))).toContainEqual([2, 'description', 'cellError']);
  });

  it('for a picture, data sheet or photometric file that the shop does not have', () => {
    const stored = article('bindings', { id: 'b', img: '/files/images/bindings/old.webp' });
    const header = ['id', 'img', 'sheet', 'photometry'];
    const there = [
      '/files/images/bindings/a.webp',
      '/files/sheets/bindings/a.pdf',
      '/files/photometry/a.ies',
    ];
    const problems = (cells: string[], missing: string[]) => {
      const shop = { ...SHOP, articles: [stored], missingFiles: new Set(missing) };
      const planned = planImport('bindings', { sheet: sheet(header, [['b', ...cells]]) }, shop);
      if (!planned.ok) throw new Error(planned.fault.key);
      return [problemsIn(planned.plan), filesOf(planned.plan)];
    };
    expect(problems(there, [])).toEqual([[], there]);
    expect(problems(there, there)).toEqual([
      [
        [2, 'img', 'noSuchFile'],
        [2, 'sheet', 'noSuchFile'],
        [2, 'photometry', 'noSuchFile'],
      ],
      [],
    ]);
    expect(problems(['oprawa.jpg', '', ''], [])).toEqual([[[2, 'img', 'noSuchFile']], []]);
    expect(problems([stored.img as string, '', ''], [stored.img as string])).toEqual([[], []]);
  });

  it('for what a new article needs and the file lacks', () => {
    expect(problemsIn(planOf('systems', sheet(['price'], [['5']])))).toEqual([
      [2, 'title', 'required'],
      [2, 'type', 'required'],
    ]);
  });

  it('for a system that there is not', () => {
    const table = sheet(['title', 'type'], [['System', 'knx']]);
    expect(problemsIn(planOf('systems', table))).toEqual([[2, 'type', 'notASystem']]);
  });

  it('for two kinds of price', () => {
    const table = sheet(['title', 'type', 'price', 'price.dali'], [['Nowa', 'spot', '5', '6']]);
    expect(problemsIn(planOf('bindings', table))).toEqual([[2, 'price', 'priceTwice']]);
  });

  it('for cells beyond the named columns', () => {
    const table = sheet(['title', 'type'], [['Nowa', 'dali', '5']]);
    expect(problemsIn(planOf('systems', table))).toEqual([[2, '', 'tooManyCells']]);
  });
});

describe('the first row', () => {
  it('names columns in any case; those that are not known are told', () => {
    const table = sheet(
      ['ID', 'TITLE', 'type', 'uwagi', '', 'translation.CS', '#powód', ''],
      [['', 'Nowy', 'dali', 'x', 'y', 'Nový', 'z', null]],
    );
    const plan = planOf('systems', table);
    expect(plan.unknownColumns).toEqual(['uwagi', 'E', 'translation.CS']);
    expect(plan.additions).toHaveLength(1);
  });

  it('must name a column, and none twice', () => {
    const faultOf = (header: string[]) => planImport('systems', { sheet: sheet(header, []) }, SHOP);
    expect(faultOf(['Uwagi', 'Dostawca'])).toEqual({ ok: false, fault: { key: 'noColumns' } });
    expect(faultOf(['title', 'title'])).toMatchObject({ ok: false, fault: { key: 'columnTwice' } });
  });
});

describe('documents as JSON has them', () => {
  const stored = article('bindings', {
    id: 'b',
    title: 'Nero',
    description: 'ON1',
    price: 10,
    titleEn: 'Nero',
  });
  const planned = (...documents: Record<string, unknown>[]) => {
    const result = planImport('bindings', { documents }, { ...SHOP, articles: [stored] });
    if (!result.ok) throw new Error(result.fault.key);
    return result.plan;
  };

  it('change what they name, found by id or code, and leave the rest', () => {
    const price = { onOff: 0, dali: 12, zigbee: 0 };
    expect(planned({ description: 'ON1', price }).changes).toMatchObject([
      { id: 'b', row: 1, fields: { price } },
    ]);
    expect(planned({ id: 'b', titleEn: 'Black', version: 1 }).changes).toMatchObject([
      { fields: { titleEn: 'Black' } },
    ]);
    expect(planned({ ...stored })).toMatchObject({ unchanged: 1, changes: [] });
  });

  it('are rejected with the field at fault', () => {
    expect(problemsIn(planned({ id: 'b', cena: 5 }, { id: 'x' }, { id: 'b2', title: '' }))).toEqual([
      [1, 'cena', 'invalid'],
      [2, 'id', 'idUnknown'],
      [3, 'id', 'idUnknown'],
    ]);
    expect(problemsIn(planned({ title: 'Bez typu' }))).toEqual([[1, 'type', 'required']]);
  });
});

test('what is imported once changes nothing when it is imported again', () => {
  const anyRow = fc.record({ title: anyText, titleEn: anyText, de: anyText, price: fc.nat(1000) });
  fc.assert(
    fc.property(anyRow, ({ title, titleEn, de, price }) => {
      const before = article('connections', { id: 'c' });
      const header = ['id', 'title', 'titleEn', 'translation.DE', 'price'];
      const table = sheet(header, [['c', title, titleEn, de, price]]);
      const [change] = planOf('connections', table, [before]).changes;
      fc.pre(change !== undefined);
      const after = { ...before, ...change?.fields };
      expect(planOf('connections', table, [after])).toMatchObject({ changes: [], unchanged: 1 });
    }),
  );
});

test('the operations add and update, each update upon the version that was read', () => {
  const table = sheet(
    ['id', 'title', 'type', 'price'],
    [
      ['a1', 'System', 'dali', '5'],
      ['', 'Nowy', 'onOff', ''],
    ],
  );
  const plan = planOf('systems', table, [article('systems', { id: 'a1', version: 7 })]);
  expect(importOperations(plan, 'microSystems')).toEqual([
    {
      kind: 'add',
      collection: 'microSystems',
      fields: expect.objectContaining({ title: 'Nowy', type: 'onOff', price: 0, active: false }),
    },
    { kind: 'update', collection: 'microSystems', id: 'a1', version: 7, fields: { price: 5 } },
  ]);
});

test('2,000 rows change the articles that they name by id or by description', () => {
  const header = [
    'id',
    'title',
    'titleEn',
    'translation.DE',
    'type',
    'price',
    'power',
    'isBlack',
    'description',
  ];
  const articles = Array.from({ length: 2000 }, (_, index) =>
    article('bindings', { id: `b${index}`, type: 'spot', description: `ON${index}` }),
  );
  const rows = articles.map(({ id }, index) => [
    index % 2 ? id : '',
    `Reflektor ${index}`,
    'Spot',
    'Strahler',
    'spot',
    '129,90',
    '8',
    'tak',
    `ON${index}`,
  ]);
  const plan = planOf('bindings', sheet(header, rows), articles);
  expect(plan.changes.map(({ id }) => id)).toEqual(articles.map(({ id }) => id));
});

describe('a table of a small collection', () => {
  const office = article('lightTargets', {
    id: 't1',
    key: 'office',
    title: 'Biuro',
    kind: 'least',
    lux: 500,
  });
  const planned = (header: string[], ...rows: Cell[][]) => {
    const sheet = { header, rows: rows.map((cells, at) => ({ number: at + 2, cells })), decimal: null };
    const plan = planImport('lightTargets', { sheet }, { ...SHOP, articles: [office] });
    if (!plan.ok) throw new Error(plan.fault.key);
    return plan.plan;
  };

  it('changes what has the key or the title, and adds what has neither under its title', () => {
    const header = ['Klucz', 'Nazwa (PL)', 'Wymaganie', 'Natężenie oświetlenia (lx)', 'Źródło'];
    const { additions, changes, rejections } = planned(
      header,
      [null, 'Biuro', 'co najmniej', 750, 'EN 12464-1:2021, tab. 34'],
      ['museum', 'Muzeum', 'At most', '50', 'CIE 157'],
      [null, 'Hala', null, '300,5', 'EN 12464-1:2021'],
    );
    expect(rejections).toEqual([]);
    expect(changes.map(({ id, fields }) => [id, fields])).toEqual([['t1', { lux: 750 }]]);
    expect(additions.map(({ fields }) => [fields.key, fields.title, fields.kind, fields.lux])).toEqual([
      ['museum', 'Muzeum', 'greatest', 50],
      ['Hala', 'Hala', 'least', 300.5],
    ]);
  });

  it('is refused at the cell: an unknown choice, a figure out of bounds, a key that others name', () => {
    const { rejections } = planned(
      ['id', 'key', 'title', 'kind', 'lux'],
      ['t1', 'bureau', 'Biuro', 'some', 0],
    );
    expect(rejections[0]?.problems.map(({ column, key }) => [column, key])).toEqual([
      ['kind', 'notAChoice'],
      ['key', 'keyStays'],
      ['lux', 'tooLow'],
    ]);
  });
});
