import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { pngOf } from '../testing/png.ts';
import { SCRIPT, SVG, served, storedPaths, svg, upload } from '../testing/uploads.ts';

const gif = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
    .gif()
    .toBuffer();
const jpeg = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();

describe('a picture', () => {
  it.each([
    ['of 50,000 × 50,000 pixels', pngOf(50_000, 50_000)],
    ['of one pixel’s width and 50 million’s height', pngOf(1, 50_000_000)],
    ['that ends in its first line', pngOf(100, 100).subarray(0, 60)],
  ])('%s is refused, and nothing is stored', async (_, bytes) => {
    const service = await freshService();
    const response = await upload(service, bytes, 'image/png');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
    expect(await storedPaths(service)).toEqual([]);
  });

  it('of 300,000 frames becomes its first frame', async () => {
    const service = await freshService();
    const bytes = await gif();
    const [head, frame] = [
      bytes.subarray(0, 13 + 3 * 2 ** ((bytes[10] as number & 7) + 1)),
      bytes.subarray(bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])), -1),
    ];
    const many = Buffer.concat([
      head,
      ...Array<Buffer>(Math.min(300_000, Math.floor(9e6 / frame.length))).fill(frame),
      Buffer.from([0x3b]),
    ]);
    const { bytes: shown } = await served(service, many, 'image/gif');
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 40, height: 40 });
    expect((await sharp(shown).metadata()).pages ?? 1).toBe(1);
  });

  it('in a format that browsers do not show is refused', async () => {
    const service = await freshService();
    const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .tiff()
      .toBuffer();
    expect((await upload(service, tiff, 'image/tiff')).status).toBe(400);
    expect((await upload(service, tiff, 'image/png')).status).toBe(400);
  });

  it.each([
    [
      'a GIF that is a script too',
      async () => Buffer.concat([await gif(), Buffer.from(`/*${SCRIPT}*/=1;alert(1)`)]),
      'image/gif',
    ],
    [
      'a JPEG with a page after its end',
      async () => Buffer.concat([await jpeg(), Buffer.from(`<html>${SCRIPT}</html>`)]),
      'image/jpeg',
    ],
    [
      'a JPEG with a page in its metadata',
      async () =>
        sharp(await jpeg())
          .withExif({ IFD0: { Artist: SCRIPT } })
          .toBuffer(),
      'image/jpeg',
    ],
    ['a PNG that is sent as a page', async () => pngOf(20, 20), 'image/html'],
    ['a PNG that is sent as a drawing', async () => pngOf(20, 20), SVG],
    ['a drawing that is sent as a PNG', async () => Buffer.from(svg(SCRIPT)), 'image/png'],
  ])('%s is served as pixels only', async (_, bytesOf, mediaType) => {
    const service = await freshService();
    const { url, headers, bytes } = await served(service, await bytesOf(), mediaType);
    expect(url).toMatch(/\.webp$/);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(bytes.toString('latin1')).not.toMatch(/script|alert|html/i);
  });
});

describe('any other file', () => {
  const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;

  it.each([
    'text/html',
    'application/xhtml+xml',
    'application/octet-stream',
    '',
    'text/javascript',
    'application/json+x',
    'text/html;charset=utf-7',
    'multipart/form-data',
  ])('sent as %s is served as a download, never as a page', async (mediaType) => {
    const service = await freshService();
    const { url, headers, bytes } = await served(service, PAGE, mediaType);
    expect(url).toMatch(/\.(?:bin|txt)$/);
    expect(bytes.toString()).toBe(PAGE);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
  });

  it.each(['image/png', 'image/svg+xml', 'image/x-icon', 'image/../html'])(
    'sent as a picture is refused: %s',
    async (mediaType) => {
      const service = await freshService();
      expect((await upload(service, PAGE, mediaType)).status).toBe(400);
      expect(await storedPaths(service)).toEqual([]);
    },
  );

  it('cannot set its name by folder or type', async () => {
    const service = await freshService();
    const folders = [
      '..',
      '../..',
      'a//b',
      '.hidden',
      'a/b.html',
      'a b',
      'ą',
      'a\\b',
      'a/b/c/d/e',
      '',
      'a'.repeat(61),
    ];
    for (const folder of folders) {
      const at = `/api/files/${encodeURIComponent(folder).replaceAll('%2F', '/')}`;
      const response = await service.asAdministrator('POST', at, 'text', { 'content-type': 'text/plain' });
      expect([400, 404], folder).toContain(response.status);
    }
    expect(await storedPaths(service)).toEqual([]);
    const { url } = await served(service, 'text', 'text/plain/../../x.html');
    expect(url).toMatch(/^\/files\/images\/bindings\/[\w-]{20}\.bin$/);
  });
});
