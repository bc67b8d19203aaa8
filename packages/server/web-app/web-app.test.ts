import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const SCRIPT = `console.log(${'1'.repeat(2000)});`;

async function builtApp() {
  const webRoot = await temporaryFolder();
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Lumitor</title>');
  await writeFile(join(webRoot, 'page.html'), '<!doctype html><title>Lumitor, any other page</title>');
  await writeFile(join(webRoot, 'favicon.svg'), '<svg/>');
  await writeFile(join(webRoot, 'sw.js'), 'worker');
  await writeFile(join(webRoot, 'assets/main-3f2a.js'), SCRIPT);
  await writeFile(join(webRoot, 'assets/other-3f2a.js'), 'plain');
  await writeFile(join(webRoot, 'assets/other-3f2a.js.br'), brotliCompressSync('made by the build'));
  return freshService({ webRoot });
}

describe('the web app', () => {
  it.each(['/', '/polityka-prywatnosci', '/pobierz/abc', '/admin/micro/oprawy', '/login?x=1', '/none.html'])(
    'is the answer for %s, revalidated at each visit',
    async (path) => {
      const { asVisitor } = await builtApp();
      const response = await asVisitor('GET', path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Lumitor');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('has a separate page for every address but the first', async () => {
    const { asVisitor } = await builtApp();
    expect(await (await asVisitor('GET', '/')).text()).not.toContain('any other page');
    expect(await (await asVisitor('GET', '/pobierz/abc')).text()).toContain('any other page');
  });

  it.each([
    ['/', 'en-GB,en;q=0.9', 'pl'],
    ['/?lang=DE', 'en-GB', 'de'],
  ])(
    'preloads the texts of the first screen, Polish unless the address names a language (D34): %s in %s',
    async (path, accepted, language) => {
      const { asVisitor } = await builtApp();
      const { headers } = await asVisitor('GET', path, undefined, { 'accept-language': accepted });
      expect(headers.get('link')).toContain(
        `</api/snapshots/texts?lang=${language}&part=first>; rel=preload`,
      );
      expect(headers.get('vary') ?? '').not.toContain('accept-language');
    },
  );

  it.each([
    ['/pobierz/abc', 'en'],
    ['/?lang=%0D%0Ax', 'en'],
  ])('fetches no texts along with %s in %s', async (path, accepted) => {
    const { asVisitor } = await builtApp();
    const { headers } = await asVisitor('GET', path, undefined, { 'accept-language': accepted });
    expect(headers.get('link')).toBeNull();
  });

  it('loads from its own origin only, and cannot be framed by other pages', async () => {
    const { asVisitor } = await builtApp();
    const { headers } = await asVisitor('GET', '/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('http');
  });

  it('can be framed as configured, also while the database does not answer', async () => {
    const { asVisitor, parts, database, errors } = await builtApp();
    const framedBy = async (path = '/osadzony/standard') =>
      (await asVisitor('GET', path)).headers.get('content-security-policy');
    const origins = ['https://shop.example'];
    await parts.store.add('serviceSettings', { kind: 'embedding', origins }, { id: 'embedding' });
    expect(await framedBy()).toContain('frame-ancestors https://shop.example');
    expect(await framedBy('/osadzony/POBIERZ/aBc')).toContain('frame-ancestors https://shop.example');
    expect(await framedBy('/OSADZONY/admin')).toContain("frame-ancestors 'none'");
    await database.close();
    expect(await framedBy()).toContain('frame-ancestors https://shop.example');
    expect(errors).toHaveLength(1);
  });

  it('has assets that browsers cache permanently, compressed', async () => {
    const { asVisitor } = await builtApp();
    const send = () => asVisitor('GET', '/assets/main-3f2a.js', undefined, { 'accept-encoding': 'br' });
    for (const response of [await send(), await send()]) {
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(response.headers.get('content-encoding')).toBe('br');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
    }
  });

  it('sends files compressed by the build', async () => {
    const { asVisitor } = await builtApp();
    const response = await asVisitor('GET', '/assets/other-3f2a.js', undefined, { 'accept-encoding': 'br' });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe('made by the build');
  });

  it('returns no page for a missing asset', async () => {
    const { asVisitor } = await builtApp();
    const response = await asVisitor('GET', '/assets/main-old.js');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  it.each(['/../secret', '/%2e%2e/secret', '/assets/..%2f..%2fsecret', '/.env'])(
    'serves no file outside its folder: %s',
    async (path) => {
      const { asVisitor } = await builtApp();
      const response = await asVisitor('GET', path);
      expect(response.status === 404 || (await response.text()).includes('<title>')).toBe(true);
    },
  );

  it('is updated after a build without a restart', async () => {
    const webRoot = await temporaryFolder();
    const { asVisitor } = await freshService({ webRoot });
    for (const [index, title] of ['old', 'new'].entries()) {
      await writeFile(join(webRoot, 'index.html'), title);
      await utimes(join(webRoot, 'index.html'), index + 1, index + 1);
      expect(await (await asVisitor('GET', '/')).text()).toBe(title);
    }
  });

  it('has a worker that browsers revalidate, and that connects only to the service', async () => {
    const { asVisitor } = await builtApp();
    const { headers } = await asVisitor('GET', '/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  it('removes its worker if configured', async () => {
    const { asVisitor } = await freshService({ opensOffline: false });
    const response = await asVisitor('GET', '/sw.js');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toMatch(/skipWaiting[\s\S]*unregister/);
  });

  it('that is not built explains what to do', async () => {
    const { asVisitor } = await freshService();
    const response = await asVisitor('GET', '/');
    expect(response.status).toBe(503);
    expect((await response.json()).message).toContain('npm run build');
  });
});
