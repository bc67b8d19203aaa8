import { beforeEach, expect, it, vi } from 'vitest';
import { reportVisit } from './visit.ts';

const stored = new Map<string, string>();
const fetched = vi.fn(async () => new Response(null, { status: 204 }));

beforeEach(() => {
  stored.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z'), toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('a browser reports one visit a day, and stores the day alone', async () => {
  await reportVisit('/');
  await reportVisit('/standard');
  expect(fetched).toHaveBeenCalledOnce();
  expect([...stored]).toEqual([['lumitor.visit', '2026-11-30']]);
  vi.setSystemTime(new Date('2026-12-01T10:00:00Z'));
  await reportVisit('/');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('the configurator counts in frames too; other pages do not', async () => {
  for (const path of ['/projekty', '/polityka-prywatnosci', '/login', '/osadzony/projekty'])
    await reportVisit(path);
  expect(fetched).not.toHaveBeenCalled();
  await reportVisit('/osadzony/standard');
  expect(fetched).toHaveBeenCalledOnce();
});

it('a visit that was not counted is reported again', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await reportVisit('/');
  expect(stored.size).toBe(0);
  await reportVisit('/');
  expect(stored.size).toBe(1);
});

it('a browser without storage reports each opening', async () => {
  vi.stubGlobal('localStorage', undefined);
  await reportVisit('/');
  await reportVisit('/');
  expect(fetched).toHaveBeenCalledTimes(2);
});
