import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import type { Ms } from '@lumitor/domain/units';
import type { Browser, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../scripts/setup/root.mjs';
import { openPage, withBrowser } from './browser.ts';
import { bentLayout, straightLayout } from './layouts.ts';
import { type Measured, median, percentile } from './measured.ts';
import { fetchCatalogue, withService } from './service.ts';
import { choicesFrom, continueWith } from './startedWork.ts';

const COUNT = 999;
const TIMES = 30;
const REST: Ms = 800;
const KINDS = { straight: straightLayout, 'a tenth bent': bentLayout };

async function addAgain(page: Page, times: number) {
  for (let time = 0; time < times; time++) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(REST);
    await page.keyboard.press('Backspace');
    // Waits for the write and the highlight, at varying phases of the frames.
    await page.waitForTimeout(REST + (time % 17));
  }
}

/** Task in Chromium's trace; microseconds. */
interface Span {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

/** Time from the key press to the end of the step's frame. */
interface Addition {
  toPaint: Ms;
  processor: Ms;
}

/** Every second key adds a step, the others remove it; the first frame after the key paints it. */
function additionsIn(trace: { traceEvents: Span[] }): Addition[] {
  const spans = trace.traceEvents.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts);
  const keys = spans.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const additions = keys.filter((_, index) => index % 2 === 0);
  return additions.map((key) => {
    const frame = spans.find(
      ({ name, pid, tid, ts }) =>
        name === 'ProxyMain::BeginMainFrame' && pid === key.pid && tid === key.tid && ts >= key.ts + key.dur,
    );
    if (!frame) throw new Error('A step was added and no frame was drawn');
    return {
      toPaint: (frame.ts + frame.dur - key.ts) / 1_000,
      processor: ((key.tdur ?? key.dur) + (frame.tdur ?? frame.dur)) / 1_000,
    };
  });
}

async function additionsOn(browser: Browser, page: Page, times: number): Promise<Addition[]> {
  await addAgain(page, 5);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'cc'] });
  await addAgain(page, times);
  return additionsIn(JSON.parse(String(await browser.stopTracing())));
}

declare global {
  interface Window {
    /** Null while not counting. */
    rendered: number[] | null;
  }
}

interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Runs before the page's code: React reports renders to its DevTools hook. */
function watchRendering() {
  window.rendered = null;
  /** Function components, plain or memoized; flag 1 marks a call. */
  const isRendered = ({ tag, flags }: Fiber) => (flags & 1) === 1 && [0, 11, 14, 15].includes(tag);
  const count = (fiber: Fiber): number => {
    let rendered = isRendered(fiber) ? 1 : 0;
    if (fiber.child === fiber.alternate?.child) return rendered;
    for (let child = fiber.child; child; child = child.sibling) if (child.alternate) rendered += count(child);
    return rendered;
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => window.rendered?.push(count(root.current)),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

async function countRendered(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.rendered = [];
  });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(REST);
  const [first = 0] = (await page.evaluate(() => window.rendered)) ?? [];
  return first;
}

async function openBare(page: Page, layout: Layout): Promise<void> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: `${ROOT}bench/bareDrawing.ts` },
    },
  })) as Rolldown.RolldownOutput;
  const paths = geometryOf(layout).placed.map(({ axis }) => axisPath(axis));
  await page.route('/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/bare');
  await page.addScriptTag({ content: `var paths = ${JSON.stringify(paths)}` });
  await page.addScriptTag({ type: 'module', content: output[0].code });
  await page.locator('path').first().waitFor({ state: 'attached' });
}

/** Compares adding the 1,000th step with React alone drawing as many paths. */
export const measure = (): Promise<Measured[]> =>
  withService(async (service) => {
    const choices = choicesFrom(await fetchCatalogue(service));
    const measured: Measured[] = [];
    for (const [kind, layoutOf] of Object.entries(KINDS))
      await withBrowser(async (browser) => {
        // Half before and half after: the machine's speed varies.
        const halfBare = async () => {
          const bare = await openPage(browser, service.url);
          await openBare(bare, layoutOf(COUNT + 1));
          const additions = await additionsOn(browser, bare, TIMES / 2);
          await bare.close();
          return additions.map(({ toPaint }) => toPaint);
        };
        const before = await halfBare();
        const page = await openPage(browser, service.url);
        await page.addInitScript(watchRendering);
        await continueWith(page, layoutOf(COUNT), choices);
        await page.getByRole('application').focus();
        const additions = await additionsOn(browser, page, TIMES);
        const rendered = await countRendered(page);
        await page.close();
        const bareToPaint = median([...before, ...(await halfBare())]);
        const toPaint = additions.map((addition) => addition.toPaint);
        const what = (value: string) => `the 1,000th step, ${kind}: ${value}`;
        measured.push(
          // Includes the wait for the browser's next frame, so only the ratio has a target.
          { what: what('key to paint, median'), value: median(toPaint), unit: 'ms' },
          { what: what('key to paint, 95 of 100 under'), value: percentile(toPaint, 0.95), unit: 'ms' },
          {
            what: what('React alone with as many paths, key to paint, median'),
            value: bareToPaint,
            unit: 'ms',
          },
          {
            what: what('times what React alone takes'),
            value: median(toPaint) / bareToPaint,
            unit: '',
            target: { most: 1.35 },
          },
          {
            what: what('components rendered before the paint'),
            value: rendered,
            unit: '',
            target: { most: 8 },
          },
          {
            what: what('processor time of the page for it, median'),
            value: median(additions.map(({ processor }) => processor)),
            unit: 'ms',
          },
        );
      });
    return measured;
  });
