import type { Ms } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';
import { storedPaths } from '../testing/uploads.ts';

const PDF = '%PDF-1.7\n%%EOF';
const MONTH: Ms = 31 * 24 * 60 * 60 * 1000;

const send = ({ asAdministrator }: Service, body: string, mediaType = 'application/pdf') =>
  asAdministrator('POST', '/api/files/sheets/bindings', new TextEncoder().encode(body), {
    'content-type': mediaType,
  });

const statusOf = async ({ asVisitor }: Service, url: string) => (await asVisitor('GET', url)).status;

describe('a data sheet', () => {
  it('is recognised by its first bytes, not its name, and served only as a download', async () => {
    const service = await freshService();
    for (const mediaType of ['application/pdf', 'text/html', '']) {
      const { url } = await (await send(service, PDF, mediaType)).json();
      expect(url).toMatch(/^\/files\/sheets\/bindings\/[\w-]{20}\.pdf$/);
      const { headers } = await service.asVisitor('GET', url);
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toBe('attachment');
    }
  });

  it.each([
    ['application/pdf', '<script>alert(1)</script>'],
    ['application/pdf', ' %PDF-1.7'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('named %s is recognised by its content', async (mediaType, body) => {
    const service = await freshService();
    const refused = await send(service, body, mediaType);
    expect(refused.status).toBe(400);
    expect((await refused.json()).message).toContain('Send a PDF');
    expect(await storedPaths(service)).toEqual([]);
  });

  it('that no luminaire uses is deleted after a while', async () => {
    const service = await freshService();
    const { url } = await (await send(service, PDF)).json();
    await service.parts.bin.sweep(Date.now() + MONTH);
    expect(await statusOf(service, url)).toBe(404);
  });

  it('that was replaced is removed, and restored by undoing the change', async () => {
    const service = await freshService();
    const [{ url: one }, { url: other }] = [
      await (await send(service, PDF)).json(),
      await (await send(service, PDF)).json(),
    ];
    const { asAdministrator, parts } = service;
    const { id } = await parts.store.add('bindings', { ...SAMPLES.bindings, sheet: one });
    const operations = [{ kind: 'update', collection: 'bindings', id, fields: { sheet: other } }];
    const changed = await asAdministrator('POST', '/api/changes', { reason: { kind: 'edit' }, operations });
    expect([await statusOf(service, one), await statusOf(service, other)]).toEqual([404, 200]);
    const { batch } = await changed.json();
    await asAdministrator('POST', `/api/batches/${batch}/undo`, {});
    expect([await statusOf(service, one), await statusOf(service, other)]).toEqual([200, 404]);
  });
});
