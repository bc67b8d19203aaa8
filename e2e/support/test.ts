import type { CollectionName } from '@lumitor/domain/collections/collections';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../administrator.mjs';
import { newClient } from '../client.ts';
import { type Faults, watchFaults } from './faults.ts';
import { type HostileShop, withHostileShop } from './hostileShop.ts';
import { Shop } from './shop.ts';

interface PerTest {
  faults: Faults;
  administrator: Page;
}

interface PerWorker {
  service: APIRequestContext;
  shop: Shop;
  hostile: HostileShop;
}

export async function signIn(page: Page, origin = '', account = ADMINISTRATOR): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in/email', {
    data: account,
    headers: { origin },
  });
  expect(response.status()).toBe(200);
}

const MISSING_PICTURE = /status of 404 .*\/files\/images\/(\w+)\/([\w-]{20})/;

/** Another test may have deleted the article meanwhile. */
async function withoutGonePictures(faults: readonly string[], shop: Shop): Promise<string[]> {
  const stored: string[] = [];
  for (const fault of faults) {
    const [, collection = '', picture = ''] = MISSING_PICTURE.exec(fault) ?? [];
    const articles = picture ? await shop.list(collection as CollectionName) : null;
    if (!articles || JSON.stringify(articles).includes(picture)) stored.push(fault);
  }
  return stored;
}

export const test = base.extend<PerTest, PerWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures it needs.
  extraHTTPHeaders: async ({}, use) => use(newClient()),
  faults: [
    async ({ context, baseURL, shop }, use) => {
      const faults = await watchFaults(context, new URL(baseURL as string).origin);
      await use(faults);
      expect(await withoutGonePictures(faults.verdict(), shop)).toEqual([]);
    },
    { auto: true },
  ],
  // Shared by a worker's tests: password hashing is slow by design.
  administrator: async ({ page, context, service }, use) => {
    await context.addCookies((await service.storageState()).cookies);
    await use(page);
  },
  service: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const service = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { ...newClient(), origin: baseURL },
      });
      await Shop.signIn(service);
      await use(service);
      await service.dispose();
    },
    { scope: 'worker' },
  ],
  shop: [async ({ service }, use) => use(new Shop(service)), { scope: 'worker' }],
  hostile: [({ playwright }, use) => withHostileShop(playwright, use), { scope: 'worker' }],
});

export { expect };
