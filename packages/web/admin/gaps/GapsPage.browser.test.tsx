import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { button, field } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../testing/shop.ts';

const { micro, standard } = DEFAULT_PART_TABLES;
const [first] = micro.families;
const own = { black: 'ZB-1', white: 'ZW-1' };
const withOwnFamily = {
  ...micro,
  families: [
    ...micro.families,
    { ...first, ...own, parts: { ...first?.parts, endCap: { black: 'ZK-1', white: 'ZK-1' } } },
  ],
};

const gap = page.getByRole('row').filter({ hasText: 'ZK-1' });
const used = page.getByRole('row').filter({ hasText: 'Zaślepka, czarny, rodzina ZB-1' });
const group = (name: string) => page.getByRole('group', { name });

const openGaps = (microAccessories: readonly Record<string, unknown>[] = []) =>
  openShop({ ...SAMPLE_SHOP, partTables: [standard, withOwnFamily], microAccessories });

describe('the gaps of the catalogue', () => {
  it('list a code without an article, by line, which the address names', async () => {
    openGaps();
    const router = await openAdministration('braki?line=micro');
    await expect.element(gap).toHaveTextContent('Brak w katalogu');
    await expect.element(gap).toHaveTextContent('Zaślepka, czarny, rodzina ZB-1');
    await button('STANDARD').click();
    await expect.element(gap).not.toBeInTheDocument();
    await button('MICRO11').click();
    await expect.element(gap).toBeVisible();
    expect(router.state.location.search).toBe('?line=micro');
    await page.getByRole('menuitem', { name: 'Języki' }).click();
    await expect.element(page.getByRole('heading', { name: 'Języki' })).toBeVisible();
    await router.navigate(-1);
    await expect.element(page.getByRole('button', { name: 'MICRO11', pressed: true })).toBeVisible();
    await expectAccessible();
    await page.viewport(400, 800);
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });

  it('lead to a new article with the code, which warns if it is put on sale without a price', async () => {
    const shop = openGaps();
    const router = await openAdministration('braki?line=micro');
    await gap.getByRole('link', { name: 'Utwórz artykuł ZK-1' }).click();
    await expect.element(field('Kod')).toHaveValue('ZK-1');
    await field('Nazwa (polski)').fill('Zaślepka próbna');
    await button('Zapisz').click();
    const question = page.getByRole('dialog', { name: 'Ten artykuł jest niekompletny' });
    await expect.element(question).toHaveTextContent('Zaślepka próbna; brak ceny');
    await button('Włącz do sprzedaży mimo to', question).click();
    await expect.poll(() => router.state.location.search).toMatch(/^\?added=/);
    expect(shop.list('microAccessories')).toMatchObject([
      { description: 'ZK-1', active: true, isBlack: true, isWhite: true },
    ]);
  });

  it('follow the article that closes one, and list what else it lacks', async () => {
    const article = { id: 'own', title: 'Zaślepka próbna', type: 'endCap', description: 'ZK-1' };
    const shop = openGaps([{ ...article, active: true, isBlack: true, isWhite: true }]);
    await openAdministration('braki?line=micro');
    await expect.element(group('Bez zdjęcia')).toBeVisible();
    expect(used.elements()).toEqual([]);
    shop.change('microAccessories', 'own', { active: false });
    await expect.element(used.first()).toHaveTextContent('Nieaktywny');
    shop.change('microAccessories', 'own', { active: true });
    await expect.element(used).toHaveLength(0);
    await expect
      .element(group('Bez zdjęcia').getByRole('link', { name: 'Zaślepka próbna' }))
      .toHaveAttribute('href', '/admin/micro/akcesoria/own');
    await expect
      .element(group('Bez tłumaczenia').getByRole('row').filter({ hasText: 'Zaślepka próbna' }))
      .toHaveTextContent(/Nazwa: .*EN/);
  });
});
