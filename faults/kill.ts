import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { type Engine, embedded, postgresAndFolder, postgresAndS3 } from './engines.ts';
import { startInstance } from './instance.ts';
import { openShop } from './shop.ts';
import { Tally } from './tally.ts';
import { Writers } from './writers.ts';

const CLIENTS = 20;

const writingTime = (round: number): Ms => 300 + ((round * 137) % 1_000);

/** Unacknowledged writes are repeated under the same key. */
export async function killAgain(
  name: string,
  openEngine: () => Promise<Engine>,
  rounds: number,
): Promise<Measured[]> {
  const engine = await openEngine();
  const tally = new Tally();
  let broken = 0;
  try {
    let instance = await startInstance(engine.settings);
    const shop = await openShop(instance.url);
    for (let round = 1; round <= rounds; round += 1) {
      const writers = new Writers(shop, String(round));
      const end = new AbortController();
      const writing = writers.write(instance.url, CLIENTS, end.signal);
      await delay(writingTime(round));
      await instance.kill();
      end.abort();
      await writing;
      instance = await startInstance(engine.settings);
      await tally.settle(instance.url, writers);
      broken += (await engine.findFaults()).length;
    }
    await instance.stop();
  } finally {
    await engine.close();
  }
  return [
    { what: `${name}: kills`, value: rounds, unit: '' },
    ...tally.rows(rounds * CLIENTS),
    { what: 'faults in the database', value: broken, unit: '', target: { most: 0 } },
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
