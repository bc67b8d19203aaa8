import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { downloadOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';

/** A page of an administrator who is signed in. */
const test = base.extend<{ admin: Page }>({
  admin: async ({ page, baseURL }, use) => {
    const response = await page.request.post('/api/auth/sign-in/email', {
      data: ADMINISTRATOR,
      headers: { origin: baseURL as string },
    });
    expect(response.status()).toBe(200);
    await use(page);
  },
});

/** The start of e-mails that are one test's own. */
const ownStart = () => unique('klient').replace(' ', '-');

async function addEmails(page: Page, emails: readonly string[], refData: object | null = null) {
  const response = await page.request.post('/api/changes', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      reason: { kind: 'add' },
      operations: emails.map((email) => ({ kind: 'add', collection: 'emails', fields: { email, refData } })),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
}

async function openEmails(page: Page, search = '') {
  await page.goto('/admin/emaile');
  const field = page.getByRole('searchbox', { name: 'E-mail zaczyna się od' });
  if (search) {
    await field.fill(search);
    // The list follows a pause in typing, and says so in its address.
    await expect(page).toHaveURL((address) => decodeURIComponent(address.search).includes(search));
  }
  return {
    field,
    rows: page.getByRole('row').filter({ has: page.getByRole('link') }),
    row: (email: string) => page.getByRole('row', { name: email }),
    more: page.getByRole('button', { name: 'Pokaż następne 100' }),
    shown: page.getByRole('status').filter({ hasText: /^Pokazano/ }),
    selectAll: page.getByRole('checkbox', { name: 'Zaznacz wszystkie pokazane' }),
  };
}

/** Nothing lies beyond the right edge of a narrow window. */
async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 400, height: 800 });
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The cells of a CSV file without quotes in it. */
const rowsOf = (csv: Buffer) =>
  csv
    .toString('utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));

test('E-mails come 100 at first and more on demand, and an export holds all that the filter lets through', async ({
  admin,
}) => {
  const start = ownStart();
  await admin.goto('/admin');
  await expect(admin).toHaveURL(/\/admin\/emaile$/);
  await addEmails(
    admin,
    Array.from({ length: 130 }, (_, index) => `${start}.${String(index).padStart(3, '0')}@dom.example`),
    { reflinkId: 'gone', name: '=Studio', email: 'jan@studio.example' },
  );
  const it = await openEmails(admin, start);
  await expect(it.shown).toHaveText('Pokazano: 100. Są następne.');
  await expect(it.rows).toHaveCount(100);
  await expect(it.row(`${start}.000@dom.example`)).toContainText('=Studio');

  const { name, content } = await downloadOf(admin, 'Eksportuj CSV');
  expect(name).toMatch(/^e-maile-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = rowsOf(content);
  expect(head).toEqual(['\ufeffE-mail', 'Zgoda udzielona', 'Nazwa reflinku', 'E-mail reflinku']);
  expect(rows).toHaveLength(130);
  expect(rows[129]).toEqual([
    `${start}.129@dom.example`,
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    "'=Studio",
    'jan@studio.example',
  ]);

  await it.more.click();
  await expect(it.shown).toHaveText('Pokazano wszystkie: 130');
  await expect(it.rows).toHaveCount(130);
  await it.field.fill(`${start}.12`);
  await expect(it.shown).toHaveText('Pokazano wszystkie: 10');
  await expectAccessible(admin, 'e-mails');
  await expectNoSidewaysScroll(admin);
});

test('Who types into a filter and opens an entry at once stays with the entry', async ({ admin, shop }) => {
  const email = `${ownStart()}.d@dom.example`;
  await shop.add('emails', { email });
  const it = await openEmails(admin);
  const link = admin.getByRole('link', { name: email });
  await expect(link).toBeVisible();
  await it.field.fill(email);
  // On a busy machine the pause in typing is over before the form is drawn.
  await link.evaluate((element) => {
    element.click();
    for (const end = performance.now() + 400; performance.now() < end; );
  });
  await expect(admin.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expect(admin).toHaveURL(/\/admin\/emaile\/[\w-]+$/);
});

test('An e-mail is added, refused twice, given its partner, and deleted with others', async ({
  admin,
  shop,
}) => {
  const start = ownStart();
  const partner = unique('Studio Jana');
  await shop.add('reflinks', { active: true, name: partner, email: '' });
  const it = await openEmails(admin);
  await admin.getByRole('link', { name: 'Dodaj e-mail' }).click();
  const email = admin.getByRole('textbox', { name: 'E-mail' });
  const save = admin.getByRole('button', { name: 'Zapisz' });
  await email.fill('anna@');
  await save.click();
  await expect(admin.getByText('Podaj poprawny adres')).toBeVisible();
  await email.fill(`${start}.a@dom.example`);
  await expectAccessible(admin, 'new e-mail');
  await save.click();
  await expect(admin.getByText('Dodano e-mail')).toBeVisible();

  await admin.getByRole('link', { name: 'Dodaj e-mail' }).click();
  await email.fill(`${start.toUpperCase()}.A@dom.example`);
  await save.click();
  await expect(admin.getByText('Ten adres jest już na liście')).toBeVisible();
  await email.fill(`${start}.b@dom.example`);
  await save.click();

  await it.field.fill(start);
  await admin.getByRole('link', { name: `${start}.b@dom.example` }).click();
  // The list has a field of that name too.
  await expect(email).toHaveValue(`${start}.b@dom.example`);
  await admin.getByRole('combobox', { name: 'Reflink' }).fill(partner);
  await admin.getByRole('option', { name: partner }).click();
  await expectAccessible(admin, 'e-mail');
  await save.click();
  await expect(it.row(`${start}.b@dom.example`)).toContainText(partner);

  // By the partner alone, then by the days.
  await it.field.fill('');
  await admin.getByRole('combobox', { name: 'Reflink' }).fill(partner);
  await admin.getByRole('option', { name: partner }).click();
  await expect(it.rows).toHaveCount(1);
  const today = new Date().toLocaleDateString('sv');
  await admin.getByLabel('Od dnia').fill(today);
  await admin.getByLabel('Do dnia').fill(today);
  await expect(it.rows).toHaveCount(1);
  await admin.getByLabel('Od dnia').fill('2020-01-01');
  await admin.getByLabel('Do dnia').fill('2020-12-31');
  await expect(admin.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  await admin.getByRole('button', { name: 'Wyczyść filtry' }).click();

  await it.field.fill(start);
  await expect(it.rows).toHaveCount(2);
  await it.selectAll.check();
  await admin.getByRole('button', { name: 'Usuń zaznaczone' }).click();
  const question = admin.getByRole('dialog', { name: 'Usunąć 2 adresy?' });
  await expect(question).toContainText('tego nie da się cofnąć');
  await expectAccessible(admin, 'deleting e-mails');
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(admin.getByText('Usunięto 2 adresy')).toBeVisible();
  await expect(admin.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  expect(await shop.list('emails', `?prefix=email:${start}`)).toEqual([]);
});

test("A person's data is erased in one act, after it was said what that concerns", async ({
  admin,
  shop,
}) => {
  const email = `${ownStart()}@dom.example`;
  await shop.add('emails', { email, refData: null });
  const orderId = await shop.storeOrder(unique('Zamówienie osoby'), 'PL', { email });
  const it = await openEmails(admin, email);
  await expect(it.rows).toHaveCount(1);

  await admin.getByRole('button', { name: 'Usuń dane osoby' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Usunięcie danych osoby' });
  const address = dialog.getByRole('textbox', { name: 'E-mail osoby' });
  await address.fill(`nikt.${email}`);
  await address.press('Enter');
  await expect(dialog).toContainText('Nie ma żadnych danych z tym adresem.');
  await address.fill(email.toUpperCase());
  await dialog.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['1 e-mail z listy', 'adres w 1 zamówieniu']);
  const erase = dialog.getByRole('button', { name: 'Usuń dane' });
  await expect(erase).toBeDisabled();
  await expectAccessible(admin, 'erasing a person');
  await dialog.getByRole('checkbox', { name: 'Wiem, że tego nie da się cofnąć' }).check();
  await erase.click();
  await expect(admin.getByText('Usunięto: 1 e-mail z listy, adres w 1 zamówieniu.')).toBeVisible();

  await expect(admin.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  expect(await shop.list('emails', `?prefix=email:${email}`)).toEqual([]);
  const [order] = (await shop.list('reflinksdownload', `?prefix=id:${orderId}`)) as unknown as [
    { data: { email?: string; name: string } },
  ];
  expect(order.data.name).toContain('Zamówienie osoby');
  expect(order.data.email).toBeUndefined();
});

test("A partner's link is made, handed out, opened and ordered through, and its page shows what it brought", async ({
  admin,
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

  // One browser twice, and another, which saves an order.
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
  await page.getByRole('textbox', { name: 'Nazwa układu' }).fill(orderName);
  await page.getByRole('button', { name: 'Zapisz układ' }).click();
  await expect(page.getByRole('heading', { name: 'Układ zapisany' })).toBeVisible();
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
  const opening = context.waitForEvent('page');
  await orderRow.getByRole('link', { name: orderName, exact: true }).click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { name: orderName, level: 1 })).toBeVisible();
  await opened.close();
  const pdf = await downloadOf(admin, `Pobierz PDF: ${orderName}`);
  expect(pdf.name).toMatch(/^Z-linku-.*\.pdf$/);
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');

  await admin.getByRole('button', { name: 'Usuń reflink' }).click();
  const question = admin.getByRole('dialog', { name: `Usunąć reflink „${partner}”?` });
  await expect(question).toContainText('Z tego linku pochodzi 1 zamówienie.');
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(admin.getByText('Usunięto reflink')).toBeVisible();
  await admin.getByRole('button', { name: 'Cofnij' }).click();
  await expect(admin.getByRole('link', { name: partner })).toBeVisible();
});

test('A link is switched off in the list, and switched on again', async ({ admin, shop }) => {
  const partner = unique('Studio Ewy');
  const id = await shop.add('reflinks', { active: true, name: partner, email: '' });
  const isActive = async () => (await shop.list('reflinks')).find((each) => each.id === id)?.active;
  await admin.goto('/admin/reflinks');
  await admin.getByRole('searchbox', { name: /^Szukaj/ }).fill(partner);
  const active = admin.getByRole('switch', { name: `Aktywny: ${partner}` });
  await active.click();
  await expect(admin.getByText('klient zobaczy „Ten link nie działa”')).toBeVisible();
  await expect(active).not.toBeChecked();
  expect(await isActive()).toBe(false);
  await active.press('Space');
  await expect(admin.getByText('Reflink działa')).toBeVisible();
  expect(await isActive()).toBe(true);
});

test('Orders are found by number, e-mail and exceeded power, exported, and deleted', async ({
  admin,
  shop,
}) => {
  const email = `${ownStart()}@dom.example`;
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
