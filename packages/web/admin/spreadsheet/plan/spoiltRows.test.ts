import { describe, expect, it } from 'vitest';
import type { Cell } from '../sheet/cell.ts';
import { article } from '../testing/articles.ts';
import { changesIn, planOf, problemsIn, SHOP, sheet } from '../testing/plans.ts';
import { importedFiles } from './importPlan.ts';
import { planImport } from './planImport.ts';

describe('a code changed by a spreadsheet', () => {
  const articles = [
    article('accessories', { id: 'a1', description: '0012', price: 10 }),
    article('accessories', { id: 'a2', description: '12A', price: 20 }),
    article('accessories', { id: 'a3', description: '007', price: 30 }),
    article('accessories', { id: 'a4', description: '0007', price: 40 }),
  ];
  const header = ['description', 'title', 'type', 'price'];
  const planRows = (...rows: Cell[][]) => planOf('accessories', sheet(header, rows), articles);

  it('without its leading zeros matches its article, which keeps its code, with a remark', () => {
    for (const code of ['12', 12, '012']) {
      const plan = planRows([code, 'Zaślepka', 'endCap', '11']);
      expect(changesIn(plan)).toEqual([['a1', 'price', 10, 11]]);
      expect(plan.restoredCodes).toEqual([{ row: 2, code: String(code), storedCode: '0012' }]);
    }
    const byId = planOf('accessories', sheet(['id', 'description'], [['a1', '12']]), articles);
    expect(byId).toMatchObject({ unchanged: 1, changes: [], restoredCodes: [{ storedCode: '0012' }] });
  });

  it('with leading zeros by its number format matches its article without a remark', () => {
    const table = {
      ...sheet(header, []),
      rows: [{ number: 2, cells: [{ number: 12, shown: '0012' }, 'Zaślepka', 'endCap', 11] }],
    };
    const plan = planOf('accessories', table, articles);
    expect(changesIn(plan)).toEqual([['a1', 'price', 10, 11]]);
    expect(plan.restoredCodes).toEqual([]);
  });

  it('is rejected if several codes differ only in leading zeros, or two rows match one article', () => {
    expect(problemsIn(planRows(['7', 'A', 'endCap', '1']))).toEqual([[2, 'description', 'codeZeros']]);
    expect(changesIn(planRows(['007', 'Zaślepka', 'endCap', '31']))).toEqual([['a3', 'price', 30, 31]]);
    expect(problemsIn(planRows(['12', 'A', 'endCap', '1'], ['0012', 'A', 'endCap', '1']))).toEqual([
      [2, 'description', 'codeTwice'],
      [3, 'description', 'codeTwice'],
    ]);
  });

  it('is rejected if digits are lost, even with an id', () => {
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

  it('is a new code if it is long but complete', () => {
    expect(
      planRows(['5901234567890', 'Nowa', 'endCap', '1'], [5901234567891, 'Nowa', 'endCap', '1']),
    ).toMatchObject({
      additions: [{ fields: { description: '5901234567890' } }, { fields: { description: '5901234567891' } }],
    });
  });
});

it('a row with an error or an uncomputed formula in any field is rejected', () => {
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

it('a row with a picture, data sheet or photometric file missing in the shop is rejected', () => {
  const stored = article('bindings', { id: 'b', img: '/files/images/bindings/old.webp' });
  const header = ['id', 'img', 'sheet', 'photometry'];
  const there = ['/files/images/bindings/a.webp', '/files/sheets/bindings/a.pdf', '/files/photometry/a.ies'];
  const problems = (cells: string[], missing: string[]) => {
    const shop = { ...SHOP, articles: [stored], missingFiles: new Set(missing) };
    const planned = planImport('bindings', { sheet: sheet(header, [['b', ...cells]]) }, shop);
    if (!planned.ok) throw new Error(planned.fault.key);
    return [problemsIn(planned.plan), importedFiles(planned.plan)];
  };
  expect(problems(there, [])).toEqual([[], there]);
  expect(problems(there, there)).toEqual([
    [
      [2, 'img', 'noSuchFile'],
      [2, 'sheet', 'noSuchSheet'],
      [2, 'photometry', 'noSuchFile'],
    ],
    [],
  ]);
  expect(problems(['oprawa.jpg', '', ''], [])).toEqual([[[2, 'img', 'noSuchFile']], []]);
  expect(problems([stored.img as string, '', ''], [stored.img as string])).toEqual([[], []]);
});
