import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../../config.ts';
import { start } from '../../start.ts';
import { freePort } from '../freePort.ts';
import { ADMINISTRATOR } from '../freshService.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

async function started(settings: Record<string, string> = {}) {
  const dataDir = await temporaryFolder();
  const webRoot = await temporaryFolder();
  await mkdir(join(webRoot, 'assets'));
  for (const page of ['index.html', 'page.html'])
    await writeFile(join(webRoot, page), '<title>Lumitor</title>');
  await writeFile(join(webRoot, 'assets/main-1.js'), 'console.log(1);');
  await writeFile(join(webRoot, 'osadz.js'), 'console.log(2);');
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMINISTRATOR.adminEmail,
    ADMIN_PASSWORD: ADMINISTRATOR.adminPassword,
    EXCHANGE_RATE_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const running = await start(parseConfig(environment, ['--empty']), webRoot, () => {});
  onTestFinished(() => running.stop());
  const own = `http://localhost:${port}`;
  return Object.assign((path: string, init: RequestInit = {}) => fetch(`${own}${path}`, init), { own });
}

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

const directives = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
  );

const ANSWERS: [path: string, status: number][] = [
  ['/', 200],
  ['/admin', 200],
  ['/assets/main-1.js', 200],
  ['/api/snapshots/texts', 200],
  ['/api/events', 200],
  ['/api/documents/bindings', 200],
  ['/api/auth/get-session', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/assets/main-0.js', 404],
  ['/files/images/aaaaaaaaaaaaaaaaaaaa.webp', 404],
  ['/api/nothing', 404],
  ['/api/documents/emails', 403],
  ['/api/documents/bindings?limit=x', 400],
  ['/api/documents/bindings/%00', 400],
  ['/api/exchangerates/rates/a/eur/', 503],
];

describe('every answer', () => {
  it('has headers that forbid browsers unsafe uses', async () => {
    const callService = await started();
    for (const [path, status] of ANSWERS)
      for (const method of ['GET', 'HEAD']) {
        const response = await callService(path, { method });
        await response.body?.cancel();
        expect(response.status, path).toBe(status);
        const headers = Object.fromEntries(response.headers);
        expect(headers, path).toMatchObject(EVERYWHERE);
        for (const name of ['strict-transport-security', 'server', 'x-powered-by'])
          expect(headers, path).not.toHaveProperty(name);
        const isPage = headers['content-type']?.startsWith('text/html');
        if (!isPage) expect(headers['content-security-policy'], path).toBe(NOTHING);
      }
  });

  it('has them also if unchanged or refused', async () => {
    const callService = await started();
    const etag = (await callService('/api/snapshots/texts')).headers.get('etag') ?? '';
    const unchanged = await callService('/api/snapshots/texts', { headers: { 'if-none-match': etag } });
    const origin = 'https://evil.example';
    const refused = await callService('/api/orders', { method: 'POST', body: '{}', headers: { origin } });
    const large = await callService('/api/orders', { method: 'POST', body: 'x'.repeat(12 * 2 ** 20) });
    const preflight = await callService('/api/orders', { method: 'OPTIONS', headers: { origin } });
    const answers = [unchanged, refused, large, preflight];
    expect(answers.map(({ status }) => status)).toEqual([304, 403, 413, 404]);
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        ...EVERYWHERE,
        'content-security-policy': NOTHING,
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('redirects browsers to https for a year if the public address is https', async () => {
    const callService = await started({ PUBLIC_URL: 'https://light.example.com' });
    for (const path of ['/', '/assets/main-1.js', '/api/snapshots/texts', '/api/nothing', '/healthz'])
      expect((await callService(path)).headers.get('strict-transport-security'), path).toBe(
        'max-age=31536000',
      );
  });
});

it('a page runs only the service’s own scripts, and no inline ones', async () => {
  const callService = await started();
  for (const path of ['/', '/admin', '/pobierz/abc']) {
    const policy = directives((await callService(path)).headers.get('content-security-policy'));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    const others = Object.entries(policy).filter(([name]) => name !== 'style-src');
    expect(JSON.stringify(others)).not.toMatch(/unsafe|http|\*/);
  }
});

describe('a page of another site', () => {
  const FRAMED = [
    '/osadzony',
    '/osadzony/',
    '/osadzony/standard',
    '/osadzony/micro/podsumowanie',
    '/osadzony/pobierz/abc',
  ];
  const UNFRAMED = [
    '/',
    '/standard',
    '/pobierz/abc',
    '/login',
    '/admin',
    '/admin/zamowienia',
    '/projekt',
    '/projekty',
    '/polityka-prywatnosci',
    '/osadzonyx',
    '/osadzony/admin',
    '/osadzony/login',
    '/osadzony/standard/admin',
    '/osadzony/pobierz/abc/admin',
    '/osadzony//admin',
    '/osadzony/projekt',
    '/osadzony/%61dmin',
    '/osadzony/pobierz',
    '/api/snapshots/texts',
    '/api/orders/abc',
    '/assets/main-1.js',
  ];

  async function allow(callService: Awaited<ReturnType<typeof started>>, origins: string[]) {
    const { adminEmail: email, adminPassword: password } = ADMINISTRATOR;
    const send = (method: string, path: string, body: object, cookie = '') =>
      callService(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin: callService.own, cookie },
      });
    const session = await send('POST', '/api/auth/sign-in/email', { email, password });
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    const changed = await send('PATCH', '/api/documents/serviceSettings/embedding', { origins }, cookie);
    expect(changed.status, await changed.text()).toBe(200);
  }
  async function ancestors(callService: Awaited<ReturnType<typeof started>>, path: string) {
    const response = await callService(path);
    await response.body?.cancel();
    const policy = directives(response.headers.get('content-security-policy'));
    return [policy['frame-ancestors'], response.headers.get('x-frame-options')];
  }

  it('embeds the configurator and an order if the shop allows its origin, and nothing else', async () => {
    const callService = await started();
    for (const path of [...FRAMED, ...UNFRAMED])
      expect(await ancestors(callService, path), path).toEqual([["'none'"], 'DENY']);
    const origins = ['https://shop.example', 'http://localhost:8080'];
    await allow(callService, origins);
    for (const path of FRAMED) expect(await ancestors(callService, path), path).toEqual([origins, null]);
    for (const path of UNFRAMED)
      expect(await ancestors(callService, path), path).toEqual([["'none'"], 'DENY']);
    // A cached page would have outdated permissions.
    expect((await callService('/osadzony')).headers.get('etag')).toBeNull();
    await allow(callService, []);
    for (const path of FRAMED) expect(await ancestors(callService, path), path).toEqual([["'none'"], 'DENY']);
  });

  it('loads the embedding script, and no other file', async () => {
    const callService = await started();
    const { headers } = await callService('/osadz.js');
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const other = await callService('/assets/main-1.js');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(other.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
