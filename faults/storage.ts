import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { type S3Failure, type S3Server, startS3Server } from '../packages/server/testing/s3Server.ts';
import { answersDuring } from './answers.ts';
import { embedded, s3Settings } from './engines.ts';
import { until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { footprint, growth } from './process.ts';
import { callService as send } from './send.ts';
import { openShop, type Shop, saveOrder, upload } from './shop.ts';

const REFUSED = '503 storage-unavailable';
/** Any other length is incomplete. */
const FILE = 'note '.repeat(20_000);

interface Scene {
  instance: Instance;
  shop: Shop;
  s3: S3Server;
  duration: Ms;
  stored: string;
}

async function fail({ instance: { url }, shop, s3, duration, stored }: Scene, mode: S3Failure) {
  const before = new Set(s3.objects.keys());
  s3.fail(mode);
  const { uploads, files, orders, snapshots, readiness } = await answersDuring(duration, {
    uploads: { clients: 10, send: () => upload(url, shop, FILE) },
    files: { clients: 2, send: () => send(url, stored) },
    orders: { clients: 2, send: () => saveOrder(url, shop) },
    snapshots: { clients: 1, send: () => send(url, '/api/snapshots/standard') },
    readiness: { clients: 1, send: () => send(url, '/readyz') },
  });
  s3.fail(null);
  const isUploaded = () => upload(url, shop, FILE).then(({ status }) => status === 201);
  const back = await until('a file is stored again', isUploaded);
  const objects = [...s3.objects].filter(([key]) => !before.has(key));
  const half = objects.filter(([, bytes]) => bytes.length !== FILE.length);
  return [
    ...uploads.rows(`${mode}, an upload`, [REFUSED]),
    uploads.wait(`${mode}, an upload`, 20),
    ...files.rows(`${mode}, a file`, [REFUSED]),
    ...orders.rows(`${mode}, an order`, ['201']),
    ...snapshots.rows(`${mode}, a snapshot`, ['200']),
    ...readiness.rows(`${mode}, readiness`, ['503'], ['200']),
    { what: `${mode}: files half written`, value: half.length, unit: '', target: { most: 0 } },
    { what: `${mode}: service again after`, value: back / 1_000, unit: 's', target: { most: 5 } },
  ];
}

export async function failStorage(duration: Ms, modes: readonly S3Failure[]): Promise<Measured[]> {
  const engine = await embedded();
  const s3 = await startS3Server();
  let instance: Instance | null = null;
  try {
    instance = await startInstance({ ...engine.settings, ...s3Settings(s3) });
    const shop = await openShop(instance.url);
    const stored = (await upload(instance.url, shop, FILE)).body.url;
    const scene = { instance, shop, s3, duration, stored };
    await answersDuring(duration, {
      uploads: { clients: 10, send: () => upload(scene.instance.url, shop, FILE) },
    });
    const before = footprint(instance);
    const rows: Measured[] = [];
    for (const mode of modes) rows.push(...(await fail(scene, mode)));
    return [...rows, ...instance.ends(), ...growth(before, footprint(instance), 60)];
  } finally {
    await instance?.kill();
    await s3.stop();
    await engine.close();
  }
}

export const run = (): Promise<Measured[]> => failStorage(30_000, ['down', 'slow-down', 'hang', 'cut']);
