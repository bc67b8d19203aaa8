import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheOf } from '../data/cacheNames.ts';
import { CACHED_AT } from '../data/request.ts';
import { cacheKey, screenKindOf } from './cachedScreens.ts';
import { cachingPlugin } from './cachingPlugin.ts';
import { browserCaches } from './testing/browserCaches.ts';

const ORIGIN = 'https://shop.example';

beforeEach(() => vi.stubGlobal('caches', browserCaches()));
afterEach(() => vi.unstubAllGlobals());

async function comes(path: string, answer: Response, headers: Record<string, string> = {}) {
  const request = new Request(ORIGIN + path, { headers });
  const kind = screenKindOf({ method: 'GET', url: request.url, referrer: `${ORIGIN}/standard` });
  if (!kind) throw new Error(`${path} is not kept`);
  const plugin = cachingPlugin(kind);
  const cache = await caches.open(cacheOf(kind));
  const event = Object.assign(new Event('fetch'), { waitUntil() {} });
  const response = await plugin.fetchDidSucceed?.({ request, response: answer, event });
  const cached = response && (await plugin.cacheWillUpdate?.({ request, response, event }));
  if (cached) await cache.put(await cacheKey(request), cached);
  await plugin.cacheDidUpdate?.({ request, event, cacheName: cacheOf(kind), newResponse: answer });
  return { cached: () => cacheKey(request).then((key) => cache.match(key)), cache };
}

describe('stored answers', () => {
  it('contain the time of storing', async () => {
    const { cached } = await comes('/api/snapshots/standard', Response.json({ a: 1 }));
    const answer = await cached();
    expect(Date.now() - Date.parse(answer?.headers.get(CACHED_AT) ?? '')).toBeLessThan(60_000);
    expect(await answer?.json()).toEqual({ a: 1 });
  });

  it('exclude refusals and partial texts', async () => {
    const refused = await comes('/api/snapshots/standard', new Response('', { status: 429 }));
    expect(await refused.cached()).toBeUndefined();
    const part = await comes('/api/snapshots/texts?lang=pl&part=first', Response.json({}));
    expect(await part.cached()).toBeUndefined();
  });

  it.each([401, 403, 404, 410])(
    'are removed with a missing order, including its site records: %i',
    async (status) => {
      const order = await comes('/api/orders/aB3', Response.json({}));
      const site = await comes('/api/orders/aB3/site', Response.json({}));
      await comes('/api/orders/aB3', new Response('', { status }));
      expect(await order.cached()).toBeUndefined();
      expect(await site.cached()).toBeUndefined();
    },
  );

  it('are removed with a withdrawn link, including its comments, and remain for other links', async () => {
    const path = '/api/projects/opened';
    const link = (token: string) => ({ [LINK_HEADER]: token });
    const [see, work] = [
      await comes(path, Response.json({ right: 'see' }), link('see')),
      await comes(path, Response.json({ right: 'work' }), link('work')),
    ];
    const reported = await comes(`${path}/comments`, Response.json({}), link('see'));
    await comes(path, new Response('', { status: 404 }), link('see'));
    expect(await see.cached()).toBeUndefined();
    expect(await reported.cached()).toBeUndefined();
    expect(await (await work.cached())?.json()).toEqual({ right: 'work' });
  });

  it('replace those of a failing service; without one the failure is passed on', async () => {
    const failure = () => new Response('', { status: 503 });
    await expect(comes('/api/orders/aB3', failure())).resolves.toBeDefined();
    const { cached } = await comes('/api/orders/aB3', Response.json({}));
    await expect(comes('/api/orders/aB3', failure())).rejects.toThrow('503');
    expect(await cached()).toBeDefined();
  });

  it('are removed for newer ones, oldest first', async () => {
    const requested = Array.from({ length: 22 }, (_, index) => index);
    for (const index of requested)
      await comes('/api/projects/opened', Response.json({}), { [LINK_HEADER]: String(index) });
    const { cache } = await comes('/api/projects/opened', Response.json({}), { [LINK_HEADER]: '3' });
    const keys = (await cache.keys()).map(({ url }) => url);
    const keyFor = (token: string) =>
      cacheKey({ url: `${ORIGIN}/api/projects/opened`, headers: new Headers({ [LINK_HEADER]: token }) });
    expect(keys).toHaveLength(20);
    expect(keys).not.toContain(await keyFor('0'));
    expect(keys.at(-1)).toBe(await keyFor('3'));
  });
});
