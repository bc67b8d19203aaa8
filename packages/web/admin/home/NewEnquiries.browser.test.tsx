import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { mountInAdministration } from '../testing/administration.tsx';
import { orderWith } from '../testing/orderAtWork.ts';
import { ANNA, openShop } from '../testing/shop.ts';
import { NewEnquiries } from './NewEnquiries.tsx';

const order = {
  ...orderWith().work,
  ...{ id: 'one', name: 'Salon', email: 'klient@dom.example', net: 120_000, pieces: 3 },
  enquiredAt: '2026-11-29T10:00:00.000Z',
};

it('a new enquiry is listed with its customer and value, and taken in its row', async () => {
  const { service } = openShop();
  service.answer({ 'POST /api/orders/work': () => ({}) });
  await mountInAdministration(
    <NewEnquiries enquiries={{ count: 1, oldest: order.enquiredAt, newest: [order] }} />,
    { language: 'pl', email: ANNA },
  );
  const row = page.getByRole('row', { name: order.number });
  await expect.element(row).toHaveTextContent('Salon');
  await expect.element(row).toHaveTextContent('klient@dom.example');
  await expect.element(row).toHaveTextContent(/1\s200,00/);
  await expectAccessible();
  await row.getByRole('button', { name: `Przypisz do mnie ${order.number}` }).click();
  await expect
    .poll(() => service.requests('POST /api/orders/work').map(({ json }) => json))
    .toMatchObject([
      { ids: ['one'], assignee: ANNA },
      { ids: ['one'], status: 'inWork' },
    ]);
});
