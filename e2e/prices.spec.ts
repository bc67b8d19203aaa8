import type { Page } from '@playwright/test';
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

test('A new price reaches the open browser: the total changes, the layout does not', async ({
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
  await shop.change('bindings', luminaire.id, { active: false });
  await expect(it.line(luminaire.title)).toContainText('Wycofano z oferty');
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

test('An order with an article no longer sold opens with its name, and cannot be saved until it is removed', async ({
  page,
  shop,
  luminaire,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.openStage('Oprawy');
  await it.expected(luminaire.title, 2);
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

interface Amount {
  amount: string;
  isLabelled: boolean;
}

const amountsOn = (page: Page): Promise<Amount[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { amount: string; isLabelled: boolean }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [amount] = /\d[\d\s]*,\d\d\szł/.exec(text.textContent ?? '') ?? [];
      if (!amount || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      let around: Element | null = text.parentElement;
      while (around && !/netto|brutto|VAT/i.test(around.textContent ?? '')) around = around.parentElement;
      // The switch between net and gross labels only itself.
      const isLabelled =
        !!around && !around.querySelector('fieldset input[value="gross"], fieldset input[value="net"]');
      found.push({ amount: amount.replace(/\s/g, ' '), isLabelled });
    }
    return found;
  });

test('Every amount up to the order follows net or gross, or is labelled', async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 300 });
  const sweep = async (place: string) => {
    await page.getByText('brutto', { exact: true }).first().click();
    const gross = await amountsOn(page);
    await page.getByText('netto', { exact: true }).first().click();
    const net = await amountsOn(page);
    expect(net.length, place).toBe(gross.length);
    expect(net.length, place).toBeGreaterThan(3);
    const mixed = net.filter(({ amount, isLabelled }, at) => !isLabelled && amount === gross[at]?.amount);
    expect.soft(mixed, place).toEqual([]);
  };
  await sweep('rails');
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 12 W', 6);
  await sweep('luminaires');
  await it.openStage('Zasilanie');
  await page
    .getByRole('radio', { name: /^Zasilacz/ })
    .first()
    .waitFor();
  await sweep('power');
  await it.summaryButton.click();
  await sweep('summary');
});
