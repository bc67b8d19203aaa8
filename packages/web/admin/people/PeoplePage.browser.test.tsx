import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { ANNA, openShop } from '../testing/shop.ts';

function openPeople() {
  const { service } = openShop();
  service.answer({
    'GET /api/people': () => ({
      accounts: [{ email: ANNA, role: 'owner', createdAt: '2026-11-01T10:00:00.000Z', deactivatedAt: null }],
      links: [],
    }),
    'GET /api/people/events': () => ({ events: [], next: null }),
  });
  return service;
}

it('permissions of each role are a table of areas', async () => {
  openPeople();
  await openAdministration('konta');
  const matrix = page.getByRole('table', { name: 'Uprawnienia ról' });
  const cells = matrix.getByRole('row', { name: 'Ceny' }).getByRole('cell');
  await expect.element(cells.first()).toHaveTextContent('edycja');
  await expect.element(cells.last()).toHaveTextContent('podgląd');
  await expectAccessible();
});

it('an invitation needs an address, and names the fault at its field', async () => {
  const service = openPeople();
  await openAdministration('konta');
  await button('Zaproś').click();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await email.fill('piotr');
  await button('Utwórz zaproszenie', dialog).click();
  await expect.element(email).toHaveAccessibleDescription('Wpisz adres e-mail.');
  expect(service.requests('POST /api/people/invite')).toEqual([]);
});

it('resetting a password asks a question that names the account', async () => {
  const service = openPeople();
  await openAdministration('konta');
  await button(`Więcej: ${ANNA}`).click();
  await page.getByRole('menuitem', { name: 'Zresetuj hasło' }).click();
  const question = page.getByRole('dialog', { name: `Zresetować hasło do konta ${ANNA}?` });
  await expectAccessible();
  await button('Anuluj', question).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(service.requests('POST /api/people/reset')).toEqual([]);
});
