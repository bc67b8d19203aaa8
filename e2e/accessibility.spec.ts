import { ADMINISTRATOR } from './administrator.mjs';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('axe reports nothing on the whole pages of visitors, the sign-in and the administration', async ({
  page,
  shop,
}) => {
  await test.step('The start page', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Projektuj w STANDARD' })).toBeVisible();
    await expectAccessible(page, 'start');
  });

  await test.step('The drawing with a message, and the summary', async () => {
    const it = await openLine(page);
    await it.addRail({ length: 200, tee: true });
    await it.length.fill('5');
    await it.nextStep.getByRole('button', { name: 'Dodaj szynę' }).click();
    await expect(it.length).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'drawing, next-step card with a message');
    await it.summaryButton.click();
    await expect(page.getByRole('table', { name: 'Lista cięcia' })).toBeVisible();
    await expectAccessible(page, 'summary');
  });

  await test.step('An order, and the privacy policy', async () => {
    await page.goto(`/pobierz/${await shop.storeOrder(unique('Dostępne'))}`);
    await expect(page.getByRole('table', { name: 'Lista cięcia' })).toBeVisible();
    await expectAccessible(page, 'stored order');
    await page.goto('/polityka-prywatnosci');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'privacy policy');
  });

  await test.step('The sign-in with its messages, and the administration', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expectAccessible(page, 'sign-in with messages');
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(ADMINISTRATOR.email);
    await page.getByLabel('Hasło').fill(ADMINISTRATOR.password);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByRole('heading', { name: 'Pulpit', level: 1 })).toBeVisible();
    await expectAccessible(page, 'administration');
  });

  await test.step('A partner link that does not work', async () => {
    const reflink = await shop.add('reflinks', { active: false, name: unique('Dawny partner'), email: '' });
    await page.goto(`/?ref=${reflink}`);
    await expect(page.getByRole('dialog', { name: 'Ten link nie działa' })).toBeVisible();
    await expectAccessible(page, 'no access');
  });
});
