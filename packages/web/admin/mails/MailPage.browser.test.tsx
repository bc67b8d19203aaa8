import { MAIL_KINDS } from '@lumitor/domain/mails/mails';
import { defaultMailText } from '@lumitor/domain/mails/mailTexts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { refuse, type ServiceRequest } from '../../testing/service.ts';
import { button, confirmsLeaving, field } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { ANNA, openShop, PIOTR, SAMPLE_SHOP } from '../testing/shop.ts';

const SAMPLES = {
  number: '2026/11/0012-1',
  net: '1234,50 zł',
  gross: '1518,44 zł',
  vat: '23',
  validUntil: '31.12.2026',
  link: 'https://example.com/pobierz/przyklad',
  shop: 'Studio <Światło>',
};

const values = ({ url: { searchParams } }: ServiceRequest) => {
  const order = searchParams.get('order');
  if (!order) return { order: null, values: SAMPLES };
  if (order !== 'latest' && order !== '2026/11/0044') return refuse(404, 'not-found', { field: 'order' });
  return { order: { id: 'o44', number: '2026/11/0044' }, values: { ...SAMPLES, number: '2026/11/0044-1' } };
};

function openMails(own: Readonly<Record<string, object>> = {}, role = 'owner') {
  const mailTexts = MAIL_KINDS.map((kind) => ({ kind, texts: own[kind] ?? {} }));
  const shop = openShop({ ...SAMPLE_SHOP, mailTexts }, { role });
  shop.service.answer({ 'GET /api/mails/:kind/values': values });
  return shop;
}

const subject = field('Temat');
const body = field('Treść');
const preview = page.getByRole('region', { name: 'Podgląd' });
const bar = page.getByRole('status').filter({ hasText: /zmiany|Popraw/ });
const textsOf = (shop: ReturnType<typeof openMails>, kind: string) => shop.find('mailTexts', kind)?.texts;

it('the list groups the mails and shows in each language which are changed', async () => {
  openMails({ offer: { EN: { subject: 'Our offer {number}' } } });
  const router = await openAdministration('wiadomosci');
  await expect.element(page.getByRole('table', { name: 'Do klientów' })).toBeVisible();
  const offer = page.getByRole('row', { name: /^Oferta Do klienta/ });
  await expect.element(offer).toHaveTextContent('PL: domyślnaEN: zmienionaDE: domyślna');
  await expect
    .element(page.getByRole('row', { name: /^Nowe zamówienie/ }))
    .toHaveTextContent(/PL: domyślna$/);
  await offer.getByRole('link', { name: /Oferta, English/ }).click();
  await expect.element(subject).toHaveValue('Our offer {number}');
  expect(router.state.location.pathname).toBe('/admin/wiadomosci/offer');
});

it('a text is edited with its preview, saved where it differs, and its change is undone', async () => {
  const shop = openMails();
  await openAdministration('wiadomosci/offer');
  await expect.element(preview).toHaveTextContent('Oferta 2026/11/0012-1');
  await expect.element(preview).toHaveTextContent('Studio <Światło>');
  await subject.fill('Nasza oferta {number}');
  await expect.element(preview).toHaveTextContent('Nasza oferta 2026/11/0012-1');
  expect(confirmsLeaving()).toBe(true);
  await expectAccessible();
  await button('Zapisz').click();
  await expect.poll(() => textsOf(shop, 'offer')).toEqual({ PL: { subject: 'Nasza oferta {number}' } });
  expect(confirmsLeaving()).toBe(false);
  await button('Cofnij').click();
  // The notice and its focused button disappear.
  expect(document.activeElement?.id).toBe('main-content');
  await expect.element(subject).toHaveValue('Oferta {number}');
  expect(textsOf(shop, 'offer')).toEqual({});
});

it('a field is inserted at the cursor of the text used last', async () => {
  openMails();
  await openAdministration('wiadomosci/offer');
  await subject.fill('Oferta dla Ciebie: ');
  await page.getByRole('button', { name: /^\{net\}/ }).click();
  await userEvent.keyboard('!');
  await expect.element(subject).toHaveValue('Oferta dla Ciebie: {net}!');
  await page.getByRole('button', { name: '{link} link, wymagane' }).click();
  await expect.element(subject).toHaveValue('Oferta dla Ciebie: {net}!');
  await expect.element(body).toHaveFocus();
});

it('a text without a required field, or with an unknown one, is not saved and says why', async () => {
  const shop = openMails();
  await openAdministration('wiadomosci/offer');
  await body.fill('Oferta {numer}');
  await expect.element(body).toHaveAccessibleDescription('Ta wiadomość nie ma pola {numer}.');
  await body.fill('Oferta {number}');
  await expect.element(body).toHaveAccessibleDescription(/^Brakuje pola \{link\}/);
  await button('Zapisz').click();
  await expect.element(body).toHaveFocus();
  await expect.element(bar).toHaveTextContent('Popraw tekst, aby zapisać.');
  await expect.element(button('Wyślij próbę do siebie')).toBeDisabled();
  expect(shop.service.requests('POST /api/changes')).toEqual([]);
  await button('Cofnij zmiany').click();
  await expect.element(body).toHaveValue(defaultMailText('offer', 'PL').body);
});

it('each language preserves its unsaved text, and leaving the page asks first', async () => {
  openMails();
  const router = await openAdministration('wiadomosci/offer');
  await subject.fill('Nasza oferta {number}');
  await page.getByRole('tab', { name: 'English' }).click();
  await expect.element(subject).toHaveValue('Offer {number}');
  await page.getByRole('tab', { name: /^Polski \(niezapisane\)/ }).click();
  await expect.element(subject).toHaveValue('Nasza oferta {number}');
  await page.getByRole('link', { name: 'Wszystkie wiadomości' }).click();
  await button('Wróć do edycji', page.getByRole('dialog')).click();
  expect(router.state.location.pathname).toBe('/admin/wiadomosci/offer');
  await expect.element(subject).toHaveValue('Nasza oferta {number}');
});

it('the default returns after a question', async () => {
  const shop = openMails({
    offer: { PL: { subject: 'Nasza oferta {number}' }, EN: { subject: 'Our offer' } },
  });
  await openAdministration('wiadomosci/offer');
  await expect.element(subject).toHaveValue('Nasza oferta {number}');
  await button('Przywróć domyślny').click();
  const question = page.getByRole('dialog', { name: 'Przywrócić domyślny tekst?' });
  await expect.element(question).toHaveTextContent('Oferta, Polski');
  await button('Przywróć domyślny', question).click();
  await expect.element(subject).toHaveValue('Oferta {number}');
  expect(textsOf(shop, 'offer')).toEqual({ EN: { subject: 'Our offer' } });
  await expect.element(button('Przywróć domyślny')).toBeDisabled();
});

const saveAs = (shop: ReturnType<typeof openMails>, texts: object) =>
  shop.apply(
    { kind: 'edit' },
    [{ kind: 'update', collection: 'mailTexts', id: 'offer', fields: { texts } }],
    PIOTR,
  );

it('a change of another language meanwhile stays beside the own one', async () => {
  const shop = openMails();
  await openAdministration('wiadomosci/offer');
  await subject.fill('Nasza oferta {number}');
  saveAs(shop, { EN: { subject: 'Our offer {number}' } });
  await button('Zapisz').click();
  await expect
    .poll(() => textsOf(shop, 'offer'))
    .toEqual({ EN: { subject: 'Our offer {number}' }, PL: { subject: 'Nasza oferta {number}' } });
});

it('a change of the same text meanwhile is shown, and the user chooses one', async () => {
  const shop = openMails();
  await openAdministration('wiadomosci/offer');
  await subject.fill('Nasza oferta {number}');
  saveAs(shop, { PL: { subject: 'Wycena {number}' } });
  await button('Zapisz').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Ktoś zmienił tę wiadomość' });
  await expect.element(notice).toHaveTextContent('Temat (PL)');
  await expect.element(notice).toHaveTextContent('Wycena {number}');
  await expectAccessible();
  expect(textsOf(shop, 'offer')).toEqual({ PL: { subject: 'Wycena {number}' } });
  await notice.getByRole('button').first().click();
  await expect.poll(() => textsOf(shop, 'offer')).toEqual({ PL: { subject: 'Nasza oferta {number}' } });
});

it('the preview shows a real order by its number, the latest one, or says that there is none, and saves nothing', async () => {
  const { service } = openMails();
  await openAdministration('wiadomosci/offer');
  await subject.fill('Nasza oferta {number}');
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Dane w podglądzie' }).click();
    await page.getByRole('option', { name }).click();
  };
  await choose('Ostatnie zamówienie');
  await expect.element(preview).toHaveTextContent('Oferta: 2026/11/0044-1');
  await choose('Zamówienie o numerze');
  await field('Numer zamówienia').fill('2026/11/9');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(field('Numer zamówienia'))
    .toHaveAccessibleDescription('Nie ma zamówienia o tym numerze.');
  await expect.element(preview).toHaveTextContent('Oferta: 2026/11/0012-1');
  await field('Numer zamówienia').fill('2026/11/0044');
  await userEvent.keyboard('{Enter}');
  await expect.element(preview).toHaveTextContent('Zamówienie 2026/11/0044');
  await expect.element(preview).toHaveTextContent('Oferta: 2026/11/0044-1');
  expect(service.requests('POST /api/changes')).toEqual([]);
});

it('a test sends the text in the form and says where it went, or that no server is set', async () => {
  const { service } = openMails();
  await openAdministration('wiadomosci/offer');
  const stop = service.answer({ 'POST /api/mails/:kind/test': () => refuse(409, 'not-set') });
  await button('Wyślij próbę do siebie').click();
  await expect.element(preview).toHaveTextContent('Nie wysłano: serwer poczty nie jest ustawiony.');
  await expect.element(preview.getByRole('link', { name: 'Ustawienia poczty' })).toBeVisible();
  stop();
  service.answer({ 'POST /api/mails/:kind/test': () => ({ to: ANNA }) });
  await subject.fill('Nasza oferta {number}');
  await button('Wyślij próbę do siebie').click();
  await expect.element(preview).toHaveTextContent(`Wysłano na adres ${ANNA}.`);
  expect(service.requests('POST /api/mails/:kind/test').at(-1)?.json).toMatchObject({
    language: 'PL',
    order: '',
    subject: 'Nasza oferta {number}',
  });
});

it('an account without permission to write reads the texts', async () => {
  openMails({}, 'catalogue');
  const router = await openAdministration('wiadomosci', { role: 'catalogue', isPhone: true });
  await expect.element(page.getByRole('table', { name: 'Do klientów' })).toBeVisible();
  await expectAccessible();
  await router.navigate('/admin/wiadomosci/offer');
  await expect.element(subject).toBeDisabled();
  await expect.element(page.getByText(/Tylko podgląd/)).toBeVisible();
  await expect.element(preview).toHaveTextContent('Oferta: 2026/11/0012-1');
  for (const name of ['Zapisz', 'Przywróć domyślny', 'Wyślij próbę do siebie'])
    await expect.element(button(name)).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Dane w podglądzie' })).not.toBeInTheDocument();
});
