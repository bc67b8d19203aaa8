import { amountNextTo } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/*
 * A rectangle of 300 by 200 cm on Micro, recessed and black, in euro (D9, D13 to D18): rails 200 + 100 twice and 200
 * twice, joined once inside each long side. Four angle connectors, no caps, two feeds for 1000 cm, an isolating joint
 * for DALI in the loop.
 */
test('A visitor orders in English on Micro, and pays in euro', async ({ page, context, shop }) => {
  const name = unique('Gallery, room 3');
  await page.goto('/?lang=en');
  await page.getByRole('button', { name: 'Design with MICRO11' }).click();
  const bill = page.getByRole('region', { name: 'Bill' });
  const line = (words: string) => bill.getByRole('listitem').filter({ hasText: words });
  const stage = (name: string) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click();
  expect(page.url()).toContain('lang=en');

  await page.getByRole('radio', { name: 'Recessed micro rail' }).check();
  await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Rectangle' })
    .getByRole('button', { name: 'Insert layout' })
    .click();
  await expect(page.getByRole('status').filter({ hasText: '4 rails, 10 m. No end is open.' })).toBeAttached();

  await stage('Luminaires');
  const quantity = page.getByRole('textbox', { name: 'Quantity: Micro spotlight Punkt 12 W' });
  await quantity.fill('5');
  await quantity.press('Enter');
  await stage('Power');
  await page.getByRole('radio', { name: 'DALI-2 48 V' }).check();
  await page.getByRole('radio', { name: 'Micro DALI-2 gateway, DIN rail' }).check();
  await page.getByRole('radio', { name: 'Power supply Micro DALI 100 W' }).check();
  await bill.getByRole('button', { name: 'Add accessories' }).click();
  const cable = page.getByRole('textbox', { name: 'Quantity: 48 V cable, 2 × 1 mm², 3 m' });
  await cable.fill('2');
  await cable.press('Enter');

  await test.step('the bill in euro: the list price if there is one, else złoty by the rate', async () => {
    for (const [title, times, total] of [
      ['Recessed micro rail, 200 cm', '4 ×', '€353.60'],
      ['Recessed micro rail, 100 cm', '2 ×', '€88.40'],
      ['Straight connector Micro, recessed', '2 ×', '€18.20'],
      ['Angle connector Micro, recessed', '4 ×', '€55.20'],
      ['In-line live feed Micro, recessed', '2 ×', '€41.60'],
      ['Isolating joint Micro, recessed', '1 ×', '€16.10'],
      ['Micro spotlight Punkt 12 W', '5 ×', '€321.50'],
      ['DALI-2 48 V', '', '€79.40'],
      ['Micro DALI-2 gateway, DIN rail', '1 ×', '€184.60'],
      ['Power supply Micro DALI 100 W', '1 ×', '€48.80'],
      ['48 V cable, 2 × 1 mm², 3 m', '2 ×', '€15.06'],
    ] as const) {
      await expect.soft(line(title).first()).toContainText(times);
      await expect.soft(line(title).first()).toContainText(total);
    }
    await expect(line('End cap')).toHaveCount(0);
    await expect(amountNextTo(bill, 'net')).toHaveText('€1,222.46');
    await expect(amountNextTo(bill, 'VAT 23%')).toHaveText('€281.17');
    await expect(amountNextTo(bill, 'gross')).toHaveText('€1,503.63');
  });

  await bill.getByRole('button', { name: 'Summary and save' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill(name);
  await page.getByRole('button', { name: 'Save the order' }).click();
  await expect(page.getByRole('heading', { name: 'Order saved' })).toBeVisible();
  const [stored] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the order page' }).click(),
  ]);

  await test.step('the stored order is in English, and in Polish on request', async () => {
    await expect(stored.getByRole('heading', { name, level: 1 })).toBeVisible();
    expect(stored.url()).toContain('lang=en');
    await stored.goto(stored.url().replace(/\?.*/, ''));
    await expect(stored.getByRole('table', { name: 'Parts list' })).toBeVisible();
    await expect(stored.locator('html')).toHaveAttribute('lang', 'en');
    await expect(amountNextTo(stored, 'Net total')).toHaveText('€1,222.46');
    await stored.getByRole('combobox', { name: 'Language' }).selectOption('PL');
    await expect(stored).toHaveURL(/\?lang=pl$/);
    await expect(stored.getByRole('table', { name: 'Zestawienie elementów' })).toBeVisible();
    await expect(stored.getByRole('rowheader', { name: /Reflektor Micro Punkt 12 W/ })).toBeVisible();
    await expect(amountNextTo(stored, 'Razem netto')).toHaveText('1 222,46 €');
  });

  const [order] = await shop.ordersNamed(name);
  expect(order).toMatchObject({
    vat: 1.23,
    order: { isMicro: true, frameType: 'MT0013', frameLength200: 4, frameLength100: 2, systemType: 'dali' },
    data: {
      language: 'EN',
      currency: 'EUR',
      euroRate: 4.25,
      showsGross: false,
      totals: { net: 122_246, gross: 150_363 },
    },
  });
});
