import { request } from 'node:http';
import { join } from 'node:path';
import { type Instance, startInstance } from '../../faults/instance.ts';
import { freePort } from '../../packages/server/testing/freePort.ts';
import { startPostgres } from '../../packages/server/testing/postgresServer.ts';
import { startS3Server } from '../../packages/server/testing/s3Server.ts';
import { check } from './checks.ts';
import { type RunningProxy, startCaddy, startNginx } from './proxies.ts';
import { signIn } from './signIn.ts';

type Settings = Record<string, string>;

/** Seconds; a proxy notices faster that an instance is not ready. */
const STOP_DELAY = '4';

const sendFrom = (localAddress: string, url: string, headers: Settings, body?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(url);
    const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
    const requested = request(
      {
        host,
        port,
        path: pathname,
        method: body ? 'POST' : 'GET',
        localAddress,
        headers: { host: `${hostname}:${port}`, ...headers },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    requested.on('error', reject).end(body);
  });

/** Forged addresses must not avoid the client's limit. */
async function checkClientAddress({ url }: RunningProxy): Promise<void> {
  const save = (from: string, number: number) =>
    sendFrom(
      from,
      `${url}/api/documents/emails`,
      { 'x-real-ip': `203.0.113.${number}`, 'x-forwarded-for': `203.0.113.${number}` },
      JSON.stringify({ email: `${number}@example.com` }),
    );
  const statuses: number[] = [];
  for (let number = 0; number < 21; number += 1) statuses.push(await save('127.0.0.2', number));
  check(
    'a visitor who forges X-Real-IP is still one visitor',
    statuses.join() === [...Array(20).fill(201), 429].join(),
  );
  check('another visitor is another one', (await save('127.0.0.3', 99)) === 201);
}

async function checkEvents({ url }: RunningProxy): Promise<void> {
  const leaving = new AbortController();
  const events = await fetch(`${url}/api/events`, { signal: leaving.signal });
  const reader = (events.body as ReadableStream<Uint8Array>).getReader();
  const hear = async () => new TextDecoder().decode((await reader.read()).value);
  const greeting = await hear();
  check('events begin at once', greeting.includes('retry:'));
  const cookie = await signIn(url);
  const began = performance.now();
  const added = await fetch(`${url}/api/documents/bindings`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: JSON.stringify({ title: 'Tuba', type: 'spot', active: true }),
  });
  check('an administrator adds an article', added.status === 201, added.status);
  let heard = '';
  while (!heard.includes('"snapshot":"standard"')) heard += await hear();
  const took = performance.now() - began;
  check(`an open page hears of it within 2 s (${Math.round(took)} ms)`, took < 2_000);
  leaving.abort();
}

async function checkManyPages({ url }: RunningProxy): Promise<void> {
  const leaving = new AbortController();
  const open = async () => (await fetch(`${url}/api/events`, { signal: leaving.signal })).status;
  const statuses = await Promise.all(Array.from({ length: 250 }, open));
  const opened = statuses.filter((status) => status === 200).length;
  check('one visitor may have 200 pages open, and no more', opened === 200, opened);
  check('what is beyond is told so', statuses.filter((status) => status === 429).length === 50);
  leaving.abort();
}

async function checkRollingRestart(
  proxy: RunningProxy,
  instances: Instance[],
  settings: Settings[],
): Promise<void> {
  let isOver = false;
  const statuses = new Map<number | string, number>();
  const requesting = Array.from({ length: 4 }, async (_, index) => {
    for (let number = 0; !isOver; number += 1) {
      const path = number % 2 ? '/api/snapshots/standard' : '/api/documents/emails';
      const email = JSON.stringify({ email: `${index}-${number}@example.com` });
      const from = `127.1.${index}.${((number >> 5) % 250) + 1}`;
      const status = await sendFrom(from, proxy.url + path, {}, number % 2 ? undefined : email).catch(String);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  for (const [index, each] of settings.entries()) {
    check(`instance ${index + 1} ends well`, (await instances[index]?.stop()) === 0);
    instances[index] = await startInstance(each);
    // Time until the proxy uses the instance again.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
  isOver = true;
  await Promise.all(requesting);
  const wrong = [...statuses].filter(([status]) => status !== 200 && status !== 201);
  const count = [...statuses.values()].reduce((sum, each) => sum + each, 0);
  check(
    `both instances are restarted, and none of ${count} requests and saves fails`,
    wrong.length === 0,
    wrong,
  );
}

async function checkProxy(
  start: (instances: string[]) => Promise<RunningProxy>,
  checkMore?: (proxy: RunningProxy) => Promise<void>,
): Promise<void> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3Server()]);
  const shared: Settings = {
    DATABASE_URL: postgres.url(await postgres.createDatabase()),
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    CLIENT_IP_HEADER: 'X-Real-IP',
    LOG_LEVEL: 'error',
    STOP_DELAY,
  };
  const ports = [String(await freePort()), String(await freePort())];
  const settings = ports.map((PORT) => ({ ...shared, PORT }));
  const instances = await Promise.all(settings.map(startInstance));
  const proxy = await start(ports.map((port) => `127.0.0.1:${port}`));
  try {
    const statusOf = async (path: string) => (await fetch(proxy.url + path)).status;
    check('a snapshot comes through', (await statusOf('/api/snapshots/standard')) === 200);
    const inner = await Promise.all(['/healthz', '/readyz', '/metrics'].map(statusOf));
    check('what is for operators does not', inner.join() === '404,404,404', inner);
    await checkEvents(proxy);
    await checkClientAddress(proxy);
    await checkMore?.(proxy);
    await checkRollingRestart(proxy, instances, settings);
  } finally {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
    await Promise.all([postgres.close(), s3.stop()]);
  }
}

export async function checkProxies(folder: string): Promise<void> {
  const port = await freePort();
  console.log('  Caddy');
  await checkProxy((instances) => startCaddy(join(folder, 'caddy'), port, instances));
  console.log('  nginx');
  await checkProxy((instances) => startNginx(join(folder, 'nginx'), port, instances), checkManyPages);
}
