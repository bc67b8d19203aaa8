import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { startPostgres } from '../packages/server/testing/postgresServer.ts';
import { startS3Server } from '../packages/server/testing/s3Server.ts';
import { answersDuring } from './answers.ts';
import { s3Settings } from './engines.ts';
import { openEvents, until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { footprint, growth } from './process.ts';
import { type NetworkProxy, startProxy } from './proxy.ts';
import { callService as send } from './send.ts';
import { changePrice, openShop, type Shop, saveOrder } from './shop.ts';

const REFUSED = '503 database-unavailable';

interface Options {
  clients: number;
  duration: Ms;
  perQuery: Ms;
  /** Detection takes half a minute. */
  isHalfOpen: boolean;
}

interface Scene extends Options {
  instance: Instance;
  shop: Shop;
  proxy: NetworkProxy;
}

const load = ({ instance: { url }, shop, clients, duration }: Scene) =>
  answersDuring(duration, {
    orders: { clients, send: () => saveOrder(url, shop) },
    snapshots: { clients: 1, send: () => send(url, '/api/snapshots/standard') },
    readiness: { clients: 1, send: () => send(url, '/readyz') },
  });

async function recovery({ instance: { url }, shop, proxy }: Scene, what: string): Promise<Measured> {
  proxy.pass();
  const isSaved = () => saveOrder(url, shop).then(({ status }) => status === 201);
  const took = await until('an order is saved again', isSaved, 90_000);
  return { what: `${what}: service again after`, value: took / 1_000, unit: 's', target: { most: 30 } };
}

async function slow(scene: Scene): Promise<Measured[]> {
  scene.proxy.pass(scene.perQuery);
  const { orders, snapshots, readiness } = await load(scene);
  return [
    ...orders.rows('slow, an order', ['201'], [REFUSED]),
    orders.wait('slow, an order', 45),
    ...snapshots.rows('slow, a snapshot', ['200']),
    snapshots.wait('slow, a snapshot', 2),
    ...readiness.rows('slow, readiness', [], ['200', '503']),
    await recovery(scene, 'slow'),
  ];
}

async function away(scene: Scene, how: 'cut' | 'hang'): Promise<Measured[]> {
  scene.proxy[how]();
  const { orders, snapshots, readiness } = await load(scene);
  const what = how === 'cut' ? 'cut off' : 'half-open';
  return [
    ...orders.rows(`${what}, an order`, [REFUSED]),
    orders.wait(`${what}, an order`, how === 'cut' ? 5 : 30),
    ...snapshots.rows(`${what}, a snapshot`, ['200']),
    snapshots.wait(`${what}, a snapshot`, 2),
    ...readiness.rows(`${what}, readiness`, ['503'], ['200']),
    await recovery(scene, what),
  ];
}

export async function failDatabase(options: Options): Promise<Measured[]> {
  const server = await startPostgres();
  const s3 = await startS3Server();
  const proxy = await startProxy(server.port);
  let instance: Instance | null = null;
  try {
    const database = await server.createDatabase();
    const databaseUrl = server.url(database).replace(`:${server.port}`, `:${proxy.port}`);
    instance = await startInstance({ DATABASE_URL: databaseUrl, ...s3Settings(s3) });
    const { url } = instance;
    const scene = { ...options, instance, proxy, shop: await openShop(url) };
    const page = await openEvents(url);
    await answersDuring(1_000, {
      orders: { clients: options.clients, send: () => saveOrder(url, scene.shop) },
    });
    const before = footprint(instance);
    const rows = [
      ...(await slow(scene)),
      ...(await away(scene, 'cut')),
      ...(options.isHalfOpen ? await away(scene, 'hang') : []),
    ];
    const after = footprint(instance);
    const { changes } = page;
    await changePrice(url, scene.shop, 7);
    const heard = await until('an open page hears of a price', () => page.changes > changes);
    page.close();
    return [
      ...rows,
      { what: 'an open page hears of a price after', value: heard, unit: 'ms', target: { most: 2_000 } },
      ...instance.ends(),
      ...growth(before, after, 60),
    ];
  } finally {
    await instance?.kill();
    await proxy.close();
    await s3.stop();
    await server.close();
  }
}

export const run = (): Promise<Measured[]> =>
  failDatabase({ clients: 20, duration: 60_000, perQuery: 2_000, isHalfOpen: true });
