import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Bytes, Ms } from '@lumitor/domain/units';
import type { Browser, Page } from '@playwright/test';
import { openPage, withBrowser } from './browser.ts';
import { firstLoad, MOST } from './firstLoad.ts';
import type { Measured } from './measured.ts';
import { withService } from './service.ts';

type Kind = 'JavaScript' | 'CSS' | 'fonts' | 'pictures' | 'texts and catalogue' | 'page';

const PREFETCH_TIME: Ms = 5_000;

const KINDS: Record<Kind, RegExp> = {
  JavaScript: /^text\/javascript/,
  CSS: /^text\/css/,
  fonts: /^font\//,
  pictures: /^image\//,
  'texts and catalogue': /^application\/json/,
  page: /^text\/html/,
};

const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) || '/';

async function showPrice(page: Page, timeout: number) {
  await page.goto('/');
  await page.getByRole('button', { name: 'STANDARD' }).click({ timeout });
  await page.getByRole('application').press('Enter', { timeout });
  await page
    .getByText(/\d,\d\d\szł/)
    .first()
    .waitFor({ timeout });
}

/** Their number depends on the time. */
const FOR_OFFLINE = '/files/photometry/';

async function urlsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await openPage(browser, url);
  await showPrice(page, 30_000);
  await page.waitForTimeout(PREFETCH_TIME);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.context().close();
  const isCounted = (name: string) => !name.endsWith('/api/events') && !name.includes(FOR_OFFLINE);
  return [`${url}/`, ...new Set(loaded.filter(isCounted))];
}

/** The price appears while all other scripts are pending. */
async function provePrice(browser: Browser, url: string, needed: ReadonlySet<string>): Promise<void> {
  const page = await openPage(browser, url);
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    if (needed.has(nameOf(route.request().url()))) return route.continue();
  });
  await showPrice(page, 30_000);
  await page.context().close();
}

interface Sizes {
  url: string;
  name: string;
  kind: Kind | null;
  gzip: Bytes;
  brotli: Bytes;
  bestGzip: Bytes;
}

/** fetch() would decompress. */
async function bytesSent(url: string, encoding: string): Promise<Bytes> {
  const request = get(url, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}

async function sizesOf(url: string): Promise<Sizes> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = response.headers.get('content-type') ?? '';
  const kind = (Object.keys(KINDS) as Kind[]).find((each) => KINDS[each].test(type)) ?? null;
  const bytes = Buffer.from(await response.arrayBuffer());
  const [gzip, brotli] = await Promise.all([bytesSent(url, 'gzip'), bytesSent(url, 'br')]);
  return { url, name: nameOf(url), kind, gzip, brotli, bestGzip: gzipSync(bytes, { level: 9 }).length };
}

const sum = (sizes: readonly Sizes[], of: 'gzip' | 'brotli' | 'bestGzip') =>
  sizes.reduce((total, each) => total + each[of], 0) / 1000;

export const measure = (): Promise<Measured[]> =>
  withService(({ url }) =>
    withBrowser(async (browser) => {
      const sizes = await Promise.all((await urlsOf(browser, url)).map(sizesOf));
      const first = new Set(firstLoad().map(({ name }) => name));
      await provePrice(browser, url, first);
      const scripts = sizes.filter(({ kind }) => kind === 'JavaScript');
      const needed = scripts.filter(({ name }) => first.has(name));
      const ahead = scripts.filter(({ name }) => !first.has(name));
      const target = { most: MOST };
      const measured: Measured[] = [
        { what: 'JavaScript, gzip as sent', value: sum(needed, 'gzip'), unit: 'kB', target },
        { what: 'JavaScript, gzip -9', value: sum(needed, 'bestGzip'), unit: 'kB', target },
        { what: 'JavaScript, brotli as sent', value: sum(needed, 'brotli'), unit: 'kB' },
        ...needed
          .toSorted((a, b) => b.gzip - a.gzip)
          .map(({ name, gzip }) => ({
            what: `  ${name.replace(/-[\w-]{8}\.js$/, '')}`,
            value: gzip / 1_000,
            unit: 'kB',
          })),
        { what: 'JavaScript fetched ahead, gzip as sent', value: sum(ahead, 'gzip'), unit: 'kB' },
      ];
      for (const kind of Object.keys(KINDS) as Kind[]) {
        const ofKind = sizes.filter((each) => each.kind === kind);
        if (kind === 'JavaScript' || ofKind.length === 0) continue;
        measured.push({ what: `${kind}, gzip as sent`, value: sum(ofKind, 'gzip'), unit: 'kB' });
      }
      return measured;
    }),
  );
