import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Cell } from '../sheet/cell.ts';
import { anyText, article } from '../testing/articles.ts';
import { changesIn, planOf, problemsIn, SHOP, sheet } from '../testing/plans.ts';
import { importOperations } from './importPlan.ts';
import { planImport } from './planImport.ts';

test('the type of a luminaire matches by key or by a title in any language, and its current type stays valid', () => {
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
    { ...SHOP, articles, types },
  );
  if (!planned.ok) throw new Error(planned.fault.key);
  expect(changesIn(planned.plan)).toEqual([['b1', 'type', 'stary', 'spotlight']]);
  const added = planImport(
    'bindings',
    { sheet: sheet(['title', 'type'], [['Nowa', 'Kule']]) },
    { ...SHOP, types },
  );
  expect(added).toMatchObject({ plan: { additions: [{ fields: { type: 'Kule' } }] } });
});

describe('the article of a row', () => {
  const articles = [
    article('accessories', { id: 'a1', description: 'MA0101', price: 10 }),
    article('accessories', { id: 'a2', description: 'MA0102', price: 20 }),
    article('accessories', { id: 'a3', description: 'MA0102', price: 30 }),
  ];

  it('has its id', () => {
    const plan = planOf('accessories', sheet(['id', 'price'], [['a2', '25']]), articles);
    expect(changesIn(plan)).toEqual([['a2', 'price', 20, 25]]);
  });

  it('without an id has its product code', () => {
    const table = sheet(['id', 'description', 'price'], [['', ' MA0101 ', '12,50']]);
    expect(changesIn(planOf('accessories', table, articles))).toEqual([['a1', 'price', 10, 12.5]]);
  });

  it('is new if neither is known', () => {
    const table = sheet(['description', 'title', 'type'], [['MA0999', 'Nowa', 'zaślepka']]);
    const { additions } = planOf('accessories', table, articles);
    expect(additions).toMatchObject([{ row: 2, title: 'Nowa', fields: { description: 'MA0999', price: 0 } }]);
  });

  it('is ambiguous if several have the code', () => {
    const table = sheet(['description', 'price'], [['MA0102', '1']]);
    expect(problemsIn(planOf('accessories', table, articles))).toEqual([[2, 'description', 'codeShared']]);
  });

  it('is ambiguous if the file contains a code or an id twice', () => {
    const twice = sheet(['id', 'description'], [['', 'MA0101'], ['', 'MA0101'], ['a2'], ['a2']]);
    expect(problemsIn(planOf('accessories', twice, articles))).toEqual([
      [2, 'description', 'codeTwice'],
      [3, 'description', 'codeTwice'],
      [4, 'id', 'idTwice'],
      [5, 'id', 'idTwice'],
    ]);
  });

  it('with an id may share its code with another article that has an id', () => {
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

  it('with an unknown id is the only fault reported for its row', () => {
    const table = sheet(['id', 'price'], [['gone', '-1']]);
    expect(problemsIn(planOf('accessories', table, articles))).toEqual([[2, 'id', 'idUnknown']]);
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

  it('clears a text or resets another field to its default if empty', () => {
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

  it('of an absent column changes nothing', () => {
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

describe('a row is rejected with its column and the reason', () => {
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

  it('for fields missing in a new article', () => {
    expect(problemsIn(planOf('systems', sheet(['price'], [['5']])))).toEqual([
      [2, 'title', 'required'],
      [2, 'type', 'required'],
    ]);
  });

  it('for an unknown system', () => {
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
  it('names columns, ignoring case; unknown ones are reported', () => {
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

describe('JSON documents', () => {
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

  it('change only their fields, found by id or code', () => {
    const price = { onOff: 0, dali: 12, zigbee: 0 };
    expect(planned({ description: 'ON1', price }).changes).toMatchObject([
      { id: 'b', row: 1, fields: { price } },
    ]);
    expect(planned({ id: 'b', titleEn: 'Black', version: 1 }).changes).toMatchObject([
      { fields: { titleEn: 'Black' } },
    ]);
    expect(planned({ ...stored })).toMatchObject({ unchanged: 1, changes: [] });
  });

  it('are rejected with the invalid field', () => {
    expect(problemsIn(planned({ id: 'b', cena: 5 }, { id: 'x' }, { id: 'b2', title: '' }))).toEqual([
      [1, 'cena', 'invalid'],
      [2, 'id', 'idUnknown'],
      [3, 'id', 'idUnknown'],
    ]);
    expect(problemsIn(planned({ title: 'Bez typu' }))).toEqual([[1, 'type', 'required']]);
  });
});

test('importing the same file twice changes nothing', () => {
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

test('the operations add and update, each update based on the version that was read', () => {
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

describe('pictures, bar code and lead time', () => {
  const stored = ['/files/images/bindings/a.webp', '/files/images/bindings/b.webp'];
  const articles = [article('bindings', { id: 'b1', pictures: stored, ean: '5901234123457', leadDays: 14 })];
  const planRows = (header: string[], ...rows: Cell[][]) =>
    planOf(
      'bindings',
      sheet(
        ['id', ...header],
        rows.map((cells) => ['b1', ...cells]),
      ),
      articles,
    );

  it('are read as people write them', () => {
    for (const [header, cell] of [
      ['pictures', stored.join('\n')],
      ['EAN', '590-1234 123457'],
      ['Kod kreskowy', 5901234123457],
      ['Czas dostawy', '2 tyg.'],
      ['Lead time', '14 days'],
      ['leadDays', 14],
    ] as const)
      expect(planRows([header], [cell]), header).toMatchObject({ unchanged: 1, rejections: [] });
  });

  it('of a number have the zeros that a spreadsheet removed', () => {
    expect(changesIn(planRows(['ean'], [36000291452]))).toEqual([
      ['b1', 'ean', '5901234123457', '036000291452'],
    ]);
  });

  it('are refused at the cell', () => {
    for (const [header, cell, key] of [
      ['ean', '5901234123456', 'notAnEan'],
      ['ean', '5,90123E+12', 'codeShortened'],
      ['leadDays', '2-3 tygodnie', 'notANumber'],
      ['leadDays', '1,5', 'notWhole'],
      ['pictures', 'https://cdn.example/a.webp', 'foreignPicture'],
    ] as const)
      expect(problemsIn(planRows([header], [cell]))[0], header).toEqual([2, header, key]);
  });

  it('are cleared by an empty cell', () => {
    expect(planRows(['pictures', 'ean', 'leadDays'], ['', '', '']).changes[0]?.fields).toEqual({
      pictures: [],
      ean: '',
      leadDays: null,
    });
  });
});

test('2,000 rows change their articles, found by id or by description', () => {
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

  it('updates by key or title, and adds other rows under their title', () => {
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

  it('of purchase prices updates by product code in any case, whatever the name', () => {
    const stored = article('purchasePrices', {
      ...{ id: 'p1', key: 'spot', title: 'Reflektor', code: 'ON0111', cost: 61.5 },
    });
    const header = ['Nazwa (PL)', 'Kod produktu', 'Cena zakupu netto (zł)'];
    const rows = [
      ['Reflektor 2027', 'on0111', 70],
      ['Reflektor', 'ON0112', 80],
      ['Reflektor', 'on0112', 81],
    ].map((cells, at) => ({ number: at + 2, cells }));
    const sheet = { header, rows, decimal: null };
    const plan = planImport('purchasePrices', { sheet }, { ...SHOP, articles: [stored] });
    if (!plan.ok) throw new Error(plan.fault.key);
    expect(plan.plan.changes.map(({ id, fields }) => [id, fields])).toEqual([
      ['p1', { title: 'Reflektor 2027', code: 'on0111', cost: 70 }],
    ]);
    expect(plan.plan.additions).toEqual([]);
    expect(problemsIn(plan.plan)).toMatchObject([
      [3, 'key', 'codeTwice'],
      [4, 'key', 'codeTwice'],
    ]);
  });

  it('is refused at the cell: an unknown choice, a number out of bounds, a referenced key', () => {
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
