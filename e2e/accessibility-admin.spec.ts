import { expectAccessible } from './support/accessible.ts';
import { button } from './support/articles.ts';
import { expect, test } from './support/test.ts';

test('axe reports nothing on the catalogue: list, selection, form, on a wide and a narrow screen', async ({
  administrator: page,
}) => {
  for (const path of ['oprawy', 'micro/systemy']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${path}`);
    await page
      .getByRole('checkbox', { name: /^Zaznacz: / })
      .first()
      .check();
    await expectAccessible(page, `${path}, list with a selection`);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sortuj według/ }).first()).toBeVisible();
    await expectAccessible(page, `${path}, cards`);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(button(page, 'Zapisz')).toBeVisible();
    await expectAccessible(page, `${path}, narrow form`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page, `${path}, form`);
  }
  await page.goto('/admin/oprawy/create');
  await button(page, 'Zapisz').click();
  await expect(page.getByText(/^Popraw zaznaczone pola/)).toBeVisible();
  await expectAccessible(page, 'form with messages');
});
