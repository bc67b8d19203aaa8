import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { configurator } from './support/configurator.ts';
import { withEmptyService } from './support/emptyService.ts';
import { watchFaults } from './support/faults.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PRICE_LIST = [
  ['ZAS-C', 'Zaślepka', 'End cap', '6,50'],
  ['ZAL-C', 'Zasilanie', 'Live feed', '42'],
  ['LP-C', 'Łącznik prosty', 'Straight connector', '18,90'],
  ['MON', 'Zestaw montażowy', 'Mounting set', '3,20'],
];

/** Rail 2 × 120, end caps 2 × 6.50, feed 42, mounting sets 3 × 3.20, luminaire 210, supply 149. */
const NET = '663,60 zł';
const GROSS = '816,23 zł';

async function paste(cell: Locator, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map((cells) => cells.join('\t')).join('\r\n');
  await cell.evaluate((element, block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const home = (page: Page) => page.getByRole('menuitem', { name: 'Pulpit' }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Zapisz').click();
const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('From an empty shop to a correct price, by the steps of docs/first-shop.md', { tag: '@long' }, async ({
  browser,
}) => {
  await withEmptyService(async ({ url }) => {
    const context = await browser.newContext({ baseURL: url, locale: 'pl-PL' });
    const faults = await watchFaults(context, url);
    const page = await context.newPage();
    await signIn(page, url);
    await page.goto('/admin/poczatek');
    await expect(page.getByRole('heading', { name: 'Pierwsza wycena w 15 minut' })).toBeVisible();
    const trial = page.getByRole('region', { name: 'Układ próbny' });
    await expect(trial).toContainText('niepełna: brakuje 3 z 3 pozycji');
    await expect(page.getByText('Gotowe kroki: 0 z 7')).toBeVisible();
    await expectAccessible(page, 'first hour');

    await step(page, 'Ustawienia sklepu').getByRole('link', { name: 'Ustaw' }).click();
    await field(page, 'Nazwa').fill('Światło Nowak');
    await save(page);
    await expect(page.getByText('Zapisano: Sklep.')).toBeVisible();
    // The undo notice must not cover the save button.
    await page.setViewportSize({ width: 390, height: 844 });
    const undo = (await button(page, 'Cofnij').boundingBox()) ?? { y: 844, height: 0 };
    const bar = (await button(page, 'Cofnij zmiany').boundingBox()) ?? { y: 0 };
    expect(undo.y + undo.height).toBeLessThanOrEqual(bar.y);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('link', { name: 'Wróć do pierwszej wyceny' }).click();
    await expect(page.getByText('Gotowe kroki: 1 z 7')).toBeVisible();
    await step(page, 'Szyna').getByRole('link', { name: 'Dodaj szynę' }).click();
    await field(page, 'Nazwa (polski)').fill('Szyna natynkowa');
    await field(page, 'Kod').fill('SZ-C');
    await page.getByRole('radio', { name: 'Czarny' }).check();
    await field(page, 'Cena netto PLN').fill('120');
    await save(page);
    await expect(page.getByText('Gotowe kroki: 2 z 7')).toBeVisible();

    await step(page, 'Szyna').getByRole('link', { name: 'Zmień' }).click();
    const isActive = page.getByRole('switch', { name: 'Aktywny: Szyna natynkowa' });
    await isActive.click();
    const question = page.getByRole('dialog', { name: 'Ten artykuł jest niekompletny' });
    await expect(question).toContainText('Szyna natynkowa; szyna nie ma reguł części');
    await question.getByRole('button', { name: 'Anuluj' }).click();
    await expect(isActive).not.toBeChecked();

    await home(page);
    await expect(trial).toContainText('brak reguł');
    await expect(page.getByText('Szyna jeszcze nie jest sprzedawana')).toBeVisible();
    await step(page, 'Reguły rodziny').getByRole('link', { name: 'Dodaj reguły' }).click();
    const code = (role: string) => page.getByRole('combobox', { name: `${role}, czarny: kod produktu` });
    await expect(code('Szyna (kod typu)')).toHaveValue('SZ-C');
    await page.getByRole('switch', { name: 'Wymaga zestawów montażowych' }).check();
    await code('Zaślepka').fill('ZAS-C');
    await code('Łącznik prosty').fill('LP-C');
    await code('Zasilanie liniowe').fill('ZAL-C');
    await code('Zestaw montażowy').fill('MON');
    await save(page);
    await expect(page.getByText('Zapisano.')).toBeVisible();

    // An empty cell is undecided; a role not sold is chosen explicitly.
    await home(page);
    await expect(step(page, 'Reguły rodziny')).toContainText('4 z 9 ról');
    await step(page, 'Reguły rodziny').getByRole('link', { name: 'Dodaj reguły' }).click();
    for (const role of [
      'Łącznik kątowy',
      'Łącznik T',
      'Szyna gięta 100 cm',
      'Szyna gięta 200 cm',
      'Łącznik izolujący',
    ])
      await page.getByRole('checkbox', { name: `${role}: nie sprzedajemy tu` }).check();
    await expectAccessible(page, 'rules of the first family');
    await save(page);
    await expect(page.getByText('Zapisano.')).toBeVisible();

    const scrolled = () => page.evaluate(() => scrollY);
    expect(await scrolled()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Wróć do pierwszej wyceny' }).click();
    await expect.poll(scrolled).toBe(0);
    await expect(step(page, 'Reguły rodziny')).toContainText('9 z 9 ról');
    await expect(trial.getByRole('row', { name: /^3 × Zestaw montażowy, MON/ })).toBeVisible();
    await step(page, 'Brakujące artykuły').getByRole('link', { name: 'Uzupełnij 4' }).click();
    await paste(field(page, 'Nazwa, ZAS-C'), PRICE_LIST);
    await expect(field(page, 'Netto PLN, MON')).toHaveValue('3,20');
    await field(page, 'Netto PLN, MON').fill('tanio');
    await button(page, 'Zapisz wpisane').click();
    await expect(field(page, 'Netto PLN, MON')).toHaveAccessibleDescription('Wpisz kwotę, np. 12,50.');
    await expectAccessible(page, 'missing articles');
    await expectNoSidewaysScroll(page);
    await field(page, 'Netto PLN, MON').fill('3,20');
    await button(page, 'Zapisz wpisane').click();
    await expect(page.getByText('Gotowe kroki: 4 z 7')).toBeVisible();
    await step(page, 'Oprawy').getByRole('link', { name: 'Dodaj' }).click();
    await field(page, 'Nazwa (polski)').fill('Reflektor 12 W');
    await button(page, 'Dodaj typ').click();
    const type = page.getByRole('dialog');
    await type.getByRole('textbox').first().fill('Reflektory');
    await type.getByRole('button', { name: 'Zapisz' }).click();
    await expect(type).toHaveCount(0);
    await field(page, 'Cena netto PLN').fill('210');
    await save(page);
    // Unknown power is not shown as 0 W.
    await expect(trial).toContainText('moc nieznana');
    await expect(step(page, 'Oprawy')).toContainText('1, bez ceny albo mocy');
    await page.getByRole('menuitem', { name: 'Oprawy' }).first().click();
    await expect(page.getByRole('row', { name: /Reflektor 12 W/ })).toContainText('nieznana');
    await page.getByRole('link', { name: 'Reflektor 12 W' }).click();
    await expect(field(page, 'Moc')).toHaveValue('');
    await field(page, 'Moc').fill('12');
    await save(page);
    await expect(page).toHaveURL(/\/admin\/oprawy$/);

    await home(page);
    await step(page, 'Zasilacz').getByRole('link', { name: 'Dodaj' }).click();
    await field(page, 'Nazwa (polski)').fill('Zasilacz 60 W');
    await field(page, 'Kod').fill('ZAS-60');
    await field(page, 'Cena netto PLN').fill('149');
    await field(page, 'Moc').fill('60');
    await save(page);
    await expect(trial).toContainText(NET);
    await expect(trial).not.toContainText('niepełna');
    await step(page, 'Pierwsza wycena').getByRole('button', { name: 'Włącz do sprzedaży' }).click();
    await expect(page.getByText('Układ próbny jest w sprzedaży.')).toBeVisible();
    await home(page);
    await expect(page.getByRole('heading', { name: 'Pierwsza wycena w 15 minut' })).toHaveCount(0);
    await button(page, 'Konto admin@lumitor.example').click();
    await page.getByRole('menuitem', { name: 'Pierwsza wycena' }).click();
    await expect(step(page, 'Pierwsza wycena')).toContainText('gotowe');

    const visitor = await context.newPage();
    await visitor.goto('/');
    await visitor
      .getByRole('button', { name: /^Projektuj w/ })
      .first()
      .click();
    const it = configurator(visitor);
    await it.addRail({ length: 200 });
    await it.openStage('Oprawy');
    await it.expected('Reflektor 12 W', 1);
    await it.openStage('Zasilanie');
    await visitor.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
    await expect(it.line('Zestaw montażowy')).toContainText('9,60 zł');
    await expect(it.total('netto')).toContainText(NET);
    await expect(it.total('brutto')).toContainText(GROSS);
    await expect(it.bill).not.toContainText('niepełna');
    expect(faults.verdict()).toEqual([]);
    await context.close();
  });
});
