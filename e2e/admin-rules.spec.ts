import type { CollectionName } from '@lumitor/domain/collections/collections';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.mjs';
import { openLine } from './support/configurator.ts';
import { type Shop, unique, uniqueWord } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';

class Own {
  readonly #shop: Shop;
  readonly #added: [collection: CollectionName, id: string][] = [];

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  async add(collection: CollectionName, fields: object): Promise<string> {
    const id = await this.#shop.add(collection, fields);
    this.note(collection, id);
    return id;
  }

  note(collection: CollectionName, id: string): void {
    this.#added.push([collection, id]);
  }

  async removeAll(): Promise<void> {
    for (const [collection, id] of this.#added.reverse()) {
      const left = await this.#shop.list(collection, `?prefix=id:${id}`);
      if (left.length > 0) await this.#shop.remove(collection, id);
    }
  }
}

const test = base.extend<{ own: Own }>({
  own: async ({ shop }, use) => {
    const own = new Own(shop);
    await use(own);
    await own.removeAll();
  },
});

const article = (title: string, code: object) => ({ title, active: true, price: 10, ...code });

function microWithFamily(endCap: string) {
  const { micro } = DEFAULT_PART_TABLES;
  const [first] = micro.families;
  const [black, white] = [uniqueWord('ZB'), uniqueWord('ZW')];
  const parts = { ...first?.parts, endCap: { black: endCap, white: endCap } };
  return { ...micro, families: [...micro.families, { ...first, black, white, parts }] };
}

const familyOf = (page: Page, black: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: `Rodzina ${black}` }) });

const codeOf = (family: Locator, words: string) =>
  family.getByRole('combobox', { name: `${words}: kod produktu` });

async function makeBatch(page: Page, name: string, operations: object[]): Promise<string[]> {
  const response = await page.request.post('/api/changes', {
    data: { reason: { kind: 'import', name }, operations },
    headers: { origin: test.info().project.use.baseURL ?? '' },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).results.map(({ id }: { id: string }) => id);
}

test('A family with its own codes uses its own parts in an open configurator, until it is removed', async ({
  administrator: page,
  context,
  own,
}) => {
  const [black, white, endCap] = [uniqueWord('ZB'), uniqueWord('ZW'), uniqueWord('ZK')];
  const [rail, cap] = [unique('Szyna próbna'), unique('Zaślepka próbna')];
  await own.add('connections', { ...article(rail, { type: black }), isBlack: true });
  await own.add('accessories', article(cap, { type: 'endCap', description: endCap }));

  const visitor = await context.newPage();
  const it = await openLine(visitor);
  await visitor.getByRole('radio', { name: rail }).check();
  await it.addRail({ length: 200 });
  await expect(it.described).toContainText('1 szyna');
  await expect(it.line(cap)).toHaveCount(0);
  await expect(it.line('Części do tych szyn')).toContainText(`Do szyny ${black} nie dobrano części`);
  await expect(it.bill).toContainText('Suma niepełna');

  // A background page is drawn once a second.
  await page.bringToFront();
  await page.goto('/admin/reguly');
  const save = page.getByRole('button', { name: 'Zapisz', exact: true });
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Powiel: Rodzina MT0001 / MT0002' }).click();
  await page.keyboard.type(black);
  const family = familyOf(page, black);
  await expect(family.getByRole('link', { name: rail })).toBeVisible();
  const whiteRail = codeOf(family, 'Szyna (kod typu), biały');
  await whiteRail.fill('MT0003');
  await save.click();
  await expect(page.getByText('Nie zapisano: 2 pola wymagają poprawki.')).toBeVisible();
  await expect(whiteRail).toHaveAccessibleDescription('Ten kod szyny jest już w innej rodzinie.');
  await whiteRail.fill(white);
  await expect(family.getByText('Brak w katalogu')).toHaveCount(1);
  const blackCap = codeOf(family, 'Zaślepka, czarny');
  await blackCap.fill(cap);
  await page.getByRole('option', { name: cap }).click();
  await expect(blackCap).toHaveValue(endCap);
  await expect(family.getByRole('link', { name: cap })).toBeVisible();

  await page.getByRole('menuitem', { name: 'Braki w katalogu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wróć do edycji' }).click();
  await save.click();
  await expect(page.getByRole('link', { name: 'Sprawdź braki w katalogu' })).toBeVisible();
  await expect(it.line(cap)).toContainText('20,00 zł');
  await expect(it.line('Części do tych szyn')).toHaveCount(0);

  await page.getByRole('button', { name: `Usuń: Rodzina ${black} / ${white}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await save.click();
  await expect(page.getByText('Zapisano.')).toBeVisible();
  await expect(it.line(cap)).toHaveCount(0);
});

test.describe('With separate rules for the smaller line', () => {
  test('a code missing in the catalogue is a gap, which closes when an article has the code', async ({
    administrator: page,
    own,
    shop,
  }) => {
    const endCap = uniqueWord('ZK');
    const table = microWithFamily(endCap);
    const use = `Zaślepka, czarny, rodzina ${table.families.at(-1)?.black}`;
    await own.add('partTables', table);
    await page.goto('/admin/braki');
    const gap = page.getByRole('row').filter({ hasText: endCap });
    await expect(gap).toContainText('Brak w katalogu');
    await expect(gap).toContainText(use);
    await page.getByRole('button', { name: 'STANDARD' }).click();
    await expect(gap).toHaveCount(0);
    await page.getByRole('button', { name: 'MICRO11' }).click();
    const chosen = page.getByRole('button', { name: 'MICRO11', pressed: true });
    await expect(page).toHaveURL(/\/admin\/braki\?line=micro$/);
    await page.reload();
    await expect(chosen).toBeVisible();
    await page.getByRole('menuitem', { name: 'Języki' }).click();
    await expect(page).toHaveURL(/\/admin\/jezyki/);
    await page.goBack();
    await expect(chosen).toBeVisible();
    await gap.getByRole('link', { name: `Utwórz artykuł ${endCap}` }).click();
    await expect(page).toHaveURL(/\/admin\/micro\/akcesoria\/create$/);
    await expect(page.getByRole('textbox', { name: 'Kod' })).toHaveValue(endCap);
    const title = unique('Zaślepka próbna');
    await page.getByRole('textbox', { name: 'Nazwa (polski)' }).fill(title);
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Ten artykuł jest niekompletny' });
    await expect(question).toContainText(`${title}; brak ceny`);
    await question.getByRole('button', { name: 'Włącz do sprzedaży mimo to' }).click();
    await expect(page).toHaveURL(/\/admin\/micro\/akcesoria\?added=/);
    const [created] = await shop.list('microAccessories', `?prefix=title:${encodeURIComponent(title)}`);
    const id = created?.id ?? '';
    expect(created).toMatchObject({ description: endCap, active: true, isBlack: true, isWhite: true });
    own.note('microAccessories', id);

    await page.getByRole('menuitem', { name: 'Braki w katalogu' }).click();
    const used = page.getByRole('row').filter({ hasText: use });
    await expect(page.getByRole('group', { name: 'Bez zdjęcia' })).toBeVisible();
    await expect(used).toHaveCount(0);
    await shop.change('microAccessories', id, { active: false });
    await expect(used).toContainText('Nieaktywny');
    await shop.change('microAccessories', id, { active: true });
    await expect(used).toHaveCount(0);
    const pictures = page.getByRole('group', { name: 'Bez zdjęcia' });
    await expect(pictures.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/admin/micro/akcesoria/${id}`,
    );
    await expect(
      page.getByRole('group', { name: 'Bez tłumaczenia' }).getByRole('row').filter({ hasText: title }),
    ).toContainText('Nazwa: EN');
  });
});

test('An import is shown field by field and undone completely', async ({
  administrator: page,
  own,
  shop,
}) => {
  const [title, file] = [unique('Próbna'), unique('oprawy.xlsx')];
  const id = await own.add('bindings', article(title, { type: 'spotlight', description: title }));
  const added = article(`${title} druga`, { type: 'spotlight' });
  await makeBatch(page, file, [
    { kind: 'update', collection: 'bindings', id, fields: { price: 12.5, title: `${title} nowa` } },
    { kind: 'add', collection: 'bindings', fields: added },
  ]);

  await page.goto('/admin/zmiany?kind=import');
  const batch = page.getByRole('listitem').filter({ hasText: file });
  await expect(batch).toContainText(ADMINISTRATOR.email);
  await expect(batch).toContainText('dodano 1, zmieniono 1');
  await batch.getByRole('button', { name: /^Szczegóły zmiany: Import/ }).click();
  await expect(batch.getByRole('row', { name: /^Cena netto PLN 10,00 zł 12,50 zł$/ })).toBeVisible();
  await expect(batch.getByRole('row').filter({ hasText: `${title} nowa` })).toContainText('Nazwa');

  await batch.getByRole('button', { name: /^Cofnij zmianę: Import/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij zmianę' }).click();
  await expect(batch.getByText('Cofnięta', { exact: true })).toBeVisible();
  await expect(batch.getByRole('button', { name: /^Cofnij zmianę/ })).toHaveCount(0);
  const left = await shop.list('bindings', `?prefix=title:${encodeURIComponent(title)}`);
  expect(left.map(({ title: name, price }) => [name, price])).toEqual([[title, 10]]);

  await page.getByRole('combobox', { name: 'Rodzaj zmiany' }).click();
  await page.getByRole('option', { name: 'Cofnięcie' }).click();
  await expect(page.getByRole('heading', { name: `Cofnięcie: ${file}` })).toBeVisible();
});
