import type { Customer, CustomerPage, MergeRequest } from '@lumitor/domain/customers/customer';
import { cents } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { refuse } from '../../testing/service.ts';
import { button, confirmsLeaving, field } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { ANNA_LIPOWA, customerPageWith, customerWith, listedCustomer } from '../testing/customers.ts';
import { orderWith } from '../testing/orderAtWork.ts';
import { openShop } from '../testing/shop.ts';

async function openCustomer(change: Partial<CustomerPage> = {}) {
  const { service } = openShop();
  const state = { page: customerPageWith(change) };
  service.answer({
    'GET /api/customers/:id': () => state.page,
    'POST /api/customers/:id': ({ json }) => {
      const { version, fields } = json as { version: number; fields: Customer };
      const { customer } = state.page;
      if (version !== customer.version) return refuse(409, 'stale', { customer });
      state.page = { ...state.page, customer: { ...customer, ...fields, version: version + 1 } };
      return state.page.customer;
    },
  });
  const router = await openAdministration('klienci/c1');
  await expect.element(page.getByRole('heading', { name: 'Anna Lipowa', level: 1 })).toBeVisible();
  return { service, state, router };
}

const region = (name: string) => page.getByRole('region', { name });

describe('the page of a customer', () => {
  it('shows orders with their worth, offers and enquiries', async () => {
    const { work } = orderWith({ name: 'Salon', customerId: 'c1' });
    await openCustomer({
      orders: [work],
      sums: [{ currency: 'PLN', count: 1, net: 123_400 }],
      offers: [
        {
          ...{ orderId: work.id, number: work.number, position: 2, at: '2026-11-03T10:00:00.000Z' },
          ...{ net: cents(110_000), currency: 'PLN', validUntil: '2026-12-01' },
        },
      ],
      enquiries: [
        {
          ...{ id: 'e1', orderId: work.id, number: work.number, at: '2026-11-02T10:00:00.000Z' },
          ...{ name: 'Ania', phone: '700 100 200', message: 'Kiedy?', hasProject: true },
        },
      ],
    });
    await expect.element(region('Zamówienia')).toHaveTextContent(/1 zamówienie, razem 1\s234,00\szł netto/);
    await expect.element(region('Oferty')).toHaveTextContent(`${work.number}-2`);
    await expect.element(region('Zapytania i projekty')).toHaveTextContent('Ania · 700 100 200');
    await expect.element(region('Zapytania i projekty')).toHaveTextContent('z projektem');
    await expect
      .element(region('Zamówienia').getByRole('link'))
      .toHaveAttribute('href', `/admin/zamowienia/${work.id}`);
    await expectAccessible();
    await page.viewport(390, 844);
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });

  it('saves changed data, and marks a wrong tax number at its field', async () => {
    const { service } = await openCustomer();
    const save = button('Zapisz');
    await expect.element(save).toBeDisabled();
    await field('NIP').fill('526-000-12-47');
    expect(confirmsLeaving()).toBe(true);
    await save.click();
    await expect.element(page.getByText('Nieprawidłowy numer')).toBeVisible();
    expect(service.requests('POST /api/customers/:id')).toEqual([]);
    await field('NIP').fill('526-000-12-46');
    await field('Telefony').fill('600 100 201\n600 100 202');
    await save.click();
    await expect.element(page.getByText('Zapisano dane klienta')).toBeVisible();
    expect(service.requests('POST /api/customers/:id')[0]?.json).toMatchObject({
      version: 1,
      fields: { taxNumber: '5260001246', phones: ['600 100 201', '600 100 202'] },
    });
    await expect.element(field('NIP')).toHaveValue('5260001246');
    expect(confirmsLeaving()).toBe(false);
  });

  it('tells the fields of the two addresses apart', async () => {
    const { service } = await openCustomer();
    await field('Miejscowość', page.getByRole('group', { name: 'Adres dostawy' })).fill('Gdynia');
    await button('Zapisz').click();
    await expect.element(page.getByText('Zapisano dane klienta')).toBeVisible();
    expect(service.requests('POST /api/customers/:id')[0]?.json).toMatchObject({
      fields: { delivery: { city: 'Gdynia' } },
    });
  });

  it('lets the second of two administrators choose', async () => {
    const { service, state } = await openCustomer();
    await field('Notatki').fill('moje');
    state.page = customerPageWith({ customer: customerWith({ ...ANNA_LIPOWA, version: 2, notes: 'cudze' }) });
    await button('Zapisz').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Ktoś zmienił' });
    await expect.element(alert).toBeVisible();
    await expect.element(field('Notatki')).toHaveValue('moje');
    await button('Zapisz moje', alert).click();
    await expect.element(page.getByText('Zapisano dane klienta')).toBeVisible();
    expect(service.requests('POST /api/customers/:id').map(({ json }) => json)).toMatchObject([
      { version: 1 },
      { version: 2, fields: { notes: 'moje' } },
    ]);
  });

  it('names the customer who already has the address', async () => {
    const { service } = await openCustomer();
    service.answer({
      'POST /api/customers/:id': () =>
        refuse(409, 'contact-taken', { field: 'emails', customer: { id: 'c2', name: 'Zorza' } }),
    });
    await field('Adresy e-mail').fill('ewa@dom.example');
    await button('Zapisz').click();
    await expect.element(page.getByText(/Ten adres ma już klient Zorza/)).toBeVisible();
  });

  it('merges with another customer, with the chosen fields and the contacts of both', async () => {
    const { service } = await openCustomer();
    const other = listedCustomer({ id: 'c2', name: 'Anna L.', emails: ['anna@firma.example'], version: 4 });
    service.answer({
      'GET /api/customers': () => ({ customers: [listedCustomer(ANNA_LIPOWA), other], total: 2 }),
      'POST /api/customers/:id/merge': ({ json }) => ({
        ...customerWith({ version: 2 }),
        ...(json as MergeRequest).fields,
      }),
    });
    await button('Połącz z innym').click();
    const dialog = page.getByRole('dialog', { name: 'Połącz klientów' });
    await dialog.getByRole('searchbox', { name: 'Znajdź drugiego klienta' }).fill('anna');
    await dialog.getByRole('button', { name: /Anna L\./ }).click();
    await expectAccessible();
    await dialog.getByRole('radio', { name: 'Anna L.' }).click();
    await button('Połącz', dialog).click();
    await expect.element(page.getByText('Połączono klientów')).toBeVisible();
    expect(service.requests('POST /api/customers/:id/merge')[0]?.json).toMatchObject({
      version: 1,
      other: { id: 'c2', version: 4 },
      fields: { name: 'Anna L.', emails: ['anna@dom.example', 'anna@firma.example'] },
    });
  });

  it('a merge that cannot be made says what to do', async () => {
    const { service, state } = await openCustomer();
    const other = listedCustomer({ id: 'c2', name: 'Anna L.', emails: [], version: 4 });
    const refusals = [
      () => refuse(400, 'invalid', { field: 'fields.emails' }),
      () => refuse(409, 'stale', { version: 2 }),
    ];
    service.answer({
      'GET /api/customers': () => ({ customers: [other], total: 1 }),
      'POST /api/customers/:id/merge': () => refusals.shift()?.() ?? customerWith({ version: 3 }),
    });
    await button('Połącz z innym').click();
    const dialog = page.getByRole('dialog', { name: 'Połącz klientów' });
    const choose = async () => {
      await dialog.getByRole('searchbox', { name: 'Znajdź drugiego klienta' }).fill('anna');
      await dialog.getByRole('button', { name: /Anna L\./ }).click();
      await button('Połącz', dialog).click();
    };
    await choose();
    await expect.element(dialog.getByRole('alert').first()).toHaveTextContent('najwyżej 10');
    state.page = customerPageWith({ customer: customerWith({ ...ANNA_LIPOWA, version: 2 }) });
    await button('Połącz', dialog).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Wybierz drugiego klienta jeszcze raz');
    await choose();
    await expect.element(page.getByText('Połączono klientów')).toBeVisible();
    expect(service.requests('POST /api/customers/:id/merge').at(-1)?.json).toMatchObject({ version: 2 });
  });

  it('erases the customer whole, and returns to the list', async () => {
    const { service, router } = await openCustomer();
    const counts = { emails: 1, orders: 2, enquiries: 0, pictures: 0, partner: 0, customers: 1 };
    service.answer({
      'POST /api/persons/count': () => counts,
      'POST /api/persons/erase': () => counts,
    });
    await button('Usuń dane osobowe').click();
    const dialog = page.getByRole('dialog', { name: 'Usuwanie danych osobowych' });
    await expect.element(dialog).toHaveTextContent('dane 1 klienta');
    await dialog.getByRole('checkbox', { name: 'Wiem, że tego nie można cofnąć' }).click();
    await button('Usuń dane', dialog).click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/klienci');
    expect(service.requests('POST /api/persons/erase')[0]?.json).toMatchObject({ customer: 'c1' });
  });

  it('adds a customer once, and opens the page', async () => {
    const { service } = openShop();
    const added = customerPageWith({ customer: customerWith({ id: 'c9', firm: 'Zorza' }) });
    service.answer({
      'POST /api/customers': () => Response.json(added.customer, { status: 201 }),
      'GET /api/customers/:id': () => added,
    });
    const router = await openAdministration('klienci/create');
    const levels = [...document.querySelectorAll('main :is(h2, h3)')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H2', 'H3', 'H3']);
    await field('Firma').fill('Zorza');
    await button('Dodaj klienta').click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/klienci/c9');
    await expect.element(page.getByRole('heading', { name: 'Zorza', level: 1 })).toBeVisible();
    expect(service.requests('POST /api/customers')).toHaveLength(1);
  });
});

it('the order page links to the customer, and gives the order to another', async () => {
  const order = orderWith({
    customer: { id: 'c1', name: 'Anna Lipowa', buyer: [], group: null },
    customerId: 'c1',
  });
  const { service } = openShop();
  service.answer({
    'GET /api/orders/:id': () => order.page,
    'GET /api/orders/:id/work': () => order.work,
    'GET /api/orders/:id/enquiries': () => ({ enquiries: [] }),
    'GET /api/orders/:id/site': () => ({ entries: [] }),
    'GET /api/orders/:id/draft': () => ({ draft: { version: 0, at: '', by: '', terms: null }, former: null }),
    'GET /api/customers': () => ({ customers: [listedCustomer({ id: 'c2', firm: 'Zorza' })], total: 1 }),
    'POST /api/customers/:id/orders': () => new Response(null, { status: 204 }),
  });
  await openAdministration(`zamowienia/${order.page.id}`);
  const card = region('Klient');
  await expect
    .element(card.getByRole('link', { name: 'Anna Lipowa' }))
    .toHaveAttribute('href', '/admin/klienci/c1');
  await button('Zmień klienta', card).click();
  const dialog = page.getByRole('dialog', { name: 'Klient zamówienia' });
  await dialog.getByRole('searchbox').fill('zorza');
  await dialog.getByRole('button', { name: 'Zorza' }).click();
  await expect.element(page.getByText('Zamówienie ma teraz innego klienta')).toBeVisible();
  const [request] = service.requests('POST /api/customers/:id/orders');
  expect([request?.parts.id, request?.json]).toEqual([
    'c2',
    expect.objectContaining({ orderId: order.work.id }),
  ]);
});
