import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { refuse } from '../../testing/service.ts';
import { button, chooseFile, csvFile, field } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../testing/shop.ts';

const dialog = page.getByRole('dialog');
const save = button('Zapisz', dialog);

describe('lighting targets', () => {
  const row = page.getByRole('row', { name: 'Pracownia' });

  async function openTargets(targets: readonly object[] = []) {
    const shop = openShop({
      ...SAMPLE_SHOP,
      lightTargets: [...(SAMPLE_SHOP.lightTargets ?? []), ...targets],
    });
    await openAdministration('cele');
    await expect
      .element(page.getByRole('row', { name: /EN 12464-1:2021, tab. 34.*co najmniej 500 lx.*0,6/ }))
      .toBeVisible();
    return shop;
  }
  const target = { key: 'Pracownia', title: 'Pracownia', kind: 'least', lux: 750, source: 'Norma' };

  it('get one, after its missing figures are named', async () => {
    await openTargets();
    await button('Dodaj cel').click();
    await save.click();
    await expect.element(dialog.getByText('Wpisz liczbę od 1 do 100 000.')).toBeVisible();
    await expectAccessible();
    await field('Nazwa (polski)', dialog).fill('Pracownia');
    await dialog.getByRole('textbox', { name: 'Natężenie oświetlenia' }).fill('750');
    await dialog.getByRole('textbox', { name: 'Równomierność U₀' }).fill('0,7');
    await dialog.getByRole('textbox', { name: 'Źródło' }).fill('EN 12464-1:2021, tab. 34');
    await save.click();
    await expect.element(row).toHaveTextContent('co najmniej 750 lx');
    await expect.element(row).toHaveTextContent('0,7');
  });

  it('change, and lose an optional figure', async () => {
    await openTargets([{ ...target, uniformity: 0.7 }]);
    await button('Edytuj cel: Pracownia', row).click();
    await dialog.getByRole('combobox', { name: 'Wymaganie' }).click();
    await page.getByRole('option', { name: 'Najwyżej' }).click();
    await dialog.getByRole('textbox', { name: 'Równomierność U₀' }).fill('');
    await save.click();
    await expect.element(row).toHaveTextContent('najwyżej 750 lx');
    await expect.element(row).not.toHaveTextContent('0,7');
    await expectAccessible();
    await button('Usuń cel: Pracownia', row).click();
    await expect.element(row).not.toBeInTheDocument();
    await expect.element(button('Dodaj cel')).toHaveFocus();
  });

  it('are imported from a table', async () => {
    await openTargets([target]);
    await button('Importuj').click();
    await expect.element(button('Wybierz plik', dialog)).toBeVisible();
    chooseFile(
      csvFile('cele.csv', [
        'Nazwa (PL);Wymaganie;Natężenie oświetlenia (lx);Źródło',
        'Pracownia;co najmniej;300;Norma zakładowa',
      ]),
    );
    await expect.element(dialog.getByRole('row', { name: /Źródło/ })).toHaveTextContent('Norma zakładowa');
    await expectAccessible();
    await button('Importuj 1 wiersz', dialog).click();
    await expect.element(row).toHaveTextContent('co najmniej 300 lx');
  });
});

describe('luminaire types', () => {
  it('in use are not deleted, are renamed, and their luminaires keep their key', async () => {
    const shop = openShop();
    await openAdministration('typy');
    const row = page.getByRole('row').filter({ hasText: 'Reflektory' });
    await expect.element(row).toHaveTextContent('Reflektor');
    const accept = shop.service.answer({
      'POST /api/changes': () => refuse(409, 'in-use', { field: 'key', count: 1, operation: 0 }),
    });
    await button('Usuń typ: Reflektory', row).click();
    await expect.element(page.getByText('Nie można usunąć: ten typ ma 1 oprawa.')).toBeVisible();
    await expectAccessible();
    accept();
    await button('Edytuj typ: Reflektory', row).click();
    await field('Nazwa (polski)', dialog).fill('Reflektory szynowe');
    await save.click();
    await expect.element(page.getByRole('rowheader', { name: 'Reflektory szynowe' })).toBeVisible();
    expect(shop.list('luminaireTypes')).toMatchObject([{ key: 'spot', title: 'Reflektory szynowe' }]);
    await button('Usuń typ: Reflektory szynowe').click();
    await expect.poll(() => shop.list('luminaireTypes')).toEqual([]);
  });

  it('are added from the form of a luminaire, which then has the type', async () => {
    const shop = openShop();
    await openAdministration('oprawy/create');
    await button('Dodaj typ').click();
    await expect.element(dialog).toHaveAccessibleName('Dodaj typ');
    await expectAccessible();
    await save.click();
    await expect.element(field('Nazwa (polski)', dialog)).toHaveAccessibleDescription('Wpisz nazwę typu.');
    await field('Nazwa (polski)', dialog).fill('Lampy nad stół');
    await dialog.getByRole('combobox', { name: 'Symbol na rysunku' }).click();
    await page.getByRole('option', { name: 'Oprawa zwieszana' }).click();
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: 'Typ' })).toHaveTextContent('Lampy nad stół');
    expect(shop.list('luminaireTypes').at(-1)).toMatchObject({ title: 'Lampy nad stół', symbol: 'pendant' });
  });
});

it('a list without entries says so in words', async () => {
  openShop(SAMPLE_SHOP);
  await openAdministration('zakupy');
  await expect.element(page.getByText('Nie ma jeszcze wpisów.')).toBeVisible();
  await expectAccessible();
});

it('shows the figures of each row below its name on a phone, within the screen', async () => {
  openShop({
    ...SAMPLE_SHOP,
    priceGroups: [{ key: 'hurt', title: 'Projektanci wnętrz', discount: 20, articles: 'ON1002 12,5' }],
  });
  await openAdministration('grupy', { isPhone: true });
  const row = page.getByRole('row', { name: /Projektanci wnętrz/ });
  await expect.element(row.getByText('Rabat na wszystko: 20 %')).toBeVisible();
  await expect.element(row.getByText('Artykuły: ON1002 12,5')).toBeVisible();
  expect(row.getByText(/^Szyny/).query()).toBeNull();
  const remove = button('Usuń grupę: Projektanci wnętrz').element();
  expect(remove.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  await expectAccessible();
});

describe('a list of purchase prices', () => {
  const SPOT = { key: 'spot', title: 'Reflektor', titleEn: '', translation: {}, code: 'ON0111', cost: 61.5 };

  it('has one price per code, in any case, and several of one name', async () => {
    const shop = openShop({ ...SAMPLE_SHOP, purchasePrices: [SPOT] });
    await openAdministration('zakupy');
    await button('Dodaj cenę').click();
    const dialog = page.getByRole('dialog');
    await field('Nazwa (polski)', dialog).fill('Reflektor');
    await field('Kod produktu', dialog).fill('on0111');
    await field('Cena zakupu netto', dialog).fill('70');
    await button('Zapisz', dialog).click();
    await expect
      .element(field('Kod produktu', dialog))
      .toHaveAccessibleDescription('Kod „on0111” jest już na liście.');
    await field('Kod produktu', dialog).fill('ON0112');
    await button('Zapisz', dialog).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.list('purchasePrices').map(({ code, cost }) => [code, cost])).toEqual([
      ['ON0111', 61.5],
      ['ON0112', 70],
    ]);
  });

  it('changed by somebody else meanwhile is replaced only by a second save', async () => {
    const shop = openShop({ ...SAMPLE_SHOP, purchasePrices: [{ ...SPOT, id: 'p1' }] });
    await openAdministration('zakupy');
    await button('Edytuj cenę zakupu: Reflektor').click();
    const dialog = page.getByRole('dialog');
    await field('Cena zakupu netto', dialog).fill('70');
    shop.change('purchasePrices', 'p1', { cost: 65 });
    await button('Zapisz', dialog).click();
    await expect.element(page.getByText('Ktoś właśnie zmienił ten wpis.', { exact: false })).toBeVisible();
    expect(shop.find('purchasePrices', 'p1')).toMatchObject({ cost: 65 });
    await button('Zapisz', dialog).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.find('purchasePrices', 'p1')).toMatchObject({ cost: 70 });
  });
});

it('a thousand purchase prices have pages, and a search by code', async () => {
  const price = (place: number) => {
    const code = `ON${1000 + place}`;
    return { key: code, title: place === 999 ? `Oprawa ${code}` : 'Oprawa', code, cost: 10 + place };
  };
  openShop({ ...SAMPLE_SHOP, purchasePrices: Array.from({ length: 1_000 }, (_, place) => price(place)) });
  await openAdministration('zakupy');
  const rows = page.getByRole('row', { name: /ON\d{4}/ });
  await expect.element(rows).toHaveLength(25);
  await expect.element(page.getByText('1–25 z 1000')).toBeVisible();
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect.element(rows.first()).toHaveTextContent('ON1025');
  const search = page.getByRole('searchbox', { name: 'Szukaj' });
  await search.fill('on173');
  await expect.element(rows).toHaveLength(10);
  await search.fill('oprawa on1999');
  await expect.element(rows).toHaveLength(1);
  await expectAccessible();
});
