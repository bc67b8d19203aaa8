import type { Measured } from '../bench/measured.ts';
import { postgresFaults } from '../packages/server/testing/integrity.ts';
import { startPostgres } from '../packages/server/testing/postgresServer.ts';
import { startS3Server } from '../packages/server/testing/s3Server.ts';
import { s3Settings } from './engines.ts';
import { type Instance, startInstance } from './instance.ts';
import { outageRows, writeThrough } from './outage.ts';
import { openShop } from './shop.ts';
import { Tally } from './tally.ts';
import { Writers } from './writers.ts';

const CLIENTS = 20;

export async function killDatabase(kills: number): Promise<Measured[]> {
  const server = await startPostgres();
  const s3 = await startS3Server();
  let instance: Instance | null = null;
  const tally = new Tally();
  const outages: number[] = [];
  let broken = 0;
  try {
    const database = await server.createDatabase();
    instance = await startInstance({ DATABASE_URL: server.url(database), ...s3Settings(s3) });
    const { url } = instance;
    const shop = await openShop(url);
    for (let round = 1; round <= kills; round += 1) {
      const writers = new Writers(shop, String(round));
      const outage = await writeThrough(url, writers, CLIENTS, async () => {
        await server.kill();
        await server.restart();
      });
      outages.push(outage);
      await tally.settle(url, writers);
      broken += (await postgresFaults(server, database)).length;
    }
    return [
      { what: 'database servers killed, and started again', value: kills, unit: '' },
      ...tally.rows(kills * CLIENTS),
      { what: 'faults in the database', value: broken, unit: '', target: { most: 0 } },
      ...outageRows(outages),
      ...instance.ends(),
    ];
  } finally {
    await instance?.kill();
    await s3.stop();
    await server.close();
  }
}

export const run = (): Promise<Measured[]> => killDatabase(20);
