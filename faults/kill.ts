import { setTimeout as delay } from 'node:timers/promises';
import type { Measured } from '../bench/measured.ts';
import { type Engine, embedded, postgresAndFolder, postgresAndS3 } from './engines.ts';
import { startInstance } from './instance.ts';
import { openShop } from './shop.ts';
import { compareStored } from './stored.ts';
import { Writers } from './writers.ts';

const CLIENTS = 20;

/** Milliseconds of writing before the kill, another number in each round. */
const writingTime = (round: number) => 300 + ((round * 137) % 1_000);

/**
 * Kills the service in the middle of 20 clients' writing, again and again; what was not acknowledged
 * is sent again under the same key to the service as it comes back.
 */
export async function killAgain(
  name: string,
  openEngine: () => Promise<Engine>,
  rounds: number,
): Promise<Measured[]> {
  const engine = await openEngine();
  const total = { writes: 0, unanswered: 0, retried: 0, lost: 0, duplicates: 0, broken: 0 };
  try {
    let instance = await startInstance(engine.settings);
    const shop = await openShop(instance.url);
    for (let round = 1; round <= rounds; round += 1) {
      const from = new Date().toISOString();
      const writers = new Writers(shop, String(round));
      const end = new AbortController();
      const writing = writers.write(instance.url, CLIENTS, end.signal);
      await delay(writingTime(round));
      await instance.kill();
      end.abort();
      await writing;
      instance = await startInstance(engine.settings);
      total.unanswered += writers.unanswered;
      await writers.retry(instance.url);
      const { lost, duplicates } = await compareStored(instance.url, shop.cookie, writers.acknowledged, from);
      total.writes += writers.acknowledgedAt.length;
      total.retried += writers.retried;
      total.lost += lost;
      total.duplicates += duplicates;
      total.broken += (await engine.findFaults()).length;
    }
    await instance.stop();
  } finally {
    await engine.close();
  }
  const none = { most: 0 };
  return [
    { what: `${name}: kills`, value: rounds, unit: '' },
    { what: 'writes acknowledged', value: total.writes, unit: '', target: { least: rounds * CLIENTS } },
    { what: 'without an answer when killed', value: total.unanswered, unit: '', target: { least: rounds } },
    { what: 'of these acknowledged when sent again', value: total.retried, unit: '' },
    { what: 'never acknowledged', value: total.unanswered - total.retried, unit: '', target: none },
    { what: 'acknowledged and lost', value: total.lost, unit: '', target: none },
    { what: 'stored twice', value: total.duplicates, unit: '', target: none },
    { what: 'faults in the database', value: total.broken, unit: '', target: none },
  ];
}

const ENGINES = {
  embedded,
  'PostgreSQL and a folder': postgresAndFolder,
  'PostgreSQL and S3': postgresAndS3,
};

export async function run(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [name, engine] of Object.entries(ENGINES))
    measured.push(...(await killAgain(name, engine, 100)));
  return measured;
}
