import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const MONEY = new Intl.NumberFormat('pl', { style: 'currency', currency: 'PLN', useGrouping: true });
const amount = (cents: number) => new RegExp(MONEY.format(cents / 100).replace(/\s/g, '\\s'));

test('An enquiry is assigned, discounted, offered, and offered again, while the order is unchanged', async ({
  administrator: admin,
  service,
  shop,
  faults,
}) => {
  const name = unique('Pracownia');
  const email = `${uniqueWord('klient')}@dom.example`;
  const id = await shop.storeOrder(name, 'PL', { email });
  const requested = await service.post(`/api/orders/${id}/enquiry`, {
    data: {
      idempotencyKey: randomUUID(),
      language: 'PL',
      name: 'Anna Lipowa',
      email,
      phone: '+48 600 100 200',
      message: 'Proszę o ofertę z rabatem.',
      consent: true,
    },
  });
  expect(requested.status(), await requested.text()).toBe(201);
  const { number } = await requested.json();
  const [stored] = await shop.ordersNamed(name);
  const net = stored?.data.totals.net ?? 0;

  await admin.goto(`/admin/zamowienia/${id}`);
  await expect(admin.getByRole('heading', { name: number })).toBeVisible();
  const customer = admin.getByRole('region', { name: 'Klient' });
  await expect(customer).toContainText('Anna Lipowa');
  await expect(customer).toContainText('Proszę o ofertę z rabatem.');
  await customer.getByRole('button', { name: 'dowód' }).click();
  const proof = admin.getByRole('dialog', { name: 'Dowód zgody' });
  await expect(proof).toContainText('z sieci');
  await proof.getByRole('button', { name: 'Zamknij' }).click();
  await expect(admin.getByRole('img', { name: /Układ/ })).toBeVisible();

  const events = admin.getByRole('region', { name: 'Historia zamówienia' });
  await admin.getByRole('combobox', { name: 'Status' }).click();
  await admin.getByRole('option', { name: 'W realizacji' }).click();
  await expect(events).toContainText('Status: W realizacji');
  await admin.getByRole('combobox', { name: 'Przypisane do' }).click();
  await admin.getByRole('option', { name: 'admin@lumitor.example' }).click();
  await expect(events).toContainText('Przypisano do: admin@lumitor.example');
  const notes = admin.getByRole('region', { name: 'Notatki' });
  await notes.getByRole('textbox', { name: 'Dopisz notatkę' }).fill('Montaż po 10 grudnia');
  await notes.getByRole('button', { name: 'Dodaj' }).click();
  await expect(notes).toContainText('admin@lumitor.example,');

  const prices = admin.getByRole('region', { name: 'Części i ceny' });
  await expect(prices).toContainText(amount(net));
  await admin.getByRole('button', { name: 'Przygotuj ofertę' }).click();
  await prices.getByRole('textbox', { name: 'Rabat w %: Oprawy' }).fill('10');
  await prices.getByRole('textbox', { name: 'Rabat od całości w %' }).fill('2,5');
  await expect(prices.getByRole('textbox', { name: 'Nabywca na ofercie' })).toHaveValue(/^Anna Lipowa\n/);
  await prices.getByRole('textbox', { name: 'Uwagi dla klienta' }).fill('Transport w cenie');
  const lamps = (stored?.data.lines ?? []).reduce(
    (sum, { kind, total }) => sum + (kind === 'binding' ? (total ?? 0) : 0),
    0,
  );
  const afterLines = net - Math.round(lamps * 0.1);
  const offered = afterLines - Math.floor((afterLines * 250) / 10_000 + 0.5);
  await expect(prices).toContainText(amount(offered));
  await admin.reload();
  await expect(prices.getByRole('tab', { name: 'Oferta 1, szkic' })).toHaveAttribute('aria-selected', 'true');
  await expect(prices).toContainText(amount(offered));
  await expectAccessible(admin, 'order');
  await prices.getByRole('button', { name: 'Wystaw ofertę' }).click();
  const question = admin.getByRole('dialog', { name: `Wystawić ofertę ${number}-1?` });
  await question.getByRole('button', { name: 'Wystaw ofertę' }).click();
  await expect(prices.getByRole('tab', { name: 'Oferta 1 zamknięta' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(prices.getByRole('textbox')).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Wyślij', exact: true })).toBeFocused();
  await expect(events).toContainText('Oferta 1 wystawiona');
  await expect(admin.getByRole('combobox', { name: 'Status' })).toHaveText('Zaoferowane');
  const [pdf] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: 'Oferta PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe(`oferta-${number.replaceAll('/', '-')}-1.pdf`);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  faults.expect(/status of 409 .*\/send/);
  await admin.getByRole('button', { name: 'Wyślij' }).click();
  const sending = admin.getByRole('dialog', { name: `Wyślij ofertę ${number}-1` });
  await expect(sending.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await sending.getByRole('button', { name: 'Wyślij' }).click();
  await expect(admin.getByText('Sklep nie ma serwera poczty')).toBeVisible();
  await sending.getByRole('button', { name: 'Anuluj' }).click();

  await admin.getByRole('button', { name: 'Popraw jako ofertę 2' }).click();
  await expect(prices.getByRole('textbox', { name: 'Rabat w %: Oprawy' })).toHaveValue('10');
  await prices.getByRole('textbox', { name: 'Rabat od całości w %' }).fill('0');
  await expect(prices).toContainText(amount(afterLines));
  await prices.getByRole('tab', { name: 'Zapis klienta' }).click();
  await expect(prices).toContainText(amount(net));
  expect((await shop.ordersNamed(name))[0]).toEqual(stored);

  const files = admin.getByRole('region', { name: 'Pliki' });
  // The first attempt is lost.
  faults.expect(/net::ERR_FAILED/);
  let attempts = 0;
  await admin.route(/\/files\?/, async (route) => {
    attempts += 1;
    if (attempts > 1) await expect(files.getByRole('status')).toContainText('rzut.pdf');
    return attempts === 1 ? route.abort() : route.continue();
  });
  const reported = admin.waitForEvent(
    'console',
    (line) => line.text() === 'Przesyłanie zakończone sukcesem.',
  );
  await files.getByLabel('Dodaj plik').setInputFiles({
    name: 'rzut.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(files.getByRole('link', { name: 'rzut.pdf' })).toBeVisible();
  await reported;
  expect(attempts).toBe(2);
  await files.getByRole('button', { name: 'Usuń plik: rzut.pdf' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(files.getByRole('link', { name: 'rzut.pdf' })).toHaveCount(0);

  faults.expect(/status of 409 .*\/work/);
  await admin.getByRole('combobox', { name: 'Status' }).click();
  await admin.getByRole('option', { name: 'Wygrane' }).click();
  const won = admin.getByRole('dialog', { name: 'Oznaczyć jako wygrane bez wysłanej oferty?' });
  await expect(won).toContainText(`${number}-1`);
  await won.getByRole('button', { name: 'Anuluj' }).click();
  await expect(admin.getByRole('combobox', { name: 'Status' })).toHaveText('Zaoferowane');

  await service.post('/api/orders/work', {
    data: { kind: 'status', key: randomUUID(), ids: [id], status: 'won', isUnsentMeant: true },
  });
  await expect(admin.getByRole('combobox', { name: 'Status' })).toHaveText('Wygrane');

  await prices.getByRole('tab', { name: 'Oferta 1' }).click();
  await expectNoSidewaysScroll(admin);
  await admin.setViewportSize({ width: 390, height: 844 });
  await prices.getByRole('tab', { name: /szkic/ }).click();
  const cards = [admin.getByRole('img', { name: /Układ/ }), customer, prices, events];
  const tops = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.y));
  expect(tops).toEqual(tops.toSorted((a, b) => Number(a) - Number(b)));

  const revision = await shop.storeOrder(`${name} 2`, 'PL', { luminaires: 4, revises: id });
  await expect(admin.getByText(`Nowsza wersja to ${number}-`)).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Popraw jako ofertę/ })).toHaveCount(0);
  await admin.getByRole('link', { name: 'Otwórz najnowszą' }).click();
  await expect(admin).toHaveURL(new RegExp(`/zamowienia/${revision}$`));
  await expect(admin.getByRole('combobox', { name: 'Przypisane do' })).toHaveText('admin@lumitor.example');
  await expect(customer).toContainText('Anna Lipowa');
  await expect(notes).toContainText('Montaż po 10 grudnia');
  await expect(events).toContainText(`Nowa wersja ${number}-`);
  await expectNoSidewaysScroll(admin);
  await expectAccessible(admin, 'an order with revisions');
  const differences = admin.getByRole('region', { name: `Zmiany względem ${number}` });
  await expect(differences.getByRole('row')).toContainText(['Reflektor Nero']);
  await expect(differences).toContainText('2 → 4');
  await differences.getByRole('link', { name: number }).click();
  await expect(admin.getByRole('heading', { name: number, exact: true })).toBeVisible();
});
