import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { field } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { orderWith } from '../testing/orderAtWork.ts';
import { openShop, SAMPLE_SHOP } from '../testing/shop.ts';

const search = page.getByRole('searchbox', { name: /^Artykuł, zamówienie albo osoba/ });
const results = page.getByRole('search').getByRole('link');

describe('the search of the administration', () => {
  it('opens by its key, and finds articles of both lines, orders and people', async () => {
    const shop = openShop({
      ...SAMPLE_SHOP,
      accessories: [
        {
          title: 'Linka alfa',
          type: 'inny',
          description: 'ZZ7001',
          translation: { DE: 'Seil' },
          active: true,
        },
      ],
      microBindings: [{ title: 'Punkt alfa', type: 'spot', active: false }],
      reflinks: [{ name: 'Studio alfa', email: '', active: true }],
    });
    const listed = { ...orderWith().work, name: 'Salon alfa', customer: '', powerExceeded: false };
    shop.service.answer({
      'GET /api/orders': ({ url }) =>
        url.searchParams.get('q')?.startsWith('alfa')
          ? { orders: [listed], total: 1, sums: [] }
          : { orders: [], total: 0, sums: [] },
      'GET /api/people': () => ({ accounts: [], links: [] }),
    });
    await openAdministration('jezyki');
    await expect.element(page.getByRole('heading', { name: 'Języki' })).toBeVisible();
    await userEvent.keyboard('/');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('alfa');
    await expect.element(results).toHaveLength(4);
    await expect.element(page.getByRole('region', { name: 'Osoby' })).toHaveTextContent('partner');
    await expect
      .element(page.getByRole('region', { name: 'Zamówienia: 1' }).getByRole('link'))
      .toHaveAttribute('href', `/admin/zamowienia/${listed.id}`);
    await expect
      .element(results.filter({ hasText: 'Punkt' }))
      .toHaveTextContent('Oprawy · MICRO11 · nieaktywny');
    await search.fill('seil');
    await expect.element(results).toHaveLength(1);
    await expect.element(results).toHaveTextContent('ZZ7001 · Akcesoria · STANDARD');
    await expectAccessible();
    await results.click();
    await expect.element(field('Kod')).toHaveValue('ZZ7001');
  });
});
