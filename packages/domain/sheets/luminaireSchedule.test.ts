import { expect, test } from 'vitest';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { typeSigns } from '../lists/typeSigns.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { luminaireTable } from './installationTables.ts';
import { luminaireSchedule } from './luminaireSchedule.ts';
import type { Tabled } from './table.ts';

function tabledOf(known: object): Tabled {
  const page = sampleOrder(planOf([[200], [200]], { a: 2, b: 3 }));
  const lines = page.data.lines.map((line) => (line.code === 'ON0115' ? { ...line, ...known } : line));
  const data = { ...page.data, lines };
  const t = sampleTranslate('PL');
  return {
    page: { ...page, data },
    rows: rowsOfRecord(lines, 'PL', t),
    language: 'PL',
    t,
    luminaires: orderLuminaires(data, page.plan),
    installation: null,
    light: null,
  };
}

test('the luminaire schedule has a row for each article, with its known figures', () => {
  const known = { ip: '20', protectionClass: 'III', lumens: 1800, cct: 3000, cri: 92, beam: 24 };
  const schedule = luminaireSchedule(tabledOf(known));
  expect(schedule?.rows).toEqual([
    ['A', 'ON0115', 'Reflektor Nero 20 W, 24°', 'IP20', 'III', '1800', '3000', '92', '24°', '20', '2'],
    ['B', 'ON0410', 'Downlight Ösel', '–', '–', '–', '–', '–', '–', '12', '3'],
  ]);
  expect(schedule?.total?.at(-1)).toBe('5');
});

test('the type sign of each luminaire refers to its article', () => {
  const table = luminaireTable(tabledOf({}));
  const column = table?.columns.findIndex(({ head }) => head === 'Typ') ?? -1;
  const signs = table?.rows.map((row) => `${row[column]} ${row[column + 1]}`);
  expect(signs?.toSorted()).toEqual(['A ON0115', 'A ON0115', 'B ON0410', 'B ON0410', 'B ON0410']);
});

test('type signs follow the bill, and continue with two letters', () => {
  const lines = Array.from({ length: 28 }, (_, index) => ({
    kind: 'binding' as const,
    articleId: `${index}`,
  }));
  const signs = [...typeSigns([{ kind: 'power', articleId: 's400' }, ...lines]).values()];
  expect([signs[0], signs[25], signs[26], signs[27]]).toEqual(['A', 'Z', 'AA', 'AB']);
});
