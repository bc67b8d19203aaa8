import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../testing/shop.ts';

const row = (name: RegExp) => page.getByRole('row', { name });
const maltese = row(/^Malti/);
const code = page.getByRole('textbox', { name: 'Kod języka' });

const withMaltese = () =>
  openShop({ ...SAMPLE_SHOP, languages: [...(SAMPLE_SHOP.languages ?? []), { lang: 'MT', active: false }] });

it('Polish cannot be deactivated or removed, and every language counts its texts', async () => {
  openShop();
  await openAdministration('jezyki');
  const polish = row(/^Polski/);
  await expect.element(polish).toHaveTextContent(/\d+ z \d+/);
  await expect.element(polish.getByRole('checkbox')).toBeDisabled();
  await expect.element(polish.getByRole('checkbox')).toHaveAccessibleDescription(/Nie można go dezaktywować/);
  expect(polish.getByRole('button').elements()).toEqual([]);
  await page.viewport(400, 800);
  await expectAccessible();
});

it('a language is added inactive by its code, which is explained while it is typed', async () => {
  const shop = openShop();
  await openAdministration('jezyki');
  await code.fill('CZ');
  await expect.element(code).toHaveAccessibleDescription(/czeski to CS/);
  await code.fill('de');
  await expect.element(code).toHaveAccessibleDescription('Deutsch jest już na liście.');
  await code.fill('mt');
  await expect.element(code).toHaveAccessibleDescription('Malti (Maltański)');
  await userEvent.keyboard('{Enter}');
  await expect.element(maltese).toHaveTextContent('ceny w EUR');
  await expect.element(maltese).toHaveTextContent(/brakuje \d+/);
  await expect.element(maltese.getByRole('checkbox')).not.toBeChecked();
  expect(shop.list('languages').at(-1)).toMatchObject({ lang: 'MT', active: false });
});

it('an incomplete language warns before it is activated', async () => {
  const shop = withMaltese();
  await openAdministration('jezyki');
  await expect.element(maltese).toHaveTextContent(/brakuje \d+/);
  await maltese.getByRole('checkbox').click();
  const warning = page.getByRole('dialog', { name: /Malti: tłumaczenie nie jest kompletne/ });
  await expect.element(warning).toHaveTextContent('Ten język nie ma jeszcze żadnego tekstu.');
  await expect.element(warning).toHaveTextContent('Ceny będą w EUR.');
  await expectAccessible();
  expect(shop.service.requests('POST /api/changes')).toEqual([]);
  await button('Aktywuj mimo to', warning).click();
  await expect.poll(() => shop.list('languages').at(-1)?.active).toBe(true);
  expect(shop.service.requests('POST /api/changes')[0]?.json).toMatchObject({
    reason: { kind: 'activate', name: 'MT' },
    operations: [{ kind: 'update', collection: 'languages', fields: { active: true } }],
  });
});

it('missing texts of a language are one click away, and its column says that it is inactive', async () => {
  withMaltese();
  const router = await openAdministration('jezyki');
  await maltese.getByRole('link', { name: /Pokaż teksty, których brakuje/ }).click();
  await expect.poll(() => router.state.location.search).toContain('only=missing-MT');
  await expect.element(page.getByRole('columnheader', { name: /Malti/ })).toHaveTextContent('nieaktywny');
});

it('a language is removed after a question, with undo', async () => {
  withMaltese();
  await openAdministration('jezyki');
  await page.getByRole('button', { name: 'Usuń język Malti' }).click();
  await button('Usuń', page.getByRole('dialog')).click();
  await expect.element(maltese).not.toBeInTheDocument();
  await button('Cofnij').click();
  await expect.element(maltese).toBeVisible();
});

it('a language cannot be activated before its missing texts are known', async () => {
  const { service } = openShop({
    ...SAMPLE_SHOP,
    languages: ['PL', 'EN', 'DE'].map((lang) => ({ lang, active: lang !== 'DE' })),
  });
  const mend = service.answer({
    'GET /api/documents/microBindings': () => new Response(null, { status: 400 }),
  });
  await openAdministration('jezyki');
  const german = row(/^Deutsch/);
  await expect.element(german.getByRole('checkbox')).toBeDisabled();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Spróbuj ponownie' });
  await expect.element(retry).toBeVisible();
  mend();
  await retry.click();
  await expect.element(german).toHaveTextContent(/\d+ z \d+/);
  await expect.element(german.getByRole('checkbox')).toBeEnabled();
});
