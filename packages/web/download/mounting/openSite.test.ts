import {
  CLOCK_HEADER,
  CLOCK_TOLERANCE,
  isTicked,
  mergeSite,
  type SiteEntry,
  siteRecord,
  withinClock,
} from '@lumitor/domain/order/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ERASING } from '../../data/databases.ts';
import { OpenSite, shownSite } from './openSite.ts';

const NOW = 1_795_338_000_000;
const DAY = 24 * 60 * 60 * 1000;

let service = siteRecord([]);
let answers: 'well' | 'not at all' | 'too late' | 'with a refusal';
let posts: SiteEntry[][];
let stored: Map<string, string>;
let isFull: boolean;
let browser: { onLine: boolean };
let target: EventTarget;
const open: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  service = siteRecord([]);
  answers = 'well';
  posts = [];
  stored = new Map();
  isFull = false;
  browser = { onLine: true };
  target = new EventTarget();
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (answers === 'not at all') throw new TypeError('Failed to fetch');
    if (answers === 'with a refusal')
      return Response.json({ code: 'too-large', message: 'x' }, { status: 413 });
    const sent: SiteEntry[] = method === 'POST' ? JSON.parse(String(body)).entries : [];
    if (sent.length > 0) posts.push(sent);
    service = mergeSite(
      service,
      sent.map((entry) => withinClock(entry, NOW)),
    );
    if (answers === 'too late') throw new TypeError('Failed to fetch');
    const reported =
      sent.length > 0 ? sent.flatMap(({ key }) => service.get(key) ?? []) : [...service.values()];
    return Object.defineProperty(Response.json({}), 'json', { value: async () => ({ entries: reported }) });
  });
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look() {
  const site = new OpenSite('order');
  open.push(site.follow());
  return site;
}
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const ticked = (site: OpenSite, line: string) => isTicked(shownSite(site.store.getState()), line);
const online = (isOnline: boolean) => {
  browser.onLine = isOnline;
  if (isOnline) target.dispatchEvent(new Event('online'));
};

it('sends checks, and shows those of others', async () => {
  service = siteRecord([{ key: 'tick.L9', value: true, at: 5 }]);
  const site = look();
  await settle();
  expect(ticked(site, 'L9')).toBe(true);
  site.note('tick.L1', true);
  expect(ticked(site, 'L1')).toBe(true);
  await settle();
  expect(isTicked(service, 'L1')).toBe(true);
  expect(site.store.getState()).toMatchObject({ cachedAt: Date.now(), fault: null });
  expect(site.store.getState().waiting.size).toBe(0);
});

it('stores entries offline, also across a reload, and sends them when a network is available', async () => {
  online(false);
  look().note('volts.Z1', 47.9);
  await settle(60_000);
  expect(posts).toEqual([]);
  const again = look();
  expect(shownSite(again.store.getState()).get('volts.Z1')?.value).toBe(47.9);
  online(true);
  await settle();
  expect(service.get('volts.Z1')?.value).toBe(47.9);
  expect(again.store.getState().waiting.size).toBe(0);
});

it('resends entries without an answer, which are stored once', async () => {
  const site = look();
  await settle();
  answers = 'too late';
  site.note('tick.L1', true);
  await settle();
  expect(site.store.getState().waiting.size).toBe(1);
  answers = 'not at all';
  await settle(10_000);
  answers = 'well';
  await settle(10_000);
  expect(posts).toHaveLength(2);
  expect(site.store.getState().waiting.size).toBe(0);
  expect([...service.values()]).toHaveLength(1);
});

it('sends checks of earlier versions once, and they override nothing', async () => {
  stored.set('mounting.order', '["L1","L2","what?"]');
  service = siteRecord([{ key: 'tick.L2', value: false, at: 5 }]);
  const site = look();
  await settle();
  expect([ticked(site, 'L1'), ticked(site, 'L2')]).toEqual([true, false]);
  expect(isTicked(service, 'L1')).toBe(true);
  expect([...stored.keys()]).toEqual(['site.order']);
});

it('resends entries to a service that has lost them, as after a restored backup', async () => {
  const site = look();
  site.note('tick.L1', true);
  await settle();
  service = siteRecord([]);
  look();
  await settle();
  expect(isTicked(service, 'L1')).toBe(true);
});

it('reports a refusal, retains its entries on screen, and does not retry until the next entry', async () => {
  const site = look();
  await settle();
  answers = 'with a refusal';
  site.note('tick.L1', true);
  await settle(60_000);
  expect(site.store.getState().fault).toBe('refused');
  expect(ticked(site, 'L1')).toBe(true);
  answers = 'well';
  site.note('tick.L2', true);
  await settle();
  expect(site.store.getState().fault).toBeNull();
  expect([isTicked(service, 'L1'), isTicked(service, 'L2')]).toEqual([true, true]);
});

it('reports missing storage while entries are unsent, and still sends them', async () => {
  const site = look();
  await settle();
  isFull = true;
  online(false);
  site.note('tick.L1', true);
  expect(site.store.getState().fault).toBe('unkept');
  online(true);
  await settle();
  expect(site.store.getState().fault).toBeNull();
  expect(isTicked(service, 'L1')).toBe(true);
});

it('lets later entries override those of a clock that is days ahead', async () => {
  const site = look();
  await settle();
  vi.setSystemTime(NOW + 9 * DAY);
  site.note('tick.L1', true);
  await settle();
  expect(service.get('tick.L1')?.at).toBe(NOW + DAY);
  service = mergeSite(service, [{ key: 'tick.L1', value: false, at: NOW + DAY + 1 }]);
  online(true);
  await settle();
  expect(ticked(site, 'L1')).toBe(false);
  expect(site.store.getState().waiting.size).toBe(0);
});

it('reports a wrong clock until it is set, and sends its time with the entries', async () => {
  let sentClock: string | undefined;
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    sentClock = (options.headers as Record<string, string>)[CLOCK_HEADER] ?? sentClock;
    const answered = await answer(path, options);
    answered.headers.set('date', new Date(NOW).toUTCString());
    return answered;
  });
  vi.setSystemTime(NOW + CLOCK_TOLERANCE - 10_000);
  const site = look();
  await settle();
  expect(site.store.getState().clock).toBe(0);
  vi.setSystemTime(NOW - 9 * DAY);
  site.note('tick.L1', true);
  await settle();
  expect(Math.abs(site.store.getState().clock + 9 * DAY)).toBeLessThan(10_000);
  expect(Math.abs(Number(sentClock) - (NOW - 9 * DAY))).toBeLessThan(10_000);
  vi.setSystemTime(NOW);
  online(true);
  await settle();
  expect(site.store.getState().clock).toBe(0);
});

it('stores nothing of others’ entries in a browser that only reads', async () => {
  service = siteRecord([{ key: 'note.Z1', value: 'Za szafą', at: 5 }]);
  const site = look();
  await settle();
  expect(shownSite(site.store.getState()).size).toBe(1);
  expect([...stored.keys()]).toEqual([]);
});

it('writes nothing after erasure, whatever answers arrive', async () => {
  const site = look();
  await settle();
  site.note('tick.L1', true);
  target.dispatchEvent(new Event(ERASING));
  stored.clear();
  await settle(60_000);
  expect([...stored.keys()]).toEqual([]);
});

it('shows entries of another tab, and does not revert them', async () => {
  const [one, other] = [look(), look()];
  online(false);
  one.note('tick.L1', true);
  other.note('tick.L2', true);
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'site.order' }));
  for (const tab of [one, other]) expect([ticked(tab, 'L1'), ticked(tab, 'L2')]).toEqual([true, true]);
});

it('shows the last stored entries if the service does not answer, and does not send them as new', async () => {
  const entries = [{ key: 'tick.L9', value: true, at: NOW - DAY }];
  vi.stubGlobal('caches', {
    match: async (path: string) =>
      path === '/api/orders/order/site'
        ? Object.defineProperty(Response.json({}), 'json', { value: async () => ({ entries }) })
        : undefined,
  });
  answers = 'not at all';
  const site = look();
  await vi.advanceTimersByTimeAsync(0);
  const { waiting, cachedAt } = site.store.getState();
  expect([...shownSite(site.store.getState()).values()]).toEqual(entries);
  expect(waiting.size).toBe(0);
  expect(cachedAt).toBeNull();
});
