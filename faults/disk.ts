import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { embeddedFaults } from '../packages/server/testing/integrity.ts';
import { mountDisk } from '../packages/server/testing/mountedDisk.ts';
import { answersDuring } from './answers.ts';
import { until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { footprint, growth } from './process.ts';
import { callService as send } from './send.ts';
import { openShop, saveOrder, upload } from './shop.ts';
import { Tally } from './tally.ts';
import { Writers } from './writers.ts';

const DISK_KILOBYTES = 40_000;
/** Removing this file makes room for all refused saves and retries. */
const BALLAST_MEGABYTES = 24;
const FILE = 'x'.repeat(200_000);

export async function fillDisk(duration: Ms): Promise<Measured[]> {
  const disk = mountDisk(DISK_KILOBYTES);
  if (!disk) throw new Error('This needs to mount a small disk: run it as root on Linux.');
  let instance: Instance | null = null;
  try {
    instance = await startInstance({ DATA_DIR: disk.folder });
    const { url } = instance;
    const shop = await openShop(url);
    const ballast = join(disk.folder, 'ballast');
    await writeFile(ballast, Buffer.alloc(BALLAST_MEGABYTES * 1_000_000));
    const writers = new Writers(shop, 'disk');
    const end = new AbortController();
    const writing = writers.write(url, 4, end.signal);
    const isFull = async () => (await saveOrder(url, shop)).status === 503;
    // Files fill the disk in seconds; orders would take minutes.
    while ((await upload(url, shop, FILE)).status === 201);
    const filled = await until('the disk is full', isFull, 120_000);
    const before = footprint(instance);
    const { orders, uploads, snapshots, health, readiness } = await answersDuring(duration, {
      orders: { clients: 4, send: () => saveOrder(url, shop) },
      uploads: { clients: 2, send: () => upload(url, shop, FILE) },
      snapshots: { clients: 1, send: () => send(url, '/api/snapshots/standard') },
      health: { clients: 1, send: () => send(url, '/healthz') },
      readiness: { clients: 1, send: () => send(url, '/readyz') },
    });
    const after = footprint(instance);
    await rm(ballast);
    const back = await until(
      'orders are saved again',
      async () => (await saveOrder(url, shop)).status === 201,
    );
    await delay(500);
    end.abort();
    await writing;
    const tally = new Tally();
    await tally.settle(url, writers);
    const parts = (await readdir(disk.folder, { recursive: true })).filter((path) => path.endsWith('.part'));
    const none = { most: 0 };
    return [
      { what: 'until the disk was full', value: filled / 1_000, unit: 's' },
      ...orders.rows('full, an order', ['503 database-unavailable']),
      orders.wait('full, an order', 10),
      ...uploads.rows('full, an upload', ['503 storage-unavailable']),
      ...snapshots.rows('full, a snapshot', ['200']),
      ...health.rows('full, health', ['200']),
      ...readiness.rows('full, readiness', [], ['200', '503']),
      { what: 'service again after', value: back / 1_000, unit: 's', target: { most: 5 } },
      ...tally.rows(10),
      { what: 'files half written', value: parts.length, unit: '', target: none },
      { what: 'faults in the database', value: embeddedFaults(disk.folder).length, unit: '', target: none },
      ...instance.ends(),
      ...growth(before, after, 40),
    ];
  } finally {
    await instance?.kill();
    disk.unmount();
  }
}

export const run = (): Promise<Measured[]> => fillDisk(30_000);
