import type { Offer } from '@lumitor/domain/order/offer';
import { offerAmounts } from '@lumitor/domain/order/offer';
import { NO_DRAFT } from '@lumitor/domain/order/offerDraft';
import { NO_EXTRAS } from '@lumitor/domain/order/offerTerms';
import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { refuse } from '../../testing/service.ts';
import { button, chooseFile } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { orderWith } from '../testing/orderAtWork.ts';
import { openShop } from '../testing/shop.ts';
import type { ListedEnquiry } from './useOrder.ts';

const sample = sampleOrder({ ...EMPTY_PLAN, choices: sampleChoices, layout: layoutOf([200], [100]) });
const { id } = sample;
const NUMBER = orderWith().work.number;

const enquiry: ListedEnquiry = {
  ...{ id: 'e1', at: '2026-11-02T10:00:00.000Z', language: 'PL', hasProject: false },
  ...{ name: 'Anna Lipowa', email: 'anna@dom.example', phone: '+48 600 100 200' },
  message: 'Proszę o ofertę z rabatem.',
  consent: 'Zgadzam się na kontakt.',
  address: '10.0.0.0/24',
};

const offer = (validUntil: string): Offer => ({
  ...NO_EXTRAS,
  ...offerAmounts(sample.data, { lines: {}, discount: 0 }),
  ...{ position: 1, at: '2026-11-03T10:00:00.000Z', by: 'anna@lumitor.example', currency: 'PLN' },
  ...{ language: 'PL', discount: 0, validUntil, remark: '', buyer: 'Anna Lipowa' },
  settings: { shop: sample.settings.shop, documents: sample.settings.documents },
});

async function openOrder(change: Partial<OrderWork> = {}) {
  const state = { work: { ...orderWith().work, ...change } };
  const shop = openShop();
  shop.service.answer({
    'GET /api/orders/:id': () => sample,
    'GET /api/orders/:id/work': () => state.work,
    'GET /api/orders/:id/enquiries': () => ({ enquiries: [enquiry] }),
    'GET /api/orders/:id/site': () => ({ entries: [] }),
    'GET /api/orders/:id/draft': () => ({ draft: NO_DRAFT, former: null }),
  });
  await openAdministration(`zamowienia/${id}`);
  await expect.element(page.getByRole('heading', { name: NUMBER })).toBeVisible();
  return { ...shop, service: shop.service, state };
}

const region = (name: string) => page.getByRole('region', { name });

describe('the page of an order', () => {
  it('shows the enquiry, with the proof of consent', async () => {
    await openOrder();
    const customer = region('Klient');
    await expect.element(customer).toHaveTextContent('Anna Lipowa');
    await expect.element(customer).toHaveTextContent('Proszę o ofertę z rabatem.');
    await customer.getByRole('button', { name: 'dowód' }).click();
    const proof = page.getByRole('dialog', { name: 'Dowód zgody' });
    await expect.element(proof).toHaveTextContent('z sieci');
    await button('Zamknij', proof).click();
    await expect.element(page.getByRole('img', { name: /Układ/ })).toBeVisible();
    await expectAccessible();
  });

  it('on a phone shows drawing, customer, prices and history below each other', async () => {
    await openOrder();
    await page.viewport(390, 844);
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
    const cards = [
      page.getByRole('img', { name: /Układ/ }),
      ...['Klient', 'Części i ceny', 'Historia zamówienia'].map(region),
    ];
    const tops = cards.map((card) => card.element().getBoundingClientRect().y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  it('sends status, assignee and notes', async () => {
    const { service } = await openOrder({ assignees: ['anna@lumitor.example'] });
    service.answer({ 'POST /api/orders/work': () => ({}) });
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'W realizacji' }).click();
    await page.getByRole('combobox', { name: 'Przypisane do' }).click();
    await page.getByRole('option', { name: 'anna@lumitor.example' }).click();
    await page.getByRole('textbox', { name: 'Dopisz notatkę' }).fill('Montaż po 10 grudnia');
    await button('Dodaj', region('Notatki')).click();
    await expect
      .poll(() => service.requests('POST /api/orders/work').map(({ json }) => json))
      .toMatchObject([
        { kind: 'status', status: 'inWork', ids: [id] },
        { kind: 'assignee', assignee: 'anna@lumitor.example' },
        { kind: 'note', text: 'Montaż po 10 grudnia' },
      ]);
  });

  it('of a missing order says so with a link to the list, without a retry', async () => {
    const { service } = openShop();
    service.answer({
      'GET /api/orders/:id': () => refuse(404, 'not-found'),
      'GET /api/orders/:id/work': () => refuse(404, 'not-found'),
      'GET /api/orders/:id/enquiries': () => refuse(404, 'not-found'),
      'GET /api/orders/:id/site': () => refuse(404, 'not-found'),
    });
    const router = await openAdministration('zamowienia/nie-ma');
    const notice = page.getByRole('alert').filter({ hasText: 'Nie ma takiego zamówienia.' });
    await expect.element(notice).toBeVisible();
    expect(page.getByRole('button', { name: 'Spróbuj ponownie' }).elements()).toEqual([]);
    await page.getByRole('link', { name: 'Wszystkie zamówienia' }).click();
    expect(router.state.location.pathname).toBe('/admin/zamowienia');
  });

  it('of an earlier revision leads to the latest, and offers no further offer', async () => {
    const later = { id: 'later', number: `${NUMBER}-2`, createdAt: sample.createdAt };
    await openOrder({ isLatest: false, revisions: [{ ...later, id, number: NUMBER }, later] });
    await expect.element(page.getByText(`Nowsza wersja to ${NUMBER}-2`)).toBeVisible();
    expect(page.getByRole('button', { name: /^(Popraw|Przygotuj)/ }).elements()).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: 'Otwórz najnowszą' }))
      .toHaveAttribute('href', '/admin/zamowienia/later');
  });
});

describe('an issued offer', () => {
  const PDF = 'GET /api/orders/:id/offers/1/pdf';
  const pdfLink = page.getByRole('link', { name: 'Oferta PDF' });
  const sending = page.getByRole('dialog', { name: `Wyślij ofertę ${NUMBER}-1` });

  it('is saved as a PDF under its number', async () => {
    const { service } = await openOrder({ offers: [offer('2099-12-31')], nextPosition: 2 });
    service.answer({ [PDF]: () => new Response(new Blob(['%PDF-1.7'])) });
    const saved = catchFiles();
    await pdfLink.click();
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['oferta-2026-11-0012-1.pdf']);
    await expect.element(button('Popraw jako ofertę 2')).toBeEnabled();
  });

  it('whose PDF is refused shows the reason, from the head and from the files', async () => {
    const { service } = await openOrder({ offers: [offer('2099-12-31')] });
    service.answer({ [PDF]: () => refuse(409, 'pdf-not-made') });
    await pdfLink.click();
    await expect.element(page.getByText('Nie udało się utworzyć pliku PDF')).toBeVisible();
    await region('Pliki')
      .getByRole('link', { name: /^oferta-/ })
      .click();
    await expect.poll(() => service.requests(PDF).length).toBe(2);
  });

  it('is sent to the address of the enquiry, unless the shop has no mail server', async () => {
    const { service } = await openOrder({ offers: [offer('2099-12-31')] });
    const route = 'POST /api/orders/:id/offers/1/send';
    const set = service.answer({ [route]: () => refuse(409, 'no-mail-server') });
    await button('Wyślij').click();
    await expect.element(sending.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@dom.example');
    await expectAccessible();
    await button('Wyślij', sending).click();
    await expect.element(page.getByText('Sklep nie ma serwera poczty')).toBeVisible();
    set();
    service.answer({ [route]: () => ({}) });
    await button('Wyślij', sending).click();
    await expect.element(sending).not.toBeInTheDocument();
    expect(service.requests(route).at(-1)?.json).toMatchObject({ to: 'anna@dom.example' });
  });

  it('that has expired is not sent', async () => {
    await openOrder({ offers: [offer('2020-01-31')] });
    await button('Wyślij').click();
    await expect.element(sending.getByRole('alert')).toHaveTextContent('Wystaw nową z późniejszym terminem');
    await expect.element(button('Wyślij', sending)).toBeDisabled();
  });
});

describe('the files of an order', () => {
  const files = region('Pliki');
  const stored = {
    ...{ id: 'f1', at: '2026-11-03T10:00:00.000Z', by: 'anna@lumitor.example' },
    ...{ name: 'rzut.pdf', bytes: 8 },
  };

  it('get one, which is sent again if the first attempt is lost', async () => {
    const { service, state } = await openOrder();
    const route = 'POST /api/orders/:id/files';
    service.answer({
      [route]: () => {
        if (service.requests(route).length === 1) throw new TypeError('The request is lost.');
        state.work = { ...state.work, files: [stored] };
        return Response.json(stored, { status: 201 });
      },
    });
    chooseFile(new File(['%PDF-1.7'], 'rzut.pdf', { type: 'application/pdf' }));
    await expect.element(files.getByRole('status')).toHaveTextContent('rzut.pdf');
    await expect.element(files.getByRole('link', { name: 'rzut.pdf' })).toBeVisible();
    const [first, second] = service.requests(route).map(({ url }) => url.search);
    expect(second).toBe(first);
  });

  it('lose one after a question', async () => {
    const { service, state } = await openOrder({ files: [stored] });
    service.answer({
      'DELETE /api/orders/:id/files/:file': () => {
        state.work = { ...state.work, files: [] };
        return new Response(null, { status: 204 });
      },
    });
    await button('Usuń plik: rzut.pdf').click();
    await button('Usuń', page.getByRole('dialog')).click();
    await expect.element(files.getByRole('link', { name: 'rzut.pdf' })).not.toBeInTheDocument();
  });
});
