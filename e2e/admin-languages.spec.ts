import { expect, test } from './support/test.ts';

test('A language cannot be activated before its missing texts are known', async ({
  administrator: page,
  faults,
}) => {
  await page.clock.install();
  faults.expect(/status of 502 .*\/api\/events/);
  await page.route('**/api/events', (route) => route.fulfill({ status: 502 }));
  const articles = '**/api/documents/microBindings?*';
  await page.route(articles, (route) => route.abort());
  faults.expect(/net::ERR_FAILED.*microBindings/);
  faults.expect(/Pobieranie danych nie powiodło się/);
  await page.goto('/admin/jezyki');
  const german = page.getByRole('row', { name: /^Deutsch/ });
  await expect(german.getByRole('checkbox')).toBeDisabled();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Spróbuj ponownie' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return retry.isVisible();
    })
    .toBe(true);
  await page.unroute(articles);
  await retry.click();
  await expect(german).toContainText(/\d+ z \d+/);
  await expect(german.getByRole('checkbox')).toBeEnabled();
});
