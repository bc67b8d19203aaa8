import type { Locator, Page } from '@playwright/test';
import type { Shop } from './shop.ts';
import { test as base, expect } from './test.ts';

interface Own {
  /** A section unknown to other tests and to code. */
  section: string;
  page: Page;
}

export const test = base.extend<{ own: Own }>({
  own: async ({ administrator: page, shop }, use) => {
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
    await use({ section, page });
    await removeSections(shop, section);
  },
});

async function removeSections(shop: Shop, start: string) {
  for (const { id, translations } of await shop.list('translations'))
    if (Object.keys(translations as object).some((section) => section.startsWith(start)))
      await shop.remove('translations', id);
}

export async function openTexts(page: Page, search = '') {
  await page.goto(`/admin/translacje${search}`);
  const table = page.getByRole('grid', { name: 'Teksty według kluczy i języków' });
  if (!search) await page.getByText('Wszystkie teksty w tabeli').click();
  await expect(table).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Szukaj w tekstach i kluczach' });
  return {
    table,
    field,
    keys: table.getByRole('button', { name: /^Klucz .*: czynności$/ }),
    cell: (key: string, language: 'Polski' | 'English' | 'Deutsch'): Locator =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: `Klucz ${key}: czynności` }) })
        .getByRole('gridcell')
        .nth(['Polski', 'English', 'Deutsch'].indexOf(language)),
    textOf: (key: string, language: string) => page.getByRole('textbox', { name: `${key}, ${language}` }),
    async keyMenu(key: string, item: string) {
      await page.getByRole('button', { name: `Klucz ${key}: czynności` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    },
  };
}
