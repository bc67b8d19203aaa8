import type { Page } from '@playwright/test';
import { openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Areas cut off on paper: they scroll, or hide overflow. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.checkVisibility() && one.clientWidth > 1 && one.clientHeight > 1)
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .filter((one) => getComputedStyle(one).overflowY !== 'visible')
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

async function expectPrinted(page: Page, tables: readonly string[]) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  expect(await cutOff(page)).toEqual([]);
  for (const name of tables) {
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('rowgroup').first()).toHaveCSS('display', 'table-header-group');
    for (const row of await table.getByRole('row').all())
      await expect(row).toHaveCSS('break-inside', 'avoid');
  }
  // The drawing is rendered again for the width of the paper.
  const drawing = page.getByRole('img', { name: /^Układ/ });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(drawing).toHaveAttribute('viewBox', /^0 0 672 /);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(drawing).not.toHaveAttribute('viewBox', /^0 0 672 /);
}

const pagesOf = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

const LISTS = ['Zestawienie elementów', 'Lista cięcia'];

test('An order prints on three pages with complete lists, and the summary without its form', async ({
  page,
  shop,
}) => {
  await page.goto(`/pobierz/${await shop.storeOrder(unique('Wydruk'))}`);
  await expect(page.getByRole('table', { name: 'Lista cięcia' })).toBeVisible();
  await expectPrinted(page, [...LISTS, 'Oprawy na rysunku']);
  expect(await pagesOf(page)).toBe(3);

  await page.emulateMedia({ media: null, colorScheme: null });
  const it = await openLine(page);
  await page.getByRole('button', { name: 'Układ T' }).click();
  await page.getByRole('button', { name: 'Wstaw' }).click();
  for (const length of [150, 240]) await it.addRail({ length });
  const offcuts = page.getByRole('checkbox', { name: 'Wykorzystaj odpady' });
  await offcuts.check();
  await it.summaryButton.click();
  await expect(offcuts).toBeChecked();
  await expect(page.getByRole('table', { name: 'cięcie z odpadów, rzaz 3 mm' })).toContainText('150 + 40 cm');
  await expect(page.getByRole('textbox', { name: 'Nazwa projektu' })).toBeVisible();
  await expectPrinted(page, LISTS);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(offcuts).toBeHidden();
  expect(await pagesOf(page)).toBe(2);
});
