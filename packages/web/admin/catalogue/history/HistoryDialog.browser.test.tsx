import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { button, field } from '../../testing/acts.ts';
import { openAdministration } from '../../testing/administration.tsx';
import { openShop, PIOTR } from '../../testing/shop.ts';

it.each([
  ['akcesoria', 'accessories'],
  ['micro/akcesoria', 'microAccessories'],
] as const)('an earlier state of an article of %s is restored from its history', async (path, collection) => {
  const shop = openShop();
  const old = { title: 'dawna', titleEn: 'Old', type: 'próbny', price: 10, active: true };
  const id = shop.add(collection, old);
  shop.change(collection, id, { price: 20 });
  shop.change(collection, id, { titleEn: 'New', isWhite: true });
  await openAdministration(`${path}/${id}`);
  await button('Historia').click();
  const history = page.getByRole('dialog', { name: 'Historia: dawna' });
  const entries = history.getByRole('article');
  await expect.element(entries).toHaveLength(3);
  await expect.element(entries.first()).toHaveTextContent(PIOTR);
  const rowsOf = (entry: number) =>
    entries
      .nth(entry)
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(rowsOf(0).slice(1)).toEqual(['Nazwa (angielski)OldNew', 'KolorDowolnyBiały']);
  expect(rowsOf(1).slice(1)).toEqual(['Cena netto PLN10,00 zł20,00 zł']);
  await expectAccessible();
  await entries
    .nth(1)
    .getByRole('button', { name: /^Przywróć stan sprzed tej zmiany/ })
    .click();
  const restoring = page.getByRole('dialog', { name: /^Przywrócić stan sprzed zmiany/ });
  await expect.element(restoring.getByRole('row')).toHaveLength(4);
  await button('Przywróć', restoring).click();
  await expect.element(page.getByText('Przywrócono wcześniejszy stan.')).toBeVisible();
  await expect.element(field('Cena netto PLN')).toHaveValue('10,00');
  await expect.element(field('Nazwa (angielski)')).toHaveValue('Old');
  await expect.element(page.getByRole('radio', { name: 'Dowolny' })).toBeChecked();
});
