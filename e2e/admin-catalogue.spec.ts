import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Shop, unique } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';

/** A drawing that the browser can send as a picture. */
const PICTURE = {
  name: 'zaslepka.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200"/></svg>',
  ),
};

async function signIn(page: Page, origin = ''): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in/email', {
    data: ADMINISTRATOR,
    headers: { origin },
  });
  expect(response.status()).toBe(200);
}

/** Articles of one test: their titles begin with a word that no other test has. */
class Own {
  readonly mark = unique('Próba').replace(' ', '-');
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  title(words: string): string {
    return `${this.mark} ${words}`;
  }

  add(collection: string, words: string, fields: object = {}): Promise<string> {
    const title = this.title(words);
    return this.#shop.add(collection, { title, type: 'próbny', price: 10, active: true, ...fields });
  }

  inStore(collection: string) {
    return this.#shop.list(collection, `?prefix=title:${encodeURIComponent(this.mark)}`);
  }

  async removeAll(): Promise<void> {
    for (const collection of ['accessories', 'microAccessories', 'bindings', 'microBindings'])
      for (const { id } of await this.inStore(collection)) await this.#shop.remove(collection, id);
  }
}

const test = base.extend<{ administrator: Page; own: Own }>({
  administrator: async ({ page, baseURL }, use) => {
    await signIn(page, baseURL);
    await use(page);
  },
  own: async ({ shop }, use) => {
    const own = new Own(shop);
    await use(own);
    await own.removeAll();
  },
});

/** A list narrowed to what belongs to one test. */
async function openList(page: Page, path: string, own: Own) {
  await page.goto(`/admin/${path}`);
  await page.getByRole('searchbox').fill(own.mark);
  const list = {
    row: (words: string) => page.getByRole('row').filter({ hasText: own.title(words) }),
    open: (words: string) => page.getByRole('link', { name: own.title(words), exact: true }).click(),
    tick: (words: string) => page.getByRole('checkbox', { name: `Zaznacz: ${own.title(words)}` }).check(),
    isActive: (words: string) => page.getByRole('switch', { name: `Aktywny: ${own.title(words)}` }),
  };
  return list;
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const LINES = [
  { path: 'akcesoria', collection: 'accessories', other: 'micro/akcesoria', otherName: 'MICRO11' },
  { path: 'micro/akcesoria', collection: 'microAccessories', other: 'akcesoria', otherName: 'STANDARD' },
] as const;

for (const { path, collection, other, otherName } of LINES)
  test.describe(`In the list ${path}`, () => {
    test('an article is added with its picture, edited, and switched on in its row', async ({
      administrator: page,
      own,
      faults,
    }) => {
      const list = await openList(page, path, own);
      await page.getByRole('link', { name: 'Dodaj', exact: true }).click();
      await button(page, 'Zapisz').click();
      await expect(page.getByText('Popraw zaznaczone pola: 2.')).toBeVisible();
      await expect(field(page, 'Nazwa (polski)')).toBeFocused();
      await expect(field(page, 'Nazwa (polski)')).toHaveAccessibleDescription('To pole nie może być puste.');

      await field(page, 'Nazwa (polski)').fill(own.title('nowa'));
      await field(page, 'Nazwa (angielski)').fill('New one');
      await page.getByRole('combobox', { name: 'Typ' }).fill('próbny');
      await field(page, 'Cena netto PLN').fill('1 234,50');
      await page.getByRole('radio', { name: 'Biały' }).check();
      const choosing = page.waitForEvent('filechooser');
      await button(page, 'Wybierz plik').click();
      await (await choosing).setFiles({ ...PICTURE, mimeType: 'application/pdf', name: 'cennik.pdf' });
      await expect(page.getByText('To nie jest zdjęcie.')).toBeVisible();
      faults.expect(/status of 400/);
      const chooser = page.locator('input[type=file]');
      await chooser.setInputFiles({ name: 'ucięte.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
      await expect(page.getByText('Tego zdjęcia nie da się odczytać.')).toBeVisible();
      await chooser.setInputFiles(PICTURE);
      await expect(button(page, 'Zmień zdjęcie')).toBeVisible();
      await expect(page.getByText(/Przesyłanie|Przygotowuję/)).toHaveCount(0);
      await button(page, 'Zapisz').click();

      await expect(page.getByText(`Dodano: ${own.title('nowa')}`)).toBeVisible();
      const row = list.row('nowa');
      await expect(row).toContainText('New one');
      await expect(row).toContainText('1 234,50 zł');
      await expect(row).toContainText('po kursie');
      await expect(row).toContainText('Biały');
      const [stored] = await own.inStore(collection);
      expect(stored).toMatchObject({ price: 1234.5, isWhite: true, isBlack: false, active: false });
      expect(stored?.img).toMatch(/^\/files\/images\/\w+\/.+\.webp$/);
      expect(stored?.base64).toMatch(/^data:image\/webp/);

      await list.open('nowa');
      await field(page, 'Nazwa (angielski)').fill('Another');
      await field(page, 'Cena netto EUR').fill('29,999');
      await field(page, 'Kod').fill('ZZ9999');
      await expect(field(page, 'Cena netto EUR')).toHaveValue('30,00');
      await page.keyboard.press('Control+s');
      await expect(row).toContainText('Another');
      await expect(row).toContainText('30,00 €');
      await expect(row).toContainText('ZZ9999');

      await list.isActive('nowa').check();
      await expect(list.isActive('nowa')).toBeChecked();
      await expect.poll(async () => (await own.inStore(collection))[0]?.active).toBe(true);
    });

    test('an article is duplicated, copied to the other line, and deleted with a way back', async ({
      administrator: page,
      own,
    }) => {
      await own.add(collection, 'czarna', {
        description: 'ZZ0001',
        isBlack: true,
        translation: { DE: 'Schwarz' },
      });
      const list = await openList(page, path, own);
      await list.open('czarna');
      await button(page, 'Duplikuj').click();
      await expect(page.getByText(/^Kopia, jeszcze niezapisana/)).toBeVisible();
      await expect(page.getByText(`Ten kod ma już: ${own.title('czarna')}.`)).toBeVisible();
      await field(page, 'Nazwa (polski)').fill(own.title('biała'));
      await field(page, 'Kod').fill('ZZ0002');
      await page.getByRole('radio', { name: 'Biały' }).check();
      await button(page, 'Zapisz').click();
      await expect(list.row('biała')).toContainText('ZZ0002');
      await expect(list.isActive('biała')).not.toBeChecked();
      const copies = await own.inStore(collection);
      expect(copies.find(({ description }) => description === 'ZZ0002')).toMatchObject({
        translation: { DE: 'Schwarz' },
        isWhite: true,
        isBlack: false,
      });

      await list.tick('czarna');
      await list.tick('biała');
      await button(page, `Kopiuj do ${otherName}`).click();
      await expect(page.getByText(`Skopiowano do ${otherName}, nieaktywne: 2 artykuły`)).toBeVisible();

      await list.tick('czarna');
      await list.tick('biała');
      await button(page, 'Usuń').click();
      await expect(page.getByText('Usunięto 2 artykuły')).toBeVisible();
      await expect(page.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
      await button(page, 'Cofnij').click();
      await expect(list.row('czarna')).toBeVisible();
      await expect(list.row('biała')).toBeVisible();

      const copied = await openList(page, other, own);
      await expect(copied.row('czarna')).toContainText('ZZ0001');
      await expect(copied.isActive('czarna')).not.toBeChecked();
    });

    test('prices of many are changed after a look at each old and new one, with a way back', async ({
      administrator: page,
      own,
    }) => {
      await own.add(collection, 'pierwsza', { price: 100, priceEuro: 20 });
      await own.add(collection, 'druga', { price: 49.9, priceEuro: 0 });
      const list = await openList(page, path, own);
      await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
      await button(page, 'Zmień ceny…').click();
      const dialog = page.getByRole('dialog', { name: 'Zmiana cen 2 artykułów' });
      await expect(dialog.getByText('Żadna cena się nie zmieni.')).toBeVisible();
      await dialog.getByLabel('Procent (ze znakiem minus: obniżka)').fill('2,5');
      const preview = dialog.getByRole('region', { name: 'Podgląd' });
      const cells = async (words: string) =>
        (await preview.getByRole('row').filter({ hasText: words }).allInnerTexts()).map((text) =>
          text.replace(/\s+/g, ' '),
        );
      await expect
        .poll(() => cells('pierwsza'))
        .toEqual([`${own.title('pierwsza')} PLN 100,00 zł 102,50 zł`]);
      await expect.poll(() => cells('druga')).toEqual([`${own.title('druga')} PLN 49,90 zł 51,15 zł`]);
      await expect.poll(() => cells('bez zmian')).toEqual(['EUR 0,00 € bez zmian']);
      await dialog.getByLabel('Zaokrąglij w górę do ,99').check();
      await expect
        .poll(() => cells('pierwsza'))
        .toEqual([`${own.title('pierwsza')} PLN 100,00 zł 102,99 zł`]);
      await dialog.getByLabel('EUR', { exact: true }).uncheck();
      await expect(dialog.getByText('Zmienią się 2 ceny.')).toBeVisible();
      await expectAccessible(page, 'price dialog');
      await dialog.getByRole('button', { name: 'Zmień ceny', exact: true }).click();

      await expect(list.row('pierwsza')).toContainText('102,99 zł');
      await expect(list.row('pierwsza')).toContainText('20,00 €');
      await expect(list.row('druga')).toContainText('51,99 zł');
      await button(page, 'Cofnij').click();
      await expect(list.row('pierwsza')).toContainText('100,00 zł');
      await expect(list.row('druga')).toContainText('49,90 zł');
    });

    test('the second of two people on one article chooses field by field', async ({
      administrator: page,
      browser,
      baseURL,
      own,
      faults,
    }) => {
      await own.add(collection, 'wspólna', { titleEn: 'Shared', price: 10, description: 'ZZ1' });
      const list = await openList(page, path, own);
      await list.open('wspólna');
      await field(page, 'Cena netto PLN').fill('12');
      await field(page, 'Kod').fill('ZZ2');

      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const colleague = await context.newPage();
      await signIn(colleague, baseURL);
      const theirs = await openList(colleague, path, own);
      await theirs.open('wspólna');
      await field(colleague, 'Nazwa (angielski)').fill('Common');
      await field(colleague, 'Cena netto PLN').fill('15');
      await button(colleague, 'Zapisz').click();
      await expect(theirs.row('wspólna')).toContainText('15,00 zł');
      await context.close();

      faults.expect(/status of 409/);
      await page.bringToFront();
      await button(page, 'Zapisz').click();
      const dialog = page.getByRole('dialog', { name: 'Ktoś zmienił ten artykuł w międzyczasie' });
      await expect(dialog.getByRole('row')).toHaveText([
        'PoleZapisaneMoje',
        'Nazwa (angielski)CommonShared',
        /^Cena netto PLN15,00.zł12,00.zł$/,
        'KodZZ1ZZ2',
      ]);
      await expect(dialog.getByRole('radio', { name: 'Nazwa (angielski): Zapisane' })).toBeChecked();
      await expect(dialog.getByRole('radio', { name: 'Cena netto PLN: Moje' })).toBeChecked();
      await expectAccessible(page, 'conflict');
      await dialog.getByRole('button', { name: 'Wróć do formularza' }).click();
      await expect(field(page, 'Kod')).toHaveValue('ZZ2');

      await button(page, 'Zapisz').click();
      await dialog.getByRole('radio', { name: 'Cena netto PLN: Zapisane' }).check();
      await dialog.getByRole('button', { name: 'Zapisz wybrane' }).click();
      await expect(list.row('wspólna')).toContainText('Common');
      await expect(list.row('wspólna')).toContainText('15,00 zł');
      await expect(list.row('wspólna')).toContainText('ZZ2');
    });

    test('an earlier state comes back from the history', async ({ administrator: page, own, shop }) => {
      const id = await own.add(collection, 'dawna', { price: 10, titleEn: 'Old' });
      await shop.change(collection, id, { price: 20 });
      await shop.change(collection, id, { titleEn: 'New', isWhite: true });
      await page.goto(`/admin/${path}/${id}`);
      await button(page, 'Historia').click();
      const history = page.getByRole('dialog', { name: `Historia: ${own.title('dawna')}` });
      const entries = history.getByRole('article');
      await expect(entries).toHaveCount(3);
      await expect(entries.first()).toContainText(ADMINISTRATOR.email);
      await expect(entries.first().getByRole('row').nth(1)).toHaveText('Nazwa (angielski)OldNew');
      await expect(entries.first().getByRole('row').nth(2)).toHaveText('KolorDowolnyBiały');
      await expect(entries.nth(1).getByRole('row').nth(1)).toHaveText(/^Cena netto PLN10,00.zł20,00.zł$/);
      await expectAccessible(page, 'history');
      await entries
        .nth(1)
        .getByRole('button', { name: /^Przywróć stan sprzed tej zmiany/ })
        .click();
      const restoring = page.getByRole('dialog', { name: /^Przywrócić stan sprzed zmiany/ });
      await expect(restoring.getByRole('row')).toHaveCount(4);
      await restoring.getByRole('button', { name: 'Przywróć', exact: true }).click();
      await expect(page.getByText('Przywrócono wcześniejszy stan.')).toBeVisible();
      await expect(field(page, 'Cena netto PLN')).toHaveValue('10,00');
      await expect(field(page, 'Nazwa (angielski)')).toHaveValue('Old');
      await expect(page.getByRole('radio', { name: 'Dowolny' })).toBeChecked();
    });

    test('a form with unsaved changes is not left without a question', async ({
      administrator: page,
      own,
    }) => {
      await own.add(collection, 'pilnowana');
      const list = await openList(page, path, own);
      await list.open('pilnowana');
      await field(page, 'Kod').fill('ZZ7');
      const answers: string[] = [];
      page.once('dialog', (dialog) => {
        answers.push(dialog.message());
        void dialog.dismiss();
      });
      await page.getByRole('link', { name: 'Anuluj' }).click();
      await expect.poll(() => answers).toEqual(['Nie wszystkie zmiany są zapisane. Wyjść bez zapisywania?']);
      await expect(field(page, 'Kod')).toHaveValue('ZZ7');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('link', { name: 'Anuluj' }).click();
      await expect(list.row('pilnowana')).not.toContainText('ZZ7');
    });
  });

test('An article that a part rule needs says so, and warns before it goes, however late the rules come', async ({
  administrator: page,
}) => {
  // All tests share the article: whatever happens here, it stays as it is.
  const written: string[] = [];
  await page.route('**/api/changes', (route) => {
    written.push(route.request().postData() ?? '');
    return route.abort();
  });
  let come = () => {};
  const clicked = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/api/documents/partTables?*', (route) => clicked.then(() => route.continue()));
  await page.goto('/admin/akcesoria');
  await page.getByRole('searchbox').fill('MA0101');
  const row = page.getByRole('row').filter({ hasText: 'MA0101' });
  const isActive = row.getByRole('switch');
  await isActive.click();
  come();
  const warning = page.getByRole('dialog', { name: 'Reguły części potrzebują tego artykułu' });
  await expect(warning).toContainText('Zaślepka, MT0001/MT0002, do czarnych szyn');
  await expectAccessible(page, 'rule warning');
  await warning.getByRole('button', { name: 'Anuluj' }).click();
  await expect(isActive).toBeChecked();
  await row.getByRole('link').click();
  await expect(page.getByRole('note')).toHaveText(
    'Potrzebny regułom części: Zaślepka, MT0001/MT0002, do czarnych szyn',
  );
  await button(page, 'Usuń').click();
  await expect(warning.getByRole('button', { name: 'Usuń mimo to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await expect(field(page, 'Kod')).toHaveValue('MA0101');
  expect(written).toEqual([]);
});

test('While the part rules cannot be loaded, no article is switched off', async ({
  administrator: page,
  own,
  faults,
}) => {
  await own.add('accessories', 'pilnowana');
  faults.expect(/net::ERR_FAILED.*partTables/);
  await page.route('**/api/documents/partTables?*', (route) => route.abort());
  const list = await openList(page, 'akcesoria', own);
  const isActive = list.row('pilnowana').getByRole('switch');
  await isActive.click();
  await expect(page.getByText('Serwer nie odpowiedział')).toBeVisible();
  await expect(isActive).toBeChecked();
  await page.unroute('**/api/documents/partTables?*');
  await isActive.click();
  await expect(isActive).not.toBeChecked();
});

test('A luminaire has one price for all, or one for each control', async ({ administrator: page, own }) => {
  await own.add('bindings', 'oprawa', { price: 99.9, power: 8 });
  const list = await openList(page, 'oprawy', own);
  await list.open('oprawa');
  await button(page, 'Osobno dla sterowania').click();
  await expect(field(page, 'Cena netto PLN, Zigbee')).toHaveValue('99,90');
  await field(page, 'Cena netto PLN, DALI').fill('abc');
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Cena netto PLN, DALI')).toHaveAccessibleDescription('Wpisz liczbę, np. 129,90.');
  await field(page, 'Cena netto PLN, DALI').fill('129,9');
  await field(page, 'Cena netto PLN, Zigbee').fill('0');
  await button(page, 'Zapisz').click();
  await expect(list.row('oprawa')).toContainText('On/Off 99,90 zł');
  await expect(list.row('oprawa')).toContainText('DALI 129,90 zł');
  await expect(list.row('oprawa')).toContainText('Zigbee nie ma');
  await list.open('oprawa');
  await button(page, 'Jedna dla wszystkich').click();
  await expect(field(page, 'Cena netto PLN')).toHaveValue('99,90');
});

test('What the data service refuses stands at its field, and nothing is lost', async ({
  administrator: page,
  own,
  faults,
}) => {
  await own.add('accessories', 'odrzucona');
  const list = await openList(page, 'akcesoria', own);
  await list.open('odrzucona');
  await field(page, 'Cena netto EUR').fill('7');
  faults.expect(/status of 400/);
  const refusal = { code: 'invalid', message: 'Must be below 5', field: 'priceEuro', operation: 0 };
  await page.route('**/api/changes', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Cena netto EUR')).toHaveAccessibleDescription('Must be below 5');
  await expect(field(page, 'Cena netto EUR')).toHaveValue('7,00');
  await button(page, 'Zapisz').click();
  await expect(list.row('odrzucona')).toContainText('7,00 €');
});

test('A list is filtered and sorted, and a view of it kept under a name', async ({
  administrator: page,
  own,
}) => {
  await own.add('accessories', 'b tania', { price: 5, priceEuro: 1, isBlack: true });
  await own.add('accessories', 'a droga', { price: 500, active: false });
  const list = await openList(page, 'akcesoria', own);
  const titles = page.getByRole('rowheader').getByRole('link');
  await page.getByRole('button', { name: 'Nazwa', exact: true }).click();
  await expect(titles).toHaveText([own.title('a droga'), own.title('b tania')]);
  await page.getByRole('button', { name: 'Netto PLN' }).click();
  await expect(titles).toHaveText([own.title('b tania'), own.title('a droga')]);
  await page.getByRole('combobox', { name: 'Braki' }).click();
  await page.getByRole('option', { name: 'Bez ceny EUR' }).click();
  await expect(titles).toHaveText([own.title('a droga')]);
  await button(page, 'Widoki').click();
  await page.getByRole('textbox', { name: 'Nazwa widoku' }).fill('Drogie bez EUR');
  await button(page, 'Zapisz ten widok').click();
  await expect(button(page, 'Widoki')).toBeFocused();
  await button(page, 'Wyczyść filtry').click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await button(page, 'Widoki').click();
  await button(page, 'Drogie bez EUR').click();
  await expect(titles).toHaveText([own.title('a droga')]);

  await page.reload();
  await expect(titles).toHaveText([own.title('a droga')]);
  await list.open('a droga');
  await page.getByRole('link', { name: 'Anuluj' }).click();
  await expect(titles).toHaveText([own.title('a droga')]);
  await button(page, 'Widoki').click();
  await button(page, 'Usuń widok „Drogie bez EUR”').click();
  await expect(page.getByText('Nie ma jeszcze zapisanych widoków.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing, ${colorScheme},`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('in the catalogue: list, selection, form, on a wide and a narrow screen', async ({
      administrator: page,
    }) => {
      for (const path of ['oprawy', 'micro/systemy', 'micro/bramki']) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`/admin/${path}`);
        await page
          .getByRole('checkbox', { name: /^Zaznacz: / })
          .first()
          .check();
        await expectAccessible(page, `${path}, list with a selection`);
        await page.setViewportSize({ width: 400, height: 800 });
        // The menu lies open over a page that has become narrow.
        await page.reload();
        await expect(page.getByRole('combobox', { name: 'Sortuj według' })).toBeVisible();
        await expectAccessible(page, `${path}, cards`);
        await page.locator('[data-id] a').first().click();
        await expect(button(page, 'Zapisz')).toBeVisible();
        await expectAccessible(page, `${path}, narrow form`);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectAccessible(page, `${path}, form`);
      }
      await page.goto('/admin/oprawy/create');
      await button(page, 'Zapisz').click();
      await expect(page.getByText(/^Popraw zaznaczone pola/)).toBeVisible();
      await expectAccessible(page, 'form with messages');
    });
  });
