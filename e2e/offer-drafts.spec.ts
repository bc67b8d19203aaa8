import { newClient } from './client.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { addAdministrator, openAs } from './support/account.ts';
import { LOST_READS, watchFaults } from './support/faults.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('Two people prepare one offer: each sees who edits, a conflict offers a choice, and issuing ends it for both', {
  tag: '@long',
}, async ({ administrator: admin, browser, baseURL, shop }) => {
  const id = await shop.storeOrder(unique('Hotel'));
  const address = `/admin/zamowienia/${id}`;
  const account = await addAdministrator();
  const elsewhere = await browser.newContext({
    baseURL: baseURL as string,
    locale: 'pl-PL',
    extraHTTPHeaders: newClient(),
  });
  const faults = await watchFaults(elsewhere, new URL(baseURL as string).origin);
  const anna = await elsewhere.newPage();
  const prices = (page: typeof admin) => page.getByRole('region', { name: 'Części i ceny' });
  const remark = (page: typeof admin) => prices(page).getByRole('textbox', { name: 'Uwagi dla klienta' });
  const discount = (page: typeof admin) =>
    prices(page).getByRole('textbox', { name: 'Rabat od całości w %' });
  const editing = (page: typeof admin) => prices(page).getByRole('status').filter({ hasText: 'edytuje' });

  await admin.goto(address);
  await admin.getByRole('button', { name: 'Przygotuj ofertę' }).click();
  await remark(admin).fill('Transport w cenie');
  await expect(prices(admin).getByText('Zapisano', { exact: true })).toBeVisible();

  await openAs(anna, account, address);
  await expect(remark(anna)).toHaveValue('Transport w cenie');
  await expect(editing(anna)).toHaveText(/^admin@lumitor\.example edytuje, zapisano /);
  await discount(anna).fill('5');
  await expect(editing(admin)).toHaveText(new RegExp(`^${account.email} edytuje, zapisano `));
  await expect(discount(admin)).toHaveValue('5');
  await expect(remark(admin)).toHaveValue('Transport w cenie');

  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  faults.allow(LOST_READS);
  await elsewhere.setOffline(true);
  await remark(anna).fill('Transport i montaż w cenie');
  await expect(prices(anna).getByText('Nie ma połączenia z internetem.')).toBeVisible();
  await remark(admin).fill('Odbiór własny');
  await expect(prices(admin).getByText('Zapisano', { exact: true })).toBeVisible();
  faults.allow(/status of 409 .*\/draft/);
  await elsewhere.setOffline(false);
  const conflict = prices(anna).getByRole('alert').filter({ hasText: 'admin@lumitor.example' });
  await expect(conflict.getByRole('row', { name: /Uwagi dla klienta/ })).toHaveText(
    /Odbiór własny.*Transport i montaż w cenie/,
  );
  await expect(remark(anna)).toHaveValue('Transport i montaż w cenie');
  await expectAccessible(anna, 'a draft that two people have changed');
  await anna.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(anna);
  await conflict.getByRole('button', { name: 'Użyj mojego' }).click();
  await expect(remark(admin)).toHaveValue('Transport i montaż w cenie');
  await expect(discount(admin)).toHaveValue('5');

  await admin.getByRole('button', { name: 'Wystaw ofertę' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Wystaw ofertę' }).click();
  await expect(prices(anna).getByRole('tab', { name: 'Oferta 1 zamknięta' })).toBeVisible();
  await expect(prices(anna).getByRole('tab', { name: /szkic/ })).toHaveCount(0);
  await anna.reload();
  await expect(prices(anna).getByRole('tab', { name: 'Oferta 1 zamknięta' })).toBeVisible();
  await expect(prices(anna).getByRole('tab', { name: /szkic/ })).toHaveCount(0);
  expect(faults.verdict()).toEqual([]);
  await elsewhere.close();
});
