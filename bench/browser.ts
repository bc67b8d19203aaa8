import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findInstalledChromium } from '../scripts/setup/chromium.mjs';

/** Starts Chromium for as long as it is used. @param args switches beside the project's own */
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

/** A page as a visitor opens it for the first time. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  });
  // What names functions in compiled sources, also in those that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  return await context.newPage();
}
