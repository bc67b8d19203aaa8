import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, PIOTR, SAMPLE_SHOP, type SampleShop } from '../testing/shop.ts';

const rail = (type: string, title: string) => ({ title, type, price: 10, active: true, isBlack: true });
const cap = { title: 'Zaślepka próbna', type: 'endCap', description: 'ZK-1', price: 10, active: true };

const codeOf = (words: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('combobox', { name: `${words}: kod produktu` });
/** Codes of the family that was added last. */
const last = (words: string) => codeOf(words).last();
const save = button('Zapisz');
const saved = page.getByText('Zapisano.');
const tableOf = (shop: SampleShop, line: 'standard' | 'micro') =>
  shop
    .list('partTables')
    .find((table) => table.line === line) as never as typeof DEFAULT_PART_TABLES.micro & {
    id: string;
  };

describe('part rules', () => {
  it('get a family by duplication, which names articles and codes at fault', async () => {
    const shop = openShop({
      ...SAMPLE_SHOP,
      connections: [rail('ZB-1', 'Szyna próbna')],
      accessories: [cap],
      partTables: [DEFAULT_PART_TABLES.standard],
    });
    await openAdministration('reguly');
    await expect.element(save).toBeDisabled();
    await expectAccessible();
    await button('Powiel: Rodzina MT0001 / MT0002').click();
    await codeOf('Szyna (kod typu), czarny').nth(1).fill('ZB-1');
    await expect.element(page.getByRole('link', { name: 'Szyna próbna' })).toBeVisible();
    const white = codeOf('Szyna (kod typu), biały').nth(1);
    await white.fill('MT0003');
    await save.click();
    await expect.element(page.getByText('Nie zapisano: 2 pola wymagają poprawki.')).toBeVisible();
    await expect.element(white).toHaveAccessibleDescription('Ten kod szyny jest już w innej rodzinie.');
    await white.fill('ZW-1');
    const black = codeOf('Zaślepka, czarny').nth(1);
    await black.fill('Zaślepka próbna');
    await page.getByRole('option', { name: 'Zaślepka próbna' }).click();
    await expect.element(black).toHaveValue('ZK-1');
    await save.click();
    await expect.element(page.getByRole('link', { name: 'Sprawdź braki w katalogu' })).toBeVisible();
    expect(tableOf(shop, 'standard').families[1]).toMatchObject({
      ...{ black: 'ZB-1', white: 'ZW-1' },
      parts: { endCap: { black: 'ZK-1' } },
    });
  });

  it('ask before unsaved changes are left, and before a family is removed', async () => {
    const shop = openShop();
    const before = tableOf(shop, 'standard').families.length;
    await openAdministration('reguly');
    await button('Usuń: Rodzina MT0001 / MT0002').click();
    await button('Usuń', page.getByRole('dialog')).click();
    await page.getByRole('menuitem', { name: 'Braki w katalogu' }).click();
    await button('Wróć do edycji', page.getByRole('dialog')).click();
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(tableOf(shop, 'standard').families).toHaveLength(before - 1);
  });

  it('changed by somebody else meanwhile are shown next to the own ones, and nothing is lost', async () => {
    const shop = openShop();
    const { id, families } = tableOf(shop, 'micro');
    await openAdministration('reguly?line=micro');
    await last('Zaślepka, czarny').fill('MOJA');
    const theirs = structuredClone(families);
    const parts = theirs.at(-1)?.parts;
    if (parts) parts.endCap.black = 'CUDZA';
    shop.change('partTables', id, { families: theirs });
    await expect.element(page.getByRole('status').filter({ hasText: PIOTR })).toBeVisible();

    await save.click();
    const notice = page.getByRole('alert').filter({ hasText: 'Ktoś zmienił te reguły w międzyczasie' });
    await expect.element(notice).toHaveFocus();
    await expect.element(notice.getByRole('row').filter({ hasText: 'CUDZA' })).toHaveTextContent('MOJA');
    await expect.element(last('Zaślepka, czarny')).toHaveValue('MOJA');
    await button('Zapisz moje', notice).click();
    await expect.element(saved).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
    expect(JSON.stringify(tableOf(shop, 'micro'))).toContain('MOJA');
  });

  it('check electrical figures against each other, and store none for an empty field', async () => {
    const shop = openShop();
    await openAdministration('reguly?line=micro');
    await page.getByText('Dane elektryczne').click();
    const voltage = page.getByRole('textbox', { name: 'Napięcie zasilaczy' });
    const least = page.getByRole('textbox', { name: 'Minimalne napięcie oprawy' });
    await expect.element(voltage).toHaveAccessibleDescription(/Puste: 48 V\.$/);
    await voltage.fill('45,5');
    await least.click();
    await expect.element(least).toHaveAccessibleDescription('Musi być mniejsze niż napięcie zasilaczy.');
    await least.fill('43,25');
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(tableOf(shop, 'micro')).toMatchObject({ voltage: 45.5, minVoltage: 43.25 });
    await voltage.fill('');
    await least.fill('');
    await save.click();
    await expect.poll(() => Object.keys(tableOf(shop, 'micro'))).not.toContain('voltage');
  });
});
