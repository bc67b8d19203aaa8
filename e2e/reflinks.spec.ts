import { openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const refused = 'Ten link nie działa';

test("A partner's link assigns order and e-mail to the partner, and lasts for the visit", async ({
  page,
  shop,
}) => {
  const name = unique('Z linku partnera');
  const email = `${unique('jan').replace(' ', '.')}@studio.example`;
  const partner = { active: true, name: 'Studio Jana', email: 'jan@studio.example' };
  const reflinkId = await shop.add('reflinks', partner);

  const it = await openLine(page, 'STANDARD', `/?ref=${reflinkId}`);
  await it.addRail();
  await page.getByRole('combobox', { name: 'Język' }).selectOption('EN');
  await page.goto('/?lang=pl');
  await page.getByRole('button', { name: /^STANDARD — wróć do projektu/ }).click();
  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  await page.getByRole('textbox', { name: 'E-mail (nieobowiązkowy)' }).fill(email);
  await page.getByRole('checkbox', { name: /newsletter/ }).check();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();

  const [order] = await shop.ordersNamed(name);
  expect(order?.parent).toBe(reflinkId);
  const [stored] = await shop.list('emails', `?prefix=email:${email}`);
  expect(stored?.refData).toEqual({ reflinkId, name: partner.name, email: partner.email });
});

test('An unknown or disabled link is refused, and the visitor continues without it', async ({
  page,
  shop,
  faults,
}) => {
  faults.expect(/status of 404 .*\/api\/documents\/reflinks/);
  faults.expect(/Dokument nie istnieje/);
  const off = await shop.add('reflinks', { active: false, name: 'Dawny partner', email: '' });
  for (const [kind, id] of [
    ['unknown', 'nobody'],
    ['switched off', off],
  ])
    await test.step(`${kind}`, async () => {
      await page.goto(`/?ref=${id}`);
      const view = page.getByRole('dialog', { name: refused });
      await expect(view).toContainText('jest nieznany albo został wyłączony');
      await page.keyboard.press('Escape');
      await expect(view).toBeVisible();
      await view.getByRole('button', { name: 'Kontynuuj bez linku' }).click();
      await expect(view).toBeHidden();
      expect(page.url()).not.toContain('ref=');

      const name = unique('Bez linku');
      await page.getByRole('button', { name: /^(Projektuj w|Zacznij od nowa) STANDARD$/ }).click();
      await page.getByRole('application', { name: 'Rysunek układu' }).press('Enter');
      await page.reload();
      await expect(view).toBeHidden();
      await page.getByRole('button', { name: 'Podsumowanie i zapis' }).click();
      await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
      await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
      await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
      expect((await shop.ordersNamed(name))[0]?.parent).toBe('');
    });
});
