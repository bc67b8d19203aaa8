import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ms } from '@lumitor/domain/units';
import { withBrowser } from './browser.ts';
import type { Reference } from './machine.ts';
import { median } from './measured.ts';

const RUNS = 15;

interface Leg {
  id: string;
  parent: Leg | null;
  lengths: number[];
  total: number;
}

/** Objects, maps, strings, sorting and floating-point loops, in about the product's proportions. */
function computeOnce(): number {
  const legs = new Map<string, Leg>();
  let last: Leg | null = null;
  for (let index = 0; index < 12_000; index++) {
    const leg: Leg = { id: `leg ${index}`, parent: last, lengths: [index % 7, index % 11, 200], total: 0 };
    leg.total = leg.lengths.reduce((sum, length) => sum + length, 0) + (leg.parent?.total ?? 0);
    legs.set(leg.id, leg);
    last = index % 50 === 0 ? null : leg;
  }
  const sorted = [...legs.values()].toSorted((a, b) => a.total - b.total || a.id.localeCompare(b.id, 'en'));
  let sum = 0;
  const field = new Float64Array(60_000);
  for (let round = 0; round < 6; round++)
    for (let cell = 0; cell < field.length; cell++) {
      const value = Math.sin(cell * 0.01 + round) / (1 + Math.sqrt(cell));
      field[cell] = (field[cell] as number) + value;
      sum += field[cell] as number;
    }
  return (
    sum +
    sorted.length +
    JSON.stringify(sorted.slice(0, 200).map(({ id, lengths }) => ({ id, lengths }))).length
  );
}

function compute(): Ms {
  let check = 0;
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    check += computeOnce();
    return performance.now() - began;
  });
  if (!Number.isFinite(check)) throw new Error('The reference workload computed nothing');
  return median(times);
}

/** Paths are moved and laid out, a table is filled; the frame is awaited. */
const page = (): Promise<Ms> =>
  withBrowser(async (browser) => {
    const bare = await browser.newPage();
    await bare.setContent(
      '<!doctype html><svg width="1200" height="700"></svg><table><tbody></tbody></table>',
    );
    return median(
      await bare.evaluate(async (runs) => {
        const [svg, body] = [document.querySelector('svg'), document.querySelector('tbody')];
        if (!svg || !body) throw new Error('The page of the reference workload is empty');
        const times: number[] = [];
        for (let run = 0; run < runs; run++) {
          await new Promise(requestAnimationFrame);
          const began = performance.now();
          svg.replaceChildren(
            ...Array.from({ length: 1_500 }, (_, index) => {
              const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
              path.setAttribute('d', `M${index % 90} ${run + (index % 70)}h40v12h-40z`);
              return path;
            }),
          );
          body.replaceChildren(
            ...Array.from({ length: 150 }, (_, index) => {
              const row = document.createElement('tr');
              row.innerHTML = `<td>${index}</td><td>row ${index + run}</td><td>${index * run}</td>`;
              return row;
            }),
          );
          // Reading a size forces style and layout.
          if (body.offsetHeight === 0) throw new Error('The table of the reference workload has no height');
          times.push(performance.now() - began);
        }
        return times;
      }, RUNS),
    );
  });

/** Small writes, each synced, as a database commits. */
async function disk(): Promise<Ms> {
  const folder = await mkdtemp(join(tmpdir(), 'lumitor-bench-'));
  const file = await open(join(folder, 'writes'), 'w');
  const block = Buffer.alloc(4_096, 1);
  try {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const began = performance.now();
      for (let write = 0; write < 20; write++) {
        await file.write(block);
        await file.datasync();
      }
      times.push(performance.now() - began);
    }
    return median(times);
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}

export const measureReference = async (): Promise<Reference> => ({
  compute: compute(),
  page: await page(),
  disk: await disk(),
});
