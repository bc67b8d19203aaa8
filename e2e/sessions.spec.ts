import type { Page } from '@playwright/test';
import { addAdministrator, openAs, openByForm, signOut } from './support/account.ts';
import { PICTURE } from './support/articles.ts';
import { LOST_READS } from './support/faults.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const PASSWORD_PAGE = '/admin/konto';
const NEXT = 'paper-clip-stapler';

function passwordPage(page: Page) {
  // Required fields have an asterisk.
  const field = (name: string) => page.getByLabel(new RegExp(`^${name}`));
  const again = page.getByRole('dialog', { name: 'Sesja wygasła' });
  return {
    current: field('Obecne hasło'),
    next: field('Nowe hasło'),
    repeat: field('Powtórz nowe hasło'),
    change: page.getByRole('button', { name: 'Zmień hasło' }),
    changed: page.getByRole('alert').filter({ hasText: 'Hasło zmienione.' }),
    again,
    password: again.getByLabel(/^Hasło/),

    async fill(current: string, next: string) {
      await this.current.fill(current);
      await this.next.fill(next);
      await this.repeat.fill(next);
    },
  };
}

test.beforeEach(({ faults }) => {
  // The counts of the menu may be requested without a session.
  faults.allow(/status of 401 .*\/api\/(orders\?|people\/me)/);
  faults.allow(LOST_READS);
});

test('Other tabs ask for a sign-in and close the question; a new password ends other sessions', {
  tag: '@long',
}, async ({ page, browser, context, faults }) => {
  const anna = await addAdministrator();
  await test.step('A sign-in in another tab closes the question, whoever signs in', async () => {
    const eva = await addAdministrator();
    await openAs(page, anna, PASSWORD_PAGE);
    const other = await context.newPage();
    await other.goto(PASSWORD_PAGE);
    await signOut(other, faults);
    await expect(passwordPage(page).again).toBeVisible();
    await openByForm(other, eva, PASSWORD_PAGE);
    await expect(passwordPage(page).again).toBeHidden();
    await expect(page.getByText(`Konto: ${eva.email}`)).toBeVisible();
    await other.close();
  });

  await test.step('A sign-out in another tab asks to sign in again in place, and started work can still be saved', async () => {
    await openAs(page, anna, PASSWORD_PAGE);
    const it = passwordPage(page);
    await it.fill(anna.password, NEXT);
    await it.repeat.focus();

    const other = await context.newPage();
    await other.goto(PASSWORD_PAGE);
    await signOut(other, faults);

    await expect(it.again).toBeVisible();
    await expect(it.again.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue(anna.email);
    await expect(it.password).toBeFocused();
    await page.keyboard.press('Escape');
    await it.password.fill(anna.password);
    await it.password.press('Enter');
    await expect(it.again).toBeHidden();
    await expect(it.repeat).toBeFocused();
    await expect(it.repeat).toHaveValue(NEXT);
    await it.change.click();
    await expect(it.changed).toBeVisible();

    await expect(other).toHaveURL(PASSWORD_PAGE);
    await other.close();
  });

  await test.step('A new password ends the session of another browser', async () => {
    const elsewhere = await browser.newContext();
    const there = await elsewhere.newPage();
    await openAs(there, { ...anna, password: NEXT }, PASSWORD_PAGE);
    const it = passwordPage(page);
    await it.fill(NEXT, anna.password);
    await it.change.click();
    await expect(it.changed).toBeVisible();
    await there.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(passwordPage(there).again).toBeVisible();
    await elsewhere.close();
  });

  await test.step('Leaving leads to the sign-in, and from there back to the page with its query', async () => {
    const address = `${PASSWORD_PAGE}?lang=pl&order=ASC`;
    await page.goto(address);
    await expect(passwordPage(page).change).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Wyjdź bez zapisywania' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(anna.email);
    await page.getByLabel('Hasło', { exact: true }).fill(anna.password);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(address);
  });
});

test('Work typed or sent without a session is saved or sent again after signing in in place', async ({
  page,
  context,
  shop,
  faults,
}) => {
  const anna = await addAdministrator();
  await test.step('An article whose session expired half-way is saved with all input after signing in in place', async () => {
    const title = unique('Bramka w pół słowa');
    await openAs(page, anna, '/admin/micro/bramki/create');
    await page.getByLabel(/^Nazwa \(polski\)/).fill(title);
    await page.getByLabel(/^Kod/).fill('BR-0001');
    await context.clearCookies();
    faults.expect(/status of 401 .*\/api\/changes/);
    await page.getByRole('button', { name: 'Zapisz' }).click();
    const { again, password } = passwordPage(page);
    await expect(again).toBeVisible();
    await password.fill(anna.password);
    await password.press('Enter');
    await expect(again).toBeHidden();
    await expect(page.getByLabel(/^Nazwa \(polski\)/)).toHaveValue(title);
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page).toHaveURL(/\/admin\/micro\/bramki(\?|$)/);
    const [saved] = await shop.list('microGateways', `?prefix=title:${title.toLowerCase()}`);
    expect(saved).toMatchObject({ title, description: 'BR-0001', active: false });
    await shop.remove('microGateways', saved?.id ?? '');
  });

  await test.step('A picture sent without a session asks to sign in, and is sent again from there', async () => {
    await openAs(page, anna, '/admin/micro/bramki/create');
    await context.clearCookies();
    // Changes of other tests are requested without a session too.
    faults.expect(/status of 401 .*\/api\/files/);
    faults.allow(/status of 401/);
    faults.expect(/Przesyłanie pliku nie powiodło się/);
    await page
      .getByRole('group', { name: 'Zdjęcie', exact: true })
      .locator('input[type=file]')
      .setInputFiles(PICTURE);
    const { again, password } = passwordPage(page);
    await expect(again).toBeVisible();
    await password.fill(anna.password);
    await password.press('Enter');
    await expect(again).toBeHidden();
    await expect(page.getByText('Sesja wygasła. Zaloguj się i spróbuj ponownie.')).toBeVisible();
    const done = page.waitForEvent('console', (message) => message.type() === 'info');
    await page.getByRole('button', { name: 'Wyślij ponownie' }).click();
    expect((await done).text()).toBe('Przesyłanie zakończone sukcesem.');
    await expect(page.getByRole('button', { name: 'Usuń zdjęcie' })).toBeVisible();
  });
});

test('A list whose events were refused follows the shop after signing in in place', async ({
  page,
  context,
  shop,
  faults,
}) => {
  const anna = await addAdministrator();
  const [title, renamed] = [unique('Bramka'), unique('Bramka inaczej')];
  const id = await shop.add('microGateways', { title, description: 'BR-0002', active: true });
  await page.clock.install();
  faults.expect(/status of 502 .*\/api\/events/);
  await page.route('**/api/events', (route) => route.fulfill({ status: 502 }));
  await openAs(page, anna, '/admin/micro/bramki');
  const isActive = page.getByRole('switch', { name: `Aktywny: ${title}` });
  await expect(isActive).toBeChecked();
  await context.clearCookies();
  faults.expect(/status of 401 /);
  await isActive.click();
  const { again, password } = passwordPage(page);
  await expect(again).toBeVisible();
  await page.unroute('**/api/events');
  // A stream opened without a session is a visitor's.
  await page.clock.fastForward(20_000);
  await password.fill(anna.password);
  await password.press('Enter');
  await expect(again).toBeHidden();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await shop.change('microGateways', id, { title: renamed });
  await expect(page.getByRole('link', { name: renamed })).toBeVisible();
  await shop.remove('microGateways', id);
});
