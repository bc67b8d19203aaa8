import { configurator } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

test('The price of a first rail takes three clicks from the first page, four at the most', async ({
  page,
}) => {
  await page.goto('/');
  const it = configurator(page);
  let clicks = 0;
  for (const name of ['Projektuj w STANDARD', /^Pusty rysunek/, /^Dodaj szynę($| \+)/]) {
    await page.getByRole('button', { name }).click();
    clicks += 1;
  }
  // Rail 189.00, two caps 36.00, feed 89.00, two mounting sets 48.00, ON/OFF 49.00.
  await expect(it.total('netto')).toHaveText('411,00 zł');
  await expect(it.total('brutto')).toHaveText('505,53 zł');
  expect(clicks).toBeLessThanOrEqual(4);
});
