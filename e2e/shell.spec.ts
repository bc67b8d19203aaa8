import type { Page } from '@playwright/test';
import { openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('The first screen waits for its own texts only; a line and another language for all of theirs', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/snapshots/texts') requested.push(search);
  });
  const polish = await delay(page, /texts\?lang=pl$/);
  await page.goto('/?lang=pl');
  const start = page.getByRole('button', { name: 'Projektuj w STANDARD' });
  await expect(start).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await start.click();
  await expect(page.getByRole('status').filter({ hasText: 'Wczytuję STANDARD' })).toBeVisible();
  polish();
  await expect(page.getByRole('application', { name: 'Rysunek układu' })).toBeVisible();

  const english = await delay(page, /texts\?lang=en$/);
  await page.getByRole('combobox', { name: 'Język' }).selectOption('EN');
  await expect(page).toHaveURL(/lang=en/);
  await expect(page.getByRole('application', { name: 'Rysunek układu' })).toBeVisible();
  english();
  await expect(page.getByRole('application', { name: 'Drawing of the layout' })).toBeVisible();
  expect(requested).toEqual(['?lang=pl&part=first', '?lang=pl', '?lang=en']);
});

test('Language and path of an address are followed if they exist, and the page of an order is light', async ({
  browser,
  baseURL,
  page,
  shop,
  faults,
}) => {
  await test.step('A browser in English starts in Polish, is offered English once, and remembers either answer', async () => {
    for (const [answer, start, lang] of [
      ['View in English', 'Design with STANDARD', 'en'],
      ['Pozostań przy tym języku', 'Projektuj w STANDARD', 'pl'],
    ] as const) {
      const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL as string });
      const page = await context.newPage();
      const offer = page.getByRole('button', { name: 'View in English' });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Projektuj w STANDARD' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await expect(offer).toBeVisible();
      await page.getByRole('button', { name: answer }).click();
      await expect(offer).toBeHidden();
      await page.goto('/');
      await expect(page.getByRole('button', { name: start })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(offer).toBeHidden();
      await context.close();
    }
  });

  await test.step('An inactive or unknown language is not shown', async () => {
    for (const language of ['de', 'xx']) {
      await page.goto(`/?lang=${language}`);
      await expect(page.getByRole('button', { name: 'Projektuj w STANDARD' })).toBeVisible();
    }
  });

  await test.step('An unknown path leads home in the same language', async () => {
    await page.goto('/nie/ma/takiej?lang=en');
    await expect(page).toHaveURL(/:\d+\/\?lang=en$/);
    await expect(page.getByRole('button', { name: 'Design with STANDARD' })).toBeVisible();
  });

  await test.step('The page of an order loads no languages, texts or products, in upper or lower case, and works on a phone', async () => {
    const id = await shop.storeOrder(unique('Na telefonie'));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(`/POBIERZ/${id}?lang=pl`);
    await expect(page.getByRole('table', { name: 'Zestawienie elementów' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/pobierz/${id}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([`/api/orders/${id}`]);
  });

  await test.step('The page of an unknown order reports it, and leads to the configurator', async () => {
    faults.expect(/status of 404 .*\/api\/orders\/unknown/);
    faults.expect(/Dokument nie istnieje/);
    await page.goto('/pobierz/unknown');
    await expect(page.getByRole('heading', { name: 'Nie ma takiego zamówienia' })).toBeVisible();
    await page.getByRole('link', { name: 'Przejdź do konfiguratora' }).click();
    await expect(page.getByRole('button', { name: 'Projektuj w STANDARD' })).toBeVisible();
  });
});

test('The chosen language and currency stay after a reload, and in the policy’s own tab', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await expect(it.total('netto')).toHaveText('624,00 zł');
  await page.getByRole('combobox', { name: 'Język' }).selectOption('EN');
  await expect(page).toHaveURL(/\?lang=en$/);
  const bill = page.getByRole('region', { name: 'Bill', exact: true });
  await expect(bill).toContainText('€145.80');
  await bill.getByRole('button', { name: /^Show in złoty PLN.624\.00$/ }).click();
  await page.reload();
  await expect(bill.getByRole('button', { name: 'Show in euro €145.80' })).toBeVisible();
  const [privacy] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Privacy policy' }).click(),
  ]);
  await expect(privacy).toHaveURL(/\/polityka-prywatnosci\?lang=en$/);
  await expect(privacy.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible();
  await privacy.getByRole('link', { name: 'Track lighting configurator' }).click();
  await expect(privacy).toHaveURL(/\/\?lang=en$/);
  await expect(privacy.getByRole('button', { name: /^STANDARD — back to your project/ })).toBeVisible();
  await privacy.close();
});

async function delay(page: Page, path: string | RegExp) {
  let answer = () => {};
  const released = new Promise<void>((go) => {
    answer = go;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return answer;
}

async function expectCentralSpinner(page: Page, words: string) {
  const spinner = page.getByRole('status').filter({ hasText: words }).locator('svg');
  await expect(spinner).toBeVisible();
  expect(await spinner.boundingBox()).toEqual({ x: 685, y: 415, width: 70, height: 70 });
}

test('A spinner of 70 px is centred while texts, products or an order load, without layout shift', async ({
  page,
  shop,
}) => {
  const id = await shop.storeOrder(unique('Wczytywany'));
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const place = ({ x, y, width, height }: DOMRect) => `${x} ${y} ${width} × ${height}`;
    new PerformanceObserver((shifts) => {
      for (const { hadRecentInput, sources } of shifts.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          console.error(
            `shifted after input: ${hadRecentInput}, from ${place(previousRect)} to ${place(currentRect)}: ` +
              `${node?.outerHTML?.slice(0, 200) ?? node?.nodeName}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const paths = [/\/api\/snapshots\/texts/, `/api/orders/${id}`, '/api/snapshots/standard'];
  const [texts, order, products] = await Promise.all(paths.map((path) => delay(page, path)));
  await page.goto(`/?order=${id}`);
  await expectCentralSpinner(page, 'Loading...');
  texts?.();
  await expectCentralSpinner(page, 'Otwieram zamówienie…');
  order?.();
  products?.();
  // The rooms of the start dialog, loaded with the page, are behind.
  await page.getByRole('button', { name: 'Podsumowanie i zapis' }).click();
  await expect(page.getByRole('heading', { name: 'Podsumowanie' })).toBeVisible();

  const again = await delay(page, '/api/snapshots/standard');
  await page.goto('/');
  await page.getByRole('button', { name: 'Zacznij od nowa STANDARD' }).click();
  await expectCentralSpinner(page, 'Wczytuję STANDARD…');
  again();
  await expect(page.getByRole('application')).toBeVisible();
});
