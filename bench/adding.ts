import type { Page } from '@playwright/test';
import { choicesFrom, continueWith } from './begun.ts';
import { openPage, withBrowser } from './browser.ts';
import { bentLayout, straightLayout } from './layouts.ts';
import { type Measured, median, percentile } from './measured.ts';
import { fetchCatalogue, withService } from './service.ts';

/** One less than a visitor's layout may hold. */
const COUNT = 999;
const TIMES = 40;
const KINDS = { straight: straightLayout, 'a tenth bent': bentLayout };

/** Milliseconds of one addition. */
interface Addition {
  /** From the key press to the end of the frame that shows it. */
  toPaint: number;
  /** Of that, what the page works; the rest is the wait for the frame. */
  work: number;
}

declare global {
  var additions: Addition[];
}

function recordAdditions() {
  globalThis.additions = [];
  const afterThis = (act: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = act;
    channel.port2.postMessage(null);
  };
  const record = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const began = performance.now();
    let handled = Number.POSITIVE_INFINITY;
    afterThis(() => {
      handled = performance.now();
    });
    requestAnimationFrame(() => {
      const frame = performance.now();
      afterThis(() => {
        const painted = performance.now();
        const waited = Math.max(0, frame - handled);
        globalThis.additions.push({ toPaint: painted - event.timeStamp, work: painted - began - waited });
      });
    });
  };
  window.addEventListener('keydown', record, { capture: true });
}

/** Adds the thousandth step and takes it back, again and again. */
async function addAgain(page: Page, times: number) {
  for (let time = 0; time < times; time++) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    await page.keyboard.press('Control+z');
    // Not in step with the frames, nor while the change is still being written.
    await page.waitForTimeout(300 + (time % 17));
  }
}

async function measureAdding(page: Page, kind: string): Promise<Measured[]> {
  await page.getByRole('application').focus();
  await addAgain(page, 5);
  await page.evaluate(recordAdditions);
  await addAgain(page, TIMES);
  const additions = await page.evaluate(() => globalThis.additions);
  const toPaint = additions.map((addition) => addition.toPaint);
  const what = (value: string) => `the 1,000th step, ${kind}: ${value}`;
  return [
    { what: what('key to paint, median'), value: median(toPaint), unit: 'ms', target: { most: 14 } },
    { what: what('key to paint, 95 of 100 under'), value: percentile(toPaint, 0.95), unit: 'ms' },
    { what: what('of it work, median'), value: median(additions.map(({ work }) => work)), unit: 'ms' },
  ];
}

/** Time from the key that adds a step to the frame that shows it, with parts, price and problems derived anew. */
export const measure = (): Promise<Measured[]> =>
  withService(async (service) => {
    const choices = choicesFrom(await fetchCatalogue(service));
    const measured: Measured[] = [];
    for (const [kind, layoutOf] of Object.entries(KINDS))
      await withBrowser(async (browser) => {
        const page = await openPage(browser, service.url);
        await continueWith(page, layoutOf(COUNT), choices);
        measured.push(...(await measureAdding(page, kind)));
      });
    return measured;
  });
