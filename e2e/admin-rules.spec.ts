import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Locator, Page } from '@playwright/test';
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
    this.#added.push([collection, id]);
    return id;
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

const familyOf = (page: Page, black: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: `Rodzina ${black}` }) });

const codeOf = (family: Locator, words: string) =>
  family.getByRole('combobox', { name: `${words}: kod produktu` });

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
