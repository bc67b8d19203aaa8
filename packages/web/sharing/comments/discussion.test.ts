import {
  actOn,
  type CommentAct,
  type Discussion,
  discussionFor,
  NO_DISCUSSION,
} from '@lumitor/domain/sharing/comments';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ERASING } from '../../data/databases.ts';
import { CACHED_AT } from '../../data/request.ts';
import {
  act,
  discard,
  discussionIn,
  discussionStore,
  NEW_THREAD,
  openDiscussion,
  sendAgain,
  setOpen,
  startThreadAt,
  storeDraft,
} from './discussion.ts';

const WAY = { link: 'AAAAAAAAAAAAAAAAAAAAAA' };
const PLACE = { x: 1, y: 2, on: null };

let service = NO_DISCUSSION;
let answers: 'well' | 'not at all' | 'too late' | 'with a refusal' | 'only to read';
let posts: CommentAct[];
let stored: Map<string, string>;
let isFull: boolean;
let old: Discussion | null;
let target: EventTarget;
let end: (() => void) | null = null;

const who = (author: string) => ({ author, byShop: false, mayRemoveAll: false, now: Date.now(), version: 9 });
const start = (text: string): CommentAct => ({
  kind: 'begin',
  id: crypto.randomUUID(),
  text,
  by: 'Ewa',
  version: 1,
  place: PLACE,
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_338_000_000 });
  service = NO_DISCUSSION;
  answers = 'well';
  posts = [];
  stored = new Map();
  isFull = false;
  old = null;
  target = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (answers === 'not at all') throw new TypeError('Failed to fetch');
    if (method === 'POST' && answers === 'only to read') return Response.json({}, { status: 429 });
    if (method === 'POST') {
      const sent: CommentAct = JSON.parse(String(body));
      posts.push(sent);
      const refusal = { code: 'comments-full', message: 'x' };
      if (answers === 'with a refusal') return Response.json(refusal, { status: 413 });
      const next = actOn(service, sent, who('me'));
      if (typeof next !== 'string') service = next;
    }
    if (answers === 'too late') throw new TypeError('Failed to fetch');
    if (old && method !== 'POST')
      return Response.json(old, { headers: { [CACHED_AT]: '2026-11-26T10:00:00Z' } });
    return Response.json(discussionFor(service, 'me'));
  });
});

afterEach(() => {
  end?.();
  end = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async () => {
  end?.();
  const opened = openDiscussion(WAY, 'p', true);
  end = opened.end;
  await vi.advanceTimersByTimeAsync(0);
  return opened;
};
const texts = () =>
  discussionIn(discussionStore.getState()).threads.flatMap(({ comments }) =>
    comments.map(({ text }) => text),
  );
const remaining = () => service.threads.flatMap(({ comments }) => comments.map(({ text }) => text));
const later = () => vi.advanceTimersByTimeAsync(6_000);

it('shows a comment at once, sends it, and stores it only until then', async () => {
  await open();
  act(start('A'));
  expect(texts()).toEqual(['A']);
  await later();
  expect([texts(), remaining(), discussionStore.getState().waiting]).toEqual([['A'], ['A'], []]);
  expect(stored.get('lumitor.comments.p')).not.toContain('"A"');
});

it('stores offline comments, also across restarts, and sends them in order', async () => {
  answers = 'not at all';
  await open();
  act(start('A'));
  act(start('B'));
  await later();
  expect([remaining(), discussionStore.getState().isAway]).toEqual([[], true]);
  end?.();
  end = null;
  answers = 'well';
  await open();
  await later();
  expect([texts(), remaining(), discussionStore.getState().isAway]).toEqual([['A', 'B'], ['A', 'B'], false]);
});

it('stores a comment once even if its answer was lost', async () => {
  answers = 'too late';
  await open();
  act(start('A'));
  await later();
  answers = 'well';
  await later();
  expect(posts.length).toBeGreaterThan(1);
  expect([texts(), remaining()]).toEqual([['A'], ['A']]);
});

it('preserves the text of a refused comment until it is resent or discarded, and sends later comments', async () => {
  await open();
  answers = 'with a refusal';
  act(start('A'));
  act(start('B'));
  await later();
  const refused = () =>
    discussionStore.getState().refused.map((one) => ('text' in one.act ? one.act.text : ''));
  expect([refused(), discussionStore.getState().refused[0]?.code]).toEqual([['A', 'B'], 'comments-full']);
  await open();
  expect(refused()).toEqual(['A', 'B']);
  answers = 'well';
  const [first, second] = discussionStore.getState().refused;
  discard(first?.act.id ?? '');
  sendAgain(second?.act.id ?? '');
  await later();
  expect([refused(), remaining()]).toEqual([[], ['B']]);
});

it('reports unavailable storage, and still sends', async () => {
  isFull = true;
  answers = 'not at all';
  await open();
  act(start('A'));
  expect(discussionStore.getState().isUnstored).toBe(true);
  answers = 'well';
  await later();
  expect([remaining(), discussionStore.getState().isUnstored]).toEqual([['A'], false]);
});

it('stores drafts per thread, with the place of a new thread, until they are sent or emptied', async () => {
  await open();
  setOpen(true);
  startThreadAt(PLACE);
  storeDraft(NEW_THREAD, 'A');
  storeDraft('t', 'B');
  startThreadAt({ ...PLACE, x: 7 });
  setOpen(false);
  expect(discussionStore.getState().draft).toBeNull();
  await open();
  setOpen(true);
  expect(discussionStore.getState()).toMatchObject({
    draft: { ...PLACE, x: 7 },
    drafts: { [NEW_THREAD]: { text: 'A' }, t: { text: 'B' } },
  });
  storeDraft(NEW_THREAD, '');
  storeDraft('t', '');
  await open();
  setOpen(true);
  expect(discussionStore.getState()).toMatchObject({ draft: null, drafts: {} });
});

it('keeps drafts with the page and reports it if the browser has no storage', async () => {
  isFull = true;
  await open();
  storeDraft('t', 'B');
  storeDraft('u', 'C');
  const { drafts, isUnstored } = discussionStore.getState();
  expect([Object.keys(drafts), isUnstored]).toEqual([['t', 'u'], true]);
});

it('receives comments of others, and marks them as new until they are viewed', async () => {
  const { hear } = await open();
  const comment = actOn(service, start('Od kogoś'), who('other'));
  if (typeof comment !== 'string') service = comment;
  hear();
  await later();
  expect(texts()).toEqual(['Od kogoś']);
  expect(discussionStore.getState().seen).toBe('');
  setOpen(true);
  expect(discussionStore.getState().seen).toBe(service.threads[0]?.comments[0]?.at);
});

it('includes unsent comments of other tabs, and writes nothing after erasure', async () => {
  await open();
  answers = 'not at all';
  act(start('A'));
  const other = { act: start('B'), at: Date.now() };
  const written = JSON.parse(stored.get('lumitor.comments.p') ?? '');
  stored.set('lumitor.comments.p', JSON.stringify({ ...written, waiting: [...written.waiting, other] }));
  act(start('C'));
  expect(texts()).toEqual(['A', 'B', 'C']);
  stored.clear();
  target.dispatchEvent(new Event(ERASING));
  act(start('D'));
  expect([...stored.keys()]).toEqual([]);
});

it('receives comments of others even if sending fails', async () => {
  const { hear } = await open();
  answers = 'only to read';
  act(start('A'));
  await later();
  const comment = actOn(service, start('Od kogoś'), who('other'));
  if (typeof comment !== 'string') service = comment;
  hear();
  await later();
  expect([texts(), discussionStore.getState().isAway]).toEqual([['Od kogoś', 'A'], true]);
});

it('shows stored comments offline, and never in place of newer ones', async () => {
  const comment = actOn(service, start('Od kogoś'), who('other'));
  if (typeof comment !== 'string') service = comment;
  old = discussionFor(service, 'me');
  const { hear } = await open();
  expect(texts()).toEqual(['Od kogoś']);
  act(start('A'));
  await later();
  hear();
  await later();
  expect(texts()).toEqual(['Od kogoś', 'A']);
});
