import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { button, field } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { ANNA, openShop, PIOTR, SAMPLE_SHOP, type SampleShop } from '../testing/shop.ts';

const row = (words: string) => page.getByRole('row').filter({ hasText: words });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const tick = (name: string) => page.getByRole('checkbox', { name: `Zaznacz: ${name}` });
const isActive = (name: string) => page.getByRole('switch', { name: `Aktywny: ${name}` });
const titles = page.getByRole('rowheader').getByRole('link');
const search = page.getByRole('searchbox');

async function expectTitles(...expected: string[]) {
  await expect.poll(() => titles.elements().map((title) => title.textContent)).toEqual(expected);
}

async function choose(filter: string, ...options: string[]) {
  await page.getByRole('combobox', { name: filter }).click();
  for (const option of options) await page.getByRole('option', { name: option }).click();
  await userEvent.keyboard('{Escape}');
}

const article = (title: string, fields: object = {}) => ({
  ...{ title, type: 'próbny', price: 10, active: true },
  ...fields,
});

const LINES = [
  { path: 'akcesoria', collection: 'accessories', other: 'microAccessories', otherName: 'MICRO11' },
  { path: 'micro/akcesoria', collection: 'microAccessories', other: 'accessories', otherName: 'STANDARD' },
] as const;

describe.each(LINES)('articles of $path', ({ path, collection, other, otherName }) => {
  const openWith = async (...articles: object[]) => {
    const shop = openShop({ ...SAMPLE_SHOP, accessories: [], [collection]: articles });
    await openAdministration(path);
    return shop;
  };

  it('are duplicated with their translations, and a code in use is named', async () => {
    const translation = { DE: 'Schwarz' };
    const shop = await openWith(article('czarna', { description: 'ZZ0001', isBlack: true, translation }));
    await link('czarna').click();
    await button('Powiel').click();
    await expect.element(page.getByText(/^Ta kopia nie jest jeszcze zapisana/)).toBeVisible();
    await expect.element(page.getByText('Tego kodu używa już: czarna.')).toBeVisible();
    await field('Nazwa (polski)').fill('biała');
    await field('Kod').fill('ZZ0002');
    await page.getByRole('radio', { name: 'Biały' }).click();
    await button('Zapisz').click();
    await expect.element(row('biała')).toHaveTextContent('ZZ0002');
    await expect.element(isActive('biała')).not.toBeChecked();
    expect(shop.list(collection)).toMatchObject([
      { description: 'ZZ0001' },
      { description: 'ZZ0002', translation, isWhite: true, isBlack: false },
    ]);
  });

  it('are copied to the other line as inactive, and deleted with undo', async () => {
    const shop = await openWith(
      article('czarna', { description: 'ZZ0001' }),
      article('biała', { description: 'ZZ0002' }),
    );
    await tick('czarna').click();
    await tick('biała').click();
    await button(`Kopiuj do ${otherName}`).click();
    await expect.element(page.getByText(`Skopiowano do ${otherName}, nieaktywne: 2 artykuły`)).toBeVisible();
    const copies = shop.list(other).map(({ description, active }) => [description, active]);
    expect(copies.toSorted()).toEqual([
      ['ZZ0001', false],
      ['ZZ0002', false],
    ]);

    await tick('czarna').click();
    await tick('biała').click();
    await button('Usuń').click();
    await expect.element(page.getByText('Usunięto 2 artykuły')).toBeVisible();
    await expect.element(titles).toHaveLength(0);
    await button('Cofnij').click();
    await expect.element(row('czarna')).toBeVisible();
    await expect.element(row('biała')).toBeVisible();
  });
});

it('more than ten articles are deleted only after their number is typed', async () => {
  const accessories = Array.from({ length: 11 }, (_, index) => article(`nr ${index}`));
  const shop = openShop({ ...SAMPLE_SHOP, accessories });
  await openAdministration('akcesoria');
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).click();
  await button('Usuń').click();
  const dialog = page.getByRole('dialog', { name: 'Usunąć 11 artykułów?' });
  await expect.element(dialog).toHaveTextContent('Zapisane zamówienia się nie zmienią.');
  await expect.element(button('Usuń', dialog)).toBeDisabled();
  const count = dialog.getByRole('textbox', { name: 'Wpisz liczbę usuwanych: 11' });
  await count.fill('10');
  await expect.element(button('Usuń', dialog)).toBeDisabled();
  await count.fill('11');
  await button('Usuń', dialog).click();
  await expect.element(page.getByText('Usunięto 11 artykułów')).toBeVisible();
  expect(shop.list('accessories')).toEqual([]);
});

it('a message does not wait for the undo bar', async () => {
  openShop({ ...SAMPLE_SHOP, accessories: [article('złączka')] });
  await openAdministration('akcesoria');
  await isActive('złączka').click();
  await expect.element(button('Cofnij')).toBeVisible();
  await tick('złączka').click();
  await button('Dezaktywuj').click();
  await expect.element(page.getByText('Bez zmian.')).toBeVisible();
  await expect.element(button('Cofnij')).toBeVisible();
});

it('a list follows changes by others', async () => {
  const shop = openShop({ ...SAMPLE_SHOP, accessories: [] });
  await openAdministration('akcesoria');
  await expect.element(page.getByText('0 artykułów')).toBeVisible();
  shop.add('accessories', article('nowa'));
  await expect.element(row('nowa')).toBeVisible();
});

describe('filters of articles', () => {
  const openFiltered = () => {
    const shop = openShop({
      ...SAMPLE_SHOP,
      accessories: [
        article('b tania', { price: 5, priceEuro: 1, isBlack: true }),
        article('a droga', { price: 500, active: false }),
        article('c biała', { price: 50, isWhite: true }),
      ],
    });
    return { shop, open: (isReload = false) => openAdministration('akcesoria', { isReload }) };
  };
  const byPrice = () => page.getByRole('button', { name: 'Sortuj według: netto PLN' }).click();

  it('sort, and take several values, ranges and gaps, all of them or any', async () => {
    await openFiltered().open();
    await page.getByRole('button', { name: 'Sortuj według: nazwa' }).click();
    await expectTitles('a droga', 'b tania', 'c biała');
    await byPrice();
    await expectTitles('b tania', 'c biała', 'a droga');
    await choose('Kolor', 'Czarny', 'Biały');
    await expectTitles('b tania', 'c biała');
    await button('Więcej filtrów').click();
    await page.getByRole('spinbutton', { name: 'Netto PLN od' }).fill('10');
    await expectTitles('c biała');
    await choose('Artykuł spełnia', 'którykolwiek warunek');
    await expectTitles('b tania', 'c biała', 'a droga');
    await button('Wyczyść filtry').click();
    await expectTitles('b tania', 'c biała', 'a droga');
    await choose('Braki', 'Bez ceny EUR');
    await expectTitles('c biała', 'a droga');
    await expectAccessible();
  });

  it('are in the address, which opens the same list', async () => {
    const { open } = openFiltered();
    const router = await open();
    await search.fill('tania');
    await expectTitles('b tania');
    await expect.poll(() => router.state.location.search).toMatch(/filter=[^&]*tania/);
    await openAdministration(`akcesoria${router.state.location.search}`);
    await expect.element(search).toHaveValue('tania');
  });

  it('and columns make a view, stored with the account, which can be shared and deleted', async () => {
    const { shop, open } = openFiltered();
    await open();
    await byPrice();
    await choose('Braki', 'Bez ceny EUR');
    await button('Kolumny').click();
    await page.getByRole('switch', { name: 'Liczba sztuk' }).click();
    await userEvent.keyboard('{Escape}');
    const column = page.getByRole('columnheader', { name: 'Liczba sztuk' });
    await expect.element(column).toBeVisible();
    await button('Widoki').click();
    await field('Nazwa widoku').fill('do wyceny');
    await button('Zapisz ten widok').click();
    await expect.element(button('Widoki')).toHaveFocus();
    await button('Wyczyść filtry').click();
    await button('Kolumny').click();
    await button('Przywróć domyślne').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(column).not.toBeInTheDocument();
    await expectTitles('b tania', 'c biała', 'a droga');

    await button('Widoki').click();
    const share = button('Udostępnij wszystkim widok „do wyceny”');
    await share.click();
    await expect.element(share).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
    await button('do wyceny udostępniony wszystkim').click();
    await expectTitles('c biała', 'a droga');
    await expect.element(column).toBeVisible();
    expect(shop.list('views')).toMatchObject([{ name: 'do wyceny', isShared: true, owner: ANNA }]);

    await titles.last().click();
    await link('Anuluj').click();
    await expectTitles('c biała', 'a droga');
    await button('Widoki').click();
    await button('Usuń widok „do wyceny”').click();
    await expect.poll(() => shop.list('views')).toEqual([]);
  });

  it('show views shared by others, but not their own ones', async () => {
    const { shop, open } = openFiltered();
    const view = { page: 'akcesoria', filter: {}, sort: { field: 'title', order: 'ASC' }, perPage: 25 };
    const columns = { hidden: [], order: [] };
    for (const isShared of [true, false])
      shop.add('views', {
        ...view,
        columns,
        isShared,
        owner: PIOTR,
        name: isShared ? 'wspólny' : 'prywatny',
      });
    await open();
    await button('Widoki').click();
    await expect.element(page.getByText('wspólny')).toBeVisible();
    expect(page.getByText('prywatny').elements()).toEqual([]);
  });

  it('stored in a browser by an earlier version move to the account once', async () => {
    const value = {
      filter: { colour: 'black' },
      sort: { field: 'title', order: 'ASC' },
      perPage: 50,
      displayedFilters: [],
    };
    const key = 'RaStorelumitor.admin.szyny.savedQueries';
    const shop: SampleShop = openShop();
    localStorage.setItem(key, JSON.stringify([{ label: 'z przeglądarki', value }]));
    await openAdministration('szyny', { isReload: true });
    await expect
      .poll(() => shop.list('views'))
      .toMatchObject([
        {
          name: 'z przeglądarki',
          page: 'szyny',
          filter: { colour: ['black'] },
          perPage: 50,
          isShared: false,
        },
      ]);
    await button('Widoki').click();
    await expect.element(button('z przeglądarki')).toBeVisible();
    await expect.poll(() => JSON.parse(localStorage.getItem(key) ?? '[]')).toEqual([]);
  });
});

describe.each(['oprawy', 'systemy'])('the list %s', (path) => {
  it('is accessible with a selection', async () => {
    openShop();
    await openAdministration(path);
    await page
      .getByRole('checkbox', { name: /^Zaznacz: / })
      .first()
      .click();
    await expectAccessible();
  });

  it('shows cards on a phone, which are accessible and fit, as the form does', async () => {
    openShop();
    await openAdministration(path, { isPhone: true });
    await expect.element(page.getByRole('button', { name: /^Sortuj według/ }).first()).toBeVisible();
    await expectAccessible();
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
    await titles.first().click();
    await expect.element(button('Zapisz')).toBeVisible();
    await expectAccessible();
  });
});
