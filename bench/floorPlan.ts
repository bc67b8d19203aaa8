import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { dxfOf, type Groups, polylineGroups } from '@lumitor/domain/testing/dxfDrawing';
import type { Ms } from '@lumitor/domain/units';
import type { Page } from '@playwright/test';
import { openPage, withBrowser } from './browser.ts';
import { framesWhile, pan } from './frames.ts';
import { straightLayout } from './layouts.ts';
import { type Measured, median, percentile } from './measured.ts';
import { fetchCatalogue, withService } from './service.ts';
import { choicesFrom, continueWith } from './startedWork.ts';

const LINES = 150_000;
const RUNS = 3;
const SETTLED_AFTER: Ms = 3000;

/** Hall of 60 × 40 m in millimetres, full of shelves. */
function hall(): string {
  const shelves: Groups[] = [];
  const columns = 400;
  for (let index = 0; index < LINES / 4; index++) {
    const [x, y] = [(index % columns) * 150, Math.floor(index / columns) * 420];
    const layer = `Regały ${index % 5}`;
    for (const [from, to] of [
      [0, 0, 120, 0],
      [120, 0, 120, 390],
      [120, 390, 0, 390],
      [0, 390, 0, 0],
    ].map(([a = 0, b = 0, c = 0, d = 0]) => [
      [x + a, y + b],
      [x + c, y + d],
    ]))
      shelves.push([
        [0, 'LINE'],
        [8, layer],
        [10, (from?.[0] ?? 0).toFixed(9)],
        [20, (from?.[1] ?? 0).toFixed(9)],
        [30, '0.0'],
        [11, (to?.[0] ?? 0).toFixed(9)],
        [21, (to?.[1] ?? 0).toFixed(9)],
        [31, '0.0'],
      ]);
  }
  const walls = polylineGroups('Ściany', [
    [-200, -200],
    [60_200, -200],
    [60_200, 40_200],
    [-200, 40_200],
  ]);
  return dxfOf({ units: 4, entities: [...walls, ...shelves.flat()] });
}

async function putUnder(page: Page, path: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Pokój' });
  await panel.locator('input[type=file]').setInputFiles(path);
  await panel.getByRole('checkbox', { name: 'Ściany' }).waitFor({ timeout: 120_000 });
  await page.mouse.move(700, 480);
  for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 240);
  await page.waitForTimeout(SETTLED_AFTER);
}

/** Blocked time while the largest DXF file loads and moves (D73). */
export const measure = (): Promise<Measured[]> =>
  withService(async (service) => {
    const choices = choicesFrom(await fetchCatalogue(service));
    const folder = mkdtempSync(join(tmpdir(), 'lumitor-plan-'));
    // Sending the content would take time of the page.
    const file = join(folder, 'hala.dxf');
    writeFileSync(file, hall());
    const longest: number[] = [];
    const ready: number[] = [];
    const frames: number[] = [];
    for (let run = 0; run < RUNS; run++)
      await withBrowser(async (browser) => {
        const page = await openPage(browser, service.url);
        await continueWith(page, straightLayout(8), choices, {
          room: newRoom(rectangle(1_200, 900, { x: 400, y: 0 })),
        });
        await page.getByRole('button', { name: 'Pokój' }).first().click();
        await page.waitForTimeout(1000);
        const began = performance.now();
        const { longTasks } = await framesWhile(page, () => putUnder(page, file));
        ready.push(performance.now() - began - SETTLED_AFTER);
        longest.push(Math.max(0, ...longTasks));
        await pan(page);
        frames.push(percentile((await framesWhile(page, () => pan(page))).between, 0.95));
      });
    rmSync(folder, { recursive: true });
    const what = `DXF floor plan of ${LINES.toLocaleString('en')} lines`;
    return [
      { what: `${what}: longest task`, value: median(longest), unit: 'ms', target: { most: 200 } },
      { what: `${what}: until its layers are there`, value: median(ready), unit: 'ms' },
      {
        what: 'panning over it: frame, 95 of 100 under',
        value: median(frames),
        unit: 'ms',
        by: null,
        target: { most: 17.2 },
      },
    ];
  });
