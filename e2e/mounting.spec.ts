import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 800 } });

test('The mounting list of an order is ticked off on a phone, kept, and the same in every tab', async ({
  page,
  context,
  shop,
}) => {
  const id = await shop.storeOrder(unique('Montaż'), 'PL', { luminaires: 6 });
  await page.goto(`/pobierz/${id}`);
  await page.getByRole('link', { name: 'Lista montażowa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista montażowa');
  const drawing = page.getByRole('img', { name: /^Układ/ });
  const first = page.getByRole('heading', { name: 'Szyna 1' });
  expect((await drawing.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  await expectAccessible(page, 'the mounting list');

  const progress = page.getByRole('status').filter({ hasText: /\d z \d/ });
  const all = (await progress.textContent())?.split(' z ')[1];
  const luminaire = page.getByRole('checkbox', { name: /^L2 / });
  await expect(luminaire).toHaveAccessibleName(/cm od początku · strefa Z1/);
  // By hand anywhere on its row, and by keyboard; the network is not asked.
  await context.setOffline(true);
  await page
    .getByRole('listitem')
    .filter({ has: luminaire })
    .click({ position: { x: 250, y: 20 } });
  await page.getByRole('checkbox', { name: /^F1 / }).press('Space');
  await expect(progress).toHaveText(`2 z ${all}`);
  await page.getByRole('button', { name: 'Następna pozycja' }).click();
  const next = page.getByRole('checkbox').first();
  await expect(next).toBeFocused();
  await next.press('Space');
  await context.setOffline(false);
  await page.reload();
  await expect(luminaire).toBeChecked();
  await expect(progress).toHaveText(`3 z ${all}`);

  // A label leads to its piece; what is ticked there is ticked here.
  const other = await context.newPage();
  await other.goto(`/pobierz/${id}?montaz=L5`);
  const sought = other.getByRole('checkbox', { name: /^L5 / });
  await expect(sought).toBeFocused();
  await expect(sought).toBeInViewport();
  await expect(other.getByRole('listitem').filter({ has: sought })).toHaveAttribute('aria-current', 'true');
  await sought.check();
  await expect(page.getByRole('checkbox', { name: /^L5 / })).toBeChecked();
  await expect(progress).toHaveText(`4 z ${all}`);

  // A full storage takes nothing from the screen, and what it did not keep goes along with the next tick that it keeps.
  await page.evaluate(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      Storage.prototype.setItem = keep;
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('checkbox', { name: /^L3 / }).check();
  await expect(page.getByRole('alert')).toContainText('Przeglądarka nie zapisuje odhaczonych pozycji');
  await other.getByRole('checkbox', { name: /^L6 / }).check();
  await page.getByRole('checkbox', { name: /^L4 / }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const tab of [page, other])
    for (const name of [/^L3 /, /^L4 /, /^L6 /])
      await expect(tab.getByRole('checkbox', { name })).toBeChecked();
  await page.evaluate((key) => localStorage.setItem(key, '{"broken'), `mounting.${id}`);
  await page.goto(`/pobierz/${id}?montaz=L99`);
  await expect(page.getByRole('alert')).toContainText('Nie da się odczytać');
  await expect(page.getByText('Na tej liście nie ma pozycji L99.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
