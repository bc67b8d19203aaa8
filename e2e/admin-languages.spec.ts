import { expectAccessible } from './support/accessible.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ languageCode: string }>({
  /** Unique to this test; inactive, so visitors never see it. */
  languageCode: async ({ shop }, use) => {
    const remove = async () => {
      for (const { id, lang } of await shop.list('languages'))
        if (lang === 'MT') await shop.remove('languages', id);
    };
    await remove();
    await use('MT');
    await remove();
  },
});

test('A language is added by its code, warns while it is incomplete, and is removed; Polish stays active', async ({
  administrator: page,
  languageCode,
}) => {
  await page.goto('/admin/jezyki');
  const polish = page.getByRole('row', { name: /^Polski/ });
  await expect(polish.getByRole('checkbox')).toBeDisabled();
  await expect(polish.getByRole('checkbox')).toHaveAccessibleDescription(/Nie można go dezaktywować/);
  await expect(polish.getByRole('button')).toHaveCount(0);
  await expect(polish).toContainText(/\d+ z \d+/);

  const code = page.getByRole('textbox', { name: 'Kod języka' });
  await code.fill('CZ');
  await expect(code).toHaveAccessibleDescription(/czeski to CS/);
  await code.fill('de');
  await expect(code).toHaveAccessibleDescription('Deutsch jest już na liście.');
  await code.fill(languageCode.toLowerCase());
  await expect(code).toHaveAccessibleDescription('Malti (Maltański)');
  await code.press('Enter');
  const maltese = page.getByRole('row', { name: /^Malti/ });
  await expect(maltese).toContainText('ceny w EUR');
  await expect(maltese).toContainText(/brakuje \d+/);
  await expect(maltese.getByRole('checkbox')).not.toBeChecked();

  // Intercepted: visitors of other tests would see the language.
  let activation: unknown = null;
  await page.route('**/api/changes', (route, request) => {
    activation = request.postDataJSON();
    return route.fulfill({ status: 201, json: { batch: 'b', results: [] } });
  });
  await maltese.getByRole('checkbox').click();
  const warning = page.getByRole('dialog', { name: /Malti: tłumaczenie nie jest kompletne/ });
  await expect(warning).toContainText('Ten język nie ma jeszcze żadnego tekstu.');
  await expect(warning).toContainText('Ceny będą w EUR.');
  await expectAccessible(page, 'warning of an incomplete language');
  await warning.getByRole('button', { name: 'Aktywuj mimo to' }).click();
  await expect
    .poll(() => activation)
    .toMatchObject({
      reason: { kind: 'activate', name: languageCode },
      operations: [{ kind: 'update', collection: 'languages', fields: { active: true } }],
    });
  await page.unroute('**/api/changes');

  await maltese.getByRole('link', { name: /Pokaż teksty, których brakuje/ }).click();
  await expect(page).toHaveURL(/\/admin\/translacje\?only=missing-MT/);
  await expect(page.getByRole('columnheader', { name: /Malti/ })).toContainText('nieaktywny');

  await page.goto('/admin/jezyki');
  await page.getByRole('button', { name: 'Usuń język Malti' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(maltese).toHaveCount(0);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(maltese).toBeVisible();
});

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
