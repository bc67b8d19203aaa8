import { expect, test } from 'vitest';
import { sheetColumns } from '../columns.ts';
import type { Worksheet } from '../sheet/cell.ts';
import { planImport } from './planImport.ts';
import { rejectedGrid } from './rejectedGrid.ts';

test('rejected rows are exported with numbers and reasons, and can be imported again', () => {
  const sheet: Worksheet = {
    header: ['title', 'type', 'price', 'active', '#powód'],
    rows: [
      { number: 2, cells: ['Dobry', 'dali', '1', 'yes', null] },
      { number: 3, cells: ['Zły', 'knx', '1.234', 'yes', 'z poprzedniej próby'] },
    ],
    decimal: '.',
  };
  const planned = planImport('systems', { sheet }, { languages: [], articles: [], types: [] });
  if (!planned.ok) throw new Error(planned.fault.key);
  const words = {
    row: 'wiersz',
    reason: 'powód',
    reasonOf: ({ problems }: { problems: readonly { key: string }[] }) =>
      problems.map(({ key }) => key).join(),
  };
  expect(rejectedGrid(sheet, sheetColumns('systems', []), planned.plan.rejections, words)).toEqual([
    ['title', 'type', 'price', 'active', '#wiersz', '#powód'],
    ['Zły', 'knx', 1.234, true, 3, 'notASystem'],
  ]);
});
