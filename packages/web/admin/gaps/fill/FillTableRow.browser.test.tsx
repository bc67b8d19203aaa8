import { type AccountRole, roleOf } from '@lumitor/domain/people/roles';
import { Table, TableBody } from '@mui/material';
import { expect, it } from 'vitest';
import { mountInAdministration } from '../../testing/administration.tsx';
import { FillTableRow } from './FillTableRow.tsx';
import type { FillRow } from './fillRows.ts';

const row: FillRow = {
  ...{ key: 'standard accessories MA0011', line: 'standard', collection: 'accessories' },
  ...{ code: 'MA0011', uses: [], article: null },
};

async function enabledCells(role: AccountRole) {
  const cells = { title: 'Supply', titleEn: '', price: '', priceEuro: '', img: '' };
  const screen = await mountInAdministration(
    <Table>
      <TableBody>
        <FillTableRow {...{ row, cells }} faults={new Map()} onType={() => {}} onPaste={() => {}} />
      </TableBody>
    </Table>,
    { role },
  );
  await expect.element(screen.getByRole('textbox').first()).toBeVisible();
  const boxes = screen.getByRole('textbox').elements() as HTMLInputElement[];
  return Object.fromEntries(boxes.map((box) => [box.ariaLabel, !box.disabled]));
}

it('prices of a missing article are disabled for an account that may not change prices (D63)', async () => {
  expect(await enabledCells(roleOf({ catalogue: 'write', prices: 'read' }))).toEqual({
    'Name, MA0011': true,
    'English name, MA0011': true,
    'Net PLN, MA0011': false,
    'Net EUR, MA0011': false,
  });
  expect(Object.values(await enabledCells('catalogue'))).toEqual([true, true, true, true]);
});
