import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { type PostgresServer, startPostgres } from '../packages/server/testing/postgresServer.ts';
import { promote, startStandby } from '../packages/server/testing/postgresStandby.ts';
import { startS3Server } from '../packages/server/testing/s3Server.ts';
import { s3Settings } from './engines.ts';
import { type EventStream, openEvents, until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { outageRows, writeThrough } from './outage.ts';
import { changePrice, openShop, type Shop } from './shop.ts';
import { Tally } from './tally.ts';
import { Writers } from './writers.ts';

const CLIENTS = 20;
const PAGES = 10;
const EVENT_TIMEOUT: Ms = 2_000;

async function hearPrice(url: string, shop: Shop, pages: readonly EventStream[], price: number) {
  const before = pages.map(({ changes }) => changes);
  await changePrice(url, shop, price);
  return until('all pages hear of the price', () =>
    pages.every(({ changes }, index) => changes > (before[index] as number)),
  );
}

export async function failOver(failovers: number): Promise<Measured[]> {
  let primary: PostgresServer = await startPostgres();
  let standby: PostgresServer | null = null;
  const s3 = await startS3Server();
  let instance: Instance | null = null;
  const pages: EventStream[] = [];
  const outages: number[] = [];
  const heard: number[] = [];
  const tally = new Tally();
  try {
    const database = await primary.createDatabase();
    standby = await startStandby(primary, { isSynchronous: true });
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`);
    const databaseUrl = primary.url(database).replace(`127.0.0.1:${primary.port}`, hosts.join());
    instance = await startInstance({ DATABASE_URL: databaseUrl, ...s3Settings(s3) });
    const { url } = instance;
    const shop = await openShop(url);
    for (let page = 0; page < PAGES; page += 1) pages.push(await openEvents(url));
    for (let round = 1; round <= failovers; round += 1) {
      const writers = new Writers(shop, String(round));
      const [failing, next] = [primary, standby];
      const outage = await writeThrough(url, writers, CLIENTS, async () => {
        await failing.kill();
        await promote(next);
      });
      outages.push(outage);
      heard.push(await hearPrice(url, shop, pages, round));
      await tally.settle(url, writers);
      if (round === failovers) break;
      const { port } = primary;
      await primary.close();
      primary = standby;
      standby = await startStandby(primary, { isSynchronous: true, port });
    }
    const cutOff = pages.filter(({ isOpen }) => !isOpen).length;
    return [
      { what: 'primaries killed, and standbys promoted', value: failovers, unit: '' },
      ...tally.rows(failovers * CLIENTS),
      ...outageRows(outages),
      {
        what: 'until open pages heard of a new price, longest',
        value: Math.max(...heard),
        unit: 'ms',
        target: { most: EVENT_TIMEOUT },
      },
      { what: 'open pages cut off', value: cutOff, unit: '', target: { most: 0 } },
      ...instance.ends(),
    ];
  } finally {
    for (const page of pages) page.close();
    await instance?.kill();
    await s3.stop();
    await standby?.close();
    await primary.close();
  }
}

export const run = (): Promise<Measured[]> => failOver(10);
