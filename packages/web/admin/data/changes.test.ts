import type { Ms } from '@lumitor/domain/units';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../data/session.ts';
import { requestErasure } from '../sales/person.ts';
import { adminRequest, applyChanges, requestChange, requestOnce, retriedStore } from './changes.ts';

const keys: string[] = [];
let status: number;
const query: { path: string; at: Ms }[] = [];
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers();
  keys.length = query.length = 0;
  status = 201;
  logged.mockReset().mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | null }) => {
    query.push({ path, at: Date.now() });
    if (body) keys.push(JSON.parse(body).key);
    if (status === 0) throw new TypeError('network');
    return Response.json({ batch: 'b', results: [], message: '', code: '' }, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => void vi.restoreAllMocks());

async function keyOf(title: string): Promise<string | undefined> {
  const sent = applyChanges({ kind: 'add' }, [{ kind: 'add', collection: 'systems', fields: { title } }]);
  sent.catch(() => {});
  await vi.runAllTimersAsync();
  await sent.catch(() => {});
  return keys.at(-1);
}

it.each([0, 500, 503])('an unanswered change (%i) sent again has the same key', async (fault) => {
  status = fault;
  const first = await keyOf('a');
  expect(new Set(keys).size).toBe(1);
  status = 201;
  expect(await keyOf('a')).toBe(first);
});

it.each([201, 400, 409])('an answered change (%i) made again has a new key', async (answer) => {
  status = answer;
  const first = await keyOf('a');
  expect(await keyOf('a')).not.toBe(first);
});

it('a removal is retried for two minutes, and a missing target counts as removed', async () => {
  status = 0;
  const initial = Date.now();
  const removal = requestChange('/api/keys/lk_1');
  await vi.advanceTimersByTimeAsync(90_000);
  expect(retriedStore.getState().stops).toHaveLength(1);
  expect((query.at(-1)?.at ?? 0) - initial).toBeGreaterThan(60_000);
  status = 404;
  await vi.runAllTimersAsync();
  expect(await removal).toEqual({});
  expect(retriedStore.getState().stops).toHaveLength(0);
  await expect(requestChange('/api/keys/lk_1')).rejects.toMatchObject({ status: 404 });
});

it('two changes waiting for an answer keep their keys', async () => {
  status = 0;
  const both = Promise.all([keyOf('a'), keyOf('b')]);
  const [first, second] = [...keys];
  await both;
  status = 503;
  keys.length = 0;
  await Promise.all([keyOf('a'), keyOf('b')]);
  expect(new Set(keys)).toEqual(new Set([first, second]));
});

it('an unanswered change gets a new key after another change succeeded', async () => {
  status = 0;
  const first = await keyOf('a');
  status = 201;
  expect(await keyOf('b')).not.toBe(first);
  expect(await keyOf('a')).not.toBe(first);
});

it('an unanswered act sent again has the same key, unless it is meant for another occasion', async () => {
  const send = async (occasion: number) => {
    const sent = requestOnce('/api/orders/o/offers/1/send', { to: 'jan@example.com' }, occasion);
    sent.catch(() => {});
    await vi.runAllTimersAsync();
    await sent.catch(() => {});
    return keys.at(-1);
  };
  status = 0;
  const first = await send(0);
  expect(await send(1)).not.toBe(first);
  status = 201;
  await keyOf('another change');
  expect(await send(0)).toBe(first);
  expect(await send(0)).not.toBe(first);
});

it.each([
  ['a change', () => applyChanges({ kind: 'add' }, [])],
  ['an erasure', () => requestErasure('anna@example.com')],
])('%s without an answer is retried for two minutes, and can be stopped', async (_name, change) => {
  status = 503;
  const initial = Date.now();
  const failed = expect(change()).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(retriedStore.getState().stops).toHaveLength(1);
  await vi.runAllTimersAsync();
  await failed;
  const last = (query.at(-1)?.at ?? 0) - initial;
  expect(last).toBeGreaterThan(90_000);
  expect(last).toBeLessThanOrEqual(120_000);
  expect(retriedStore.getState().stops).toEqual([]);
});

it('a retried change ends when the user cancels it', async () => {
  status = 0;
  const failed = expect(applyChanges({ kind: 'add' }, [])).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(5_000);
  const { length } = query;
  for (const stop of retriedStore.getState().stops) stop();
  await failed;
  await vi.runAllTimersAsync();
  expect(query).toHaveLength(length);
  expect(retriedStore.getState().stops).toEqual([]);
});

it.each([
  [404, 'Dokument nie istnieje.'],
  [403, 'Pobieranie danych nie powiodło się.'],
])('a read that is refused (%i) is logged', async (refusal, message) => {
  status = refusal;
  await expect(adminRequest('/api/documents/systems/a')).rejects.toMatchObject({ status: refusal });
  expect(logged.mock.calls).toEqual([[message]]);
});

it('a refusal for lack of a session opens the sign-in', async () => {
  status = 401;
  sessionStore.setState({ status: 'signedIn' });
  await expect(applyChanges({ kind: 'add' }, [])).rejects.toMatchObject({ status: 401 });
  expect(query.at(-1)?.path).toBe('/api/auth/get-session');
  sessionStore.setState(sessionStore.getInitialState(), true);
});
