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
