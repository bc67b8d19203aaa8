import type { Page } from '@playwright/test';
import { configurator, openLine } from './support/configurator.ts';
import { downloadOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { twoVersions } from './support/twoVersions.ts';

// A cached page would hide the service from the next test.
test.use({ serviceWorkers: 'allow' });

const cachedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    );
    const keys = await Promise.all(caches.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => url);
  });

const isWhole = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await (await fetch('/sw.js')).text()).match(/\/assets\/[\w.-]+/g) ?? ['no file'];
        const cached = await Promise.all(names.map((name) => caches.match(name)));
        return names.filter((_, index) => !cached[index]);
      }),
    )
    .toEqual([]);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const LAMP = 'Reflektor Nero 8 W';

const notifies = (page: Page) => expect(page.getByText('Dostępne bez internetu')).toBeVisible();

test('Visited pages work offline from the start: drawing with light, projects, order files, mounting list, shared project', {
  tag: '@long',
}, async ({ page, context, faults, shop }) => {
  const id = await shop.storeOrder(unique('Na budowie'), 'PL', { luminaires: 3 });
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.openStage('Oprawy');
  await it.expected(LAMP, 2);
  await page.getByRole('button', { name: 'Udostępnij' }).click();
  const dialog = page.getByRole('dialog', { name: 'Udostępnij' });
  await dialog.getByRole('switch', { name: 'Podgląd i komentarze' }).click();
  const see = await dialog.getByRole('textbox', { name: 'Link do oglądania' }).inputValue();
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  const shared = await context.newPage();
  await shared.goto(see);
  await expect(configurator(shared).described).toContainText(', 2 m.');
  const order = await context.newPage();
  await order.goto(`/pobierz/${id}`);
  await notifies(order);
  await order.goto(`/pobierz/${id}?montaz=`);
  await order.getByRole('checkbox', { name: /^L2 / }).check();
  await expect(order.getByText(/^Zapisane przy zamówieniu o /)).toBeVisible();
  await expect
    .poll(() => cachedIn(order))
    .toContainEqual(expect.stringMatching(/projects\/opened\?link=[0-9a-f]{64}$/));
  const { bindings } = await (await page.request.get('/api/snapshots/standard')).json();
  const tables = bindings.map(({ photometry }: { photometry: string }) => photometry).filter(Boolean);
  const missing = async () => {
    const cached = new Set(await cachedIn(page));
    return tables.filter((path: string) => !cached.has(new URL(`${path}.json`, page.url()).href));
  };
  await expect.poll(missing).toEqual([]);
  // The HTTP cache must not pass for the worker's cache.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  for (const one of context.pages()) if (one !== page) await one.close();

  await context.setOffline(true);
  faults.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)|nie powiodło się|Euro exchange rate/);
  await page.close();
  const offline = await context.newPage();
  await test.step('The drawing, with its last prices', async () => {
    await offline.goto('/');
    await offline.getByRole('button', { name: /^STANDARD — wróć/ }).click();
    const drawing = configurator(offline);
    await expect(drawing.described).toContainText('1 szyna, 2 m.');
    await expect(offline.getByText(/Brak połączenia.*Ceny i produkty: stan z /)).toBeVisible();
    await drawing.addRail({ length: 100 });
    await expect(drawing.described).toContainText('2 szyny, 3 m.');
    await offline.getByRole('radio', { name: '3D' }).click();
    await expect(offline.locator('canvas')).toBeVisible();
  });
  await test.step('The projects', async () => {
    await offline.goto('/projekty');
    await expect(offline.getByRole('listitem').filter({ hasText: '3,0 m' })).toBeVisible();
  });
  await test.step('The order, its drawing and its files', async () => {
    await offline.goto(`/pobierz/${id}`);
    await expect(offline.getByRole('img', { name: /^Układ/ })).toBeVisible();
    const { content } = await downloadOf(offline, offline.getByRole('button', { name: /PDF/ }).first());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });
  await test.step('The mounting list, with its ticks', async () => {
    await offline.goto(`/pobierz/${id}?montaz=`);
    await expect(offline.getByRole('checkbox', { name: /^L2 / })).toBeChecked();
  });
  const problem = offline.getByRole('alert').filter({ hasText: 'Światło jest szacunkowe' });
  await test.step('The light, with a named estimate for a luminaire without its table', async () => {
    const readings = offline.getByRole('region', { name: 'Odczyty światła' });
    const showLight = async () => {
      await offline.goto('/standard');
      await offline.getByRole('radio', { name: 'Światło' }).click();
      await readings.getByRole('button', { name: 'Więcej o świetle' }).click();
      await expect(readings.getByText(/^Bez pokoju nie ma odbić/)).toBeVisible();
    };
    await showLight();
    await expect(readings.getByText('Szacunek')).toBeHidden();
    await offline.evaluate(() => caches.delete('lumitor-tables'));
    await showLight();
    await expect(problem).toContainText(`${LAMP}, kolor czarny. Wczytają się, gdy wróci połączenie.`);
    await expect(readings.getByText('Szacunek')).toBeVisible();
  });
  await test.step('The table loads with the network', async () => {
    await context.setOffline(false);
    await offline.evaluate(() => dispatchEvent(new Event('online')));
    await expect(problem).toBeHidden();
    await context.setOffline(true);
  });
  await test.step('The shared project as last seen, by its own link only', async () => {
    await offline.goto(see);
    await expect(configurator(offline).described).toContainText(', 2 m.');
    await offline.goto('/projekty');
    await offline.goto(`${see.slice(0, -22)}${'A'.repeat(22)}`);
    await expect(offline.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  });
});

test('A new version beside a tab with the old one breaks neither, and takes over at the next start', {
  tag: '@long',
}, async ({ page: old, context, faults, baseURL }) => {
  const service = await twoVersions(baseURL ?? '');
  faults.expect(/request to another origin/);
  const scripts = (page: Page) =>
    page.evaluate(() => [...document.scripts].map(({ src }) => /\.v2\.js$/.test(src)));
  const workers = () =>
    old.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { waits: Boolean(registration?.waiting), works: Boolean(registration?.active) };
    });
  const view = async (page: Page) => {
    await page.getByRole('radio', { name: '3D' }).click();
    await expect(page.locator('canvas')).toBeVisible();
  };
  await old.goto(`${service.origin}/standard`);
  const remaining = service.loseOnce(/\/page\.html/, /\/assets\/lightWorker-/);
  const it = configurator(old);
  await it.addRail({ length: 200 });
  await isWhole(old);
  expect(remaining).toEqual([]);

  service.upgrade();
  const next = await context.newPage();
  await next.goto(`${service.origin}/standard`);
  await expect(configurator(next).described).toContainText('1 szyna, 2 m.');
  expect(await scripts(next)).not.toContain(false);
  await expect.poll(workers).toEqual({ waits: true, works: true });
  // Its former files are gone from the service.
  await view(old);
  await isWhole(next);
  await view(next);

  service.cutOff();
  faults.allow(/ERR_|nie powiodło się|Euro exchange rate/);
  await old.reload();
  await expect(old.locator('canvas')).toBeVisible();
  expect(await scripts(old)).not.toContain(true);
  service.reconnect();
  await old.close();
  await next.close();
  const former = (keys: string[]) => keys.filter((key) => /-[\w-]{8}\.js$/.test(key));
  await expect(async () => {
    const starting = await context.newPage();
    await starting.goto(`${service.origin}/standard`);
    const left = former(await cachedIn(starting));
    await starting.close();
    expect(left).toEqual([]);
  }).toPass();
  const started = await context.newPage();
  service.cutOff();
  await started.goto(`${service.origin}/standard`);
  await expect(started.locator('canvas')).toBeVisible();
  expect(await scripts(started)).not.toContain(false);
  await service.close();
});

test('Nothing is cached of the administration, of frames and after erasing; a full cache is reported, and work remains', {
  tag: '@long',
}, async ({ administrator: page, context, faults, shop, baseURL: origin = '' }) => {
  const devTools = await context.newCDPSession(page);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  for (const path of ['/admin', '/osadzony/standard', '/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await workers(), path).toBe(0);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  }
  await page.goto('/projekty');
  await expect.poll(workers).toBe(1);
  await isWhole(page);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { name, icons } = await (await page.request.get(manifest ?? '')).json();
  expect(name).toBeTruthy();
  expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);
  expect((await devTools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  for (const { src } of icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');

  // An active worker ignores both.
  const before = await cachedIn(page);
  await page.goto('/admin/poczatek');
  await expect(page.getByRole('region', { name: /^Nowe zapytania/ })).toBeVisible();
  await page.goto('/osadzony/micro');
  await expect(configurator(page).drawing).toBeVisible();
  expect(await cachedIn(page)).toEqual(before);

  await page.goto('/projekty');
  await page.getByRole('button', { name: 'Kontakt i informacje' }).click();
  await page.getByRole('button', { name: 'Usuń z tej przeglądarki…' }).click();
  await page.getByRole('button', { name: 'Usuń wszystko' }).click();
  await expect(page.getByText('Ta przeglądarka nie przechowuje już żadnych danych')).toBeVisible();
  expect(await cachedIn(page)).toEqual([]);

  faults.allow(/ERR_|nie powiodło się|Euro exchange rate|fetching the script/);
  const id = await shop.storeOrder(unique('Bez miejsca'));
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/standard');
  const it = configurator(page);
  await it.addRail({ length: 200 });
  const notice = page.getByRole('alert').filter({ hasText: 'W przeglądarce nie ma miejsca na projekty' });
  await expect(notice).toBeVisible();
  await page.goto(`/pobierz/${id}`);
  await expect(page.getByText(/^Nie udało się zapisać tego zamówienia/)).toBeVisible();
  expect(await cachedIn(page)).toEqual([]);
  await page.goto('/projekty');
  await expect(page.getByRole('listitem').filter({ hasText: '2,0 m' })).toBeVisible();
  await page.goto('/standard');
  await expect(it.described).toContainText('1 szyna, 2 m.');
  await it.addRail({ length: 100 });
  await context.setOffline(true);
  await expect(page.getByText(/^Brak połączenia.*Nie zamykaj tej karty/)).toBeVisible();
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await notice.getByRole('button', { name: 'Rozumiem' }).click({ trial: true });
  }
  await notice.getByRole('button', { name: 'Rozumiem' }).click();
  await page.getByRole('button', { name: 'Zwiń', exact: true }).click();
  await expect(page.getByText(/^Brak połączenia/)).toBeHidden();
  await context.setOffline(false);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.goto('/projekty');
  await isWhole(page);
  await expect(page.getByRole('listitem').filter({ hasText: '3,0 m' })).toBeVisible();
});
