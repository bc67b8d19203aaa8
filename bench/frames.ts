import type { Ms } from '@lumitor/domain/units';
import type { Page } from '@playwright/test';
import { openPage, withBrowser } from './browser.ts';
import { straightLayout } from './layouts.ts';
import { type Measured, median, percentile } from './measured.ts';
import { fetchCatalogue, withService } from './service.ts';
import { choicesFrom, continueWith } from './startedWork.ts';

const COUNTS = [100, 1_000, 5_000];
const RUNS = 5;

/** Times between frames, and of tasks above 50 ms. */
export interface Frames {
  between: Ms[];
  longTasks: Ms[];
}

export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  const recording = await page.evaluateHandle(() => {
    const frames: Frames & { stop: () => void } = { between: [], longTasks: [], stop: () => {} };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.longTasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    let last = 0;
    let next = requestAnimationFrame(function record(now) {
      if (last > 0) frames.between.push(now - last);
      last = now;
      next = requestAnimationFrame(record);
    });
    frames.stop = () => {
      cancelAnimationFrame(next);
      observer.disconnect();
    };
    return frames;
  });
  await act();
  const { between, longTasks } = await recording.evaluate((frames) => {
    frames.stop();
    return { between: frames.between, longTasks: frames.longTasks };
  });
  await recording.dispose();
  return { between, longTasks };
}

/** Free centre at 1440 × 900. */
const MIDDLE = { x: 700, y: 480 };

export async function pan({ mouse }: Page) {
  await mouse.move(MIDDLE.x, MIDDLE.y);
  await mouse.down();
  for (let step = 1; step <= 180; step++) {
    const angle = (step / 60) * 2 * Math.PI;
    await mouse.move(MIDDLE.x + 220 * Math.sin(angle), MIDDLE.y + 160 * (1 - Math.cos(angle)));
  }
  await mouse.up();
}

async function zoom({ mouse }: Page) {
  await mouse.move(MIDDLE.x, MIDDLE.y);
  for (const direction of [-1, 1, -1, 1])
    for (let step = 0; step < 40; step++) await mouse.wheel(0, direction * 24);
}

async function draw(page: Page) {
  const plus = await page.getByRole('button', { name: 'Dodaj szynę na aktywnym końcu' }).boundingBox();
  if (!plus) throw new Error('The plus of the active end is not on screen');
  const [x, y] = [plus.x + plus.width / 2, plus.y + plus.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 180; step++) {
    const angle = (step / 60) * 2 * Math.PI;
    await page.mouse.move(x + 90 * Math.sin(angle), y + 90 * (1 - Math.cos(angle)));
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function measureFrames(page: Page, steps: string, isTarget: boolean): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [gesture, act] of Object.entries({ panning: pan, zooming: zoom, 'drawing a rail': draw })) {
    await act(page);
    const runs: Frames[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await framesWhile(page, () => act(page)));
    const of = (value: (frames: Frames) => number) => median(runs.map(value));
    const what = (value: string) => `${steps}, ${gesture}: ${value}`;
    measured.push(
      { what: what('frame, median'), value: of(({ between }) => median(between)), unit: 'ms' },
      {
        what: what('frame, 95 of 100 under'),
        value: of(({ between }) => percentile(between, 0.95)),
        unit: 'ms',
        // A frame at 60 Hz takes 16.7 ms.
        ...(isTarget ? { target: { most: 17.2 } } : {}),
      },
      { what: what('longest frame'), value: of(({ between }) => Math.max(...between)), unit: 'ms' },
      { what: what('tasks above 50 ms'), value: of(({ longTasks }) => longTasks.length), unit: '' },
    );
  }
  return measured;
}

export const measure = (): Promise<Measured[]> =>
  withService(async (service) => {
    const choices = choicesFrom(await fetchCatalogue(service));
    const measured: Measured[] = [];
    for (const count of COUNTS)
      await withBrowser(async (browser) => {
        const page = await openPage(browser, service.url);
        await continueWith(page, straightLayout(count), choices);
        await page.getByRole('application').press('f');
        await page.waitForTimeout(1000);
        measured.push(...(await measureFrames(page, `${count.toLocaleString('en')} steps`, count >= 1_000)));
      });
    return measured;
  });
