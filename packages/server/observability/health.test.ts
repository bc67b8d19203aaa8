import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheck } from './check.ts';
import { healthRoutes, Readiness, startingRoutes } from './healthRoutes.ts';

const never = () => new Promise<never>(() => {});

function service() {
  const request = { database: 0, storage: 0 };
  const failures: unknown[] = [];
  const need: Record<keyof typeof request, () => Promise<void>> = {
    database: async () => {},
    storage: async () => {},
  };
  const check = (name: keyof typeof request) =>
    createCheck(
      () => {
        request[name] += 1;
        return need[name]();
      },
      (error) => failures.push(error),
    );
  const readiness = new Readiness({ database: check('database'), storage: check('storage') });
  const routes = healthRoutes(readiness);
  const ready = async (query = '') => {
    const response = await routes.request(`/readyz${query}`);
    return { status: response.status, answer: await response.json() };
  };
  return { requested: request, failures, need, readiness, routes, ready };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = () =>
  Promise.reject(
    Object.assign(new Error('connect ECONNREFUSED db.internal:5432 as lumitor'), { code: 'ECONNREFUSED' }),
  );

describe('a service that can do its work', () => {
  it('is alive and ready, and no cache stores that', async () => {
    const { routes, ready } = service();
    expect(await ready()).toEqual({
      status: 200,
      answer: { isReady: true, database: 'ok', storage: 'ok' },
    });
    const response = await routes.request('/healthz');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('checks its database once a second, however often it is probed', async () => {
    const { requested: request, ready } = service();
    await Promise.all(Array.from({ length: 20 }, () => ready()));
    await ready();
    expect(request).toEqual({ database: 1, storage: 1 });
    vi.advanceTimersByTime(1_001);
    await ready();
    expect(request).toEqual({ database: 2, storage: 2 });
  });
});

describe('a service without its database', () => {
  it('is alive but not ready, and reveals only the code of the reason', async () => {
    const { need, routes, ready } = service();
    need.database = refused;
    expect(await ready()).toEqual({
      status: 503,
      answer: { isReady: false, database: 'failed (ECONNREFUSED)', storage: 'ok' },
    });
    expect((await routes.request('/healthz')).status).toBe(200);
  });

  it('is not ready after two seconds without an answer', async () => {
    const { need, ready } = service();
    need.database = never;
    const probed = ready();
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await probed).answer).toEqual({
      isReady: false,
      database: 'no answer within 2 s',
      storage: 'ok',
    });
  });

  it('becomes ready again automatically, and logs each failure once', async () => {
    const { need, failures, ready } = service();
    const probe = async () => {
      vi.advanceTimersByTime(1_001);
      return (await ready()).status;
    };
    const works = need.database;
    need.database = refused;
    expect([await probe(), await probe()]).toEqual([503, 503]);
    need.database = works;
    expect(await probe()).toBe(200);
    need.database = refused;
    expect(await probe()).toBe(503);
    expect(failures).toHaveLength(2);
  });

  it('is ready for a load balancer that excludes the failed check', async () => {
    const { need, requested: request, ready } = service();
    need.database = refused;
    expect(await ready('?exclude=database')).toEqual({
      status: 200,
      answer: { isReady: true, storage: 'ok' },
    });
    expect(request.database).toBe(0);
  });
});

describe('a service that stops', () => {
  it('is alive, but ready for nobody', async () => {
    const { readiness, routes, ready } = service();
    readiness.stop();
    expect(await ready()).toEqual({
      status: 503,
      answer: { isReady: false, database: 'stopping', storage: 'stopping' },
    });
    expect((await ready('?exclude=database&exclude=storage')).status).toBe(503);
    expect((await routes.request('/healthz')).status).toBe(200);
  });
});

describe('a service that is starting', () => {
  it('is alive, but not ready', async () => {
    expect((await startingRoutes().request('/healthz')).status).toBe(200);
    const response = await startingRoutes().request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ isReady: false });
  });
});
