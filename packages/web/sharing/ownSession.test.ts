import { newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownShares, storeShare } from '../data/ownShares.ts';
import { readSync, writeSync } from '../data/shareSync.ts';
import { configuratorStore, initialState, planNow } from '../visitor/configuratorStore.ts';
import { edit } from '../visitor/editing.ts';
import { followOwnProject } from './ownSession.ts';
import { projectStore } from './session.ts';

const OWN = 'A'.repeat(22);
const named = (name: string): Plan => ({ ...EMPTY_PLAN, name });

const service = { version: 1, plan: named('A'), known: new Map<string, number>(), isGone: false };
let posts: { id: string; name: string; at: number }[];
let answers: 'well' | 'not at all' | 'too late';
let target: EventTarget;
let stop = () => {};

const opened = () => ({
  id: 'p',
  version: service.version,
  at: '2026-11-27T10:00:00.000Z',
  by: '',
  byShop: false,
  right: 'own',
  isMicro: false,
  until: '2027-01-01T10:00:00.000Z',
  plan: storedPlan(service.plan),
});

function answer(path: string, { method, body }: RequestInit): Response {
  if (path.endsWith('/comments')) return Response.json({ threads: [], next: 1 }, { status: 503 });
  if (service.isGone) return Response.json({ code: 'not-found', message: 'x' }, { status: 404 });
  if (method !== 'POST') return Response.json(opened());
  const { id, base, plan } = JSON.parse(String(body));
  posts.push({ id, name: plan.name, at: Date.now() });
  const known = service.known.get(id);
  if (known) return Response.json({ version: known });
  if (base !== service.version)
    return Response.json({ code: 'project-moved-on', message: 'x', newer: opened() }, { status: 409 });
  service.version += 1;
  service.plan = named(plan.name);
  service.known.set(id, service.version);
  return Response.json({ version: service.version });
}

function open(plan: Plan): void {
  configuratorStore.setState({ ...initialState(), history: newHistory(plan) });
  stop = followOwnProject();
}
const share = () =>
  storeShare({ own: OWN, see: OWN, work: null, name: '', at: '2026-11-27', project: 'standard' });
const exchanged = (version: number, plan: Plan) =>
  writeSync(
    'standard',
    OWN,
    {
      seen: { version, plan: sharedText(plan) },
      plan: '',
      sent: null,
      theirs: null,
      keepsBase: false,
      rejected: [],
    },
    null,
  );
const name = (typed: string) => edit({ kind: 'setName', name: typed });
const isLive = () => {
  const { open } = projectStore.getState();
  return open !== null && !open.isAway && !open.isWaiting && !open.side.theirs;
};
const settle = () => vi.advanceTimersByTimeAsync(6_000);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_338_000_000 });
  Object.assign(service, { version: 1, plan: named('A'), known: new Map(), isGone: false });
  posts = [];
  answers = 'well';
  target = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (answers === 'not at all') throw new TypeError('Failed to fetch');
    const answered = answer(path, init);
    if (answers === 'too late') throw new TypeError('Failed to fetch');
    return answered;
  });
});
afterEach(() => {
  stop();
  configuratorStore.setState(initialState(), true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends an edit of the owner within half a second, even during continuous editing', async () => {
  share();
  exchanged(1, named('A'));
  open(named('A'));
  await settle();
  const started = Date.now();
  for (let edits = 0; edits < 20; edits += 1) {
    name(`B ${edits}`);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(posts[0]?.at).toBeLessThan(started + 500);
  await settle();
  expect(service.plan.name).toBe('B 19');
  expect(isLive()).toBe(true);
});

it('resends a change without an answer under the same id after a reload, without a conflict', async () => {
  share();
  exchanged(1, named('A'));
  open(named('A'));
  await settle();
  answers = 'too late';
  name('B');
  await vi.advanceTimersByTimeAsync(500);
  stop();
  answers = 'well';
  open(named('B and more'));
  await settle();
  expect(new Set(posts.slice(0, 2).map(({ id }) => id)).size).toBe(1);
  expect(service).toMatchObject({ version: 3, plan: { name: 'B and more' } });
  expect(isLive()).toBe(true);
});

it('sends offline edits when the network returns, also after a reload', async () => {
  share();
  exchanged(1, named('A'));
  answers = 'not at all';
  open(named('A'));
  name('B');
  await settle();
  stop();
  open(named('B'));
  await settle();
  expect(service.plan.name).toBe('A');
  answers = 'well';
  target.dispatchEvent(new Event('online'));
  await settle();
  expect(service.plan.name).toBe('B');
});

it('reports a conflict for concurrent edits, and overwrites neither plan', async () => {
  share();
  exchanged(1, named('A'));
  Object.assign(service, { version: 2, plan: named('theirs') });
  open(named('mine'));
  await settle();
  expect(projectStore.getState().open?.side.theirs).toMatchObject({ version: 2 });
  expect([service.plan.name, planNow().name]).toEqual(['theirs', 'mine']);
  projectStore.getState().open?.chooseMine();
  await settle();
  expect(service.plan.name).toBe('mine');
});

it.each([
  ['goes on where the plans are equal', 'A', false],
  ['is a conflict where they differ', 'B', true],
])('a share of an earlier version, without a stored exchange, %s', async (_, own, isConflict) => {
  share();
  open(named(own));
  await settle();
  expect(projectStore.getState().open?.side.theirs !== null).toBe(isConflict);
  expect([service.plan.name, planNow().name]).toEqual(['A', own]);
});

it('turns a project deleted from the service into a local one, with its plan', async () => {
  share();
  exchanged(1, named('A'));
  service.isGone = true;
  open(named('B'));
  await settle();
  expect([ownShares(), readSync('standard', OWN), planNow().name]).toEqual([[], null, 'B']);
  expect(projectStore.getState().open).toBeNull();
});
