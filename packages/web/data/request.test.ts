import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './request.ts';

const fetched = vi.fn<typeof fetch>();
const answerOf = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle<Result>(running: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync();
  return running;
}

describe('request', () => {
  it('returns the body of an answer', async () => {
    fetched.mockResolvedValueOnce(answerOf({ id: 'a' }, 201));
    expect(await request('/api/x')).toMatchObject({ ok: true, status: 201, body: { id: 'a' } });
  });

  it('returns the refusal with its details', async () => {
    const refusal = { code: 'total-changed', message: 'The total changed.', net: 100 };
    fetched.mockResolvedValueOnce(answerOf(refusal, 409));
    expect(await request('/api/x')).toEqual({ ok: false, status: 409, refusal });
  });

  it('retries after a network error or a failure of the service', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(answerOf({}, 503));
    fetched.mockResolvedValueOnce(answerOf('here'));
    const answer = await settle(request('/api/x', { retryFor: 60_000 }));
    expect(answer).toMatchObject({ ok: true, body: 'here' });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('treats an interrupted answer as missing, and retries', async () => {
    const broken = new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"id":'));
        body.error(new TypeError('network'));
      },
    });
    fetched.mockResolvedValueOnce(new Response(broken, { status: 201 }));
    fetched.mockResolvedValueOnce(answerOf({ id: 'a' }, 201));
    expect(await settle(request('/api/x', { retryFor: 60_000 }))).toMatchObject({ body: { id: 'a' } });
  });

  it('returns no body if the answer is not JSON, such as a proxy’s page', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await request('/api/x')).toEqual({ ok: false, status: 502, refusal: null });
  });

  it.each([
    ['900', 15],
    ['61', 2],
    [null, 1],
  ])('reports the waiting time after too many attempts: %s seconds', async (seconds, retryMinutes) => {
    const headers = seconds === null ? undefined : { 'retry-after': seconds };
    fetched.mockResolvedValueOnce(new Response(null, { status: 429, ...(headers && { headers }) }));
    expect(await request('/api/x')).toEqual({ ok: false, status: 429, refusal: null, retryMinutes });
  });

  it('never retries a refusal', async () => {
    fetched.mockResolvedValue(answerOf({ code: 'invalid', message: 'No.' }, 400));
    await settle(request('/api/x', { retryFor: 60_000 }));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('gives up after its time limit, with growing pauses', async () => {
    const times: number[] = [];
    fetched.mockImplementation(async () => {
      times.push(Date.now());
      throw new TypeError('network');
    });
    const started = Date.now();
    const answer = await settle(request('/api/x', { retryFor: 120_000 }));
    expect(answer).toEqual({ ok: false, status: 0, refusal: null });
    expect(Math.max(...times) - started).toBeLessThanOrEqual(120_000);
    expect(Math.max(...times) - started).toBeGreaterThan(90_000);
    expect(times.length).toBeLessThan(20);
  });

  it('does not retry a change that may have arrived, unless it is keyed', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    await settle(request('/api/x', { method: 'POST', json: {}, retryFor: 5_000 }));
    expect(fetched).toHaveBeenCalledTimes(1);
    await settle(request('/api/x', { method: 'POST', json: {}, retryFor: 5_000, isRepeatable: true }));
    expect(fetched.mock.calls.length).toBeGreaterThan(2);
  });

  it('retries a change that was not sent because the browser was offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(answerOf('stored'));
    const answer = await settle(request('/api/x', { method: 'POST', json: {}, retryFor: 5_000 }));
    expect(answer).toMatchObject({ ok: true, body: 'stored' });
  });

  it('stops at once when cancelled, also between attempts', async () => {
    const leaving = new AbortController();
    fetched.mockRejectedValue(new TypeError('network'));
    const running = request('/api/x', { retryFor: 60_000, signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    expect(await running).toMatchObject({ ok: false, status: 0 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
