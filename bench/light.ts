import { readdirSync } from 'node:fs';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { USUAL_SCALE } from '@lumitor/domain/light/scaleChoice';
import { type LightDetail, litRoomOf, type Scene, type Shining } from '@lumitor/domain/light/scene';
import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import { ugrTable } from '@lumitor/domain/photometry/ugr';
import type { Page } from '@playwright/test';
import type { LightMessage } from '../packages/web/light/lightMessages.ts';
import { ROOT } from '../scripts/setup/root.mjs';
import { openPage, withBrowser } from './browser.ts';
import { measureDimming } from './dimming.ts';
import { straightLayout } from './layouts.ts';
import { measureDragging } from './luminaires.ts';
import { type Measured, median } from './measured.ts';
import { fetchCatalogue, withService } from './service.ts';
import { choicesFrom, continueWith } from './startedWork.ts';

const ROOM = newRoom(rectangle(1200, 900, { x: 0, y: 0 }));
const COUNT = 200;
const OBSTACLES = Array.from({ length: 10 }, (_, index) => ({
  id: `o${index}`,
  kind: 'shelf' as const,
  from: 0,
  reflectance: 0.5,
  ...(index < 8
    ? {
        x: -400 + (index % 4) * 260,
        y: index < 4 ? -180 : 180,
        width: 200,
        depth: 90,
        heading: index * 5,
        to: 160,
      }
    : { x: index === 8 ? -500 : 500, y: 0, width: 40, depth: 40, heading: 0, to: 270 }),
}));
const RUNS = 9;

const MEASURED: PhotometricTable = {
  symmetry: 'none',
  c: Array.from({ length: 24 }, (_, plane) => plane * 15),
  gamma: Array.from({ length: 37 }, (_, angle) => angle * 5),
  candela: Array.from({ length: 24 }, (_, plane) =>
    Array.from({ length: 37 }, (_, angle) => (angle > 18 ? 0 : 900 * Math.cos(angle / 12) ** 2 + plane)),
  ),
  turn: 0,
};
const SHINES: Record<string, Shining> = {
  'by files': { table: MEASURED },
  'by flux and beam': { lumens: 2000, beam: 36 },
};

/** Light of 200 luminaires by detail, requested from the built worker. */
async function measureWorker(page: Page): Promise<Measured[]> {
  const assets = `${ROOT}packages/web/dist/assets`;
  const worker = readdirSync(assets).find((name) => /^lightWorker-.*\.js$/.test(name));
  if (!worker) throw new Error(`There is no lightWorker in ${assets}. Build the configurator first.`);
  const luminaires = Array.from({ length: COUNT }, (_, index) => ({
    id: `l${index}`,
    bindingId: 'lamp',
    z: 260,
    heading: 0,
    turn: index * 7,
    tilt: index % 30,
    x: -550 + (index % 20) * 58,
    y: -400 + Math.floor(index / 20) * 88,
  }));
  const measured: Measured[] = [];
  const bare = Object.entries(SHINES).map(([how, shining]) => ({ how, shining, room: ROOM, most: 100 }));
  const furnished = { ...ROOM, obstacles: OBSTACLES };
  const rooms = [
    ...bare,
    { how: 'by files, 10 obstacles', shining: { table: MEASURED }, room: furnished, most: 150 },
  ];
  for (const { how, shining, room, most } of rooms)
    for (const detail of ['direct', 'quick', 'full'] satisfies LightDetail[]) {
      const scene: Omit<Scene, 'articles'> = { room: litRoomOf(room), luminaires, areas: [] };
      const message: LightMessage = {
        id: 1,
        scene,
        articles: { lamp: shining },
        detail,
        surfaces: [{ kind: 'plane' }],
        colouring: { choice: USUAL_SCALE, target: 500 },
      };
      const times = await page.evaluate(
        async ([address, requested, runs]) => {
          const requesting = new Worker(address, { type: 'module' });
          const all: number[] = [];
          for (let run = 0; run < runs; run++) {
            const began = performance.now();
            await new Promise((resolve) => {
              requesting.onmessage = resolve;
              requesting.postMessage(requested);
            });
            all.push(performance.now() - began);
          }
          requesting.terminate();
          return all;
        },
        [`/assets/${worker}`, message, RUNS] as const,
      );
      measured.push({
        what: `${COUNT} luminaires ${how}, in a worker, ${detail}`,
        value: median(times),
        unit: 'ms',
        ...(detail === 'direct' && { target: { most } }),
      });
    }
  return measured;
}

/** Glare of a file (D65). */
function measureUgr(): Measured {
  const opening = { length: 1200, width: 60, sideC0: 0, sideC90: 0, lengthAlong: 90 } as const;
  const file = { format: 'ldt', name: '', isAbsolute: true, stated: null, table: MEASURED, opening } as const;
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    ugrTable(file);
    return performance.now() - began;
  });
  return { what: 'table of glare of a file', value: median(times), unit: 'ms', target: { most: 100 } };
}

export const measure = (): Promise<Measured[]> =>
  withService((service) =>
    withBrowser(async (browser) => {
      const catalogue = await fetchCatalogue(service);
      const page = await openPage(browser, service.url);
      const choices = choicesFrom(catalogue);
      const [spot] = choices.bindings;
      if (!spot) throw new Error('The demo catalogue has no luminaires');
      const placements = Array.from({ length: 20 }, (_, index) => ({
        id: `p${index}`,
        bindingId: spot.id,
        stepId: `s${Math.floor(index / 4)}`,
        at: 15 + (index % 4) * 20,
        turn: (index * 40) % 360,
        tilt: 30,
      }));
      const bindings = [{ id: spot.id, quantity: placements.length }];
      const plan = { placements, room: ROOM, mode: 'light' as const };
      await continueWith(page, straightLayout(10), { ...choices, bindings }, plan);
      await page.getByRole('button', { name: 'Oprawy' }).click();
      await page.getByRole('application').press('f');
      await page.getByText(/^Ē \d/).waitFor();
      await page.waitForTimeout(1000);
      const dragging = await measureDragging(page, 'dragging one luminaire among 20, with a live map');
      const dimming = await measureDimming(await openPage(browser, service.url), choices, spot.id, ROOM);
      return [...dragging, ...dimming, ...(await measureWorker(page)), measureUgr()];
    }),
  );
