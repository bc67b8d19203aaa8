import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../spreadsheet/sheet/csv.ts';
import { articleGrid, articleOperations, planArticles, type StoredArticle } from './articleSheet.ts';

const stored = (code: string, article: string, pack = 1): StoredArticle => ({
  ...{ id: `id-${code}`, version: 3, createdAt: '2026-11-01T00:00:00.000Z' },
  ...{ code, article, pack },
});

async function planned(lines: readonly string[], known: readonly StoredArticle[] = []) {
  const read = await readCsv(new TextEncoder().encode(lines.join('\r\n')));
  if (!read.ok) throw new Error(read.fault.key);
  return planArticles(read.sheet, known);
}

describe('an import of articles', () => {
  it('adds and changes by code in any case, and leaves the others', async () => {
    const known = [stored('ON0111', '1'), stored('MA0101', '2', 10), stored('XX', '3')];
    const plan = await planned(
      ['Kod produktu;Artykuł w sklepie;Sztuk w opakowaniu', 'on0111;40001;', 'MA0101;2;10', 'NEW;5;4'],
      known,
    );
    expect(plan).toMatchObject({ unchanged: 1, rejections: [] });
    expect(plan && articleOperations(plan)).toEqual([
      { kind: 'add', collection: 'cartArticles', fields: { code: 'NEW', article: '5', pack: 4 } },
      {
        kind: 'update',
        collection: 'cartArticles',
        id: 'id-ON0111',
        version: 3,
        fields: { article: '40001', pack: 1 },
      },
    ]);
  });

  it('reads a product export of WooCommerce, whose missing packs change nothing', async () => {
    const known = [stored('MA0101', '2', 10)];
    const plan = await planned(['ID,Type,SKU,Name', '17,simple,MA0101,Cap', '18,variable,,Parent'], known);
    expect(plan?.changes).toMatchObject([{ article: '17', pack: 10 }]);
    expect(plan?.rejections).toEqual([{ number: 3, code: '', reason: 'empty' }]);
  });

  it('rejects rows with the reason, and files without the columns', async () => {
    const plan = await planned([
      'code;article;pack',
      'A;40001;0',
      'B;4,00012E+13;1',
      'C;;1',
      'D;4;1,5',
      'E;5;1',
      'e;6;1',
      `F;${'9'.repeat(101)};1`,
    ]);
    expect(plan?.rejections.map(({ reason }) => reason)).toEqual([
      'pack',
      'spoilt',
      'empty',
      'pack',
      'twice',
      'invalid',
    ]);
    expect(plan?.additions).toHaveLength(1);
    expect(await planned(['code;price', 'A;1'])).toBeNull();
  });

  it('of its own export changes nothing', async () => {
    const word = fc.stringMatching(/^[A-Z][A-Za-z0-9._/-]{0,20}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(word, word, fc.integer({ min: 1, max: 999 })), {
          selector: ([code]) => code.toLowerCase(),
          maxLength: 20,
        }),
        async (rows) => {
          const known = rows.map(([code, article, pack]) => stored(code, article, pack));
          const lines = articleGrid(known, 'en').map((cells) => cells.join(';'));
          expect(await planned(lines, known)).toMatchObject({ unchanged: known.length, rejections: [] });
        },
      ),
    );
  });
});
