import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Page } from '@playwright/test';
import { openNarrowed } from './list.ts';
import { type Shop, uniqueWord } from './shop.ts';
import { test as base, expect } from './test.ts';

export const PICTURE = {
  name: 'zaslepka.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200"/></svg>',
  ),
};

export class Own {
  readonly mark = uniqueWord('Próba');
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

  inStore<Name extends CollectionName>(collection: Name) {
    return this.#shop.list(collection, `?prefix=title:${encodeURIComponent(this.mark)}`);
  }

  async removeAll(): Promise<void> {
    for (const collection of [
      'accessories',
      'microAccessories',
      'bindings',
      'microBindings',
      'powers',
    ] as const)
      for (const { id } of await this.inStore(collection)) await this.#shop.remove(collection, id);
  }
}

export const test = base.extend<{ own: Own }>({
  own: async ({ shop }, use) => {
    const own = new Own(shop);
    await use(own);
    await own.removeAll();
  },
});

export async function openList(page: Page, path: string, own: Own) {
  await openNarrowed(page, path, { q: own.mark });
  await expect(page.getByRole('searchbox')).toHaveValue(own.mark);
  const list = {
    row: (words: string) => page.getByRole('row').filter({ hasText: own.title(words) }),
    open: (words: string) => page.getByRole('link', { name: own.title(words), exact: true }).click(),
    isActive: (words: string) => page.getByRole('switch', { name: `Aktywny: ${own.title(words)}` }),
  };
  return list;
}

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
