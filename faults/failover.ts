import { setTimeout as delay } from 'node:timers/promises';
import { type Measured, median } from '../bench/measured.ts';
import { type PostgresServer, startPostgres } from '../packages/server/testing/postgresServer.ts';
import { promote, startStandby } from '../packages/server/testing/postgresStandby.ts';
import { startS3Server } from '../packages/server/testing/s3Server.ts';
import { s3Settings } from './engines.ts';
import { type EventStream, openEvents, until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { changePrice, openShop, type Shop } from './shop.ts';
import { compareStored } from './stored.ts';
import { Writers } from './writers.ts';

const CLIENTS = 20;
const PAGES = 10;
/** Milliseconds of writing before the primary is lost. */
const WRITING = 1_500;
/** Milliseconds within which open pages are to hear of a price after the failover. */
const HEARD_WITHIN = 2_000;

/** The longest time without an acknowledgement since then, in seconds. */
function outage(acknowledgedAt: readonly number[], since: number): number {
  const times = [since, ...acknowledgedAt.filter((time) => time > since)];
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] as number))) / 1_000;
}

/** Milliseconds until every page has heard of a change of price. */
async function hearPrice(url: string, shop: Shop, pages: readonly EventStream[], price: number) {
  const before = pages.map(({ changes }) => changes);
  await changePrice(url, shop, price);
  return until('all pages hear of the price', () =>
    pages.every(({ changes }, index) => changes > (before[index] as number)),
  );
}

/** Kills the primary under load and promotes its synchronous standby, again and again; the service runs on. */
export async function failOver(failovers: number): Promise<Measured[]> {
  let primary: PostgresServer = await startPostgres();
  let standby: PostgresServer | null = null;
  const s3 = await startS3Server();
  let instance: Instance | null = null;
  const pages: EventStream[] = [];
  const outages: number[] = [];
  const heard: number[] = [];
  const total = { writes: 0, unanswered: 0, retried: 0, lost: 0, duplicates: 0 };
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
      const from = new Date().toISOString();
      const writers = new Writers(shop, String(round));
      const end = new AbortController();
      const writing = writers.write(url, CLIENTS, end.signal);
      await delay(WRITING);
      const lostAt = performance.now();
      const before = writers.acknowledgedAt.length;
      await primary.kill();
      await promote(standby);
      const promotedAt = performance.now();
      await until('a write is acknowledged after the failover', () =>
        writers.acknowledgedAt.some((time) => time > promotedAt),
      );
      await delay(WRITING);
      end.abort();
      await writing;
      if (writers.acknowledgedAt.length === before)
        throw new Error('Nothing was written after the failover.');
      outages.push(outage(writers.acknowledgedAt, lostAt));
      heard.push(await hearPrice(url, shop, pages, round));
      total.unanswered += writers.unanswered;
      await writers.retry(url);
      const { lost, duplicates } = await compareStored(url, shop.cookie, writers.acknowledged, from);
      total.writes += writers.acknowledgedAt.length;
      total.retried += writers.retried;
      total.lost += lost;
      total.duplicates += duplicates;
      if (round === failovers) break;
      const { port } = primary;
      await primary.close();
      primary = standby;
      standby = await startStandby(primary, { isSynchronous: true, port });
    }
    const none = { most: 0 };
    return [
      { what: 'primaries killed, and standbys promoted', value: failovers, unit: '' },
      { what: 'writes acknowledged', value: total.writes, unit: '', target: { least: failovers * CLIENTS } },
      { what: 'refused or without an answer', value: total.unanswered, unit: '' },
      { what: 'of these acknowledged when sent again', value: total.retried, unit: '' },
      { what: 'never acknowledged', value: total.unanswered - total.retried, unit: '', target: none },
      { what: 'acknowledged and lost', value: total.lost, unit: '', target: none },
      { what: 'stored twice', value: total.duplicates, unit: '', target: none },
      { what: 'without service, median', value: median(outages), unit: 's' },
      { what: 'without service, longest', value: Math.max(...outages), unit: 's', target: { most: 10 } },
      {
        what: 'until open pages heard of a new price, longest',
        value: Math.max(...heard),
        unit: 'ms',
        target: { most: HEARD_WITHIN },
      },
      {
        what: 'open pages cut off',
        value: pages.filter(({ isOpen }) => !isOpen).length,
        unit: '',
        target: none,
      },
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
