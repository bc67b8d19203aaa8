import type { Locator, Page } from '@playwright/test';
import { amountNextTo } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Upper bound of presses between two controls. */
const MOST_PRESSES = 100;

/** Tab, or Shift+Tab, until `isThere`. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>, key: 'Tab' | 'Shift+Tab') {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key);
    if (await isThere()) return;
  }
  throw new Error(`${MOST_PRESSES} presses of ${key} do not lead to the control.`);
}

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  await tabUntil(page, () => target.evaluate((element) => element === document.activeElement), key);
}

/** Tab leads to the radio buttons, arrows choose one. */
async function choose(page: Page, radio: Locator) {
  await expect(radio).toBeAttached();
  const group = await radio.getAttribute('name');
  const isInGroup = () =>
    page.evaluate((name) => document.activeElement?.getAttribute('name') === name, group);
  await tabUntil(page, isInGroup, 'Tab');
  for (let presses = 0; presses < MOST_PRESSES && !(await radio.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

/*
 * A rectangle of 300 by 200 cm on Micro, recessed and black, in euro (D9, D13 to D18): rails 200 + 100 twice and 200
 * twice, joined once inside each long side. Four angle connectors, no caps, two feeds for 1000 cm, an isolating joint
 * for DALI in the loop.
 */
test('A visitor orders in English on Micro by keyboard only, and pays in euro', async ({
  page,
  context,
  shop,
}) => {
  const name = unique('Gallery, room 3');
  const { keyboard } = page;
  const tab = (target: Locator, key?: 'Tab' | 'Shift+Tab') => tabTo(page, target, key);
  const enter = async (target: Locator, key?: 'Tab' | 'Shift+Tab') => {
    await tab(target, key);
    await keyboard.press('Enter');
  };
  const type = async (target: Locator, words: string, key?: 'Tab' | 'Shift+Tab') => {
    await tab(target, key);
    await keyboard.press('Control+a');
    await keyboard.type(words);
    await keyboard.press('Enter');
  };
  const radio = (title: string) => page.getByRole('radio', { name: title });
  const bill = page.getByRole('region', { name: 'Bill' });
  const line = (words: string) => bill.getByRole('listitem').filter({ hasText: words });
  const stage = (title: string, key?: 'Tab' | 'Shift+Tab') =>
    enter(page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: title }), key);

  await page.goto('/?lang=en');
  await enter(page.getByRole('button', { name: 'Design with MICRO11' }));
  await expect(page.getByRole('application', { name: 'Drawing of the layout' })).toBeVisible();
  expect(page.url()).toContain('lang=en');

  await test.step('a recessed rectangle', async () => {
    await choose(page, radio('Recessed micro rail'));
    await enter(page.getByRole('button', { name: 'Rectangle', exact: true }), 'Shift+Tab');
    await enter(
      page.getByRole('dialog', { name: 'Rectangle' }).getByRole('button', { name: 'Insert layout' }),
    );
    await expect(
      page.getByRole('status').filter({ hasText: '4 rails, 10 m. No end is open.' }),
    ).toBeAttached();
  });

  await test.step('luminaires, system, gateway, supply and accessories', async () => {
    await stage('Luminaires');
    await tab(page.getByRole('searchbox', { name: 'Search by name or code' }));
    await keyboard.type('punkt 12');
    await type(page.getByRole('textbox', { name: 'Quantity: Micro spotlight Punkt 12 W' }), '5');
    await stage('Power', 'Shift+Tab');
    await choose(page, radio('DALI-2 48 V'));
    await choose(page, radio('Micro DALI-2 gateway, DIN rail'));
    await choose(page, radio('Power supply Micro DALI 100 W'));
    await enter(bill.getByRole('button', { name: 'Add accessories' }));
    await type(page.getByRole('textbox', { name: 'Quantity: 48 V cable, 2 × 1 mm², 3 m' }), '2', 'Shift+Tab');
  });

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

  await test.step('summary and save', async () => {
    await enter(bill.getByRole('button', { name: 'Summary and save' }));
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeFocused();
    await type(page.getByRole('textbox', { name: 'Project name' }), name);
    await expect(page.getByRole('heading', { name: 'Order saved' })).toBeFocused();
    await tab(page.getByRole('button', { name: 'Copy' }));
  });
  const [stored] = await Promise.all([
    context.waitForEvent('page'),
    enter(page.getByRole('link', { name: 'Open the order page' })),
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
