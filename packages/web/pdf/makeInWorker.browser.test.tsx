import { orderDxf } from '@lumitor/domain/dxf/orderDxf';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { translator } from '@lumitor/domain/translation/lookup';
import { expect, it, vi } from 'vitest';
import { makeModelInWorker, makePdfInWorker } from './makeInWorker.ts';

const page = sampleOrder(EVERYTHING, 'EN');
const order = { page, language: 'EN' };
const url = 'https://example.com/order';

it('makes the same file as the page, and reports progress', async () => {
  const shares: number[] = [];
  const file = await makeModelInWorker(
    { kind: 'dxf', props: order },
    { onProgress: (share) => shares.push(share) },
  );
  const t = translator(page.translations, 'EN');
  expect(await file.text()).toBe(orderDxf(page, orderInstallation(page), 'EN', t));
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it.each([
  { kind: 'order', props: { ...order, url } },
  { kind: 'drawing', props: { ...order, url, light: null } },
  { kind: 'labels', props: order },
] as const)('makes PDFs: $kind', async (request) => {
  const file = await makePdfInWorker(request);
  expect((await file.slice(0, 5).text()).startsWith('%PDF-')).toBe(true);
  expect(file.size).toBeGreaterThan(10_000);
});

it('reuses the worker for the next PDF, and replaces it after a failure', async () => {
  let started = 0;
  class CountedWorker extends Worker {
    constructor(...[url, options]: ConstructorParameters<typeof Worker>) {
      super(url, options);
      started++;
    }
  }
  vi.stubGlobal('Worker', CountedWorker);
  const labels = { kind: 'labels', props: order } as const;
  await makePdfInWorker(labels);
  started = 0;
  await makePdfInWorker(labels);
  expect(started).toBe(0);
  const broken = { kind: 'labels', props: { ...order, page: {} as typeof page } } as const;
  await expect(makePdfInWorker(broken)).rejects.toThrow();
  const file = await makePdfInWorker(labels);
  expect(file.size).toBeGreaterThan(10_000);
  expect(started).toBe(1);
  vi.unstubAllGlobals();
});

it('ends a cancelled file immediately', async () => {
  const cancelling = new AbortController();
  const shares: number[] = [];
  const file = makeModelInWorker(
    { kind: 'dxf', props: order },
    {
      signal: cancelling.signal,
      onProgress: (share) => {
        shares.push(share);
        cancelling.abort();
      },
    },
  );
  await expect(file).rejects.toThrow();
  await makeModelInWorker({ kind: 'dxf', props: order });
  expect(shares).toHaveLength(1);
});

it('makes no file that is cancelled before the start', async () => {
  const signal = AbortSignal.abort();
  await expect(makePdfInWorker({ kind: 'labels', props: order }, { signal })).rejects.toThrow();
});
