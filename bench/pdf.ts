import { randomUUID } from 'node:crypto';
import type { Layout } from '@lumitor/domain/kinds/rail/layout';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { quoteFor } from '@lumitor/domain/quote/quote';
import type { Ms } from '@lumitor/domain/units';
import type { Page } from '@playwright/test';
import { openPage, withBrowser } from './browser.ts';
import { bentLayout } from './layouts.ts';
import { type Measured, median } from './measured.ts';
import { fetchCatalogue, type Service, withService } from './service.ts';
import { choicesFrom } from './startedWork.ts';

const COUNT = 200;
const RUNS = 5;
const BUTTON = 'Pobierz PDF';
const MORE = 'Więcej plików';
const DRAWING = 'Rysunek instalacyjny PDF';

export async function saveOrder(
  service: Service,
  luminaires = 50,
  layout: Layout = bentLayout(COUNT),
): Promise<string> {
  const catalogue = await fetchCatalogue(service);
  const chosen = choicesFrom(catalogue);
  const bindings = chosen.bindings.map((one) => ({ ...one, quantity: luminaires / chosen.bindings.length }));
  const choices = { ...chosen, bindings };
  const quote = quoteFor({ ...EMPTY_PLAN, layout, choices }, catalogue, {
    currency: 'PLN',
    euroRate: 4.25,
    vatPercent: 23,
  });
  const {
    underlay: _,
    view: __,
    ...stored
  } = storedPlan({
    ...EMPTY_PLAN,
    layout,
    choices,
    name: 'Galeria, sala główna',
  });
  const order: OrderRequest = {
    idempotencyKey: randomUUID(),
    isMicro: false,
    language: 'PL',
    ...stored,
    seen: { net: quote.totals.net, currency: 'PLN' },
    showsGross: true,
    newsletter: false,
    confirmed: { powerExceeded: true, missingArticles: false },
  };
  const response = await fetch(`${service.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`The order was refused: ${await response.text()}`);
  return `/pobierz/${((await response.json()) as { id: string }).id}`;
}

async function timePdf(page: Page, button = page.getByRole('button', { name: BUTTON })): Promise<Ms> {
  const download = page.waitForEvent('download');
  const began = performance.now();
  await button.click();
  const file = await download;
  const took = performance.now() - began;
  await file.delete();
  return took;
}

export const measure = (): Promise<Measured[]> =>
  withService(async (service) => {
    const path = await saveOrder(service);
    const times: Record<'cold' | 'fetched' | 'second', number[]> = { cold: [], fetched: [], second: [] };
    // Compiled PDF code is cached across pages of a browser.
    for (let run = 0; run < RUNS; run++) {
      await withBrowser(async (browser) => {
        const cold = await openPage(browser, service.url);
        await cold.goto(path);
        await cold.getByRole('button', { name: BUTTON }).waitFor();
        times.cold.push(await timePdf(cold));
      });
      await withBrowser(async (browser) => {
        const fetched = await openPage(browser, service.url);
        const ahead = fetched.waitForResponse(/pdfWorker/);
        await fetched.goto(path);
        await (await ahead).finished();
        await fetched.waitForTimeout(500);
        times.fetched.push(await timePdf(fetched));
        times.second.push(await timePdf(fetched));
      });
    }
    const drawn = await saveOrder(service, COUNT);
    const drawings: number[] = [];
    for (let run = 0; run < RUNS; run++)
      await withBrowser(async (browser) => {
        const page = await openPage(browser, service.url);
        await page.goto(drawn);
        await page.getByRole('button', { name: MORE }).click();
        drawings.push(await timePdf(page, page.getByRole('menuitem', { name: DRAWING })));
      });
    const steps = `${COUNT} steps`;
    return [
      { what: `${steps}, clicked at once`, value: median(times.cold), unit: 'ms', target: { most: 1_000 } },
      {
        what: `${steps}, clicked after it was fetched ahead`,
        value: median(times.fetched),
        unit: 'ms',
        target: { most: 1_000 },
      },
      { what: `${steps}, clicked again`, value: median(times.second), unit: 'ms' },
      {
        what: `installation drawing of ${steps} and ${COUNT} luminaires, clicked at once`,
        value: median(drawings),
        unit: 'ms',
        target: { most: 4_000 },
      },
    ];
  });
