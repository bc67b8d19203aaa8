import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { button, field } from '../../testing/acts.ts';
import { openAdministration } from '../../testing/administration.tsx';
import { openShop, PIOTR, SAMPLE_SHOP } from '../../testing/shop.ts';

it.each([
  ['akcesoria', 'accessories'],
  ['micro/akcesoria', 'microAccessories'],
] as const)(
  'the second of two people who edit an article of %s chooses field by field',
  async (path, collection) => {
    const shared = { title: 'wspólna', titleEn: 'Shared', type: 'próbny', price: 10, description: 'ZZ1' };
    const shop = openShop({ ...SAMPLE_SHOP, [collection]: [{ ...shared, active: true }] });
    await openAdministration(path);
    await page.getByRole('link', { name: 'wspólna', exact: true }).click();
    await field('Cena netto PLN').fill('12');
    await field('Kod').fill('ZZ2');
    shop.change(collection, shop.list(collection)[0]?.id ?? '', { titleEn: 'Common', price: 15 });
    const reported = page
      .getByRole('status')
      .filter({ hasText: `Po otwarciu tej strony zapisano zmianę: ${PIOTR}` });
    await expect.element(reported).toBeVisible();
    await expect.element(field('Kod')).toHaveValue('ZZ2');

    await button('Zapisz').click();
    const dialog = page.getByRole('dialog', { name: 'Ktoś zmienił ten artykuł w międzyczasie' });
    await expect.element(dialog).toHaveTextContent(`zapisano zmianę: ${PIOTR}`);
    const rows = dialog.getByRole('row').elements();
    expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'PoleZapisaneMoje',
      'Nazwa (angielski)CommonShared',
      'Cena netto PLN15,00 zł12,00 zł',
      'KodZZ1ZZ2',
    ]);
    const choice = (name: string) => dialog.getByRole('radio', { name });
    await expect.element(choice('Nazwa (angielski): Zapisane')).toBeChecked();
    await expect.element(choice('Cena netto PLN: Moje')).toBeChecked();
    await expectAccessible();
    await button('Wróć do formularza', dialog).click();
    await expect.element(field('Kod')).toHaveValue('ZZ2');

    await button('Zapisz').click();
    await choice('Cena netto PLN: Zapisane').click();
    await button('Zapisz wybrane', dialog).click();
    const row = page.getByRole('row').filter({ hasText: 'wspólna' });
    for (const words of ['Common', '15,00 zł', 'ZZ2']) await expect.element(row).toHaveTextContent(words);
    expect(shop.list(collection)).toMatchObject([{ titleEn: 'Common', price: 15, description: 'ZZ2' }]);
  },
);
