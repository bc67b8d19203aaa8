import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { button, chooseFile, field } from '../../testing/acts.ts';
import { openAdministration } from '../../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../../testing/shop.ts';

const group = page.getByRole('group', { name: 'Kolejne zdjęcia' });
const picture = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });

it('several pictures are added, put in order and removed; EAN and lead time are checked and stored', async () => {
  const img = '/files/images/bindings/first.webp';
  const own = { id: 'own', title: 'Fino', type: 'spot', description: 'ON-1', img };
  const shop = openShop({ ...SAMPLE_SHOP, bindings: [own] });
  await openAdministration('oprawy/own');
  await expect.element(group).toBeVisible();
  for (const number of [2, 3]) {
    chooseFile(picture(`${number}.svg`), group.element());
    await expect.element(group.getByRole('img', { name: `Zdjęcie ${number}` })).toBeVisible();
  }
  const [second] = group.getByRole('img').elements();
  const address = second?.getAttribute('src')?.replace('-320', '');
  await button('Usuń zdjęcie 3', group).click();
  await button('Ustaw zdjęcie 2 jako pierwsze', group).click();
  await field('EAN (GTIN)').fill('5901234123456');
  await field('Czas dostawy').fill('21');
  await button('Zapisz').click();
  await expect.element(field('EAN (GTIN)')).toHaveAccessibleDescription(/To nie jest EAN/);
  await expectAccessible();
  await field('EAN (GTIN)').fill('5901234123457');
  await button('Zapisz').click();
  await expect
    .poll(() => shop.find('bindings', 'own'))
    .toMatchObject({
      ...{ img: address, pictures: [img], ean: '5901234123457', leadDays: 21 },
    });
});
