import type { Page } from '@playwright/test';
import { openMailServer } from '../packages/server/testing/openMailServer.ts';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { LOST_READS } from './support/faults.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

// The first test needs a shop without a mail server.
test.describe.configure({ mode: 'serial' });

/** Longer than the automatic retries. */
const TRIES_FOR = '00:30';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zapytanie o projekt' });

test('An enquiry from the summary saves the order first, survives a lost connection, and shows its address', async ({
  page,
  context,
  shop,
  service,
  faults,
}) => {
  const it = await openLine(page);
  await it.addRail();
  await it.summaryButton.click();
  const name = unique('Zapytanie');
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Imię i nazwisko' })).toBeFocused();
  await expect(dialog.getByText('Podaj imię i nazwisko.')).toBeVisible();
  await expect(dialog.getByText('Podaj e-mail albo telefon, abyśmy mogli odpowiedzieć.')).toBeVisible();
  await expect(dialog.getByText('Bez tej zgody nie możemy odpowiedzieć.')).toBeVisible();
  await expectAccessible(page, 'the enquiry with its faults');

  await dialog.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Jan Kowalski');
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('600 100 200');
  await dialog.getByRole('textbox', { name: /^Wiadomość/ }).fill('Na kiedy?');
  await dialog.getByRole('checkbox', { name: /^Zgadzam się/ }).check();
  await context.setOffline(true);
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  faults.allow(LOST_READS);
  await page.clock.install();
  const attempt = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/enquiry'));
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await attempt;
  await page.clock.fastForward(TRIES_FOR);
  await expect(dialog.getByRole('alert')).toContainText('Brak połączenia z internetem.');
  await expectAccessible(page, 'an enquiry that was not sent');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Wiadomość/ })).toHaveValue('Na kiedy?');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Wyślij' }).click();

  const sent = page.getByRole('dialog', { name: 'Zapytanie wysłane' });
  const [order] = await shop.ordersNamed(name);
  const work = await (await service.get(`/api/orders/${order?.id}/work`)).json();
  await expect(sent).toContainText(`Sklep otrzymał Twoje zapytanie pod numerem ${work.number}.`);
  await expect(sent).not.toContainText('Potwierdzenie');
  await expect(sent.getByRole('button', { name: 'Zamknij' }).last()).toBeFocused();
  await expectAccessible(page, 'an enquiry that was sent');
  const { enquiries } = await (await service.get(`/api/orders/${order?.id}/enquiries`)).json();
  expect(enquiries).toMatchObject([
    {
      name: 'Jan Kowalski',
      phone: '600 100 200',
      message: 'Na kiedy?',
      consent: 'Zgadzam się na użycie moich danych do odpowiedzi na to zapytanie.',
    },
  ]);
});

test('An enquiry from an order in English by keyboard on a phone sends a confirmation, and the PDF to the shop', async ({
  page,
  shop,
}) => {
  const { received, settings, close } = await openMailServer();
  await shop.change('serviceSettings', 'mail', settings);
  try {
    const id = await shop.storeOrder(unique('Asked about'), 'EN');
    const email = `${uniqueWord('jan')}@example.com`;
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`/pobierz/${id}?lang=en`);
    await page.getByRole('button', { name: 'Send an enquiry' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Enquiry about this project' });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Jan Kowalski');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await dialog.getByRole('checkbox', { name: /^I agree/ }).press('Space');
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await dialog.getByRole('textbox', { name: 'E-mail' }).press('Enter');
    const sent = page.getByRole('dialog', { name: 'Enquiry sent' });
    await expect(sent).toContainText(`We sent a confirmation to ${email}.`);

    const about = () => received.filter((mail) => mail.texts.join().includes(id));
    const toVisitor = () => about().find(({ to }) => to.includes(email));
    const toShop = () => about().find(({ replyTo }) => replyTo === email);
    await expect.poll(() => toVisitor()?.subject).toMatch(/^Your enquiry about lighting project /);
    await expect.poll(() => toShop()?.to).toEqual(['biuro@example.com']);
    const files = [toShop(), toVisitor()].map((mail) =>
      mail?.files.map(({ content }) => content.subarray(0, 5).toString()),
    );
    expect(files).toEqual([['%PDF-'], []]);
    await page.keyboard.press('Escape');
    await expect(sent).toBeHidden();
    await expect(page.getByRole('button', { name: 'Send an enquiry' })).toBeFocused();
  } finally {
    await shop.change('serviceSettings', 'mail', { kind: 'mail', host: '' });
    await close();
  }
});
