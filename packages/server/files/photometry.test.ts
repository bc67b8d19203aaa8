import { photometricTableSchema } from '@lumitor/domain/photometry/photometricTable';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { ies, ldt, tm33 } from '../testing/photometry.ts';
import { startS3Server } from '../testing/s3Server.ts';
import { SAMPLES } from '../testing/samples.ts';
import { storedPaths } from '../testing/uploads.ts';

const HOURS = 2 * 60 * 60 * 1000;
const MONTH = 31 * 24 * 60 * 60 * 1000;

const send = ({ asAdministrator }: Service, body: string, mediaType = 'application/octet-stream') =>
  asAdministrator('POST', '/api/files/photometry/bindings', new TextEncoder().encode(body), {
    'content-type': mediaType,
  });
const sent = async (service: Service, body: string): Promise<{ url: string; path: string }> =>
  (await send(service, body)).json();
const statusOf = async ({ asVisitor }: Service, url: string) => (await asVisitor('GET', url)).status;

describe('a photometric file', () => {
  it.each([
    ['ldt', ldt()],
    ['ies', ies()],
    ['xml', tm33()],
  ])(
    'is recognised by its content, not its name, and served unchanged as a download: %s',
    async (format, text) => {
      const service = await freshService();
      for (const mediaType of ['text/html', 'image/png', '']) {
        const { url } = await (await send(service, text, mediaType)).json();
        expect(url).toMatch(new RegExp(`^/files/photometry/bindings/[\\w-]{20}\\.${format}$`));
        const answer = await service.asVisitor('GET', url);
        expect(await answer.text()).toBe(text);
        expect(answer.headers.get('content-type')).toBe('application/octet-stream');
        expect(answer.headers.get('content-disposition')).toBe('attachment');
      }
      expect(await storedPaths(service)).toHaveLength(1);
    },
  );

  it.each([
    ['an invalid number', ldt([500, 'x', 100, 0]), { fault: 'notANumber', line: 49 }],
    ['an intensity below 0', ldt([500, 400, -100, 0]), { fault: 'negativeIntensity', line: 50 }],
    ['no end', ldt().split('\r\n').slice(0, 49).join('\r\n'), { fault: 'missingNumber', line: 49 }],
    [
      'a broken element',
      tm33([500, 'x', 100, 0]),
      { fault: 'notANumber', line: 5, element: 'IntData h="0" v="30"' },
    ],
    ['a file that could reach for others', `<!DOCTYPE a>${tm33()}`, { fault: 'documentType', line: 1 }],
    ['another format', '%PDF-1.7\n%%EOF', { fault: 'notPhotometry', line: null }],
  ])('is refused with the line of the fault, and nothing is stored: %s', async (_, text, reported) => {
    const service = await freshService();
    const refused = await send(service, text);
    expect(refused.status).toBe(400);
    const refusal = await refused.json();
    expect(refusal).toMatchObject({ code: 'invalid', ...reported });
    expect(refusal.message).toContain('Send EULUMDAT (.ldt), IES');
    expect(await storedPaths(service)).toEqual([]);
  });

  it('has a table for the computation of light, which never changes and is removed with it', async () => {
    const service = await freshService();
    const { url, path } = await sent(service, ldt());
    for (let round = 0; round < 2; round++) {
      const answer = await service.asVisitor('GET', `${url}.json`);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const table = v.parse(photometricTableSchema, await answer.json());
      expect(table).toMatchObject({ symmetry: 'rotational', candela: [[500, 400, 100, 0]] });
      expect(table.stated?.lumens).toBeGreaterThan(0);
      const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
      expect((await service.asVisitor('GET', `${url}.json`, undefined, headers)).status).toBe(304);
    }
    await service.parts.files.remove(path);
    for (const gone of [url, `${url}.json`, '/files/photometry/.json', '/files/photometry/a.ldt.json'])
      expect(await statusOf(service, gone)).toBe(404);
  });

  it('that was copied into the folder and is unreadable is reported, without an error of the service', async () => {
    const service = await freshService();
    const path = `photometry/${'a'.repeat(20)}.ldt`;
    await service.parts.files.write(path, Buffer.from(ldt(['x'])));
    const answer = await service.asVisitor('GET', `/files/${path}.json`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ fault: 'notANumber', line: 48 });
    expect(service.errors).toEqual([]);
  });

  it('that no luminaire uses is deleted after a while', async () => {
    const service = await freshService();
    const { url } = await sent(service, ldt());
    await service.parts.bin.sweep(Date.now() + MONTH);
    expect(await statusOf(service, url)).toBe(404);
  });

  it('whose upload is undone stays while another luminaire uses it, and is deleted otherwise', async () => {
    const service = await freshService();
    const { asAdministrator, parts } = service;
    const [one, other] = [await sent(service, ldt()), await sent(service, ies())];
    await parts.store.add('bindings', { ...SAMPLES.bindings, photometry: one.url });
    for (const { path } of [one, other])
      expect((await asAdministrator('DELETE', `/api/files/${path}`)).status).toBe(202);
    await parts.bin.sweep(Date.now() + HOURS);
    expect([await statusOf(service, one.url), await statusOf(service, other.url)]).toEqual([200, 404]);
    expect((await asAdministrator('DELETE', `/api/files/${other.path}`)).status).toBe(404);
  });

  it('of a luminaire is restored by undoing a change, and stays while an order shows it', async () => {
    const service = await freshService();
    const { asAdministrator, parts } = service;
    const { url } = await sent(service, ldt());
    const { id } = await parts.store.add('bindings', { ...SAMPLES.bindings, photometry: url });
    const change = async () => {
      const operations = [{ kind: 'update', collection: 'bindings', id, fields: { photometry: '' } }];
      return (await asAdministrator('POST', '/api/changes', { reason: { kind: 'edit' }, operations })).json();
    };
    const { batch } = await change();
    expect(await statusOf(service, url)).toBe(404);
    await asAdministrator('POST', `/api/batches/${batch}/undo`, {});
    expect(await statusOf(service, url)).toBe(200);
    const line = {
      kind: 'binding',
      articleId: id,
      collection: 'bindings',
      code: '',
      role: null,
      titles: { PL: 'Tuba' },
      img: '',
      unitPrice: 100,
      quantity: 1,
      total: 100,
      watts: 0,
      photometry: url,
      missing: false,
    };
    const sample = SAMPLES.reflinksdownload as { data: object };
    const order = await parts.store.add('reflinksdownload', {
      ...sample,
      data: { ...sample.data, lines: [line] },
    });
    await change();
    await parts.bin.sweep(Date.now() + MONTH);
    expect(await statusOf(service, url)).toBe(200);
    await asAdministrator('DELETE', `/api/documents/reflinksdownload/${order.id}`);
    expect(await statusOf(service, url)).toBe(404);
  });

  it('is stored in an object storage as in a folder', async () => {
    const s3 = await startS3Server();
    onTestFinished(s3.stop);
    const service = await freshService({ s3: s3.settings });
    const { url } = await sent(service, ies());
    expect([...s3.objects.keys()]).toEqual([url.slice(1)]);
    expect([await statusOf(service, url), await statusOf(service, `${url}.json`)]).toEqual([200, 200]);
    await service.parts.bin.sweep(Date.now() + HOURS);
    expect(await statusOf(service, `${url}.json`)).toBe(404);
  });
});
