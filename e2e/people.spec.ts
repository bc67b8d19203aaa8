import type { Page } from '@playwright/test';
import { totpCode } from '../packages/server/testing/totp.ts';
import { newClient } from './client.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { type Account, addAdministrator, openAs, openByForm, signOut } from './support/account.ts';
import { watchFaults } from './support/faults.ts';
import { uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const OWN = '/admin/konto';

/** Simulates the return to the page, which notices an ended session. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('An invited person has the rights of the catalogue role only, until deactivated', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { baseURL = '' } = test.info().project.use;
  const owner = await addAdministrator();
  const eva: Account = { email: `${uniqueWord('ewa')}@lumitor.example`, password: 'spinacz-i-zszywacz' };
  await openAs(page, owner, '/admin/konta');
  await expect(page.getByRole('table', { name: 'Uprawnienia ról' })).toBeVisible();
  await page.getByRole('button', { name: 'Zaproś' }).click();
  const invitation = page.getByRole('dialog', { name: 'Zaproś osobę' });
  await invitation.getByRole('button', { name: 'Utwórz zaproszenie' }).click();
  await expect(invitation.getByLabel(/^Adres e-mail/)).toHaveAccessibleDescription('Wpisz adres e-mail.');
  await invitation.getByLabel(/^Adres e-mail/).fill(eva.email);
  await invitation.getByRole('combobox', { name: 'Rola' }).click();
  await page.getByRole('option', { name: 'Katalog' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page, 'invitation');
  await invitation.getByRole('button', { name: 'Utwórz zaproszenie' }).click();
  const reported = page.getByRole('dialog', { name: `Link dla ${eva.email}` });
  const link = await reported.getByRole('textbox', { name: 'Link' }).inputValue();
  await reported.getByRole('button', { name: 'Zamknij' }).click();
  await expect(page.getByText(/^zaproszenie, Katalog/)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL, locale: 'pl-PL', extraHTTPHeaders: newClient() });
  const faults = await watchFaults(elsewhere, new URL(baseURL).origin);
  const there = await elsewhere.newPage();
  await there.goto(link);
  await expect(there.getByText(`Zaproszenie dla ${eva.email}.`)).toBeVisible();
  await there.getByLabel('Hasło', { exact: true }).fill(eva.password);
  await there.getByLabel('Powtórz hasło').fill('inne-haslo');
  await there.getByRole('button', { name: 'Ustaw hasło i zaloguj się' }).click();
  await expect(there.getByLabel('Powtórz hasło')).toHaveAccessibleDescription('Hasła nie są takie same.');
  await expectAccessible(there, 'setting a password');
  await there.getByLabel('Powtórz hasło').fill(eva.password);
  await there.getByRole('button', { name: 'Ustaw hasło i zaloguj się' }).click();

  await expect(there).toHaveURL(/\/admin\/poczatek$/);
  const menu = there.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Reguły części' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Zamówienia' })).toBeHidden();
  await expect(menu.getByRole('menuitem', { name: 'Konta' })).toBeHidden();
  await expect(there.getByRole('navigation').getByRole('link', { name: 'Zamówienia' })).toBeHidden();
  await there.goto('/admin/zamowienia');
  await expect(there.getByText('Twoja rola (Katalog) nie daje dostępu do tej strony.')).toBeVisible();
  await there.goto('/admin/jezyki');
  await expect(there.getByText('Tylko podgląd: Twoja rola nie pozwala tu na zmiany')).toBeVisible();
  await expect(there.getByLabel('Aktywny: English')).toBeDisabled();
  await expectAccessible(there, 'a page that can only be read');

  const again = await elsewhere.newPage();
  faults.expect(/status of 404 .*\/api\/people\/link/);
  faults.expect(/Dokument nie istnieje/);
  await again.goto(link);
  await expect(again.getByRole('alert')).toContainText('Ten link został już użyty');
  await again.close();
  await page.reload();
  await page.getByRole('button', { name: `Więcej: ${eva.email}` }).click();
  await page.getByRole('menuitem', { name: 'Wyłącz konto' }).click();
  await page.getByRole('button', { name: 'Wyłącz konto' }).click();
  await expect(page.getByText(`Konto wyłączone: ${eva.email}.`)).toBeVisible();
  const history = page.getByRole('list', { name: 'Historia kont' });
  await expect(history.getByRole('listitem').first()).toContainText(`Wyłączono konto ${eva.email}`);
  await expect(history.getByRole('listitem').first()).toContainText(owner.email);
  await expectAccessible(page, 'accounts');
  await expectNoSidewaysScroll(page);

  await comeBack(there);
  const ended = there.getByRole('dialog', { name: 'Sesja wygasła' });
  await expect(ended).toBeVisible();
  faults.expect(/status of 403 .*\/api\/auth\/sign-in/);
  await ended.getByLabel(/^Hasło/).fill(eva.password);
  await ended.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(ended.getByRole('alert')).toContainText('To konto jest wyłączone.');
  expect(faults.verdict()).toEqual([]);
  await elsewhere.close();
});

test('A code is set up with an app, required at sign-in, replaced by a backup code, and disabled', async ({
  page,
  faults,
}) => {
  const anna = await addAdministrator();
  await openAs(page, anna, OWN);
  await page.getByRole('button', { name: 'Włącz weryfikację dwuetapową' }).click();
  const dialog = page.getByRole('dialog', { name: 'Włącz weryfikację dwuetapową' });
  faults.expect(/status of 400 .*\/two-factor\/enable/);
  await dialog.getByLabel(/^Hasło/).fill('zle-haslo-calkiem');
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog.getByLabel(/^Hasło/)).toHaveAccessibleDescription('Hasło jest nieprawidłowe.');
  await dialog.getByLabel(/^Hasło/).fill(anna.password);
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog.getByRole('img', { name: 'Kod QR dla aplikacji' })).toBeVisible();
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  expect(await dialog.getByLabel('Klucz').evaluate(isCut)).toBe(false);
  const secret = (await dialog.getByLabel('Klucz').inputValue()).replaceAll(' ', '');
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Pobierz kody' }).click();
  expect((await download).suggestedFilename()).toBe('lumitor-kody-zapasowe.txt');
  await expectAccessible(page, 'setting a code up');
  await dialog.getByLabel(/^Kod z aplikacji/).fill(totpCode(secret));
  await dialog.getByRole('button', { name: 'Włącz weryfikację dwuetapową' }).click();
  await expect(page.getByRole('button', { name: 'Wyłącz weryfikację dwuetapową' })).toBeVisible();

  await signOut(page, faults);
  const signIn = async (code: string) => {
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(anna.email);
    await page.getByLabel('Hasło', { exact: true }).fill(anna.password);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByRole('heading', { name: 'Kod z aplikacji' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Kod' }).fill(code);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
  };
  faults.expect(/status of 401 .*\/two-factor\/verify-backup-code/);
  await signIn('to-nie-kod');
  await expect(page.getByRole('alert')).toContainText('Ten kod jest nieprawidłowy.');
  await expectAccessible(page, 'a code at sign-in, with a message');
  // Each code is valid once: the app's next one.
  await page.getByRole('textbox', { name: 'Kod' }).fill(totpCode(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('button', { name: `Konto ${anna.email}` })).toBeVisible();

  await signOut(page, faults);
  await signIn(codes[3] ?? '');
  await expect(page.getByRole('button', { name: `Konto ${anna.email}` })).toBeVisible();
  await page.goto(OWN);
  await page.getByRole('button', { name: 'Wyłącz weryfikację dwuetapową' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Hasło/)
    .fill(anna.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('dialog')).toContainText('Wpisz kod.');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Kod z aplikacji lub zapasowy/ })
    .fill(codes[4] ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('button', { name: 'Włącz weryfikację dwuetapową' })).toBeVisible();
  await signOut(page, faults);
  await openByForm(page, anna, OWN);
});

test('A passkey is added, signs in without a password, and is removed', async ({ page, faults }) => {
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const anna = await addAdministrator();
  await openAs(page, anna, OWN);
  const add = page.getByRole('button', { name: 'Dodaj klucz dostępu' });
  await add.click();
  const name = page.getByLabel(/^Nazwa nowego klucza/);
  await expect(name).toHaveAccessibleDescription('Wpisz nazwę.');
  await name.fill('Laptop w biurze');
  await add.click();
  const keys = page.getByRole('list', { name: 'Twoje klucze dostępu' });
  await expect(keys.getByRole('listitem')).toContainText('Laptop w biurze');
  await expectAccessible(page, 'own account');
  await expectNoSidewaysScroll(page);

  await signOut(page, faults);
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
  await expect(page.getByRole('button', { name: `Konto ${anna.email}` })).toBeVisible();
  await page.goto(OWN);
  await keys.getByRole('button', { name: 'Usuń klucz dostępu Laptop w biurze' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText('Nie masz jeszcze kluczy dostępu.')).toBeVisible();
});
