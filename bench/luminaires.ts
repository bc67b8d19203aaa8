import { arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import { type Bodies, bodiesOf } from '@lumitor/domain/kinds/luminaire/body';
import type { LuminairePlacement } from '@lumitor/domain/plan/placement';
import { windingLayout } from '@lumitor/domain/testing/sampleLayouts';
import type { Page } from '@playwright/test';
import { openPage, withBrowser } from './browser.ts';
import { framesWhile } from './frames.ts';
import { straightLayout } from './layouts.ts';
import { type Measured, median, percentile } from './measured.ts';
import { fetchCatalogue, withService } from './service.ts';
import { choicesFrom, continueWith } from './startedWork.ts';

const COUNT = 1_000;
const RUNS = 200;
const DRAGS = 5;

const BODIES: Bodies = bodiesOf([
  { id: 'point', tiltMax: 90 },
  { id: 'short', length: 12, tiltMax: 90 },
  { id: 'long', length: 60, fitsBent: false },
]);
const BINDINGS = [
  { id: 'point', quantity: 400 },
  { id: 'short', quantity: 400 },
  { id: 'long', quantity: 200 },
];
const putOn = (stepId: string, index: number, at = 50): LuminairePlacement => ({
  id: `p${index}`,
  bindingId: 'short',
  stepId,
  at,
  turn: 0,
  tilt: 30,
});
const ARRANGED: Record<string, LuminairePlacement[]> = {
  'all automatic': [],
  'four in ten by hand': Array.from({ length: 400 }, (_, index) => putOn(`s${index}`, index)),
  'as many on few rails': Array.from({ length: 400 }, (_, index) =>
    putOn(`s${Math.floor(index / 8)}`, index, 6 + (index % 8) * 12),
  ),
};

function measurePlaces(): Measured[] {
  return Object.entries(ARRANGED).map(([how, placements]) => {
    const times = Array.from({ length: RUNS }, () => {
      const plan = { layout: windingLayout(COUNT), placements, choices: { bindings: BINDINGS } };
      const began = performance.now();
      arrange(plan, BODIES);
      return performance.now() - began;
    });
    return {
      what: `1,000 luminaires on 1,000 steps, ${how}: their places`,
      value: median(times),
      unit: 'ms',
      target: { most: 5 },
    };
  });
}

async function drag({ mouse }: Page, x: number, y: number) {
  await mouse.move(x, y);
  await mouse.down();
  for (let step = 1; step <= 180; step++)
    await mouse.move(x + 60 * Math.sin((step / 60) * 2 * Math.PI), y + 3);
  await mouse.up();
}

export async function measureDragging(page: Page, what: string): Promise<Measured[]> {
  await page.getByRole('application').press(']');
  const mark = page.locator('circle[r="16"]');
  const box = await mark.boundingBox();
  if (!box) throw new Error('No luminaire is selected');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await drag(page, x, y);
  const between: number[][] = [];
  for (let run = 0; run < DRAGS; run++)
    between.push((await framesWhile(page, () => drag(page, x, y))).between);
  return [
    {
      what: `${what}: frame, 95 of 100 under`,
      value: median(between.map((all) => percentile(all, 0.95))),
      unit: 'ms',
      by: null,
      target: { most: 17.2 },
    },
    {
      what: `${what}: longest frame`,
      value: median(between.map((all) => Math.max(...all))),
      unit: 'ms',
    },
  ];
}

const measureDrag = (): Promise<Measured[]> =>
  withService((service) =>
    withBrowser(async (browser) => {
      const catalogue = await fetchCatalogue(service);
      const choices = choicesFrom(catalogue);
      const [spot] = choices.bindings;
      if (!spot) throw new Error('The demo catalogue has no luminaires');
      const placements = Array.from({ length: 160 }, (_, index) => ({
        ...putOn(`s${Math.floor(index / 4)}`, index, 15 + (index % 4) * 20),
        bindingId: spot.id,
      }));
      const page = await openPage(browser, service.url);
      const bindings = [{ id: spot.id, quantity: 200 }];
      await continueWith(page, straightLayout(40), { ...choices, bindings }, { placements });
      await page.getByRole('button', { name: 'Oprawy' }).click();
      await page.getByRole('application').press('f');
      await page.waitForTimeout(1000);
      return await measureDragging(page, 'dragging one luminaire among 200');
    }),
  );

export const measure = async (): Promise<Measured[]> => [...measurePlaces(), ...(await measureDrag())];
