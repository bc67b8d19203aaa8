import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { downloadOf, rowsOf } from './support/download.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const SEARCH = 'Numer, klient, telefon, firma, notatka, artykuł';

async function enquire(service: APIRequestContext, orderId: string): Promise<void> {
  const enquiry = { name: 'Anna Kowalska', phone: '600 100 200', consent: true, language: 'PL' };
  const answer = await service.post(`/api/orders/${orderId}/enquiry`, {
    data: { ...enquiry, idempotencyKey: randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('Orders are searched, filtered, summed, changed together, exported and deleted', async ({
  administrator: admin,
  shop,
}) => {
  const email = `${uniqueWord('klient')}@dom.example`;
  const [small, large] = [unique('Salon'), unique('Galeria')];
  const reflinkId = await shop.add('reflinks', { active: true, name: unique('Studio Piotra'), email: '' });
  const smallId = await shop.storeOrder(small, 'PL', { email });
  const largeId = await shop.storeOrder(large, 'PL', { email, luminaires: 80, reflinkId });
  await admin.goto('/admin/zamowienia');
  const field = admin.getByRole('searchbox', { name: SEARCH });
  const rows = admin.getByRole('row').filter({ has: admin.getByRole('link') });

  await field.fill(email);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(large);
  await expect(rows.first()).toContainText('Moc przekroczona');
  await expect(rows.last()).not.toContainText('Moc przekroczona');
  const money = new Intl.NumberFormat('pl', { style: 'currency', currency: 'PLN', useGrouping: true });
  const netOf = async (name: string) => ((await shop.ordersNamed(name))[0]?.data.totals.net ?? 0) / 100;
  const [smallNet, largeNet] = [await netOf(small), await netOf(large)];
  await expect(rows.first()).toContainText(money.format(largeNet), { useInnerText: true });
  const sum = admin.getByRole('status').filter({ hasText: /^2 zamówienia, razem/ });
  await expect(sum).toContainText(money.format(smallNet + largeNet), { useInnerText: true });
  await admin.getByRole('button', { name: 'Sortuj według: netto, rosnąco' }).click();
  await expect(rows.first()).toContainText(small);
  await admin.mouse.move(0, 0);

  await expectAccessible(admin, 'orders');
  await expectNoSidewaysScroll(admin);

  await field.fill(`${small.slice(2)} szyna`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(small);
  await field.fill(email.slice(1, -4));
  await expect(rows).toHaveCount(2);
  await admin.getByRole('button', { name: 'Dodaj filtr' }).click();
  await admin.getByRole('menuitemcheckbox', { name: 'Tylko z przekroczoną mocą' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(large);

  const orders = rowsOf((await downloadOf(admin, 'Eksportuj zamówienia (CSV)')).content);
  expect(orders).toHaveLength(2);
  expect(orders[1]).toEqual(expect.arrayContaining([email, large, largeNet.toFixed(2).replace('.', ',')]));
  const lines = rowsOf((await downloadOf(admin, 'Eksportuj pozycje (CSV)')).content);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.slice(1).every(([, id]) => id?.replace(/^'/, '') === largeId)).toBe(true);

  await admin
    .getByRole('switch', { name: 'Tylko z przekroczoną mocą' })
    .or(admin.getByRole('checkbox', { name: 'Tylko z przekroczoną mocą' }))
    .uncheck();
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('checkbox').check();
  await rows.last().getByRole('checkbox').check();
  await admin.getByRole('button', { name: 'Ustaw status' }).click();
  await admin.getByRole('menuitem', { name: 'W realizacji' }).click();
  await expect(admin.getByText('Zmieniono 2 zamówienia')).toBeVisible();
  await expect(rows.filter({ hasText: 'W realizacji' })).toHaveCount(2);

  await rows.filter({ hasText: large }).getByRole('checkbox').check();
  await admin.getByRole('button', { name: 'Usuń zaznaczone' }).click();
  const question = admin.getByRole('dialog', { name: 'Usunąć 1 zamówienie?' });
  await expect(question).toContainText('tego nie można cofnąć', { ignoreCase: true });
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(admin.getByText('Usunięto zamówienia')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect((await shop.ordersNamed(large)).length).toBe(0);
  expect((await shop.ordersNamed(small)).length).toBe(1);
  await admin.setViewportSize({ width: 390, height: 800 });
  await expect(admin.getByRole('link', { name: new RegExp(small) })).toHaveAttribute(
    'href',
    new RegExp(`/admin/zamowienia/${smallId}$`),
  );

  await expectAccessible(admin, 'orders on a phone');
});

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
