import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { describe, expect, it } from 'vitest';
import { cacheKey, isCachedScreen, screenKindOf } from './cachedScreens.ts';

const ORIGIN = 'https://shop.example';
const requested = (path: string, page = '/standard', method = 'GET') =>
  screenKindOf({ method, url: ORIGIN + path, referrer: page && ORIGIN + page })?.cache ?? null;

describe('answers stored for use without a network', () => {
  it.each([
    '/',
    '/standard',
    '/micro/podsumowanie',
    '/projekty',
    '/projekt',
    '/pobierz/aB3',
    '/POBIERZ/aB3',
    '/regulamin',
    '/dostepnosc',
  ])('is a visitor’s screen: %s', (path) => expect(isCachedScreen(path)).toBe(true));

  it.each([
    '/admin',
    '/admin/micro/oprawy',
    '/login',
    '/ustaw-haslo',
    '/osadzony/standard',
    '/osadzony/pobierz/aB3',
  ])('excludes administration and embedded frames: %s', (path) => {
    expect(isCachedScreen(path)).toBe(false);
    expect(requested('/api/snapshots/standard', path)).toBeNull();
    expect(requested('/api/orders/aB3', path)).toBeNull();
    expect(requested('/files/images/bindings/a.webp', path)).toBeNull();
  });

  it.each([
    ['/api/snapshots/texts?lang=pl', 'shop'],
    ['/api/snapshots/micro', 'shop'],
    ['/api/exchangerates/rates/a/eur/?format=json', 'shop'],
    ['/api/orders/aB3', 'orders'],
    ['/api/orders/aB3/site', 'orders'],
    ['/api/projects/opened', 'projects'],
    ['/api/projects/opened/comments', 'comments'],
    ['/files/underlays/a.webp', 'sent'],
    ['/files/photometry/bindings/a.ldt.json', 'tables'],
    ['/files/photometry/bindings/a.ldt', 'files'],
    ['/files/images/bindings/a-96.webp', 'pictures'],
  ])('includes what its screens load: %s', (path, cache) => expect(requested(path)).toBe(cache));

  it.each([
    '/api/orders/overview',
    '/api/orders/aB3/work',
    '/api/orders/aB3/enquiries',
    '/api/orders/aB3/project',
    '/api/projects/opened/versions',
    '/api/documents/emails',
    '/api/auth/get-session',
    '/api/people/me',
    '/api/events',
    '/files/orders/a.pdf',
  ])('excludes everything else of the service: %s', (path) => expect(requested(path)).toBeNull());

  it('exclude changes, requests without a known page, and pages outside the visitors’ screens', () => {
    expect(requested('/api/orders/aB3/site', '/pobierz/aB3', 'POST')).toBeNull();
    expect(requested('/api/snapshots/standard', '')).toBeNull();
    const url = `${ORIGIN}/api/snapshots/standard`;
    expect(screenKindOf({ method: 'GET', url, referrer: 'https://other.example/standard' })).toBeNull();
  });

  it('differ for each link of a project, and reveal no link', async () => {
    const url = `${ORIGIN}/api/projects/opened`;
    const keyFor = (token: string) => cacheKey({ url, headers: new Headers({ [LINK_HEADER]: token }) });
    const tokens = ['A'.repeat(22), 'B'.repeat(22)];
    const keys = await Promise.all(tokens.map(keyFor));
    expect(new Set(keys).size).toBe(2);
    expect(await keyFor(tokens[0] ?? '')).toBe(keys[0]);
    for (const key of keys) expect(key).toMatch(/\?link=[0-9a-f]{64}$/);
  });

  it('serve all texts of a language for the first screen’s, and none of another language', async () => {
    const keyFor = (query: string) =>
      cacheKey({ url: `${ORIGIN}/api/snapshots/texts?${query}`, headers: new Headers() });
    expect(await keyFor('lang=pl&part=first')).toBe(await keyFor('lang=pl'));
    expect(await keyFor('lang=pl')).not.toBe(await keyFor('lang=en'));
  });
});
