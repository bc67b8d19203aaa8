import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserCaches } from './testing/browserCaches.ts';
import { leaveIfWithdrawn } from './withdrawal.ts';

const unregister = vi.fn(async () => true);

beforeEach(async () => {
  unregister.mockClear();
  vi.stubGlobal('caches', browserCaches());
  vi.stubGlobal('registration', { unregister });
  for (const name of ['lumitor-orders', 'lumitor-precache-v2-/', 'of-another-program'])
    await caches.open(name);
});
afterEach(() => vi.unstubAllGlobals());

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };
const PAGE = { 'content-type': 'text/html; charset=utf-8' };
const answered = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

describe('service worker', () => {
  it.each([
    ['there is no such file', () => new Response('', { status: 404 })],
    ['a page is in its place, as in a version before', () => new Response('', { headers: PAGE })],
  ])('is removed with its caches if %s', async (_, answer) => {
    answered(async () => answer());
    await leaveIfWithdrawn();
    expect(unregister).toHaveBeenCalledOnce();
    expect(await caches.keys()).toEqual(['of-another-program']);
  });

  it.each([
    ['its file is there', async () => new Response('', { headers: SCRIPT })],
    ['the service fails', async () => new Response('', { status: 502, headers: PAGE })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays where %s', async (_, answer) => {
    answered(answer);
    await leaveIfWithdrawn();
    expect(unregister).not.toHaveBeenCalled();
    expect(await caches.keys()).toHaveLength(3);
  });
});
