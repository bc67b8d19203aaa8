import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../http/listen.ts';
import { methodOf, OPERATIONS } from './operations.ts';
import { openShop } from './shop.ts';
import { stateOf } from './state.ts';

vi.setConfig({ testTimeout: 60_000 });

const QUERIES: [path: string, names: string[]][] = [
  [
    '/api/documents/emails',
    ['orderBy', 'direction', 'limit', 'prefix', 'where', 'active', 'from', 'to', 'after', 'omit'],
  ],
  ['/api/documents/bindings/none', ['version']],
  ['/api/changes', ['collection', 'id', 'batch', 'limit', 'after']],
  ['/api/batches', ['kind', 'by', 'limit', 'after']],
  ['/api/reflinks/statistics', ['from']],
  ['/api/reports/funnel', ['starts']],
  ['/readyz', ['exclude']],
  ['/api/auth/get-session', ['disableRefresh']],
  ['/api/exchangerates/rates/a/eur/', ['format']],
];
const UNKNOWN = ['__proto__', 'constructor', 'toString'];

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const VALUES = [
  '',
  '%',
  '%ff',
  '%ed%a0%80',
  '%2500',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  "';drop table documents;--",
  'email:%F4%8F%BF%BF',
  'title:%25_',
  'x'.repeat(5_000),
  '[]',
  'a.b',
  'a.1.5',
  'a.99999999999',
  cursor(['\0', '\0', '\0']),
  cursor(['\ud800', 'x', 'y']),
  cursor(['a', 'b']),
  cursor([1, 2, 3]),
  cursor('['.repeat(1_000)),
  encodeURIComponent('[object Object]'),
];

it('every reading operation accepts or refuses any query, and never fails', async () => {
  const { asAdministrator, errors } = await openShop();
  for (const [path, names] of QUERIES)
    for (const name of [...names, ...UNKNOWN])
      for (const value of VALUES) {
        const requested = `${path}?${name}=${value}&${name}=${value}`;
        const { status } = await asAdministrator('GET', requested);
        expect(status, requested).toBeLessThan(500);
      }
  expect(errors).toEqual([]);
});

it('every list refuses a NUL in a query, and names the parameter', async () => {
  const shop = await openShop();
  for (const path of ['/api/documents/emails', '/api/changes', '/api/batches'])
    for (const name of ['after', 'prefix', 'where', 'id', 'by'])
      for (const value of ['%00', 'email:a%00b']) {
        const response = await shop.asAdministrator('GET', `${path}?limit=1&${name}=${value}`);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'invalid', field: name });
      }
});

it('a list cursor not issued by a list is refused', async () => {
  const { asAdministrator } = await openShop();
  for (const [path, after] of [
    ['/api/documents/emails', cursor(['a\0', 'b', 'c'])],
    ['/api/documents/emails', cursor([{}, [], null])],
    ['/api/changes', 'batch.NaN'],
    ['/api/changes', 'batch.1e5'],
    ['/api/changes', 'batch'],
  ]) {
    const response = await asAdministrator('GET', `${path}?after=${after}`);
    expect(response.status, after).toBe(400);
    expect(await response.json()).toMatchObject({ field: 'after' });
  }
});

const HOSTILE = [
  ['a NUL', '%00'],
  ['a NUL, encoded twice', '%2500'],
  ['a step up', '..'],
  ['a step up, encoded', '%2e%2e'],
  ['a step up, encoded twice', '%252e%252e%252f'],
  ['steps up', '..%2f..%2f..%2fetc%2fpasswd'],
  ['steps up by backslashes', '..%5c..%5csecret'],
  ['steps up by other letters', '%c0%ae%c0%ae%c0%af'],
  ['steps up by wide letters', '%ef%bc%8e%ef%bc%8e%ef%bc%8f'],
  ['half of a letter', '%ed%a0%80'],
  ['a percent sign', '%'],
  ['a path of its own', '%2fetc%2fpasswd'],
  ['a drive', 'C:%5csecret'],
  ['a hidden file', '.env'],
  ['a tilde', '~root'],
  ['a device', 'CON'],
  ['a query', '%3fa=b%23c'],
  ['a line', '%0d%0aset-cookie:%20a=b'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a very long name', 'a'.repeat(8_000)],
  ['a quote', "'%20or%201=1--"],
] as const;

it('no operation finds anything by an invalid id, and none fails', async () => {
  const shop = await openShop();
  const before = await stateOf(shop);
  const { ids, batch, file } = shop;
  const parts = [...Object.values(ids), batch, file.split('/').at(-1) ?? '', 'images/bindings'];
  for (const [name, id] of HOSTILE)
    for (const operation of OPERATIONS) {
      const path = operation.path(shop);
      const place = parts.find((part) => path.includes(part));
      const isFolder = operation.route === 'POST /api/files/*' && /^\w{1,60}$/.test(id);
      // Answers with a page, and before it reads the id.
      const isPage = operation.route.endsWith(' /oci/:id');
      if (!place || isFolder || isPage) continue;
      const at = path.replace(place, id);
      const response = await shop.asAdministrator(methodOf(operation), at, operation.body?.(shop));
      expect([400, 403, 404], `${name}: ${methodOf(operation)} ${at}`).toContain(response.status);
      expect(await response.json()).toMatchObject({ code: expect.any(String) });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  expect(await stateOf(shop)).toEqual(before);
  expect(shop.errors).toEqual([]);
});

it('the web app serves nothing outside its folder', async () => {
  const { asVisitor, errors } = await openShop();
  for (const [name, id] of HOSTILE)
    for (const path of [`/${id}`, `/assets/${id}`, `/${id}/index.html`, `/assets/${id}/${id}`]) {
      const response = await asVisitor('GET', path);
      expect([200, 404], `${name}: ${path}`).toContain(response.status);
      if (response.status === 200) expect(await response.text()).toBe('<title>Lumitor</title>');
    }
  expect(errors).toEqual([]);
});

it('unresolved parent paths are refused on the wire too', async () => {
  const shop = await openShop();
  await writeFile(join(shop.dataDir, 'secret.txt'), 'not for you');
  const listening = await listen(0);
  onTestFinished(() => listening.stop(0));
  listening.serve(shop.app);
  const send = (path: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      request({ port: listening.port, path }, async (response) =>
        resolve({ status: response.statusCode ?? 0, body: await text(response) }),
      )
        .on('error', reject)
        .end();
    });
  const ups = ['..', '%2e%2e', '..%2f', '.%2e', '..%5c', '..\\', '....//', '..;', '%252e%252e'];
  for (const up of ups)
    for (const start of ['', 'files', 'assets', 'api/files', 'files/images', 'api/documents/bindings'])
      for (const name of ['secret.txt', 'secret', 'lumitor.db', 'etc/passwd']) {
        const path = `/${start}/${`${up}/`.repeat(4)}${name}`;
        const { status, body } = await send(path);
        expect([200, 400, 404], path).toContain(status);
        expect(status === 200 ? body : '<title>Lumitor</title>', path).toBe('<title>Lumitor</title>');
      }
});
