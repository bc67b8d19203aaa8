import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ADMINISTRATOR } from '../../faults/instance.ts';
import { freePort } from '../../packages/server/testing/freePort.ts';
import { startPostgres } from '../../packages/server/testing/postgresServer.ts';
import { startS3Server } from '../../packages/server/testing/s3Server.ts';
import { check } from './checks.ts';
import { buildImage, type Image, sizeOf } from './image.ts';
import { signIn } from './signIn.ts';

type Settings = Readonly<Record<string, string>>;

interface Running {
  url: string;
  child: ChildProcess;
  lines: string[];
  stop(): Promise<number | null>;
}

async function run(image: Image, settings: Settings, isReadOnly = false): Promise<Running> {
  const environment = {
    ...image.environment,
    EXCHANGE_RATE_URL: 'http://127.0.0.1:1',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...settings,
  };
  const child = image.container.start(image.command, { ...image, environment, isReadOnly });
  const ended = once(child, 'close');
  process.once('exit', () => child.kill('SIGKILL'));
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('Lumitor is ready: ')) resolve(line.replace('Lumitor is ready: ', ''));
      });
    ended.then(() => reject(new Error(`The image's command ended:\n${lines.join('\n')}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    return (await ended)[0] as number | null;
  };
  return { url, child, lines, stop };
}

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

const saveEmail = (url: string) =>
  statusOf(`${url}/api/documents/emails`, { method: 'POST', body: '{"email":"anna@example.com"}' });

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function uploadPicture(url: string): Promise<number> {
  const headers = { cookie: await signIn(url), origin: url, 'content-type': 'image/png' };
  return statusOf(`${url}/api/files/images/bindings`, { method: 'POST', headers, body: PICTURE });
}

const isHealthy = (image: Image, settings: Settings) =>
  image.container
    .run(image.healthCheck, { ...image, environment: { ...image.environment, ...settings } })
    .then(
      () => true,
      () => false,
    );

async function checkEmbedded(image: Image): Promise<void> {
  const settings = { PORT: String(await freePort()) };
  check('the health check fails while nothing runs', !(await isHealthy(image, settings)));
  const first = await run(image, settings);
  const status = readFileSync(`/proc/${first.child.pid}/status`, 'utf8');
  check('it runs as the user node', /^Uid:\t1000\t1000/m.test(status), status.match(/^Uid:.*/m)?.[0]);
  check('the health check is content', await isHealthy(image, settings));
  const ready = await fetch(`${first.url}/readyz`);
  check('/readyz answers that database and storage are ready', ready.status === 200, await ready.json());
  const page = await (await fetch(first.url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/none';
  check('the page is there with its script', (await statusOf(first.url + script)) === 200, script);
  const { bindings } = (await (await fetch(`${first.url}/api/snapshots/standard`)).json()) as {
    bindings: { sheet: string; photometry: string }[];
  };
  check('the demo catalogue is there', bindings.length > 0);
  const [luminaire] = bindings;
  check('and its data sheets', (await statusOf(first.url + luminaire?.sheet)) === 200, luminaire?.sheet);
  const table = `${luminaire?.photometry}.json`;
  check('and what its light is computed from', (await statusOf(first.url + table)) === 200, table);
  check('an e-mail is saved', (await saveEmail(first.url)) === 201);
  check('a picture is encoded and stored', (await uploadPicture(first.url)) === 201);
  const command = ['node', 'packages/server/dist/admin.js', 'list'];
  const listed = await image.container.run(command, image);
  check('the command for accounts works beside it', listed.includes(ADMINISTRATOR.email), listed);
  check('it ends well when told to stop', (await first.stop()) === 0);
  const second = await run(image, settings);
  check(
    'it starts again on the same data',
    second.lines.every((line) => !line.startsWith('Password')),
  );
  await second.stop();
}

async function checkWithoutFolder(image: Image): Promise<void> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3Server()]);
  try {
    const settings = {
      PORT: String(await freePort()),
      DATABASE_URL: postgres.url(await postgres.createDatabase()),
      S3_ENDPOINT: s3.settings.endpoint,
      S3_BUCKET: s3.settings.bucket,
      S3_REGION: s3.settings.region,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    };
    const running = await run(image, settings, true);
    check('with PostgreSQL and S3 it needs no folder that can be written', true);
    check('an e-mail is saved there', (await saveEmail(running.url)) === 201);
    check('a picture is encoded and stored there', (await uploadPicture(running.url)) === 201);
    check('the demo pictures are in the bucket', s3.objects.size > 0);
    check('it ends well when told to stop', (await running.stop()) === 0);
  } finally {
    await Promise.all([postgres.close(), s3.stop()]);
  }
}

export async function checkImage(folder: string): Promise<void> {
  const image = await buildImage(folder);
  const app = image.container.path('/app');
  check('it holds no source but what is built', !existsSync(`${app}/packages/server/main.ts`));
  const tests = readdirSync(`${app}/packages`, { recursive: true, encoding: 'utf8' });
  check('it holds no tests', !tests.some((path) => path.includes('.test.')));
  console.log(`          ${Math.round(sizeOf(app))} MB above the base image`);
  await checkEmbedded(image);
  await checkWithoutFolder(image);
}
