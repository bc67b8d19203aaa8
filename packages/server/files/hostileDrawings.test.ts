import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { SCRIPT, SVG, served, storedPaths, svg, upload } from '../testing/uploads.ts';

const RED = svg('<rect width="100" height="100" fill="red"/>');

async function brightest({ asVisitor }: Service, url: string): Promise<number[]> {
  const { channels } = await sharp(await (await asVisitor('GET', url)).arrayBuffer()).stats();
  return channels.slice(0, 3).map(({ max }) => max);
}

describe('a drawing', () => {
  it.each([
    ['a script', `<script>alert(1)</script><rect width="9" height="9" onload="alert(1)"/>`],
    [
      'a page within',
      `<foreignObject width="90" height="90"><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`,
    ],
    ['a link', `<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>`],
    [
      'a style',
      `<style>@import url("javascript:alert(1)"); rect { fill: url("javascript:alert(1)") }</style><rect width="9" height="9"/>`,
    ],
  ])('with %s is served as pixels only', async (_, inner) => {
    const service = await freshService();
    const { headers, bytes } = await served(service, svg(inner), SVG);
    expect(headers.get('content-type')).toBe('image/webp');
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(bytes.toString('latin1')).not.toMatch(/script|alert|svg|exif|xmp/i);
  });

  it('loads nothing from the network, and reads no local file', async () => {
    const service = await freshService();
    const requested: string[] = [];
    const server = createServer((request, response) => {
      requested.push(request.url ?? '');
      response.end(RED);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const secret = join(service.dataDir, 'secret.svg');
    await writeFile(secret, RED);
    const drawings = (address: string) => [
      svg(`<image href="${address}" width="100" height="100"/>`),
      svg(`<image xlink:href="${address}" width="100" height="100"/>`),
      svg(`<use href="${address}#a"/>`),
      svg(`<rect width="100" height="100" style="fill: url(${address}#a) none"/>`),
      svg(`<style>@import "${address}";</style>`),
      `<?xml-stylesheet href="${address}"?>${svg('')}`,
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "${address}">]>${svg('<text y="50">&a;</text>')}`,
      `<!DOCTYPE svg SYSTEM "${address}">${svg('')}`,
      `<!DOCTYPE svg [<!ENTITY % a SYSTEM "${address}"> %a;]>${svg('')}`,
      svg(`<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="${address}" parse="text"/>`),
    ];
    for (const address of [outside, `file://${secret}`, secret])
      for (const drawing of drawings(address)) {
        const response = await upload(service, drawing, SVG);
        expect([201, 400]).toContain(response.status);
        if (response.status === 400) continue;
        const { url } = await response.json();
        expect(await brightest(service, url), drawing).toEqual([0, 0, 0]);
      }
    expect(requested).toEqual([]);
    const within = `data:image/svg+xml;base64,${Buffer.from(RED).toString('base64')}`;
    const { url } = await served(service, svg(`<image href="${within}" width="100" height="100"/>`), SVG);
    expect((await brightest(service, url))[0]).toBeGreaterThan(200);
  });

  it.each([
    [
      'entities that multiply',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100)}">${[...'bcdefgh'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(10)}">`).join('')}]>${svg('<text y="9">&h;</text>')}`,
    ],
    ['50,000 × 50,000 pixels', svg('<rect width="50000" height="50000"/>', 'width="50000" height="50000"')],
    ['no end of a side', svg('', 'width="10" height="1e9"')],
    ['groups in groups', svg(`${'<g>'.repeat(5_000)}<rect width="1" height="1"/>${'</g>'.repeat(5_000)}`)],
    ['a packed one', gzipSync(svg('<rect width="9" height="9"/>'))],
    [
      'a packed one without end',
      gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(5_000_000)}</svg>`),
    ],
  ])('of %s is refused, and nothing is stored', async (_, drawing) => {
    const service = await freshService();
    const response = await upload(service, drawing, SVG);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
    expect(await storedPaths(service)).toEqual([]);
  });
});
