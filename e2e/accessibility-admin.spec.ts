import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { button } from './support/articles.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect } from './support/test.ts';
import { openTexts, test } from './support/texts.ts';

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

test('axe reports nothing on translations, languages, rules, gaps and changes, also narrow', async ({
  own: { page, section },
  shop,
  service,
}) => {
  await test.step('rules, gaps and changes fit a narrow window', async () => {
    const title = unique('Próbna');
    const article = { title, active: true, price: 10, type: uniqueWord('ZZ') };
    const id = await shop.add('powers', article);
    const made = await service.post('/api/changes', {
      data: {
        reason: { kind: 'import', name: title },
        operations: [{ kind: 'update', collection: 'powers', id, fields: { power: 5 } }],
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    for (const [path, shown] of [
      ['/admin/reguly', page.getByRole('heading', { name: 'Rodzina MT0001 / MT0002' })],
      ['/admin/braki', page.getByRole('group', { name: 'Bez zdjęcia' })],
      ['/admin/zmiany?kind=import', page.getByRole('button', { name: `Szczegóły zmiany: Import: ${title}` })],
    ] as const) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      if (path.startsWith('/admin/zmiany')) await shown.click();
      await expectAccessible(page, path);
      await expectNoSidewaysScroll(page);
    }
    await shop.remove('powers', id);
  });

  await test.step('translations and languages', async () => {
    const texts = await openTexts(page, `?section=${section}`);
    const cell = texts.cell(`${section}.greeting`, 'English');
    await cell.click();
    await texts.textOf(`${section}.greeting`, 'English').fill('Good morning');
    await page.keyboard.press('Control+Enter');
    await expect(cell).toContainText('Brakuje wartości');
    await expectAccessible(page, 'texts with a warning');
    await cell.press('Enter');
    await expectAccessible(page, 'a cell that is written in');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 400, height: 800 });
    await page.reload();
    await expect(texts.table).toBeVisible();
    await expectAccessible(page, 'texts on a phone');
    await page.getByRole('button', { name: 'Dodaj sekcję' }).click();
    await expectAccessible(page, 'dialog of a name');
    await page.goto('/admin/jezyki');
    await expect(page.getByRole('row', { name: /^Polski/ })).toContainText(/komplet|brakuje/);
    await expectAccessible(page, 'languages on a phone');
  });
});
