import { imageAt } from '@lumitor/domain/catalogue/image';
import type { DocumentOf } from '@lumitor/domain/collections/collections';
import type { Ms } from '@lumitor/domain/units';
import { describe, expect, it, vi } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><circle cx="40" cy="30" r="20"/></svg>';
const MONTH: Ms = 31 * 24 * 60 * 60 * 1000;
const LATER = Date.now() + 25 * 60 * 60 * 1000;

async function upload({ asAdministrator }: Service): Promise<string> {
  const response = await asAdministrator('POST', '/api/files/images/bindings', SVG, {
    'content-type': 'image/svg+xml',
  });
  return (await response.json()).url;
}

const statusesOf = ({ asVisitor }: Service, url: string): Promise<number[]> =>
  Promise.all(
    ([96, 320, 960] as const).map(async (width) => (await asVisitor('GET', imageAt(url, width))).status),
  );

const THERE = [200, 200, 200];
const GONE = [404, 404, 404];

async function addWith({ asAdministrator }: Service, img: string): Promise<DocumentOf<'bindings'>> {
  return (await asAdministrator('POST', '/api/documents/bindings', { ...SAMPLES.bindings, img })).json();
}

describe('a picture embedded in an article of an older catalogue', () => {
  it('is stored as given until a picture of the file store replaces it', async () => {
    const service = await freshService();
    const fields = { ...SAMPLES.bindings, base64: 'AAAA' };
    const added = await (await service.asAdministrator('POST', '/api/documents/bindings', fields)).json();
    expect(added.base64).toBe('AAAA');
    const change = async (by: object) => {
      const answer = await service.asAdministrator('PATCH', `/api/documents/bindings/${added.id}`, by);
      return (await answer.json()).base64;
    };
    expect(await change({ title: 'Inna' })).toBe('AAAA');
    expect(await change({ img: await upload(service) })).toBe('');
  });
});

describe('an uploaded picture', () => {
  it('that is never saved is in the bin after the next day’s sweep, and is restored by a late save', async () => {
    const service = await freshService();
    const [left, saved] = [await upload(service), await upload(service)];
    await addWith(service, saved);
    await service.parts.bin.sweep();
    expect(await statusesOf(service, left)).toEqual(THERE);
    await service.parts.bin.sweep(LATER);
    expect(await statusesOf(service, left)).toEqual(GONE);
    expect(await statusesOf(service, saved)).toEqual(THERE);
    await addWith(service, left);
    expect(await statusesOf(service, left)).toEqual(THERE);
    await service.parts.bin.sweep(Date.now() + MONTH);
    expect(await statusesOf(service, left)).toEqual(THERE);
    expect(await statusesOf(service, saved)).toEqual(THERE);
  });

  it('in a folder other than that of pictures is left alone', async () => {
    const service = await freshService();
    const response = await service.asAdministrator('POST', '/api/files/logos', SVG, {
      'content-type': 'image/svg+xml',
    });
    const { url } = await response.json();
    await service.parts.bin.sweep(LATER);
    expect(await statusesOf(service, url)).toEqual(THERE);
  });
});

describe('a replaced picture', () => {
  it('is removed by a sweep if the service ended before moving it to the bin', async () => {
    const service = await freshService();
    const [first, second] = [await upload(service), await upload(service)];
    const { id } = await addWith(service, first);
    await service.parts.store.db.deleteFrom('discardedFiles').execute();
    const ended = vi.spyOn(service.parts.bin, 'discardUnused').mockResolvedValue();
    await service.asAdministrator('PATCH', `/api/documents/bindings/${id}`, { img: second });
    ended.mockRestore();
    expect(await statusesOf(service, first)).toEqual(THERE);
    await service.parts.bin.sweep(LATER);
    expect(await statusesOf(service, first)).toEqual(GONE);
    expect(await statusesOf(service, second)).toEqual(THERE);
  });

  it('is deleted in every width if nothing else shows it', async () => {
    const service = await freshService();
    const [first, second] = [await upload(service), await upload(service)];
    const { id } = await addWith(service, first);
    await service.asAdministrator('PATCH', `/api/documents/bindings/${id}`, { img: second });
    expect(await statusesOf(service, first)).toEqual(GONE);
    expect(await statusesOf(service, second)).toEqual(THERE);
  });

  it('is deleted alone if it is one of several, and undo restores it', async () => {
    const service = await freshService();
    const [first, second, third] = [await upload(service), await upload(service), await upload(service)];
    const { id, version } = await addWith(service, first);
    const patch = (fields: object) =>
      service.asAdministrator('PATCH', `/api/documents/bindings/${id}`, fields);
    await patch({ pictures: [second, third] });
    await service.parts.bin.sweep(LATER);
    expect(await statusesOf(service, third)).toEqual(THERE);
    const answer = await service.asAdministrator('POST', '/api/changes', {
      reason: { kind: 'edit' },
      operations: [
        { kind: 'update', collection: 'bindings', id, version: version + 1, fields: { pictures: [third] } },
      ],
    });
    const { batch } = await answer.json();
    expect(await statusesOf(service, second)).toEqual(GONE);
    expect(await statusesOf(service, third)).toEqual(THERE);
    await service.asAdministrator('POST', `/api/batches/${batch}/undo`, {});
    expect(await statusesOf(service, second)).toEqual(THERE);
  });

  it('stays while another article shows it', async () => {
    const service = await freshService();
    const url = await upload(service);
    const [one, other] = [await addWith(service, url), await addWith(service, url)];
    await service.asAdministrator('DELETE', `/api/documents/bindings/${one.id}`);
    expect(await statusesOf(service, url)).toEqual(THERE);
    await service.asAdministrator('DELETE', `/api/documents/bindings/${other.id}`);
    expect(await statusesOf(service, url)).toEqual(GONE);
  });

  it('stays while a stored order shows it', async () => {
    const service = await freshService();
    const url = await upload(service);
    const order = structuredClone(SAMPLES.reflinksdownload) as { data: { lines: object[] } };
    order.data.lines = [
      {
        kind: 'binding',
        articleId: 'a',
        collection: 'bindings',
        code: 'ON0001',
        role: null,
        titles: { PL: 'Tuba' },
        img: url,
        unitPrice: 1,
        quantity: 1,
        total: 1,
        watts: 1,
        missing: false,
      },
    ];
    await service.parts.store.add('reflinksdownload', order);
    const { id } = await addWith(service, url);
    await service.asAdministrator('DELETE', `/api/documents/bindings/${id}`);
    expect(await statusesOf(service, url)).toEqual(THERE);
  });

  it('is restored by undoing the change within a month', async () => {
    const service = await freshService();
    const { bin } = service.parts;
    const url = await upload(service);
    const { id } = await addWith(service, url);
    const remove = async () => {
      const operations = [{ kind: 'remove', collection: 'bindings', id }];
      const answer = await service.asAdministrator('POST', '/api/changes', {
        reason: { kind: 'remove' },
        operations,
      });
      return (await answer.json()).batch as string;
    };
    const batch = await remove();
    expect(await statusesOf(service, url)).toEqual(GONE);
    await service.asAdministrator('POST', `/api/batches/${batch}/undo`, {});
    expect(await statusesOf(service, url)).toEqual(THERE);

    await bin.sweep(Date.now() + MONTH);
    expect(await statusesOf(service, url)).toEqual(THERE);
    const again = await remove();
    await bin.sweep(Date.now() + MONTH);
    await service.asAdministrator('POST', `/api/batches/${again}/undo`, {});
    expect(await statusesOf(service, url)).toEqual(GONE);
  });
});
