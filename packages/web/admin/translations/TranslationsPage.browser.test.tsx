import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { installedTexts } from '../../testing/mount.tsx';
import { goOffline } from '../../testing/service.ts';
import { button, chooseFile, confirmsLeaving } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, SAMPLE_SHOP, type SampleShop } from '../testing/shop.ts';

const OWN = {
  greeting_PL: 'Dzień dobry {name}',
  greeting_EN: 'Good morning {name}',
  greeting_DE: 'Guten Morgen {name}',
  farewell_PL: 'Do widzenia',
};

const table = page.getByRole('grid', { name: 'Teksty według kluczy i języków' });
const keys = table.getByRole('button', { name: /^Klucz .*: czynności$/ });
const search = page.getByRole('searchbox', { name: 'Szukaj w tekstach i kluczach' });
const cell = (key: string, language: 'Polski' | 'English' | 'Deutsch') =>
  table
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Klucz ${key}: czynności` }) })
    .getByRole('gridcell')
    .nth(['Polski', 'English', 'Deutsch'].indexOf(language));
const textOf = (key: string, language: string) => page.getByRole('textbox', { name: `${key}, ${language}` });
const store = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const focus = (locator: ReturnType<typeof cell>) => (locator.element() as HTMLElement).focus();

async function choose(opener: string, item: string) {
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function openTexts(address = '?section=proba') {
  const shop = openShop({
    ...SAMPLE_SHOP,
    translations: [{ translations: installedTexts }, { translations: { proba: OWN } }],
  });
  const router = await openAdministration(`translacje${address}`);
  if (!address) await page.getByText('Wszystkie teksty w tabeli').click();
  await expect.element(table).toBeVisible();
  return { shop, router };
}

const stored = (shop: SampleShop, section = 'proba'): Record<string, string> =>
  Object.assign(
    {},
    ...shop
      .list('translations')
      .map(({ translations }) => (translations as Record<string, Record<string, string>>)[section] ?? {}),
  );

describe('the search of texts', () => {
  it('finds a text by its words in any letters, and an installed key is reset but not removed', async () => {
    const { shop } = await openTexts('');
    await search.fill('in FORCE since');
    await expect.element(keys).toHaveLength(1);
    await cell('privacy.since', 'English').click();
    const field = textOf('privacy.since', 'English');
    await expect.element(field).toHaveValue('In force since 21 November 2026.');
    await field.fill('In force from today on.');
    await store();
    await expect.element(cell('privacy.since', 'English')).toHaveTextContent('Zapisano');
    await expect.element(cell('privacy.since', 'English')).toHaveFocus();
    expect(stored(shop, 'privacy').since_EN).toBe('In force from today on.');
    await choose('Klucz privacy.since: czynności', 'Przywróć domyślne teksty');
    await expect.poll(() => stored(shop, 'privacy').since_EN).toBe('In force since 21 November 2026.');
    await page.getByRole('button', { name: 'Klucz privacy.since: czynności' }).click();
    const remove = page.getByRole('menuitem', { name: 'Usuń klucz' });
    await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
    await expect.element(remove).toHaveTextContent('Konfigurator używa tego klucza');
  });

  it('is in the address, so that back and a copied address show the same', async () => {
    const { router } = await openTexts('');
    await expect.poll(() => keys.elements().length).toBeGreaterThan(0);
    const all = keys.elements().length;
    await search.fill('polityka prywat');
    await expect.poll(() => router.state.location.search).toContain('search=polityka+prywat');
    await expect.poll(() => keys.elements().length).not.toBe(all);
    const found = keys.elements().length;
    expect(found).toBeGreaterThan(0);
    await page.getByRole('menuitem', { name: 'Języki' }).click();
    await expect.element(table).not.toBeInTheDocument();
    await router.navigate(-1);
    await expect.element(search).toHaveValue('polityka prywat');
    await expect.poll(() => keys.elements().length).toBe(found);
    await search.fill('');
    await expect.poll(() => router.state.location.search).not.toContain('search=');
  });
});

describe('the table of texts', () => {
  it('is edited by keyboard only, and Escape reverts', async () => {
    const { shop } = await openTexts();
    focus(cell('proba.farewell', 'Polski'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(cell('proba.farewell', 'English')).toHaveFocus();
    await userEvent.keyboard('{Enter}Good{Enter}bye{Tab}');
    await expect.element(cell('proba.farewell', 'Deutsch')).toHaveFocus();
    await expect.element(cell('proba.farewell', 'English')).toHaveTextContent('Zapisano');
    await userEvent.keyboard('{ArrowLeft}{F2}!!!{Escape}');
    await expect.element(cell('proba.farewell', 'English')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(cell('proba.greeting', 'English')).toHaveFocus();
    expect(stored(shop).farewell_EN).toBe('Good\nbye');
    await button('Cofnij').click();
    await expect.element(page.getByText('Cofnięto ostatnią zmianę.')).toBeVisible();
    await expect.element(cell('proba.farewell', 'English')).toHaveTextContent('Brak tekstu');
  });

  it('marks a text whose values differ from Polish, and is accessible with it, also on a phone', async () => {
    await openTexts();
    const english = cell('proba.greeting', 'English');
    await english.click();
    await textOf('proba.greeting', 'English').fill('Good morning {nmae');
    await store();
    await expect.element(english).toHaveTextContent('Brakuje wartości: name');
    await expect.element(english).toHaveTextContent('Nawias klamrowy nie tworzy wartości');
    await expectAccessible();
    focus(english);
    await userEvent.keyboard('{Enter}');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await page.viewport(400, 800);
    await expectAccessible();
  });

  it('shows only missing texts of a language, counted, and completed ones stay in place', async () => {
    const { router } = await openTexts();
    await page.getByRole('button', { name: /^bez tekstu DE: [1-9]/ }).click();
    expect(router.state.location.search).toContain('only=missing-DE');
    await expect.element(keys).toHaveLength(1);
    focus(cell('proba.farewell', 'Deutsch'));
    await userEvent.keyboard('{Enter}');
    await textOf('proba.farewell', 'Deutsch').fill('Auf Wiedersehen');
    await store();
    await expect.element(cell('proba.farewell', 'Deutsch')).toHaveTextContent('Zapisano');
    await search.fill('widzenia');
    await expect.element(page.getByText('Nic nie pasuje.')).toBeVisible();
    await button('Wyczyść filtry').click();
    const pressed = page.getByRole('button', { name: /^bez tekstu DE/, pressed: true });
    await expect.element(pressed).not.toBeInTheDocument();
  });

  it('shows a text changed by somebody else next to the typed one', async () => {
    const { shop } = await openTexts();
    const polish = cell('proba.farewell', 'Polski');
    await polish.click();
    const { id = '' } = shop.list('translations').at(-1) ?? {};
    shop.change('translations', id, { translations: { proba: { ...OWN, farewell_PL: 'Na razie' } } });
    await textOf('proba.farewell', 'Polski').fill('Do zobaczenia');
    await store();
    await expect.element(polish.getByRole('alert')).toHaveTextContent('Na razie');
    await button('Zapisz mój', polish).click();
    await expect.element(polish).toHaveTextContent('Zapisano');
    expect(stored(shop).farewell_PL).toBe('Do zobaczenia');
  });

  it('keeps a text that could not be sent in its cell, asks before a reload, and sends it from there', async () => {
    const { shop } = await openTexts();
    const polish = cell('proba.farewell', 'Polski');
    await polish.click();
    await textOf('proba.farewell', 'Polski').fill('Pa');
    expect(confirmsLeaving()).toBe(true);
    shop.service.isDown = true;
    const reconnect = goOffline();
    await store();
    await button('Przerwij').click();
    await expect.element(polish.getByRole('alert')).toHaveTextContent('Nie zapisano');
    expect(confirmsLeaving()).toBe(true);
    shop.service.isDown = false;
    reconnect();
    await button('Zapisz ponownie', polish).click();
    await expect.element(polish).toHaveTextContent('Zapisano');
    expect(stored(shop).farewell_PL).toBe('Pa');
  });
});

describe('own texts', () => {
  it('get a section and a key, with their names checked', async () => {
    const { shop } = await openTexts('');
    await button('Dodaj sekcję').click();
    const dialog = page.getByRole('dialog', { name: 'Nowa sekcja' });
    const name = dialog.getByRole('textbox', { name: 'Nazwa sekcji' });
    const add = button('Dodaj', dialog);
    await name.fill('dwa słowa');
    await add.click();
    await expect.element(name).toHaveAccessibleDescription(/Użyj tylko liter/);
    await expectAccessible();
    await name.fill('start');
    await add.click();
    await expect.element(name).toHaveAccessibleDescription('Ta nazwa jest już zajęta.');
    await name.fill('nowa');
    await add.click();
    await expect.element(page.getByText('Sekcja nie ma jeszcze kluczy.')).toBeVisible();
    await button('Dodaj klucz').click();
    await page.getByRole('textbox', { name: 'Nazwa klucza' }).fill('promo');
    await userEvent.keyboard('{Enter}');
    const field = textOf('nowa.promo', 'Polski');
    await expect.element(field).toHaveFocus();
    await field.fill('Promocja');
    await store();
    await expect.element(cell('nowa.promo', 'Polski')).toHaveTextContent('Zapisano');
    await expect.element(table.getByRole('rowheader', { name: /promo/ })).toHaveTextContent('nieużywany');
    expect(stored(shop, 'nowa')).toEqual({ promo_PL: 'Promocja' });
  });

  it('are renamed and removed, each undone in one step', async () => {
    const { shop } = await openTexts();
    await choose('Klucz proba.farewell: czynności', 'Zmień nazwę klucza…');
    await page.getByRole('textbox', { name: 'Nazwa klucza' }).fill('bye');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('proba.bye', 'Polski')).toHaveTextContent('Do widzenia');
    const { farewell_PL: bye_PL, ...others } = OWN;
    expect(stored(shop)).toEqual({ ...others, bye_PL });
    await choose('Klucz proba.bye: czynności', 'Usuń klucz');
    await expect.element(keys).toHaveLength(1);
    await button('Cofnij').click();
    await expect.element(cell('proba.bye', 'Polski')).toHaveTextContent('Do widzenia');

    await choose('Sekcja proba: czynności', 'Zmień nazwę sekcji…');
    await page.getByRole('textbox', { name: 'Nazwa sekcji' }).fill('inna');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('inna.bye', 'Polski')).toHaveTextContent('Do widzenia');
    await choose('Sekcja inna: czynności', 'Usuń sekcję');
    await expect.element(page.getByText('Usunięto sekcję inna.')).toBeVisible();
    expect(stored(shop, 'inna')).toEqual({});
  });
});

describe('a file of texts', () => {
  const dialog = page.getByRole('dialog', { name: 'Import tekstów' });
  const tab = (name: string) => dialog.getByRole('tab', { name });
  const row = (name: RegExp) => dialog.getByRole('row', { name });

  async function importFile(name: string, content: string) {
    await button('Importuj').click();
    await expect.element(button('Wybierz plik', dialog)).toBeVisible();
    chooseFile(new File([content], name, { type: 'text/plain' }));
  }
  async function exported(format: 'CSV' | 'JSON') {
    const saved = catchFiles();
    await choose('Eksportuj', format);
    await expect.poll(() => saved.length).toBe(1);
    return saved[0]?.content.text() ?? '';
  }

  it('as CSV is exported, and imports again unchanged', async () => {
    await openTexts();
    const csv = await exported('CSV');
    expect(csv).toContain('proba;farewell;Do widzenia');
    await importFile('teksty.csv', csv);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Ten plik niczego nie zmienia.');
  });

  it('as CSV is previewed, imported as one change, and undone', async () => {
    const { shop } = await openTexts();
    const before = stored(shop);
    const rows = [
      'section;key;PL;EN;uwagi',
      'proba;farewell;Do zobaczenia;Goodbye;',
      'proba;2nd;Błędny klucz;;',
      'proba;promo;"Tylko dziś; ""taniej""";;',
    ];
    await importFile('moje teksty.csv', rows.join('\n'));
    await expect.element(tab('Zmienione: 1')).toBeVisible();
    await expect.element(row(/farewell.PL/)).toHaveTextContent(/Do widzenia\s*Do zobaczenia/);
    await tab('Nowe: 2').click();
    await expect.element(row(/promo.PL/)).toHaveTextContent('Tylko dziś; "taniej"');
    await tab('Odrzucone: 2').click();
    await expect.element(row(/wiersz 3/)).toHaveTextContent('Nazwa klucza');
    await expectAccessible();
    await button('Importuj 3 teksty', dialog).click();
    await expect.element(cell('proba.promo', 'Polski')).toHaveTextContent('Tylko dziś');
    expect(stored(shop)).toEqual({
      ...before,
      farewell_PL: 'Do zobaczenia',
      farewell_EN: 'Goodbye',
      promo_PL: 'Tylko dziś; "taniej"',
    });
    await button('Cofnij').click();
    await expect.element(cell('proba.farewell', 'Polski')).toHaveTextContent('Do widzenia');
    expect(stored(shop)).toEqual(before);
  });

  it('as JSON is imported in its exported and its stored form, and a damaged one is refused', async () => {
    const { shop } = await openTexts();
    const texts = JSON.parse(await exported('JSON'));
    expect(texts.proba.farewell).toEqual({ PL: 'Do widzenia' });
    texts.proba.farewell.EN = '=Goodbye';
    await importFile('teksty.json', JSON.stringify({ proba: texts.proba }));
    await expect.element(tab('Nowe: 1')).toBeVisible();
    await button('Importuj 1 tekst', dialog).click();
    await expect.element(cell('proba.farewell', 'English')).toHaveTextContent('=Goodbye');
    const other = { translations: { proba: { farewell_EN: 'Goodbye' } } };
    await importFile('dokument.json', JSON.stringify(other));
    await button('Importuj 1 tekst', dialog).click();
    await expect.poll(() => stored(shop).farewell_EN).toBe('Goodbye');
    await importFile('uszkodzony.json', '{"start": ');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('jest uszkodzony');
  });
});
