import { rmSync } from 'node:fs';
import type { Ms } from '@lumitor/domain/units';
import type { Browser, Page } from '@playwright/test';
import { CACHE } from '../scripts/setup/root.mjs';
import { openPage, withBrowser } from './browser.ts';
import { ADMINISTRATOR, sheetOf, signInAndSeed } from './largeShop.ts';
import { type Measured, median } from './measured.ts';
import { firstRowsAfterData, nextRowsAfter } from './rows.ts';
import { START, withService } from './service.ts';

const COUNT = 2_000;
const OPENINGS = 5;
const SORTS = 6;
const SEARCHES = ['0007', '1234', '0815', '1999', '0042', '0500'];
const STATES = ['Nieaktywne', 'Aktywne', 'Nieaktywne', 'Aktywne'];

const DATA_DIR = `${CACHE}bench-data/administration`;
const SETTINGS = { DATA_DIR, ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password };

async function openList(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser, url);
  const response = await page.request.post('/api/auth/sign-in/email', {
    data: ADMINISTRATOR,
    headers: { origin: url },
  });
  if (!response.ok()) throw new Error(`The administrator can't sign in (${response.status()}).`);
  return page;
}

async function timeFirstRows(browser: Browser, url: string): Promise<Ms[]> {
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const page = await openList(browser, url);
    times.push(await firstRowsAfterData(page, '/admin/oprawy', '/api/documents/bindings'));
    await page.context().close();
  }
  return times;
}

const list = (page: Page) => ({
  search: page.getByRole('searchbox'),
  sortByName: page.getByRole('columnheader').getByRole('button', { name: 'Sortuj według: nazwa' }),
  async chooseState(name: string) {
    await page.getByRole('combobox', { name: 'Status' }).click();
    return page.getByRole('option', { name, exact: true });
  },
});

async function timeSorts(page: Page): Promise<Ms[]> {
  const times: number[] = [];
  // Sorted by name, so later clicks change the order.
  await list(page).sortByName.click();
  for (let sort = 0; sort < SORTS; sort++)
    times.push(await nextRowsAfter(page, 'click', () => list(page).sortByName.click()));
  return times;
}

async function timeSearches(page: Page): Promise<Ms[]> {
  const times: number[] = [];
  for (const words of SEARCHES)
    times.push(await nextRowsAfter(page, 'input', () => list(page).search.fill(words)));
  await list(page).search.fill('');
  return times;
}

async function timeFilters(page: Page): Promise<Ms[]> {
  const times: number[] = [];
  for (const state of STATES) {
    const option = await list(page).chooseState(state);
    times.push(await nextRowsAfter(page, 'click', () => option.click()));
  }
  return times;
}

async function timeImport(page: Page, sheet: string, done: string): Promise<Ms> {
  await page.goto('/admin/oprawy');
  await page.getByRole('button', { name: 'Importuj' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Wybierz plik' }).click();
  const buffer = Buffer.from(sheet);
  await (await choosing).setFiles({ name: 'oprawy.csv', mimeType: 'text/csv', buffer });
  const apply = page.getByRole('dialog').getByRole('button', { name: /^Importuj \d/ });
  await apply.waitFor();
  const began = performance.now();
  await apply.click();
  await page.getByText(done).waitFor();
  return performance.now() - began;
}

export async function measure(): Promise<Measured[]> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const use = ({ url }: { url: string }) =>
    withBrowser(async (browser): Promise<Measured[]> => {
      await signInAndSeed(url, COUNT);
      const first = await timeFirstRows(browser, url);
      const page = await openList(browser, url);
      await firstRowsAfterData(page, '/admin/oprawy', '/api/documents/bindings');
      const [sorts, searches, filters] = [
        await timeSorts(page),
        await timeSearches(page),
        await timeFilters(page),
      ];
      const added = await timeImport(page, sheetOf('N', COUNT, 120), `dodano ${COUNT}, zmieniono 0`);
      const changed = await timeImport(page, sheetOf('N', COUNT, 130), `dodano 0, zmieniono ${COUNT}`);
      const of = (what: string, times: readonly number[], most: number): Measured => ({
        what: `${COUNT} luminaires: ${what}`,
        value: median(times),
        unit: 'ms',
        target: { most },
      });
      return [
        of('from the data to the first rows', first, 300),
        of('from a click to rows in another order', sorts, 100),
        of('from a key to the rows found', searches, 100),
        of('from a choice to the rows filtered', filters, 100),
        of('import of as many new ones, from apply to done', [added], 5_000),
        of('import of as many changes, from apply to done', [changed], 5_000),
      ];
    });
  try {
    return await withService(use, [...START, '--empty'], SETTINGS);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
