import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, PIOTR, SAMPLE_SHOP } from '../testing/shop.ts';

const luminaire = (title: string, fields: object = {}) => ({
  ...{ title, type: 'spot', price: 10, active: true },
  ...fields,
});
const batch = page.getByRole('listitem').filter({ hasText: 'ceny.xlsx' });
const undo = batch.getByRole('button', { name: /^Cofnij zmianę: Import/ });
const dialog = page.getByRole('dialog');

function openImported(fields: object) {
  const shop = openShop({
    ...SAMPLE_SHOP,
    bindings: [luminaire('Próbna', { id: 'own', description: 'ZP' })],
  });
  const update = { kind: 'update' as const, collection: 'bindings', id: 'own', fields: { ...fields } };
  shop.apply({ kind: 'import', name: 'ceny.xlsx' }, [update], PIOTR);
  return shop;
}

describe('the history of changes', () => {
  it('shows an import field by field, undoes it completely, and lists the undo', async () => {
    const shop = openShop({ ...SAMPLE_SHOP, bindings: [luminaire('Próbna', { id: 'own' })] });
    const fields = { price: 12.5, title: 'Próbna nowa' };
    shop.apply(
      { kind: 'import', name: 'ceny.xlsx' },
      [
        { kind: 'update', collection: 'bindings', id: 'own', fields },
        { kind: 'add', collection: 'bindings', fields: luminaire('Druga') },
      ],
      PIOTR,
    );
    await openAdministration('zmiany?kind=import');
    await expect.element(batch).toHaveTextContent(PIOTR);
    await expect.element(batch).toHaveTextContent('dodano 1, zmieniono 1');
    await batch.getByRole('button', { name: /^Szczegóły zmiany: Import/ }).click();
    await expect
      .element(batch.getByRole('row', { name: /^Cena netto PLN 10,00.zł 12,50.zł$/ }))
      .toBeVisible();
    await expect
      .element(batch.getByRole('row').filter({ hasText: 'Próbna nowa' }))
      .toHaveTextContent('Nazwa');
    await expectAccessible();
    await undo.click();
    await button('Cofnij zmianę', dialog).click();
    await expect.element(batch.getByText('Cofnięta', { exact: true })).toBeVisible();
    expect(undo.elements()).toEqual([]);
    expect(shop.list('bindings')).toMatchObject([{ title: 'Próbna', price: 10 }]);
    await page.getByRole('combobox', { name: 'Rodzaj zmiany' }).click();
    await page.getByRole('option', { name: 'Cofnięcie' }).click();
    await expect.element(page.getByRole('heading', { name: 'Cofnięcie: ceny.xlsx' })).toBeVisible();
    await page.viewport(400, 800);
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });

  it('skips a value that has changed since, and names its author', async () => {
    const shop = openImported({ price: 20, description: 'ZPX' });
    shop.change('bindings', 'own', { price: 30 }, 'ewa@lumitor.example');
    await openAdministration(`zmiany?kind=import&by=${encodeURIComponent(PIOTR)}`);
    await undo.click();
    await button('Cofnij zmianę', dialog).click();
    await expect.element(dialog).toHaveAccessibleName('Cofnięto częściowo');
    const skipped = dialog.getByRole('listitem');
    for (const words of ['Próbna', 'Cena netto PLN', 'ewa@lumitor.example'])
      await expect.element(skipped).toHaveTextContent(words);
    await expectAccessible();
    await button('Zamknij', dialog).click();
    expect(shop.find('bindings', 'own')).toMatchObject({ price: 30, description: 'ZP' });
  });

  it('refuses an undo if everything has changed since, and lists what', async () => {
    const shop = openImported({ price: 20 });
    shop.change('bindings', 'own', { price: 30 });
    await openAdministration('zmiany?kind=import');
    await undo.click();
    await button('Cofnij zmianę', dialog).click();
    await expect.element(dialog).toHaveAccessibleName('Tej zmiany nie można już cofnąć');
    await expect.element(dialog.getByRole('link', { name: 'Próbna · ZP · STANDARD · Oprawy' })).toBeVisible();
    expect(shop.find('bindings', 'own')?.price).toBe(30);
  });
});
