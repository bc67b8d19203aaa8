import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { downloadOf, rowsOf } from './support/download.ts';
import { openNarrowed } from './support/list.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

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
  await openNarrowed(page, 'emaile', { search });
  const field = page.getByRole('searchbox', { name: 'E-mail zaczyna się od' });
  await expect(field).toHaveValue(search);
  return {
    field,
    rows: page.getByRole('row').filter({ has: page.getByRole('link') }),
    row: (email: string) => page.getByRole('row', { name: email }),
    more: page.getByRole('button', { name: 'Pokaż następne 100' }),
    shown: page.getByRole('status').filter({ hasText: /^Pokazano/ }),
    selectAll: page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }),
  };
}

test('E-mails load 100 at first and more on demand, export as filtered, and open while a filter is typed', async ({
  administrator: admin,
  shop,
}) => {
  await test.step('E-mails load 100 at first and more on demand, and an export has all filtered ones', async () => {
    const start = uniqueWord('klient');
    await admin.goto('/admin');
    await addEmails(
      admin,
      Array.from({ length: 130 }, (_, index) => `${start}.${String(index).padStart(3, '0')}@dom.example`),
      { reflinkId: 'gone', name: '=Studio', email: 'jan@studio.example' },
    );
    const it = await openEmails(admin, start);
    await expect(it.shown).toHaveText('Pokazano: 100. Jest ich więcej.');
    await expect(it.rows).toHaveCount(100);
    await expect(it.row(`${start}.000@dom.example`)).toContainText('=Studio');

    const { name, content } = await downloadOf(admin, 'Eksportuj CSV');
    expect(name).toMatch(/^e-maile-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = rowsOf(content);
    expect(head).toEqual([
      '\ufeffE-mail',
      'Zgoda udzielona',
      'Status zgody',
      'Potwierdzona',
      'Treść zgody',
      'Sieć IP',
      'Nazwa reflinku',
      'E-mail reflinku',
    ]);
    expect(rows).toHaveLength(130);
    expect(rows[129]).toEqual([
      `${start}.129@dom.example`,
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      'dodano ręcznie',
      '',
      '',
      '',
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

  await test.step('Opening an entry right after typing into a filter stays on the entry', async () => {
    const start = uniqueWord('klient');
    const email = `${start}.d@dom.example`;
    await shop.add('emails', { email });
    const it = await openEmails(admin, start);
    const link = admin.getByRole('link', { name: email });
    await expect(link).toBeVisible();
    await it.field.fill(email);
    // On a slow machine the filter's delay ends before the form is drawn.
    await link.evaluate((element: HTMLElement) => {
      element.click();
      for (const end = performance.now() + 400; performance.now() < end; );
    });
    await expect(admin.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await expect(admin).toHaveURL(/\/admin\/emaile\/[\w-]+$/);
  });
});

test('An e-mail is added, refused twice, assigned to a partner, and deleted with others', async ({
  administrator: admin,
  shop,
}) => {
  const start = uniqueWord('klient');
  const partner = unique('Studio Jana');
  await shop.add('reflinks', { active: true, name: partner, email: '' });
  const it = await openEmails(admin);
  await admin.getByRole('link', { name: 'Dodaj adres' }).click();
  const email = admin.getByRole('textbox', { name: 'E-mail' });
  const save = admin.getByRole('button', { name: 'Zapisz' });
  await email.fill('anna@');
  await save.click();
  await expect(admin.getByText('Podaj poprawny adres')).toBeVisible();
  await email.fill(`${start}.a@dom.example`);
  await expectAccessible(admin, 'new e-mail');
  await save.click();
  await expect(admin.getByText('Dodano adres')).toBeVisible();

  await admin.getByRole('link', { name: 'Dodaj adres' }).click();
  await email.fill(`${start.toUpperCase()}.A@dom.example`);
  await save.click();
  await expect(admin.getByText('Ten adres jest już na liście')).toBeVisible();
  await email.fill(`${start}.b@dom.example`);
  await save.click();

  await it.field.fill(start);
  await expect(it.rows).toHaveCount(2);
  // Reading the stored document would otherwise overwrite typed values.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const stored = /\/api\/documents\/emails\/[^?/]+$/;
  await admin.route(stored, async (route) => {
    await answered;
    await route.continue();
  });
  const requested = admin.waitForRequest(stored);
  await admin.getByRole('link', { name: `${start}.b@dom.example` }).click();
  await requested;
  await expect(it.field).toBeHidden();
  await expect(email).toBeHidden();
  answer();
  // The list has a field with the same name.
  await expect(email).toHaveValue(`${start}.b@dom.example`);
  await admin.getByRole('combobox', { name: 'Reflink' }).fill(partner);
  await admin.getByRole('option', { name: partner }).click();
  await expectAccessible(admin, 'e-mail');
  await save.click();
  await expect(it.row(`${start}.b@dom.example`)).toContainText(partner);

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
  await expect(question).toContainText('tego nie można cofnąć');
  await expectAccessible(admin, 'deleting e-mails');
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(admin.getByText('Usunięto 2 adresy')).toBeVisible();
  await expect(admin.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  expect(await shop.list('emails', `?prefix=email:${start}`)).toEqual([]);
});

test("A person's data is erased after its extent is shown", async ({ administrator: admin, shop }) => {
  const email = `${uniqueWord('klient')}@dom.example`;
  await shop.add('emails', { email, refData: null });
  const orderId = await shop.storeOrder(unique('Zamówienie osoby'), 'PL', { email });
  const it = await openEmails(admin, email);
  await expect(it.rows).toHaveCount(1);

  await admin.getByRole('button', { name: 'Usuń dane osobowe' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Usuwanie danych osobowych' });
  const address = dialog.getByRole('textbox', { name: 'E-mail lub telefon' });
  await address.fill('nikt');
  await address.press('Enter');
  await expect(dialog).toContainText('Podaj adres e-mail albo numer telefonu.');
  await address.fill('+48 599 100 200');
  await address.press('Enter');
  await expect(dialog).toContainText('Nie znaleziono danych tej osoby.');
  await address.fill(email.toUpperCase());
  await dialog.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    '1 adres z listy',
    'adres (i rzut, jeśli jest) w 1 zamówieniu',
  ]);
  const erase = dialog.getByRole('button', { name: 'Usuń dane' });
  await expect(erase).toBeDisabled();
  await expectAccessible(admin, 'erasing a person');
  const related = dialog.getByRole('group', { name: /Zostanie usunięte tylko po zaznaczeniu/ });
  await related.getByRole('checkbox', { name: 'nazwa 1 projektu' }).check();
  await dialog.getByRole('checkbox', { name: 'Wiem, że tego nie można cofnąć' }).check();
  await erase.click();
  await expect(
    admin.getByText(
      'Usunięto: 1 adres z listy, adres (i rzut, jeśli jest) w 1 zamówieniu, nazwa 1 projektu.',
    ),
  ).toBeVisible();

  await expect(admin.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  expect(await shop.list('emails', `?prefix=email:${email}`)).toEqual([]);
  const [order] = await shop.list('reflinksdownload', `?prefix=id:${orderId}`);
  expect(order?.data.name).toBe('');
  expect(order?.data.email).toBeUndefined();
});
