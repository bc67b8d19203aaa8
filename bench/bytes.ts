import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openPage, withBrowser } from './browser.ts';
import type { Measured } from './measured.ts';
import { withService } from './service.ts';

type Kind = 'JavaScript' | 'CSS' | 'fonts' | 'pictures' | 'texts and catalogue' | 'page';

const KINDS: Record<Kind, RegExp> = {
  JavaScript: /^text\/javascript/,
  CSS: /^text\/css/,
  fonts: /^font\//,
  pictures: /^image\//,
  'texts and catalogue': /^application\/json/,
  page: /^text\/html/,
};

interface Loaded {
  url: string;
  /** Whether the main view was there before it was asked for. */
  isLater: boolean;
}

/** Notes in the page when the main view comes, and what was asked for and when. */
function watchLoading() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=application]')) return;
    performance.mark('main view');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Goes from the first page to a first rail with its price, then lets what is fetched ahead come. */
async function load(page: Page): Promise<Loaded[]> {
  await page.addInitScript(watchLoading);
  await page.goto('/');
  await page.getByRole('button', { name: 'STANDARD' }).click();
  await page.getByRole('application').press('Enter');
  await page
    .getByText(/\d,\d\d\szł/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  return await page.evaluate(() => {
    const mainView = performance.getEntriesByName('main view')[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return [
      { url: location.href, isLater: false },
      ...resources.map(({ name, startTime }) => ({ url: name, isLater: startTime > mainView })),
    ];
  });
}

interface Sizes {
  name: string;
  kind: Kind | null;
  /** Bytes as they are sent to a browser that takes gzip, or brotli. */
  gzip: number;
  brotli: number;
  /** Bytes at the best that gzip can do. */
  bestGzip: number;
}

/** Bytes of an answer as they are sent: fetch() would unpack them. */
async function bytesSent(url: string, encoding: string): Promise<number> {
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
  const name = new URL(url).pathname.split('/').at(-1) || '/';
  return { name, kind, gzip, brotli, bestGzip: gzipSync(bytes, { level: 9 }).length };
}

const sum = (sizes: readonly Sizes[], of: 'gzip' | 'brotli' | 'bestGzip') =>
  sizes.reduce((total, each) => total + each[of], 0) / 1000;

/** Bytes of the first load of the configurator, to the main view with a price; what is fetched ahead after it stands apart. */
export const measure = (): Promise<Measured[]> =>
  withService((service) =>
    withBrowser(async (browser) => {
      const loaded = await load(await openPage(browser, service.url));
      const urls = [...new Map(loaded.map((each) => [each.url, each])).values()].filter(
        ({ url }) => !url.endsWith('/api/events'),
      );
      const sizesWhere = async (isLater: boolean) =>
        await Promise.all(urls.filter((each) => each.isLater === isLater).map(({ url }) => sizesOf(url)));
      const [first, later] = [await sizesWhere(false), await sizesWhere(true)];
      const scripts = first.filter(({ kind }) => kind === 'JavaScript');
      const measured: Measured[] = [
        {
          what: 'JavaScript, gzip as sent',
          value: sum(scripts, 'gzip'),
          unit: 'kB',
          target: { most: 110 },
        },
        { what: 'JavaScript, gzip -9', value: sum(scripts, 'bestGzip'), unit: 'kB', target: { most: 110 } },
        { what: 'JavaScript, brotli as sent', value: sum(scripts, 'brotli'), unit: 'kB' },
      ];
      for (const { name, gzip } of scripts.toSorted((a, b) => b.gzip - a.gzip))
        measured.push({ what: `  ${name}`, value: gzip / 1000, unit: 'kB' });
      for (const [when, sizes] of [
        ['', first],
        ['after the main view: ', later],
      ] as const)
        for (const kind of Object.keys(KINDS) as Kind[]) {
          const ofKind = sizes.filter((each) => each.kind === kind);
          if (ofKind.length === 0 || (when === '' && kind === 'JavaScript')) continue;
          measured.push({ what: `${when}${kind}, gzip as sent`, value: sum(ofKind, 'gzip'), unit: 'kB' });
        }
      return measured;
    }),
  );
