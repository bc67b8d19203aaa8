import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { startingPage } from './startingPage.ts';

async function listening(app?: Hono, starting?: Hono) {
  const found = await listen(0, { ...(starting && { starting }) });
  if (app) found.serve(app);
  onTestFinished(() => found.stop(0));
  return { ...found, address: `http://127.0.0.1:${found.port}` };
}

function slowApp() {
  let answer: () => void = () => {};
  let start: () => void = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const app = new Hono()
    .get('/fast', (c) => c.text('fast'))
    .get('/slow', async (c) => {
      start();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return c.text('slow');
    });
  return { app, started, answer: () => answer() };
}

const isOpen = async ({ port }: Pick<Listening, 'port'>) => {
  const socket = connect(port, '127.0.0.1');
  const [connected] = await Promise.race([
    once(socket, 'connect').then(() => [true]),
    new Promise<[false]>((resolve) => socket.on('error', () => resolve([false]))),
  ]);
  socket.destroy();
  return connected;
};

describe('a starting service', () => {
  it('answers requests of the starting app, and lets all others wait', async () => {
    const starting = new Hono().get('/healthz', (c) => c.text('starting'));
    const { address, serve } = await listening(undefined, starting);
    const waiting = fetch(`${address}/page`);
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('starting');
    serve(new Hono().get('/healthz', (c) => c.text('up')).get('/page', (c) => c.text('page')));
    expect(await (await waiting).text()).toBe('page');
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('up');
  });
});

describe('a page of a starting service', () => {
  const asPage = { headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de-AT,de;q=0.9' } };
  const startingService = async (pageWaits: number) => {
    const found = await listen(0, {
      pageWaits,
      startingPage: (c) => startingPage(c, { done: 40, total: 264 }),
    });
    onTestFinished(() => found.stop(0));
    return { ...found, address: `http://127.0.0.1:${found.port}` };
  };

  it('shows the progress in the language of its visitor, and reloads itself', async () => {
    const { address, serve } = await startingService(0);
    const response = await fetch(address, asPage);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('3');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Bilder des Demokatalogs: 40 / 264');
    expect(page).toContain('<meta http-equiv="refresh" content="3">');
    serve(new Hono().get('/', (c) => c.text('page')));
    expect(await (await fetch(address, asPage)).text()).toBe('page');
  });

  it('waits for the app if that starts at once', async () => {
    const { address, serve } = await startingService(60_000);
    const page = fetch(address, asPage);
    serve(new Hono().get('/', (c) => c.text('page')));
    expect(await (await page).text()).toBe('page');
  });

  it('is not sent for data requests, which wait for the app', async () => {
    const { address, serve } = await startingService(0);
    const data = fetch(`${address}/api/data`, { headers: { accept: 'application/json' } });
    expect((await fetch(address, asPage)).status).toBe(503);
    serve(new Hono().get('/api/data', (c) => c.text('data')));
    expect(await (await data).text()).toBe('data');
  });
});

describe('a draining service', () => {
  it('continues to answer, and closes each connection afterwards', async () => {
    const { app, started, answer } = slowApp();
    const { address, drain } = await listening(app);
    expect((await fetch(`${address}/fast`)).headers.get('connection')).toBe('keep-alive');
    const slow = fetch(`${address}/slow`);
    await started;
    drain();
    answer();
    expect((await slow).headers.get('connection')).toBe('close');
    expect((await fetch(`${address}/fast`)).headers.get('connection')).toBe('close');
  });
});

describe('a stopping service', () => {
  it('completes open requests and accepts no new ones', async () => {
    const { app, started, answer } = slowApp();
    const { address, port, stop } = await listening(app);
    const slow = fetch(`${address}/slow`);
    await started;
    const stopped = stop(60_000);
    expect(await isOpen({ port })).toBe(false);
    answer();
    const response = await slow;
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.text()).toBe('slow');
    await stopped;
  });

  it('does not wait for idle connections', async () => {
    const { app } = slowApp();
    const { address, port, stop } = await listening(app);
    await (await fetch(`${address}/fast`)).text();
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const closed = once(silent.resume(), 'close');
    await stop(60_000);
    await closed;
  });

  it('cuts off requests beyond its timeout', async () => {
    const { app, started } = slowApp();
    const { address, stop } = await listening(app);
    const slow = fetch(`${address}/slow`).then(
      () => 'answered',
      () => 'cut',
    );
    await started;
    await stop(20);
    expect(await slow).toBe('cut');
  });
});

it('a request with two hosts is refused in any order', async () => {
  const app = new Hono().get('/page', (c) => c.text('page'));
  const { port } = await listening(app);
  const send = async (...hosts: string[]) => {
    const socket = connect(port, '127.0.0.1');
    const lines = [
      'GET /page HTTP/1.1',
      ...hosts.map((host) => `Host: ${host}`),
      'Connection: close',
      '',
      '',
    ];
    socket.end(lines.join('\r\n'));
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part);
    return Buffer.concat(parts).toString();
  };
  expect(await send('shop.example')).toMatch(/^HTTP\/1.1 200 /);
  const refused = await send('shop.example', 'evil.example');
  expect(refused).toMatch(/^HTTP\/1.1 400 /);
  expect(refused).toContain('several Host headers. Send one.');
});
