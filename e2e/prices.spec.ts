import { openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';

/** Used by no other test: 100 zł and 5 W until changed; supply 129 zł. */
const test = base.extend<{ luminaire: { id: string; title: string } }>({
  luminaire: async ({ shop }, use) => {
    const title = unique('Próbna');
    const id = await shop.addLuminaire(title, { price: 100, power: 5 });
    await use({ id, title });
    await shop.remove('bindings', id);
  },
});

test('A new price reaches the open browser; an article no longer sold keeps its name in an order, and must be removed from a new one', async ({
  page,
  shop,
  luminaire,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.openStage('Oprawy');
  await it.expected(luminaire.title, 2);
  await expect(it.total('netto')).toHaveText('953,00 zł');
  await shop.change('bindings', luminaire.id, { price: 150.5 });
  await expect(it.total('netto')).toHaveText('1 054,00 zł');
  await expect(it.line(luminaire.title)).toContainText('301,00 zł');
  await expect(it.described).toContainText('1 szyna, 2 m.');
  await it.summaryButton.click();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  const address = await page.getByRole('textbox', { name: 'Adres zamówienia' }).inputValue();
  await shop.change('bindings', luminaire.id, { active: false });

  await page.goto(address);
  await expect(page.getByRole('rowheader', { name: luminaire.title })).toBeVisible();
  await page.getByRole('link', { name: 'Edytuj w konfiguratorze' }).click();
  await expect(it.line(luminaire.title)).toContainText('Wycofano z oferty');
  await it.summaryButton.click();
  await expect(page.getByRole('button', { name: 'Zapisz zamówienie' })).toHaveAccessibleDescription(
    /nie pasują/,
  );
  await page.getByRole('button', { name: 'Usuń:' }).click();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
});

test('An unseen price change asks on saving, and the stored order has the new price', async ({
  page,
  shop,
  luminaire,
  faults,
}) => {
  await page.route('/api/events', (route) => route.abort());
  faults.expect(/net::ERR_FAILED.*\/api\/events/);
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.openStage('Oprawy');
  await it.expected(luminaire.title, 2);
  await expect(it.total('netto')).toHaveText('953,00 zł');
  await shop.change('bindings', luminaire.id, { price: 120 });

  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(luminaire.title);
  faults.expect(/status of 409 .*\/api\/orders/);
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  const question = page.getByRole('dialog', { name: 'Ceny się zmieniły' });
  await expect(question).toContainText(/Było \(netto\)\s*953,00\szł/);
  await expect(question).toContainText(/Jest \(netto\)\s*993,00\szł/);
  expect(await shop.ordersNamed(luminaire.title)).toEqual([]);
  await question.getByRole('button', { name: 'Zapisz z nową sumą' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();

  await shop.change('bindings', luminaire.id, { price: 999 });
  const [order] = await shop.ordersNamed(luminaire.title);
  expect(order?.data.totals.net).toBe(99_300);
});
