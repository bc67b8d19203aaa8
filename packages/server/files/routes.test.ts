import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { imageAt } from '@lumitor/domain/catalogue/image';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';

const UPLOAD = '/api/files/images/bindings';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><circle cx="40" cy="30" r="20"/></svg>';

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 1200) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#ffb46b' } })
    .toFormat(format)
    .toBuffer();

async function bytesAt({ asVisitor }: Service, url: string): Promise<Buffer> {
  const response = await asVisitor('GET', url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const filesOf = async ({ dataDir }: Service) =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  );

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'in %s becomes WebP in three widths',
    async (format) => {
      const service = await freshService();
      const body = new Uint8Array(await picture(format));
      const response = await service.asAdministrator('POST', UPLOAD, body, {
        'content-type': `image/${format}`,
      });
      expect(response.status).toBe(201);
      const { url, path } = await response.json();
      expect(url).toMatch(/^\/files\/images\/bindings\/[\w-]{20}\.webp$/);
      expect(path).toBe(url.slice('/files/'.length));
      for (const width of [96, 320, 960] as const) {
        const metadata = await sharp(await bytesAt(service, imageAt(url, width))).metadata();
        expect(metadata).toMatchObject({ format: 'webp', width });
      }
    },
  );

  it('drawn in SVG is sharp at the greatest width, and is served as pixels', async () => {
    const service = await freshService();
    const response = await service.asAdministrator('POST', UPLOAD, SVG, { 'content-type': 'image/svg+xml' });
    const { url } = await response.json();
    expect(await sharp(await bytesAt(service, url)).metadata()).toMatchObject({ format: 'webp', width: 960 });
  });

  it('is never enlarged', async () => {
    const service = await freshService();
    const body = new Uint8Array(await picture('png', 200));
    const response = await service.asAdministrator('POST', UPLOAD, body, { 'content-type': 'image/png' });
    const { url } = await response.json();
    expect(await sharp(await bytesAt(service, url)).metadata()).toMatchObject({ width: 200 });
  });

  it('that cannot be read is refused, and nothing is stored', async () => {
    const service = await freshService();
    const response = await service.asAdministrator('POST', UPLOAD, 'no picture', {
      'content-type': 'image/png',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
    expect(await filesOf(service)).toEqual([]);
  });

  it('is removed in all its widths', async () => {
    const service = await freshService();
    const { path, url } = await (
      await service.asAdministrator('POST', UPLOAD, SVG, { 'content-type': 'image/svg+xml' })
    ).json();
    expect(await filesOf(service)).toHaveLength(3);
    expect((await service.asAdministrator('DELETE', `/api/files/${path}`)).status).toBe(204);
    expect(await filesOf(service)).toEqual([]);
    expect((await service.asVisitor('GET', url)).status).toBe(404);
    expect((await service.asAdministrator('DELETE', `/api/files/${path}`)).status).toBe(404);
  });
});

describe('a file sent as text', () => {
  const bytes = Buffer.from('zażółć?>');
  it.each([
    ['raw', 'zażółć?>', 'raw'],
    ['raw without saying so', 'zażółć?>', undefined],
    ['base64', bytes.toString('base64'), 'base64'],
    ['base64url', bytes.toString('base64url'), 'base64url'],
    ['a base64 data URL', `data:text/plain;base64,${bytes.toString('base64')}`, 'data_url'],
    ['a data URL without saying so', `data:text/plain,${encodeURIComponent('zażółć?>')}`, undefined],
    ['a data URL without a type', `data:,${encodeURIComponent('zażółć?>')}`, 'data_url'],
  ])('is stored as its bytes: %s', async (_, data, format) => {
    const service = await freshService();
    const response = await service.asAdministrator('POST', '/api/files/notes', { data, format });
    expect(response.status).toBe(201);
    expect(await bytesAt(service, (await response.json()).url)).toEqual(bytes);
  });

  it('with a picture is stored as a picture', async () => {
    const service = await freshService();
    for (const data of [
      `data:image/png;base64,${(await picture('png')).toString('base64')}`,
      `data:image/svg+xml,${encodeURIComponent(SVG)}`,
    ]) {
      const { url } = await (await service.asAdministrator('POST', UPLOAD, { data })).json();
      expect(url).toMatch(/\.webp$/);
    }
    const base64 = { data: (await picture('png')).toString('base64'), format: 'base64' };
    expect((await (await service.asAdministrator('POST', UPLOAD, base64)).json()).url).toMatch(/\.webp$/);
  });

  it.each(['data:image/png;base64', 'image/png;base64,AAAA', 'data', 'data:text/plain,%E0%A4%A'])(
    'is refused with the usual message if it is no data URL: %s',
    async (data) => {
      const { asAdministrator } = await freshService();
      const response = await asAdministrator('POST', UPLOAD, { data, format: 'data_url' });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: 'invalid',
        message: 'Must be formatted data:[<mediatype>][;base64],<data>',
        field: 'data',
      });
    },
  );

  it.each([
    ['another format', { data: 'x', format: 'hex' }, 'format'],
    ['a character outside base64', { data: 'ab_c', format: 'base64' }, 'data'],
    ['a character outside base64url', { data: 'ab+c', format: 'base64url' }, 'data'],
    ['base64 cut short', { data: 'abcde', format: 'base64' }, 'data'],
    ['no data', { format: 'raw' }, 'data'],
    ['an unknown field', { data: 'x', name: 'x.png' }, 'name'],
  ])('is refused for %s', async (_, body, field) => {
    const service = await freshService();
    const response = await service.asAdministrator('POST', UPLOAD, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', field });
    expect(await filesOf(service)).toEqual([]);
  });
});

describe('a file that is no picture', () => {
  it.each([
    ['text/html', 'bin', '<script>alert(1)</script>'],
    ['text/javascript', 'bin', 'alert(1)'],
    ['application/octet-stream', 'bin', '<svg onload="alert(1)">'],
    ['application/pdf', 'pdf', '%PDF-1.7'],
  ])('of type %s is served only as a download', async (mediaType, ending, body) => {
    const { asAdministrator, asVisitor } = await freshService();
    const response = await asAdministrator('POST', '/api/files/papers', body, { 'content-type': mediaType });
    const { url } = await response.json();
    expect(url.split('.').at(-1)).toBe(ending);
    const { headers } = await asVisitor('GET', url);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
  });
});

describe('a stored file', () => {
  it('is cached by browsers forever, and revalidated without being sent again', async () => {
    const { asAdministrator, asVisitor } = await freshService();
    const { url } = await (await asAdministrator('POST', '/api/files/notes', { data: 'x' })).json();
    const { headers } = await asVisitor('GET', url);
    expect(headers.get('cache-control')).toContain('immutable');
    const again = await asVisitor('GET', url, undefined, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each([
    '/files/../secret',
    '/files/%2e%2e/secret',
    '/files/..%2fsecret',
    '/files/..%5csecret',
    '/files/images/%2e%2e/%2e%2e/secret',
    '/files/images//secret',
    '/files/',
    '/files/secret',
  ])('is the only target of a path: %s', async (path) => {
    const { asVisitor, asAdministrator } = await freshService();
    const secret = await asVisitor('GET', path);
    expect(await secret.text()).not.toMatch(/^[\w-]{43}\n$/);
    expect([404, 503]).toContain(secret.status);
    expect((await asAdministrator('DELETE', `/api${path}`)).status).toBe(404);
  });

  it.each(['/api/files/', '/api/files/a b', '/api/files/..', '/api/files/%2e%2e/x', '/api/files/a/b/c/d/e'])(
    'is not stored outside of a folder: %s',
    async (path) => {
      const service = await freshService();
      expect([400, 404]).toContain((await service.asAdministrator('POST', path, { data: 'x' })).status);
      expect(await filesOf(service)).toEqual([]);
    },
  );
});

describe('an upload', () => {
  it('requires an administrator', async () => {
    const service = await freshService();
    expect((await service.asVisitor('POST', UPLOAD, { data: 'x' })).status).toBe(401);
    expect((await service.asVisitor('DELETE', '/api/files/notes/x')).status).toBe(401);
    expect(await filesOf(service)).toEqual([]);
  });

  it('over 10 MB is refused, as bytes and as text', async () => {
    const service = await freshService();
    const big = new Uint8Array(10 * 1024 * 1024 + 1);
    const asBytes = await service.asAdministrator('POST', '/api/files/notes', big);
    const data = Buffer.from(big).toString('base64');
    const asText = await service.asAdministrator('POST', '/api/files/notes', { data, format: 'base64' });
    for (const response of [asBytes, asText]) {
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'too-large' });
    }
    expect(await filesOf(service)).toEqual([]);
  });

  it('without bytes is refused', async () => {
    const { asAdministrator } = await freshService();
    expect((await asAdministrator('POST', '/api/files/notes', { data: '' })).status).toBe(400);
  });
});
