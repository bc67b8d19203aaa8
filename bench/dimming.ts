import type { Room } from '@lumitor/domain/kinds/room/room';
import type { Choices } from '@lumitor/domain/plan/choices';
import type { Page } from '@playwright/test';
import { framesWhile } from './frames.ts';
import { straightLayout } from './layouts.ts';
import { type Measured, median, percentile } from './measured.ts';
import { continueWith } from './startedWork.ts';

const COUNT = 100;
const GROUPS = 5;
const PULLS = 5;

async function pull({ mouse }: Page, x: number, y: number, width: number) {
  await mouse.move(x + width - 9, y);
  await mouse.down();
  for (let step = 1; step <= 180; step++)
    await mouse.move(x + width / 2 + (width / 2 - 10) * Math.cos((step / 60) * 2 * Math.PI), y);
  await mouse.up();
}

/** Frames while a group is dimmed and the light map updates (D69). */
export async function measureDimming(
  page: Page,
  choices: Choices,
  bindingId: string,
  room: Room,
): Promise<Measured[]> {
  const placements = Array.from({ length: COUNT }, (_, index) => ({
    id: `p${index}`,
    bindingId,
    stepId: `s${Math.floor(index / 4)}`,
    at: 15 + (index % 4) * 20,
    turn: (index * 40) % 360,
    tilt: 30,
  }));
  const groups = Array.from({ length: GROUPS }, (_, number) => ({
    number,
    name: `Grupa ${number}`,
    luminaires: placements.flatMap(({ id }, index) => (index % GROUPS === number ? [id] : [])),
  }));
  const scene = {
    number: 0,
    name: 'Dzień',
    isForWork: false,
    hours: null,
    groups: { 0: 80 },
    luminaires: {},
  };
  const bindings = [{ id: bindingId, quantity: COUNT }];
  await continueWith(
    page,
    straightLayout(COUNT / 4),
    { ...choices, bindings },
    {
      placements,
      room,
      dimming: { groups, scenes: [scene] },
      mode: 'light',
    },
  );
  await page.getByText(/^Ē \d/).waitFor();
  await page.getByRole('button', { name: 'Oprawy' }).click();
  await page.getByRole('radio', { name: /^Sceny/ }).click();
  await page.getByRole('radio', { name: 'Dzień' }).click();
  const slider = page.getByRole('slider', { name: 'Poziom w %: Grupa 0' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on screen');
  const [x, y] = [box.x, box.y + box.height / 2];
  await page.waitForTimeout(1500);
  await pull(page, x, y, box.width);
  const between: number[][] = [];
  for (let run = 0; run < PULLS; run++)
    between.push((await framesWhile(page, () => pull(page, x, y, box.width))).between);
  const what = `dimming a group of ${COUNT} luminaires, with a live map`;
  return [
    {
      what: `${what}: frame, 95 of 100 under`,
      value: median(between.map((all) => percentile(all, 0.95))),
      unit: 'ms',
      by: null,
      target: { most: 17.2 },
    },
    { what: `${what}: longest frame`, value: median(between.map((all) => Math.max(...all))), unit: 'ms' },
  ];
}
