import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../http/listen.ts';
import { createLog, type LogLevel } from './log.ts';
import { createMetrics } from './metrics.ts';
import { requestLog } from './requestLog.ts';
import { routePatterns } from './routePatterns.ts';

const ORDER = 'Zk3v8cQp1xL0aB5n7RtY';

function app() {
  return new Hono()
    .get('/api/snapshots/standard', (c) => c.json({}))
    .get('/api/orders/:id', (c) => c.json({}, c.req.param('id') === ORDER ? 200 : 404))
    .post('/api/orders', (c) => c.json({}, 500))
    .get('/readyz', (c) => c.json({}, 503))
    .get('/*', (c) => c.text('page'));
}

async function service({ level = 'info' as LogLevel, isBehindProxy = false } = {}) {
  const lines: string[] = [];
  let heard = () => {};
  const log = createLog(level, {
    write(line) {
      lines.push(line);
      heard();
    },
  });
  const metrics = createMetrics();
  const served = app();
  const { port, serve, stop } = await listen(0, {
    onRequest: requestLog({ log, metrics, isBehindProxy, routeOf: routePatterns(served) }),
  });
  serve(served);
  onTestFinished(() => stop(0));
  const logged = async (count: number) => {
    while (lines.length < count)
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
    return lines.map((line) => JSON.parse(line));
  };
  const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { send, logged, lines, metrics };
}

describe('the log of requests', () => {
  it('has a line for each: method, route, status, time and the id of the answer', async () => {
    const { send, logged } = await service();
    const response = await send(`/api/orders/${ORDER}`);
    const [line] = await logged(1);
    expect(line).toMatchObject({
      level: 'info',
      msg: 'request',
      method: 'GET',
      route: '/api/orders/:id',
      status: 200,
      ms: expect.any(Number),
      requestId: response.headers.get('x-request-id'),
    });
    expect(line.requestId).toMatch(/^[\w-]{36}$/);
  });

  it('has a level by status', async () => {
    const { send, logged } = await service();
    await send('/api/orders/none');
    await send('/api/orders', { method: 'POST' });
    const levels = (await logged(2)).map(({ status, level }) => [status, level]);
    expect(levels).toEqual([
      [404, 'warn'],
      [500, 'error'],
    ]);
  });

  it('has pages, files, snapshots and probes only at the most verbose level', async () => {
    const paths = ['/', '/assets/main.js', '/api/snapshots/standard', '/readyz'];
    const quiet = await service();
    for (const path of paths) await quiet.send(path);
    await quiet.send(`/api/orders/${ORDER}`);
    expect(await quiet.logged(1)).toHaveLength(1);
    const all = await service({ level: 'debug' });
    for (const path of paths) await all.send(path);
    expect((await all.logged(4)).map(({ route }) => route)).toEqual([
      '/*',
      '/*',
      '/api/snapshots/standard',
      '/readyz',
    ]);
  });

  it('has no personal data, no query, no cookie and no id of an order', async () => {
    const { send, logged, lines } = await service({ level: 'debug', isBehindProxy: true });
    await send(`/api/orders/${ORDER}?email=anna@example.com`, {
      headers: {
        cookie: 'lumitor.session_token=s3cr3t',
        authorization: 'Bearer s3cr3t',
        'x-real-ip': '203.0.113.7',
        'user-agent': 'Anna',
        'x-request-id': 'anna@example.com',
        referer: `http://localhost/pobierz/${ORDER}`,
      },
    });
    await send(`/pobierz/${ORDER}`);
    await logged(2);
    for (const personal of [ORDER, 'anna', 'Anna', 's3cr3t', '203.0.113.7', '127.0.0.1', '?'])
      expect(lines.join('')).not.toContain(personal);
  });

  it('uses the request id of a proxy, and none of a visitor', async () => {
    const headers = { 'x-request-id': 'from-the-proxy-0001' };
    const behind = await service({ isBehindProxy: true });
    const known = await behind.send(`/api/orders/${ORDER}`, { headers });
    expect(known.headers.get('x-request-id')).toBe('from-the-proxy-0001');
    expect((await behind.logged(1))[0].requestId).toBe('from-the-proxy-0001');
    const open = await service();
    const own = await open.send(`/api/orders/${ORDER}`, { headers });
    expect(own.headers.get('x-request-id')).not.toBe('from-the-proxy-0001');
  });

  it.each(['short', 'x'.repeat(65), 'with a space', 'with"quote', 'anna@example.com'])(
    'ignores a malformed id: %s',
    async (id) => {
      const { send } = await service({ isBehindProxy: true });
      const { headers } = await send(`/api/orders/${ORDER}`, { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).not.toBe(id);
    },
  );

  it('is counted in the metrics, by route', async () => {
    const { send, logged, metrics } = await service({ level: 'debug' });
    await send('/api/snapshots/standard');
    await send('/pobierz/1');
    await logged(2);
    const text = await metrics.read();
    expect(text).toContain('{method="GET",route="/api/snapshots/standard",status="200"} 1');
    expect(text).toContain('{method="GET",route="/*",status="200"} 1');
    expect(text).not.toContain('pobierz');
  });
});

describe('the log of errors', () => {
  it('has their record with the given facts, and none of the values in them', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: '(anna@example.com)' });
    log.error(error, { requestId: 'abcdefgh' });
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      level: 'error',
      msg: 'duplicate key',
      requestId: 'abcdefgh',
      error: { code: '23505', message: 'duplicate key' },
    });
    expect(lines[0]).not.toContain('anna');
  });
});
