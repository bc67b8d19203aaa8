import { describe, expect, it } from 'vitest';
import { databaseCode } from '../database/fault.ts';
import { createMetrics } from './metrics.ts';
import { metricsRoutes } from './metricsRoutes.ts';

const TOKEN = 'a token of the monitoring';

function send(
  access: { metricsToken?: string; isBehindProxy: boolean },
  remoteAddress: string,
  headers: Record<string, string> = {},
) {
  const metrics = createMetrics();
  metrics.observeProcess();
  return metricsRoutes(metrics, access).request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress } } },
  );
}

describe('the metrics', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'are readable on the machine itself, as %s',
    async (from) => {
      const response = await send({ isBehindProxy: false }, from);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(await response.text()).toMatch(/^process_resident_memory_bytes \d+/m);
    },
  );

  it.each(['10.0.0.7', '::ffff:10.0.0.7', '127.0.0.1.example.com', ''])('are not for %s', async (from) => {
    const response = await send({ isBehindProxy: false }, from);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('METRICS_TOKEN');
  });

  it('are hidden from visitors through a proxy on the machine, known or not', async () => {
    expect((await send({ isBehindProxy: true }, '127.0.0.1')).status).toBe(403);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await send({ isBehindProxy: false }, '127.0.0.1', headers)).status).toBe(403);
  });

  it('are readable with the token if one is set, and for nobody else', async () => {
    const access = { metricsToken: TOKEN, isBehindProxy: true };
    const status = async (authorization?: string) =>
      (await send(access, '127.0.0.1', authorization ? { authorization } : {})).status;
    expect(await status(`Bearer ${TOKEN}`)).toBe(200);
    for (const wrong of [undefined, TOKEN, 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect(await status(wrong)).toBe(401);
  });

  it('count requests by method, route and status, with their durations', async () => {
    const metrics = createMetrics();
    const route = { method: 'GET', pattern: '/api/orders/:id' };
    metrics.countRequest(route, 200, 0.003);
    metrics.countRequest(route, 200, 0.2);
    metrics.countRequest(route, 404, 0.001);
    metrics.countRequest({ method: 'GET', pattern: '/api/events' }, 200, 3_600);
    const text = await metrics.read();
    expect(text).toContain(
      'lumitor_http_requests_total{method="GET",route="/api/orders/:id",status="200"} 2',
    );
    expect(text).toContain(
      'lumitor_http_request_duration_seconds_bucket{le="0.005",method="GET",route="/api/orders/:id"} 2',
    );
    expect(text).not.toMatch(/duration_seconds_count\{.*events/);
  });

  it('include current figures of other parts', async () => {
    const metrics = createMetrics();
    let hits = 3;
    metrics.observe({
      snapshotFigures: () => [{ snapshot: 'standard', hits, misses: 1, rebuilds: 2 }],
      openEvents: () => 200,
      pool: () => ({ total: 10, idle: 4, waiting: 7 }),
      sharedProjects: async () => 5,
      projectComments: async () => 7,
      unsent: async () => ({ waiting: 6, failed: 8 }),
    });
    expect(await metrics.read()).toContain('lumitor_snapshot_hits_total{snapshot="standard"} 3');
    hits = 5;
    const text = await metrics.read();
    for (const line of [
      'lumitor_snapshot_hits_total{snapshot="standard"} 5',
      'lumitor_snapshot_misses_total{snapshot="standard"} 1',
      'lumitor_shared_projects 5',
      'lumitor_project_comments 7',
      'lumitor_outbox_waiting 6',
      'lumitor_outbox_failed 8',
      'lumitor_snapshot_rebuilds_total{snapshot="standard"} 2',
      'lumitor_event_connections 200',
      'lumitor_database_pool_total 10',
      'lumitor_database_pool_idle 4',
      'lumitor_database_pool_waiting 7',
    ])
      expect(text.split('\n')).toContain(line);
  });
});

describe('an error of the database', () => {
  const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

  it.each([
    [withFields('duplicate key', { code: '23505', severity: 'ERROR' }), '23505'],
    [withFields('database is locked', { code: 'SQLITE_BUSY' }), 'SQLITE_BUSY'],
    [withFields('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }), 'connection'],
    [withFields('Connection terminated unexpectedly', { code: '08006' }), 'connection'],
  ])('is known by its code: %s', (error, code) => {
    expect(databaseCode(error)).toBe(code);
  });

  it.each([
    new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:80') }),
    withFields('ENOSPC: no space left on device', { code: 'ENOSPC' }),
    new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    'connect',
  ])('is no other: %s', (error) => {
    expect(databaseCode(error)).toBeNull();
  });
});
