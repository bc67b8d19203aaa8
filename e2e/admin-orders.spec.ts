import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

async function enquire(service: APIRequestContext, orderId: string): Promise<void> {
  const enquiry = { name: 'Anna Kowalska', phone: '600 100 200', consent: true, language: 'PL' };
  const answer = await service.post(`/api/orders/${orderId}/enquiry`, {
    data: { ...enquiry, idempotencyKey: randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('An enquiry appears immediately on the first page and in the menu, and opens from there', async ({
  administrator: admin,
  shop,
  service,
}) => {
  const [name, email] = [unique('Antresola'), `${uniqueWord('pyta')}@dom.example`];
  const id = await shop.storeOrder(name, 'PL', { email });
  await admin.goto('/admin/poczatek');
  const enquiries = admin.getByRole('region', { name: /^Nowe zapytania/ });
  await expect(enquiries).toBeVisible();
  await expect(enquiries.getByText(name)).toBeHidden();
  await enquire(service, id);
  const row = enquiries.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(admin.getByRole('menuitem', { name: /Zamówienia/ })).toContainText(/\d/);
  const chart = admin.getByRole('region', { name: 'Wartość według tygodni' });
  await expect(chart.getByRole('img', { name: /^Wartość według tygodni/ })).toBeVisible();
  await expect(chart.getByRole('row')).toHaveCount(9);
  for (const title of ['Do zrobienia', 'Najpopularniejsze', 'Partnerzy'])
    await expect(admin.getByRole('region', { name: title }).getByRole('listitem').first()).toBeVisible();

  await expectAccessible(admin, 'the first page');
  await expectNoSidewaysScroll(admin);

  await row.getByRole('button', { name: /^Przypisz do mnie / }).click();
  await expect(admin.getByText(/przypisano do Ciebie/)).toBeVisible();
  await expect(row).toBeHidden();
  await admin.goto(`/admin/zamowienia?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const listed = admin.getByRole('row').filter({ hasText: name });
  await expect(listed).toContainText('W realizacji');
  await expect(listed).toContainText(/@lumitor\.example/);
});
