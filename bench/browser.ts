import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findInstalledChromium } from '../scripts/setup/chromium.mjs';

export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const executablePath = findInstalledChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, ...args],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  });
  // Compiled sources call this helper, also in code sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  return await context.newPage();
}
