import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import type { Ms } from '@lumitor/domain/units';
import type { Page } from '@playwright/test';
import { ROOT } from '../scripts/setup/root.mjs';
import { openPage, withBrowser } from './browser.ts';
import { straightLayout } from './layouts.ts';
import { type Measured, median } from './measured.ts';
import { fetchCatalogue, withService } from './service.ts';
import { choicesFrom, continueWith } from './startedWork.ts';

const RUNS = 5;
const ROOM = newRoom(rectangle(1_200, 900, { x: 400, y: 0 }));

function measureSize(): Measured {
  const assets = `${ROOT}packages/web/dist/assets/`;
  const chunk = readdirSync(assets).find((name) => /^View3d-.*\.js$/.test(name));
  if (!chunk) throw new Error(`There is no View3d in ${assets}. Build the configurator first.`);
  const value = gzipSync(readFileSync(assets + chunk)).length / 1000;
  return { what: 'its chunk, three.js with it', value, unit: 'kB', target: { most: 170 } };
}

const openedIn = (page: Page): Promise<[first: Ms, lit: Ms]> =>
  page.evaluate(async () => {
    const until = async (is: () => boolean) => {
      while (!is()) await new Promise((next) => requestAnimationFrame(next));
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      return performance.now();
    };
    const stage = () => document.querySelector('[role="application"][aria-label="Widok 3D"]');
    const began = performance.now();
    const modes = [...document.querySelectorAll('label')];
    modes.find(({ textContent }) => textContent === '3D')?.click();
    const tools = () => document.querySelector('[aria-label="Narzędzia widoku 3D"]');
    const first = await until(() => tools() !== null);
    const lit = await until(() => stage()?.getAttribute('aria-busy') === 'false');
    return [first - began, lit - began];
  });

export const measure = (): Promise<Measured[]> =>
  withService(async (service) => {
    const choices = choicesFrom(await fetchCatalogue(service));
    const all: [number, number][] = [];
    for (let run = 0; run < RUNS; run++)
      await withBrowser(async (browser) => {
        const page = await openPage(browser, service.url);
        await continueWith(page, straightLayout(8), choices, { room: ROOM });
        await page.waitForTimeout(1000);
        all.push(await openedIn(page));
      });
    return [
      {
        what: '50 luminaires in a room: first picture',
        value: median(all.map(([first]) => first)),
        unit: 'ms',
        target: { most: 1500 },
      },
      { what: 'the same: with all its light', value: median(all.map(([, lit]) => lit)), unit: 'ms' },
      measureSize(),
    ];
  });
