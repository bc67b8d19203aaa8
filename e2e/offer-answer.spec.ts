import { openMailServer } from '../packages/server/testing/openMailServer.ts';
import { newClient } from './client.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { watchFaults } from './support/faults.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('An offer with mounting and a discount is mailed, and accepted by its customer on a phone', {
  tag: '@long',
}, async ({ administrator: admin, browser, baseURL, shop }) => {
  const mails = await openMailServer();
  await shop.change('serviceSettings', 'mail', mails.settings);
  try {
    const email = `${uniqueWord('klient')}@dom.example`;
    const id = await shop.storeOrder(unique('Księgarnia'), 'PL', { email, luminaires: 4 });
    const prices = admin.getByRole('region', { name: 'Części i ceny' });
    const field = (name: string) => prices.getByRole('textbox', { name, exact: true });
    await test.step('The shop offers the drawing with mounting, and mails it', async () => {
      await admin.goto(`/admin/zamowienia/${id}`);
      await admin.getByRole('button', { name: 'Przygotuj ofertę' }).click();
      await field('Rabat od całości w %').fill('10');
      await field('Nabywca na ofercie').fill('Księgarnia Klonowa\nul. Klonowa 8');
      await prices.getByRole('button', { name: 'Dodaj pozycję' }).click();
      await field('Nazwa').fill('Montaż i podłączenie');
      await field('Cena netto').fill('1250');
      await field('Stawka VAT').fill('8');
      await field('Termin').fill('10 dni roboczych od akceptacji');
      await field('Płatność').fill('30 % z akceptacją');
      await expectAccessible(admin, 'draft with a free line');
      await prices.getByRole('button', { name: 'Wystaw ofertę' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Wystaw ofertę' }).click();
      await expect(prices).toContainText('VAT 8 %');
      await admin.getByRole('button', { name: 'Wyślij', exact: true }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Wyślij' }).click();
      await expect(admin.getByText(`Wysyłamy ofertę na adres ${email}`)).toBeVisible();
    });

    const mailTo = (to: string) => mails.received.find((mail) => mail.to.includes(to));
    await expect.poll(() => mailTo(email)?.subject).toMatch(/^Oferta .*-1$/);
    const [link = ''] = /http\S+\/oferta\/\S+/.exec(mailTo(email)?.texts[0] ?? '') ?? [];
    const context = await browser.newContext({
      ...{ baseURL: baseURL as string, locale: 'pl-PL', hasTouch: true, isMobile: true },
      ...{ viewport: { width: 390, height: 844 }, extraHTTPHeaders: newClient() },
    });
    const faults = await watchFaults(context, new URL(baseURL as string).origin);
    const phone = await context.newPage();
    await test.step('The customer reads the offer on a phone, and accepts it', async () => {
      await phone.goto(link);
      await expect(phone.getByRole('heading', { level: 1 })).toContainText('Księgarnia');
      await expect(phone.getByRole('row', { name: /^Montaż i podłączenie/ })).toContainText(/1.250,00/);
      await expectNoSidewaysScroll(phone);
      await expectAccessible(phone, 'offer');
      await phone.getByRole('button', { name: 'Przyjmuję ofertę' }).last().tap();
      const dialog = phone.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Anna Lipowa');
      await dialog.getByRole('textbox', { name: /^Stanowisko/ }).fill('Właścicielka');
      await dialog.getByRole('checkbox').tap();
      await expectAccessible(phone, 'acceptance');
      await dialog.getByRole('button', { name: 'Przyjmuję ofertę' }).tap();
      await expect(phone.getByText(/^Przyjęta .*Anna Lipowa$/).first()).toBeVisible();
      await expect(phone.getByRole('button', { name: 'Przyjmuję ofertę' })).toHaveCount(0);
    });

    await test.step('The order is won, and the shop is mailed', async () => {
      await expect(admin.getByRole('combobox', { name: 'Status' })).toHaveText('Wygrane');
      const events = admin.getByRole('region', { name: 'Historia zamówienia' });
      await expect(events).toContainText('Oferta 1 przyjęta');
      await expect(prices.getByRole('alert')).toContainText('Anna Lipowa, Właścicielka');
      const notice = () => mails.received.find(({ subject }) => subject.startsWith('Przyjęta oferta'));
      await expect.poll(() => notice()?.replyTo).toBe(email);
    });
    expect(faults.verdict()).toEqual([]);
    await context.close();
  } finally {
    await shop.change('serviceSettings', 'mail', { kind: 'mail', host: '' });
    await mails.close();
  }
});
