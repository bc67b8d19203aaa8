import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitService } from './serviceOutage.ts';

const fetched = vi.fn<typeof fetch>();
const up = () => Promise.resolve(Response.json(null));
const down = () => Promise.reject(new TypeError('network'));
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });

function show(state: DocumentVisibilityState) {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubGlobal('navigator', { onLine: true });
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls once the service answers after an outage, with growing delays', async () => {
  const act = vi.fn();
  fetched.mockImplementation(down);
  awaitService(act, page);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(act).not.toHaveBeenCalled();
  fetched.mockImplementation(up);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(5);
  expect(act).toHaveBeenCalledTimes(1);
});

it('treats a proxy’s answer for a service that is down as an outage', async () => {
  const act = vi.fn();
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 502 })));
  awaitService(act, page);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(act).not.toHaveBeenCalled();
  fetched.mockImplementation(up);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('calls nothing if the service was not down', async () => {
  const act = vi.fn();
  fetched.mockImplementation(up);
  awaitService(act, page);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(act).not.toHaveBeenCalled();
});

it('requests nothing while the page is hidden or after stop', async () => {
  const act = vi.fn();
  fetched.mockImplementation(down);
  const stop = awaitService(act, page);
  await vi.advanceTimersByTimeAsync(0);
  show('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  show('visible');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});
