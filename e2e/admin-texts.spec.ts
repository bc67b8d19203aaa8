import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { expectAccessible } from './support/accessible.ts';
import type { Shop } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';

/** Open visitors' pages follow the shop within this time, in milliseconds. */
const FOLLOWED_WITHIN = 2_000;

interface Own {
  /** A section that no other test, and no code, knows. */
  section: string;
  page: Page;
}

/** An administrator on the page of translations, with a section of the test's own: a whole text, and one in Polish alone. */
const test = base.extend<{ own: Own; languageCode: string }>({
  own: async ({ page, shop }, use) => {
    const section = `proba${Math.random().toString(36).slice(2, 10)}`;
    const translations = {
      [section]: {
        greeting_PL: `Dzień dobry {name} ${section}`,
        greeting_EN: 'Good morning {name}',
        greeting_DE: 'Guten Morgen {name}',
        farewell_PL: 'Do widzenia',
      },
    };
    await shop.add('translations', { translations });
    await signIn(page);
    await use({ section, page });
    await removeSections(shop, section);
  },
  /** Of a language that no other test adds; visitors never see it, because it stays off. */
  languageCode: async ({ shop }, use) => {
    const remove = async () => {
      for (const { id, lang } of await shop.list('languages'))
        if (lang === 'MT') await shop.remove('languages', id);
    };
    await remove();
    await use('MT');
    await remove();
  },
});

async function signIn(page: Page) {
  const baseURL = test.info().project.use.baseURL as string;
  const response = await page.request.post('/api/auth/sign-in/email', {
    data: ADMINISTRATOR,
    headers: { origin: baseURL },
  });
  expect(response.status()).toBe(200);
}

/** Everything that begins with a test's own section name, wherever it is stored. */
async function removeSections(shop: Shop, start: string) {
  for (const { id, translations } of await shop.list('translations'))
    if (Object.keys(translations as object).some((section) => section.startsWith(start)))
      await shop.remove('translations', id);
}

/** Opens the page of translations; the address says what of them. */
async function openTexts(page: Page, search = '') {
  await page.goto(`/admin/translacje${search}`);
  const table = page.getByRole('grid', { name: 'Teksty według kluczy i języków' });
  await expect(table).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Szukaj w tekstach i kluczach' });
  return {
    table,
    field,
    keys: table.getByRole('button', { name: /^Klucz .*: działania$/ }),
    cell: (key: string, language: 'Polski' | 'English' | 'Deutsch'): Locator =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: `Klucz ${key}: działania` }) })
        .getByRole('gridcell')
        .nth(['Polski', 'English', 'Deutsch'].indexOf(language)),
    /** The field in an open cell. */
    textOf: (key: string, language: string) => page.getByRole('textbox', { name: `${key}, ${language}` }),
    async keyMenu(key: string, item: string) {
      await page.getByRole('button', { name: `Klucz ${key}: działania` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    },
    async sectionMenu(section: string, item: string) {
      await page.getByRole('button', { name: `Sekcja ${section}: działania` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    },
    async importFile(name: string, content: string) {
      await page.getByRole('button', { name: 'Importuj' }).click();
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Wybierz plik' }).click();
      await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
      return page.getByRole('dialog', { name: 'Import tekstów' });
    },
    async exportFile(format: 'JSON' | 'CSV'): Promise<string> {
      await page.getByRole('button', { name: 'Eksportuj' }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      return readFile(await (await saving).path(), 'utf8');
    },
  };
}

/** The texts of a section as they are stored by now. */
async function storedTexts(shop: Shop, section: string): Promise<Record<string, string>> {
  const documents = await shop.list('translations', '?direction=asc');
  const parts = documents.map(
    ({ translations }) => (translations as Record<string, Record<string, string>>)[section] ?? {},
  );
  return Object.assign({}, ...parts);
}

test('A text found by its words and edited in its cell reaches an open configurator, and is reset again', async ({
  own: { page },
  context,
}) => {
  const visitor = await context.newPage();
  await visitor.goto('/?lang=en');
  const shipped = /^230\sV track: surface-mounted, suspended and recessed\./;
  await expect(visitor.getByText(shipped)).toBeVisible();

  const texts = await openTexts(page);
  await texts.field.fill('surface-mounted, SUSPENDED');
  await expect(texts.keys).toHaveCount(1);
  await texts.cell('start.standardAbout', 'English').click();
  const field = texts.textOf('start.standardAbout', 'English');
  await expect(field).toHaveValue(shipped);
  await field.fill('230 V track for every room.');
  await field.press('Control+Enter');
  await expect(visitor.getByText('230 V track for every room.')).toBeVisible({ timeout: FOLLOWED_WITHIN });
  await expect(texts.cell('start.standardAbout', 'English')).toContainText('Zapisano');
  await expect(texts.cell('start.standardAbout', 'English')).toBeFocused();

  await texts.keyMenu('start.standardAbout', 'Przywróć domyślne teksty');
  await expect(visitor.getByText(shipped)).toBeVisible({ timeout: FOLLOWED_WITHIN });
  await page.getByRole('button', { name: 'Klucz start.standardAbout: działania' }).click();
  await expect(page.getByRole('menuitem', { name: 'Usuń klucz' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Usuń klucz' })).toContainText(
    'Konfigurator używa tego klucza',
  );
});

test('Texts are written by keyboard alone, and Escape takes back', async ({
  own: { page, section },
  shop,
}) => {
  const texts = await openTexts(page, `?section=${section}`);
  await texts.cell(`${section}.farewell`, 'Polski').focus();
  await page.keyboard.press('ArrowRight');
  await expect(texts.cell(`${section}.farewell`, 'English')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Good');
  await page.keyboard.press('Enter');
  await page.keyboard.type('bye');
  await page.keyboard.press('Tab');
  await expect(texts.cell(`${section}.farewell`, 'Deutsch')).toBeFocused();
  await expect(texts.cell(`${section}.farewell`, 'English')).toContainText('Zapisano');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  await page.keyboard.type('!!!');
  await page.keyboard.press('Escape');
  await expect(texts.cell(`${section}.farewell`, 'English')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(texts.cell(`${section}.greeting`, 'English')).toBeFocused();
  expect((await storedTexts(shop, section)).farewell_EN).toBe('Good\nbye');

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto ostatnią zmianę.')).toBeVisible();
  await expect(texts.cell(`${section}.farewell`, 'English')).toContainText('Brak tekstu');
});

test('Only what lacks in a language is shown, with its count, and what is filled in stays in place', async ({
  own: { page, section },
}) => {
  const texts = await openTexts(page, `?section=${section}`);
  const filter = page.getByRole('button', { name: /^bez tekstu DE: [1-9]/ });
  await filter.click();
  await expect(page).toHaveURL(/only=missing-DE/);
  await expect(texts.keys).toHaveCount(1);
  await texts.cell(`${section}.farewell`, 'Deutsch').press('Enter');
  await texts.textOf(`${section}.farewell`, 'Deutsch').fill('Auf Wiedersehen');
  await page.keyboard.press('Control+Enter');
  await expect(texts.cell(`${section}.farewell`, 'Deutsch')).toContainText('Zapisano');
  await texts.field.fill('widzenia');
  await expect(page.getByText('Nic nie pasuje.')).toBeVisible();
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(page.getByRole('button', { name: /^bez tekstu DE/, pressed: true })).toHaveCount(0);
});

test('A text that takes other values than the Polish one is warned of at its cell', async ({
  own: { page, section },
}) => {
  const texts = await openTexts(page, `?section=${section}`);
  const cell = texts.cell(`${section}.greeting`, 'English');
  await cell.click();
  await texts.textOf(`${section}.greeting`, 'English').fill('Good morning {nmae');
  await page.keyboard.press('Control+Enter');
  await expect(cell).toContainText('Brakuje wartości: name');
  await expect(cell).toContainText('Nawias klamrowy nie tworzy wartości');
});

test('Keys and sections of one’s own are added, renamed and removed, each taken back as one', async ({
  own: { page, section },
  shop,
}) => {
  const texts = await openTexts(page);
  await page.getByRole('button', { name: 'Dodaj sekcję' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowa sekcja' });
  const name = dialog.getByRole('textbox', { name: 'Nazwa sekcji' });
  await name.fill('dwa słowa');
  await dialog.getByRole('button', { name: 'Dodaj' }).click();
  await expect(name).toHaveAccessibleDescription(/Użyj tylko liter/);
  await name.fill('start');
  await dialog.getByRole('button', { name: 'Dodaj' }).click();
  await expect(name).toHaveAccessibleDescription('Ta nazwa jest już zajęta.');
  const added = `${section}Nowa`;
  await name.fill(added);
  await dialog.getByRole('button', { name: 'Dodaj' }).click();
  await expect(page.getByText('Sekcja nie ma jeszcze kluczy.')).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj klucz' }).click();
  await page.getByRole('textbox', { name: 'Nazwa klucza' }).fill('promo');
  await page.keyboard.press('Enter');
  const field = texts.textOf(`${added}.promo`, 'Polski');
  await expect(field).toBeFocused();
  await field.fill('Promocja');
  await field.press('Control+Enter');
  await expect(texts.cell(`${added}.promo`, 'Polski')).toContainText('Zapisano');
  await expect(texts.table.getByRole('rowheader', { name: /promo/ })).toContainText('nieznany kodowi');

  await texts.keyMenu(`${added}.promo`, 'Zmień nazwę klucza…');
  await page.getByRole('textbox', { name: 'Nazwa klucza' }).fill('sale');
  await page.keyboard.press('Enter');
  await expect(texts.cell(`${added}.sale`, 'Polski')).toContainText('Promocja');
  expect(await storedTexts(shop, added)).toEqual({ sale_PL: 'Promocja' });

  await texts.keyMenu(`${added}.sale`, 'Usuń klucz');
  await expect(page.getByText('Sekcja nie ma jeszcze kluczy.')).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(texts.cell(`${added}.sale`, 'Polski')).toContainText('Promocja');

  await texts.sectionMenu(added, 'Zmień nazwę sekcji…');
  await page.getByRole('textbox', { name: 'Nazwa sekcji' }).fill(`${section}Inna`);
  await page.keyboard.press('Enter');
  await expect(texts.cell(`${section}Inna.sale`, 'Polski')).toContainText('Promocja');
  await texts.sectionMenu(`${section}Inna`, 'Usuń sekcję');
  await expect(page.getByText(`Usunięto sekcję ${section}Inna.`)).toBeVisible();
  expect(await storedTexts(shop, `${section}Inna`)).toEqual({});
});

test('A text that somebody else changed meanwhile is shown beside one’s own', async ({
  own: { page, section },
  shop,
  faults,
}) => {
  const texts = await openTexts(page, `?section=${section}`);
  const cell = texts.cell(`${section}.farewell`, 'Polski');
  await cell.click();
  // The page hears of the other's change before it saves, or is refused and looks again.
  faults.allow(/status of 409 .*\/api\/changes/);
  const documents = await shop.list('translations');
  for (const { id, translations } of documents as { id: string; translations: Record<string, object> }[])
    if (translations[section])
      await shop.change('translations', id, {
        translations: { [section]: { ...translations[section], farewell_PL: 'Na razie' } },
      });
  await texts.textOf(`${section}.farewell`, 'Polski').fill('Do zobaczenia');
  await page.keyboard.press('Control+Enter');
  await expect(cell.getByRole('alert')).toContainText('Na razie');
  await cell.getByRole('button', { name: 'Zapisz mój' }).click();
  await expect(cell).toContainText('Zapisano');
  expect((await storedTexts(shop, section)).farewell_PL).toBe('Do zobaczenia');

  await page.route('**/api/changes', (route) => route.abort());
  faults.expect(/net::ERR_FAILED.*\/api\/changes/);
  await cell.click();
  await texts.textOf(`${section}.farewell`, 'Polski').fill('Pa');
  await page.keyboard.press('Control+Enter');
  await expect(cell.getByRole('alert')).toContainText('Nie zapisano');
  await page.unroute('**/api/changes');
  await cell.getByRole('button', { name: 'Zapisz ponownie' }).click();
  await expect(cell).toContainText('Zapisano');
  expect((await storedTexts(shop, section)).farewell_PL).toBe('Pa');
});

test('A CSV file is previewed, taken in as one and taken back; the export imports again unchanged', async ({
  own: { page, section },
  shop,
}) => {
  const texts = await openTexts(page, `?section=${section}`);
  const before = await storedTexts(shop, section);
  const exported = await texts.exportFile('CSV');
  expect(exported).toContain(`${section};farewell;Do widzenia`);
  // Those of other tests come and go meanwhile.
  const [names, ...rows] = exported.split('\r\n');
  const own = [names, ...rows.filter((row) => row.startsWith(`${section};`))].join('\r\n');
  const again = await texts.importFile('teksty.csv', own);
  await expect(again.getByRole('status')).toContainText('4 teksty bez zmian');
  await expect(again.getByRole('status')).toContainText('Ten plik niczego nie zmienia.');
  await again.getByRole('button', { name: 'Anuluj' }).click();

  const csv = [
    'section;key;PL;EN;uwagi',
    `${section};farewell;Do zobaczenia;Goodbye;`,
    `${section};2nd;Błędny klucz;;`,
    `${section};promo;"Tylko dziś; ""taniej""";;`,
  ];
  const preview = await texts.importFile('moje teksty.csv', csv.join('\n'));
  await expect(preview.getByRole('tab', { name: 'Zmienione: 1' })).toBeVisible();
  await expect(preview.getByRole('row', { name: /farewell.PL/ })).toContainText(
    /Do widzenia\s*Do zobaczenia/,
  );
  await preview.getByRole('tab', { name: 'Nowe: 2' }).click();
  await expect(preview.getByRole('row', { name: /promo.PL/ })).toContainText('Tylko dziś; "taniej"');
  await preview.getByRole('tab', { name: 'Odrzucone: 2' }).click();
  await expect(preview.getByRole('row', { name: /wiersz 3/ })).toContainText('Nazwa klucza');
  await expectAccessible(page, 'preview of an import');
  await preview.getByRole('button', { name: 'Importuj 3 teksty' }).click();
  await expect(texts.cell(`${section}.promo`, 'Polski')).toContainText('Tylko dziś');
  expect(await storedTexts(shop, section)).toEqual({
    ...before,
    farewell_PL: 'Do zobaczenia',
    farewell_EN: 'Goodbye',
    promo_PL: 'Tylko dziś; "taniej"',
  });
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(texts.cell(`${section}.farewell`, 'Polski')).toContainText('Do widzenia');
  expect(await storedTexts(shop, section)).toEqual(before);
});

test('A JSON file is taken in, as it is exported and as it is stored', async ({
  own: { page, section },
  shop,
}) => {
  const texts = await openTexts(page, `?section=${section}`);
  const exported = JSON.parse(await texts.exportFile('JSON'));
  expect(exported[section].farewell).toEqual({ PL: 'Do widzenia' });
  exported[section].farewell.EN = '=Goodbye';
  const preview = await texts.importFile('teksty.json', JSON.stringify({ [section]: exported[section] }));
  await expect(preview.getByRole('tab', { name: 'Nowe: 1' })).toBeVisible();
  await preview.getByRole('button', { name: 'Importuj 1 tekst' }).click();
  await expect(texts.cell(`${section}.farewell`, 'English')).toContainText('=Goodbye');

  const stored = JSON.stringify({ translations: { [section]: { farewell_EN: 'Goodbye' } } });
  const second = await texts.importFile('dokument.json', stored);
  await second.getByRole('button', { name: 'Importuj 1 tekst' }).click();
  await expect(texts.cell(`${section}.farewell`, 'English')).toHaveText(/Goodbye/);
  expect((await storedTexts(shop, section)).farewell_EN).toBe('Goodbye');
  const broken = await texts.importFile('uszkodzony.json', '{"start": ');
  await expect(broken.getByRole('alert')).toContainText('jest uszkodzony');
});

test('A language is added by its code, warned of while it is incomplete, and removed; Polish stays on', async ({
  own: { page },
  languageCode,
}) => {
  await page.goto('/admin/jezyki');
  const polish = page.getByRole('row', { name: /^Polski/ });
  await expect(polish.getByRole('checkbox')).toBeDisabled();
  await expect(polish.getByRole('checkbox')).toHaveAccessibleDescription(/Nie można go wyłączyć/);
  await expect(polish.getByRole('button')).toHaveCount(0);
  await expect(polish).toContainText(/\d+ z \d+/);

  const code = page.getByRole('textbox', { name: 'Kod języka' });
  await code.fill('CZ');
  await expect(code).toHaveAccessibleDescription(/czeski to CS/);
  await code.fill('de');
  await expect(code).toHaveAccessibleDescription('Deutsch jest już na liście.');
  await code.fill(languageCode.toLowerCase());
  await expect(code).toHaveAccessibleDescription('Malti (Maltański)');
  await code.press('Enter');
  const maltese = page.getByRole('row', { name: /^Malti/ });
  await expect(maltese).toContainText('ceny w EUR');
  await expect(maltese).toContainText(/brakuje \d+/);
  await expect(maltese.getByRole('checkbox')).not.toBeChecked();

  // Answered here: visitors of other tests would see the language.
  let activation: unknown = null;
  await page.route('**/api/changes', (route, request) => {
    activation = request.postDataJSON();
    return route.fulfill({ status: 201, json: { batch: 'b', results: [] } });
  });
  await maltese.getByRole('checkbox').click();
  const warning = page.getByRole('dialog', { name: /Malti: tłumaczenie nie jest kompletne/ });
  await expect(warning).toContainText(/Brakuje \d+ tekst/);
  await expect(warning).toContainText('Ceny będą w euro.');
  await expectAccessible(page, 'warning of an incomplete language');
  await warning.getByRole('button', { name: 'Włącz mimo to' }).click();
  await expect
    .poll(() => activation)
    .toMatchObject({
      reason: { kind: 'activate', name: languageCode },
      operations: [{ kind: 'update', collection: 'languages', fields: { active: true } }],
    });
  await page.unroute('**/api/changes');

  await maltese.getByRole('link', { name: /Pokaż teksty, których brakuje/ }).click();
  await expect(page).toHaveURL(/\/admin\/translacje\?only=missing-MT/);
  await expect(page.getByRole('columnheader', { name: /Malti/ })).toContainText('wyłączony');

  await page.goto('/admin/jezyki');
  await page.getByRole('button', { name: 'Usuń język Malti' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(maltese).toHaveCount(0);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(maltese).toBeVisible();
});

test('A text is edited where it stands in the configurator, by click and by keyboard', async ({
  own: { page },
  context,
}) => {
  await openTexts(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Pokaż w konfiguratorze' }).click();
  const app = await opening;
  await app.goto('/?texts=1&lang=en');
  const shipped = /^Miniature 48\sV magnetic track, 11\smm wide\./;
  const about = app.getByText(shipped);
  await expect(about).toHaveAttribute('data-text-key', 'start.microAbout');
  // The whole half of the picture is the button's: it lies over the text.
  await about.hover({ force: true });
  await expect(app.getByText('start.microAbout')).toBeVisible();
  await about.click({ force: true });
  const dialog = app.getByRole('dialog', { name: 'start.microAbout' });
  const english = dialog.getByRole('textbox', { name: 'English' });
  await expect(english).toHaveValue(shipped);
  const before = await english.inputValue();
  await english.fill('The smallest track.');
  await expectAccessible(app, 'a text edited in place');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText(/^The smallest track\./)).toBeVisible({ timeout: FOLLOWED_WITHIN });
  await expect(dialog).toBeHidden();

  const begin = app.getByRole('button', { name: /Design with MICRO11/ });
  await begin.focus();
  await app.keyboard.press('F2');
  await expect(app.getByRole('dialog', { name: /start/ })).toBeVisible();
  await app.keyboard.press('Escape');

  await app.getByText(/^The smallest track\./).click({ force: true });
  await english.fill(before);
  await english.press('Control+Enter');
  await expect(about).toBeVisible({ timeout: FOLLOWED_WITHIN });
  await begin.click({ modifiers: ['Control'] });
  await expect(app.getByRole('application')).toBeVisible();
});

test('Nobody but an administrator gets texts to edit', async ({ browser, baseURL }) => {
  const visitor = await browser.newPage({ baseURL: baseURL as string });
  const scripts: string[] = [];
  visitor.on('request', (request) => scripts.push(request.url()));
  await visitor.goto('/?texts=1&lang=en');
  await expect(visitor.getByText(/^Miniature 48\sV/)).toBeVisible();
  await expect.poll(() => scripts.some((url) => url.includes('/api/auth/get-session'))).toBe(true);
  expect(scripts.filter((url) => url.includes('TextsInPlace'))).toEqual([]);
  await visitor.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing, ${colorScheme},`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('on the translations and the languages, also narrow', async ({ own: { page, section } }) => {
      const texts = await openTexts(page, `?section=${section}`);
      const cell = texts.cell(`${section}.greeting`, 'English');
      await cell.click();
      await texts.textOf(`${section}.greeting`, 'English').fill('Good morning');
      await page.keyboard.press('Control+Enter');
      await expect(cell).toContainText('Brakuje wartości');
      await expectAccessible(page, 'texts with a warning');
      await cell.press('Enter');
      await expectAccessible(page, 'a cell that is written in');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 400, height: 800 });
      await page.reload();
      await expect(texts.table).toBeVisible();
      await expectAccessible(page, 'texts on a phone');
      await page.getByRole('button', { name: 'Dodaj sekcję' }).click();
      await expectAccessible(page, 'dialog of a name');
      await page.goto('/admin/jezyki');
      await expect(page.getByRole('row', { name: /^Polski/ })).toContainText(/komplet|brakuje/);
      await expectAccessible(page, 'languages on a phone');
    });
  });
