import { ADMINISTRATOR } from './administrator.mjs';
import { signOut } from './support/account.ts';
import { expect, test } from './support/test.ts';

test('The administration redirects to the sign-in, and back after it; signing out ends the session', async ({
  page,
  faults,
}) => {
  await page.goto('/admin/szyny?perPage=50&lang=pl');
  await expect(page).toHaveURL(/\/login\?lang=pl$/);
  const email = page.getByRole('textbox', { name: 'Adres e-mail' });
  const password = page.getByLabel('Hasło');
  const signIn = page.getByRole('button', { name: 'Zaloguj się' });

  await signIn.click();
  await expect(email).toHaveAccessibleDescription(/Wpisz adres e-mail/);
  await expect(password).toHaveAccessibleDescription(/Wpisz hasło/);

  await email.fill(ADMINISTRATOR.email);
  await password.fill('zle-haslo-calkiem');
  faults.expect(/status of 401 .*\/api\/auth\/sign-in/);
  await signIn.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Adres e-mail lub hasło są nieprawidłowe.' });
  await expect(failure).toBeVisible();
  await expect(email).toHaveValue(ADMINISTRATOR.email);

  await password.fill(ADMINISTRATOR.password);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/admin\/szyny\?perPage=50&lang=pl$/);
  await expect(page.getByRole('button', { name: `Konto ${ADMINISTRATOR.email}` })).toBeVisible();

  await page.goto('/login');
  await expect(page).toHaveURL(/\/admin\/poczatek$/);
  await expect(page.getByRole('menuitem').first()).toHaveText('Pulpit');
  await page.reload();
  await signOut(page, faults);
  // `/admin` leads to the e-mails, also through the sign-in.
  await page.goto('/admin');
  await email.fill(ADMINISTRATOR.email);
  await password.fill(ADMINISTRATOR.password);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/admin\/emaile/);
  await expect(page).toHaveTitle(/Adresy e-mail/);
});
