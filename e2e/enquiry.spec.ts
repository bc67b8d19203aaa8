import { openMailServer } from '../packages/server/testing/openMailServer.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('An enquiry from an order in English by keyboard on a phone sends a confirmation, and the PDF to the shop', async ({
  page,
  shop,
  service,
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
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('When?');
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
    const { enquiries } = await (await service.get(`/api/orders/${id}/enquiries`)).json();
    const consent = 'I agree to the use of my data to answer this enquiry.';
    expect(enquiries).toMatchObject([{ name: 'Jan Kowalski', email, message: 'When?', consent }]);
    await page.keyboard.press('Escape');
    await expect(sent).toBeHidden();
    await expect(page.getByRole('button', { name: 'Send an enquiry' })).toBeFocused();
  } finally {
    await shop.change('serviceSettings', 'mail', { kind: 'mail', host: '' });
    await close();
  }
});
