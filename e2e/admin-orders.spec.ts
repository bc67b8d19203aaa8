import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { downloadOf, rowsOf } from './support/download.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('Orders are found by number, e-mail and exceeded power, exported, and deleted', async ({
  administrator: admin,
  shop,
}) => {
  const email = `${uniqueWord('klient')}@dom.example`;
  const [small, large] = [unique('Salon'), unique('Galeria')];
  const reflinkId = await shop.add('reflinks', { active: true, name: unique('Studio Piotra'), email: '' });
  const smallId = await shop.storeOrder(small, 'PL', { email });
  const largeId = await shop.storeOrder(large, 'PL', { email, luminaires: 80, reflinkId });
  await admin.goto('/admin/zamowienia');
  const field = admin.getByRole('searchbox', { name: 'Numer lub e-mail zaczyna się od' });
  const rows = admin.getByRole('row').filter({ has: admin.getByRole('link') });

  await field.fill(email);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(large);
  await expect(rows.first()).toContainText('Moc przekroczona');
  await expect(rows.last()).not.toContainText('Moc przekroczona');
  const net = (await shop.ordersNamed(large))[0]?.data.totals.net ?? 0;
  await expect(rows.first()).toContainText(
    new Intl.NumberFormat('pl', { style: 'currency', currency: 'PLN' }).format(net / 100),
    { useInnerText: true },
  );
  await expectAccessible(admin, 'orders');
  await expectNoSidewaysScroll(admin);

  await field.fill(smallId.slice(0, 9));
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(small);
  await field.fill(email.slice(0, -4));
  await admin.getByRole('checkbox', { name: 'Tylko z przekroczoną mocą' }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(large);

  const orders = rowsOf((await downloadOf(admin, 'Eksportuj zamówienia (CSV)')).content);
  expect(orders).toHaveLength(2);
  expect(orders[1]).toEqual(expect.arrayContaining([email, large, (net / 100).toFixed(2).replace('.', ',')]));
  const lines = rowsOf((await downloadOf(admin, 'Eksportuj pozycje (CSV)')).content);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.slice(1).every(([number]) => number?.replace(/^'/, '') === largeId)).toBe(true);

  await admin.getByRole('button', { name: `Usuń: ${large}` }).click();
  const question = admin.getByRole('dialog', { name: `Usunąć zamówienie „${large}”?` });
  await expect(question).toContainText('tego nie da się cofnąć', { ignoreCase: true });
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(admin.getByText('Usunięto zamówienie')).toBeVisible();
  await expect(admin.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  expect((await shop.ordersNamed(large)).length).toBe(0);
  expect((await shop.ordersNamed(small)).length).toBe(1);
});
