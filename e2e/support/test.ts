import { test as base, expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../administrator.ts';
import { newClient } from '../client.ts';
import { type Faults, watchFaults } from './faults.ts';
import { Shop } from './shop.ts';

interface PerTest {
  faults: Faults;
  /** The page, its browser signed in as the administrator. */
  administrator: Page;
}

interface PerWorker {
  /** The shop as its administrator has it. */
  shop: Shop;
}

/** Signs a page's browser in, past the form. */
export async function signIn(page: Page, origin = ''): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in/email', {
    data: ADMINISTRATOR,
    headers: { origin },
  });
  expect(response.status()).toBe(200);
}

/** Every test fails on an error in the browser, a text that lacks, or a request to another origin. */
export const test = base.extend<PerTest, PerWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures it needs.
  extraHTTPHeaders: async ({}, use) => use(newClient()),
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = await watchFaults(context, new URL(baseURL as string).origin);
      await use(faults);
      expect(faults.verdict()).toEqual([]);
    },
    { auto: true },
  ],
  administrator: async ({ page, baseURL }, use) => {
    await signIn(page, baseURL);
    await use(page);
  },
  shop: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const service = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { ...newClient(), origin: baseURL },
      });
      await use(await Shop.signIn(service));
      await service.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect };
