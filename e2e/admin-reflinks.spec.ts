import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { downloadOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test("A partner's link is created, copied, opened and used for an order, and its page shows the results", async ({
  administrator: admin,
  browser,
  shop,
  context,
}) => {
  const partner = unique('Studio Jana');
  const orderName = unique('Z linku');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await admin.goto('/admin/reflinks');
  await admin.getByRole('link', { name: 'Dodaj reflink' }).click();
  await admin.getByRole('textbox', { name: 'Nazwa' }).fill(partner);
  await admin.getByRole('textbox', { name: 'E-mail partnera' }).fill('jan@');
  await admin.getByRole('button', { name: 'Zapisz' }).click();
  await expect(admin.getByText('Podaj poprawny adres')).toBeVisible();
  await admin.getByRole('textbox', { name: 'E-mail partnera' }).fill('jan@studio.example');
  await expectAccessible(admin, 'new reflink');
  await admin.getByRole('button', { name: 'Zapisz' }).click();

  await admin.getByRole('button', { name: 'Kopiuj link' }).click();
  await expect(admin.getByText('Skopiowano link')).toBeVisible();
  const link = await admin.evaluate(() => navigator.clipboard.readText());
  await expect(admin.getByRole('textbox', { name: 'Link partnera' })).toHaveValue(link);
  const id = new URL(link).searchParams.get('ref') ?? '';
  expect(admin.url()).toContain(id);
  await expect(admin.getByRole('img', { name: `Kod QR z linkiem ${partner}` })).toBeVisible();
  const svg = await downloadOf(admin, 'Pobierz SVG');
  expect(svg.content.toString()).toContain('width="4cm" height="4cm"');
  const png = await downloadOf(admin, 'Pobierz PNG');
  expect(png.name).toMatch(/^kod-qr-Studio-Jana-.*\.png$/);
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');

  const first = await browser.newContext({ locale: 'pl-PL' });
  const second = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
  for (const visitor of [first, first, second]) {
    const page = await visitor.newPage();
    const opening = page.waitForResponse((response) => response.url().includes(`/reflinks/${id}`));
    await page.goto(link);
    await opening;
    await page.close();
  }
  const page = await second.newPage();
  const it = await openLine(page, 'STANDARD', link);
  await it.addRail({ length: 200 });
  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(orderName);
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  await first.close();
  await second.close();

  const [order] = await shop.ordersNamed(orderName);
  const net = new Intl.NumberFormat('pl', { style: 'currency', currency: 'PLN' }).format(
    (order?.data.totals.net ?? 0) / 100,
  );
  await admin.goto('/admin/reflinks');
  await admin.getByRole('searchbox', { name: /^Szukaj/ }).fill(partner);
  const row = admin.getByRole('row', { name: partner });
  const figures = row.getByRole('cell').filter({ hasText: /^[\d–]/ });
  await expect(figures).toHaveText(['2', '1', net, '–'], { useInnerText: true });
  await expectAccessible(admin, 'reflinks');
  await expectNoSidewaysScroll(admin);

  await row.getByRole('link', { name: partner }).click();
  await expect(admin.getByRole('img', { name: /^Otwarcia, .*: razem 2, najwięcej 2$/ })).toBeVisible();
  await expect(admin.getByRole('img', { name: /^Zamówienia, .*: razem 1, najwięcej 1$/ })).toBeVisible();
  await admin.getByRole('button', { name: 'Rok', exact: true }).click();
  await admin.getByText('Pokaż jako tabelę').click();
  const brought = admin.getByRole('row').filter({ has: admin.getByRole('rowheader') });
  await expect(brought.getByRole('cell')).toHaveText(['2', '1']);

  const orders = admin.getByRole('region', { name: 'Zamówienia z tego linku' });
  const orderRow = orders.getByRole('row', { name: orderName });
  await expect(orderRow).toContainText(net);
  await expectAccessible(admin, 'reflink');
  await expectNoSidewaysScroll(admin);
  await expect(orderRow.getByRole('link')).toHaveAttribute('href', /\/admin\/zamowienia\/[\w-]+$/);

  await admin.getByRole('button', { name: 'Usuń reflink' }).click();
  const question = admin.getByRole('dialog', { name: `Usunąć reflink „${partner}”?` });
  await expect(question).toContainText('Z tego linku pochodzi 1 zamówienie.');
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(admin.getByText('Usunięto reflink')).toBeVisible();
  await admin.getByRole('button', { name: 'Cofnij' }).click();
  await expect(admin.getByRole('link', { name: partner })).toBeVisible();
});

test('A link is switched off in the list, and switched on again', async ({ administrator: admin, shop }) => {
  const partner = unique('Studio Ewy');
  const id = await shop.add('reflinks', { active: true, name: partner, email: '' });
  const isActive = async () => (await shop.list('reflinks')).find((each) => each.id === id)?.active;
  await admin.goto('/admin/reflinks');
  await admin.getByRole('searchbox', { name: /^Szukaj/ }).fill(partner);
  const active = admin.getByRole('switch', { name: `Aktywny: ${partner}` });
  await active.click();
  await expect(admin.getByText('odwiedzający zobaczą „Ten link nie działa”')).toBeVisible();
  await expect(active).not.toBeChecked();
  expect(await isActive()).toBe(false);
  await active.press('Space');
  await expect(admin.getByText('Reflink aktywowany')).toBeVisible();
  expect(await isActive()).toBe(true);
});
