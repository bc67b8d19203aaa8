import type { ImportRequest } from '@lumitor/domain/customers/importedCustomer';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { button, chooseFile, csvFile, fileOf } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { ANNA_LIPOWA, listedCustomer } from '../testing/customers.ts';
import { openShop } from '../testing/shop.ts';

const ANNA = listedCustomer({ ...ANNA_LIPOWA, orders: 3, lastOrderAt: '2026-11-02T10:00:00.000Z' });
const FIRM = listedCustomer({
  ...{ id: 'c2', firm: 'Zorza', name: 'Ewa Lis', taxNumber: '5260001246', notes: '=1+1' },
  billing: { street: 'ul. Jasna 1', postcode: '00-001', city: 'Łódź', country: 'PL' },
});
const search = page.getByRole('searchbox', { name: 'Nazwa, firma, e-mail, telefon lub NIP' });
const rows = page.getByRole('row').filter({ has: page.getByRole('link') });

async function openCustomers() {
  const { service } = openShop();
  service.answer({
    'GET /api/customers': ({ url }) => {
      const q = url.searchParams.get('q') ?? '';
      const customers = [ANNA, FIRM].filter(({ name }) => name.toLowerCase().includes(q));
      return { customers, total: customers.length };
    },
  });
  await openAdministration('klienci');
  await expect.element(rows).toHaveLength(2);
  return service;
}

describe('the list of customers', () => {
  it('shows people and firms with their orders, and narrows while typing', async () => {
    await openCustomers();
    await expect.element(rows.nth(0)).toHaveTextContent('Anna Lipowa');
    await expect.element(rows.nth(0)).toHaveTextContent('3');
    await expect.element(rows.nth(1)).toHaveTextContent('ZorzaEwa Lis');
    await expect
      .element(page.getByRole('link', { name: 'Zorza' }))
      .toHaveAttribute('href', '/admin/klienci/c2');
    await expectAccessible();
    await search.click();
    await userEvent.keyboard('ewa');
    await expect.element(search).toHaveValue('ewa');
    await expect.element(rows).toHaveLength(1);
    await page.viewport(390, 844);
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });

  it('breaks no phone number over two lines', async () => {
    const phones = ['+48 22 600 10 20'];
    const customers = [listedCustomer({ ...ANNA_LIPOWA, phones })];
    openShop().service.answer({ 'GET /api/customers': () => ({ customers, total: 1 }) });
    await openAdministration('klienci');
    await expect.element(rows).toHaveLength(1);
    expect(rows.element().textContent).toContain('+48\u00a022\u00a0600\u00a010\u00a020');
  });

  it('exports CSV without formulas, and reads its own file again', async () => {
    const service = await openCustomers();
    service.answer({
      'POST /api/customers/import': ({ json }) => ({
        rows: (json as ImportRequest).rows.map(({ name = '' }) => ({
          ...{ kind: 'unchanged', name, changes: [], fault: null },
        })),
      }),
    });
    const saved = catchFiles();
    await button('Eksportuj').click();
    await page.getByRole('menuitem', { name: 'Plik CSV' }).click();
    await expect
      .poll(() => saved.map(({ name }) => name))
      .toEqual([expect.stringMatching(/^klienci-.*\.csv$/)]);
    const text = (await saved[0]?.content.text()) ?? '';
    expect(text).toContain('ID;Imię i nazwisko;Firma;Adresy e-mail;Telefony;NIP;');
    expect(text).toContain("'=1+1");
    await button('Importuj').click();
    chooseFile(fileOf(saved[0]));
    await expect.element(page.getByText('Bez zmian: 2')).toBeVisible();
    const sent = service.requests('POST /api/customers/import').map(({ json }) => json as ImportRequest);
    expect(sent[0]?.rows).toMatchObject([
      { id: 'c1', name: 'Anna Lipowa', emails: 'anna@dom.example', phones: '+48 600 100 200' },
      { id: 'c2', firm: 'Zorza', taxNumber: '5260001246', notes: '=1+1', 'billing.city': 'Łódź' },
    ]);
  });

  it('imports after a preview with new, changed and wrong rows', async () => {
    const service = await openCustomers();
    service.answer({
      'POST /api/customers/import': () => ({
        rows: [
          { kind: 'new', name: 'Jan', changes: ['name'], fault: null },
          { kind: 'changed', name: 'Ewa', changes: ['phones', 'billing.city'], fault: null },
          {
            ...{ kind: 'wrong', name: 'Zorza', changes: [] },
            fault: { code: 'invalid', column: 'taxNumber', message: '' },
          },
        ],
      }),
    });
    await button('Importuj').click();
    const dialog = page.getByRole('dialog', { name: 'Import klientów' });
    chooseFile(csvFile('obcy.csv', ['kolor;cena', 'czarny;1']));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('nie ma kolumn o nazwach z eksportu');
    chooseFile(csvFile('wielcy.csv', ['Firma', ...Array.from({ length: 5_001 }, (_, at) => `Firma ${at}`)]));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('ma 5001 wierszy');
    chooseFile(
      csvFile('klienci.csv', ['Imię i nazwisko;NIP;Kolor', 'Jan;;1', 'Ewa;;2', 'Zorza;5260001247;3']),
    );
    await expect.element(dialog).toHaveTextContent('Pominięte kolumny: Kolor');
    await expect
      .element(dialog.getByRole('row', { name: /Ewa/ }))
      .toHaveTextContent('Telefony, Adres do faktury: miejscowość');
    await dialog.getByRole('tab', { name: /1/ }).last().click();
    await expect
      .element(dialog.getByRole('row', { name: /Zorza/ }))
      .toHaveTextContent('4ZorzaNIP: Nieprawidłowa wartość');
    await expectAccessible();
    await button('Zapisz 2 klientów', dialog).click();
    await expect.element(page.getByText('Dodano: 1, zmieniono: 1')).toBeVisible();
    const sent = service.requests('POST /api/customers/import').map(({ json }) => json as ImportRequest);
    expect(sent.map(({ isApplied }) => isApplied)).toEqual([false, true]);
    expect(sent[1]?.rows[0]).toEqual({ name: 'Jan', taxNumber: '' });
  });

  it('offers neither import nor new customers to somebody who only reads', async () => {
    openShop().service.answer({ 'GET /api/customers': () => ({ customers: [ANNA], total: 1 }) });
    await openAdministration('klienci', { role: 'viewer' });
    await expect.element(rows).toHaveLength(1);
    await expect.element(button('Eksportuj')).toBeVisible();
    expect(button('Importuj').query()).toBeNull();
    expect(page.getByRole('link', { name: 'Dodaj klienta' }).query()).toBeNull();
  });
});
