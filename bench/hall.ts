import { readFileSync } from 'node:fs';
import type { Layout } from '@lumitor/domain/kinds/rail/layout';
import { EMPTY_LAYOUT } from '@lumitor/domain/kinds/rail/layout';
import { type Rail, STRAIGHT_ON } from '@lumitor/domain/kinds/rail/step';
import type { Browser, Locator, Page } from '@playwright/test';
import { openPage, withBrowser } from './browser.ts';
import type { Measured } from './measured.ts';
import { saveOrder } from './pdf.ts';
import { withService } from './service.ts';

const ROWS = 50;
const RAILS = 20;
const LUMINAIRES = 2_000;

function hallLayout(): Layout {
  const frameLength = 200;
  const steps = Array.from({ length: ROWS }, (_, row) => row).flatMap((row): Rail[] =>
    Array.from({ length: RAILS }, (_, rail): Rail => {
      const id = `r${row}.${rail}`;
      if (rail === 0)
        return { kind: 'start', id, frameLength, hasT: false, origin: { x: 0, y: row * 300 }, heading: 0 };
      const on = { stepId: `r${row}.${rail - 1}`, end: rail === 1 ? ('right' as const) : ('far' as const) };
      return { ...STRAIGHT_ON, id, frameLength, on };
    }),
  );
  return { ...EMPTY_LAYOUT, steps };
}

/** Megabytes of all processes. */
async function peakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
  return Math.max(...peaks) / 1_000;
}

const FILES: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  DXF: (page) => entry(page, /DXF$/),
  IFC: (page) => entry(page, /IFC$/),
  PDF: (page) => entry(page, /^Rysunek instalacyjny/),
  ZIP: async (page) => page.getByRole('button', { name: /\(ZIP\)$/ }),
};

async function entry(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: 'Więcej plików' }).click();
  return page.getByRole('menuitem').filter({ hasText: name });
}

export const measure = (): Promise<Measured[]> =>
  withService(async (service) => {
    const path = await saveOrder(service, LUMINAIRES, hallLayout());
    const measured: Measured[] = [];
    for (const [name, buttonIn] of Object.entries(FILES))
      await withBrowser(async (browser) => {
        const page = await openPage(browser, service.url);
        page.setDefaultTimeout(300_000);
        await page.goto(path);
        const button = await buttonIn(page);
        const download = page.waitForEvent('download');
        const began = performance.now();
        await button.click();
        await (await download).path();
        measured.push(
          {
            what: `${name} of 1,000 rails and 2,000 luminaires`,
            value: performance.now() - began,
            unit: 'ms',
          },
          { what: `${name}: most memory of the page`, value: await peakMemory(browser), unit: 'MB' },
        );
      });
    return measured;
  });
