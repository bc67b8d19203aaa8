import { setTimeout as delay } from 'node:timers/promises';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { canvas } from '@lumitor/domain/texts/canvas';
import { erase } from '@lumitor/domain/texts/erase';
import type { BrowserContext, Page } from '@playwright/test';
import { openPage, withBrowser } from '../bench/browser.ts';
import type { Measured } from '../bench/measured.ts';
import { emptyDrawings, storedKeys } from '../e2e/support/storedKeys.ts';
import { webBuildStep } from '../scripts/setup/build.mjs';
import { chromiumStep } from '../scripts/setup/chromium.mjs';
import { runSteps } from '../scripts/setup/steps.mjs';
import { embedded } from './engines.ts';
import { startInstance } from './instance.ts';
import { callService as send } from './send.ts';
import { openShop, saveOrder } from './shop.ts';

const NONE = { most: 0 };
const MENU = 'Kontakt i informacje';
/** Local storage keys of drawings; an open tab stores an empty one. */
const STATES = ['configurator', 'configurator.standard', 'configurator.micro', 'configurator.projects'];

const drawingOf = (page: Page) => page.getByRole('application', { name: canvas.drawing.pl });

function drawOn(page: Page): () => Promise<void> {
  let isOver = false;
  page.once('framenavigated', () => {
    isOver = true;
  });
  const drawing = (async () => {
    for (let length = 100; !isOver; length += 1) {
      try {
        await drawingOf(page).focus({ timeout: 500 });
        await page.keyboard.type(String(length));
        await page.keyboard.press('Enter');
      } catch {
        // The page reloads.
      }
      await delay(30);
    }
  })();
  return async () => {
    isOver = true;
    await drawing;
  };
}

async function storedWork(page: Page): Promise<string[]> {
  const empty = new Set(await emptyDrawings(page, STATES));
  return (await storedKeys(page)).filter((key) => !empty.has(key));
}

interface Shop {
  url: string;
  work: string;
  order: string;
}

async function openTabs(context: BrowserContext, { url, work, order }: Shop): Promise<Page[]> {
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(url + path);
    return page;
  };
  const micro = await open('/micro');
  const shared = await open(`/projekt#${work}`);
  for (const page of [micro, shared]) await drawingOf(page).waitFor();
  // Unsent changes: this tab asks before leaving.
  await shared.route('**/api/projects/opened', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const site = await open(`/pobierz/${order}?montaz=`);
  await site.route('**/site', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await site.getByRole('checkbox').first().check();
  await open('/projekty');
  return [micro, shared];
}

async function eraseOnce(page: Page, shop: Shop, rest: number) {
  await page.goto(`${shop.url}/standard`);
  await drawingOf(page).waitFor();
  const stopFirst = drawOn(page);
  const others = await openTabs(page.context(), shop);
  const stops = others.map(drawOn);
  await delay(rest);
  await page.bringToFront();
  await stopFirst();
  await page.getByRole('button', { name: MENU }).click();
  await page.getByRole('button', { name: erase.open.pl }).click();
  const began = performance.now();
  await page.getByRole('button', { name: erase.confirm.pl }).click();
  await page.getByRole('dialog', { name: erase.doneTitle.pl }).waitFor();
  const seconds = (performance.now() - began) / 1_000;
  const stored = await storedWork(page);
  for (const stop of stops) await stop();
  return { seconds, stored };
}

/** Erases a browser repeatedly while other tabs work (D70a, D71). */
export async function eraseTabs(rounds: number): Promise<Measured[]> {
  const engine = await embedded();
  const instance = await startInstance(engine.settings);
  try {
    const { url } = instance;
    const shop = await openShop(url);
    const order = (await saveOrder(url, shop)).body.id;
    const plan = storedPlan(EMPTY_PLAN);
    const shared = await send(url, '/api/projects', { method: 'POST', body: { isMicro: false, plan } });
    const { work } = shared.body;
    return await withBrowser(async (browser) => {
      const found: Awaited<ReturnType<typeof eraseOnce>>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await openPage(browser, url);
        found.push(await eraseOnce(page, { url, work, order }, 200 + ((round * 137) % 1_000)));
        await page.context().close();
      }
      const left = found.flatMap(({ stored }) => stored);
      for (const key of left) console.error(`left: ${key}`);
      return [
        { what: 'browsers erased while tabs work', value: found.length, unit: '', target: { least: rounds } },
        { what: 'keys that were left', value: left.length, unit: '', target: NONE },
        {
          what: 'longest until all is erased',
          value: Math.max(...found.map(({ seconds }) => seconds)),
          unit: 's',
          target: { most: 8 },
        },
        ...instance.ends(),
      ];
    });
  } finally {
    await instance.kill();
    await engine.close();
  }
}

export async function run(): Promise<Measured[]> {
  await runSteps([chromiumStep, webBuildStep]);
  return eraseTabs(10);
}
