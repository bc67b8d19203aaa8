import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ms } from '@lumitor/domain/units';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { StorageFault } from '../files/fileStore.ts';
import { orderShop, postOrder, storedOrders } from '../testing/orderShop.ts';
import { pngOf } from '../testing/png.ts';
import { UNDERLAY } from '../testing/underlay.ts';
import { SCRIPT, storedPaths, svg } from '../testing/uploads.ts';

const HOUR: Ms = 60 * 60 * 1000;
const LATER = Date.now() + 25 * HOUR;

const base64 = (bytes: Buffer) => bytes.toString('base64');
const withPicture = (picture: string) => ({ ...UNDERLAY, picture });

async function planShop() {
  const service = await orderShop();
  const order = { ...service.request, underlay: withPicture(base64(pngOf(40, 30))) };
  const save = (change: object = {}) => postOrder(service, { ...order, ...change });
  const saved = async (change: object = {}): Promise<{ id: string; file: string }> => {
    const { id } = await (await save(change)).json();
    const { data } = await service.parts.store.get('reflinksdownload', id);
    return { id, file: data.underlay?.file ?? '' };
  };
  const binned = async () => {
    const names = await readdir(join(service.dataDir, 'bin'), { recursive: true }).catch(() => []);
    return names.filter((name) => name.endsWith('.webp'));
  };
  return { ...service, order, save, saved, binned };
}

describe('the floor plan of an order', () => {
  it('is served as a public picture with its size, and revalidated by caches', async () => {
    const service = await planShop();
    const { id, file } = await service.saved();
    const page = await (await service.asVisitor('GET', `/api/orders/${id}`)).json();
    expect(page.data.underlay).toEqual({ ...UNDERLAY, file });
    const answer = await service.asVisitor('GET', file);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([40, 30]);
  });

  it('survives the sweep while its order exists', async () => {
    const service = await planShop();
    const { file } = await service.saved();
    await service.parts.bin.sweep(LATER);
    await service.parts.bin.sweep(LATER + 60 * 24 * HOUR);
    expect((await service.asVisitor('GET', file)).status).toBe(200);
  });

  it('disappears with the order: from its address at once, from storage with the next sweep', async () => {
    const service = await planShop();
    const [{ id, file }, other] = [
      await service.saved(),
      await service.saved({ idempotencyKey: randomUUID() }),
    ];
    await service.asAdministrator('DELETE', `/api/documents/reflinksdownload/${id}`);
    expect((await service.asVisitor('GET', file)).status).toBe(404);
    expect(await service.binned()).toHaveLength(1);
    await service.parts.bin.sweep(LATER);
    expect(await service.binned()).toEqual([]);
    expect((await service.asVisitor('GET', other.file)).status).toBe(200);
  });

  it('is erased with the person, while the order stays', async () => {
    const service = await planShop();
    const { id, file } = await service.saved({ email: 'jan@example.com' });
    await service.asAdministrator('POST', '/api/persons/erase', { email: 'jan@example.com' });
    const { data } = await (await service.asVisitor('GET', `/api/orders/${id}`)).json();
    expect(data).toMatchObject({ name: 'Salon' });
    expect(data).not.toHaveProperty('underlay');
    expect((await service.asVisitor('GET', file)).status).toBe(404);
    await service.parts.bin.sweep(LATER);
    expect([await storedPaths(service), await service.binned()]).toEqual([[], []]);
  });

  it('is stored once if the same order is sent repeatedly or concurrently', async () => {
    const service = await planShop();
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.save()));
    expect(new Set(await Promise.all(answers.map(async (one) => (await one.json()).id))).size).toBe(1);
    await service.save();
    expect(await storedPaths(service)).toHaveLength(1);
  });

  it('is refused for another request under the same key, and the stored picture stays', async () => {
    const service = await planShop();
    const { file } = await service.saved();
    const before = await (await service.asVisitor('GET', file)).arrayBuffer();
    const refused = await service.save({ underlay: withPicture(base64(pngOf(50, 50))) });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'key-reused']);
    expect(await (await service.asVisitor('GET', file)).arrayBuffer()).toEqual(before);
    expect(await storedPaths(service)).toHaveLength(1);
  });

  it.each([
    ['another total was seen', { seen: { net: 1, currency: 'PLN' } }, 409],
    ['the request names its file', { underlay: { ...UNDERLAY, file: '/files/a.webp', picture: '' } }, 400],
    ['its picture is missing', { underlay: UNDERLAY }, 400],
    [
      'the view cannot be read',
      { view: { id: UNDERLAY.id, width: 80, height: 50, picture: base64(Buffer.from('bindings')) } },
      400,
    ],
    [
      'its rotation is out of range',
      { underlay: { ...UNDERLAY, rotation: 1e308, picture: base64(pngOf(40, 30)) } },
      400,
    ],
  ])('is not stored if %s', async (_, change, status) => {
    const service = await planShop();
    expect((await service.save(change)).status).toBe(status);
    expect(await storedPaths(service)).toEqual([]);
  });

  it.each([
    ['a drawing', Buffer.from(svg(SCRIPT))],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['a page that starts like a picture', Buffer.concat([pngOf(9, 9).subarray(0, 8), Buffer.from(SCRIPT)])],
    ['a picture of 2,501 pixels', pngOf(2_501, 10)],
    ['a picture of 50,000 × 50,000 pixels', pngOf(50_000, 50_000)],
    ['half a picture', pngOf(100, 100).subarray(0, 60)],
  ])('is refused if it is %s, and the order is not saved', async (_, bytes) => {
    const service = await planShop();
    const refused = await service.save({ underlay: withPicture(base64(bytes)) });
    expect([refused.status, (await refused.json()).field]).toEqual([400, 'underlay.picture']);
    expect(await storedPaths(service)).toEqual([]);
    expect(await storedOrders(service)).toEqual([]);
  });

  it('has a size limit, and no other field may be longer', async () => {
    const service = await planShop();
    expect((await service.save({ underlay: withPicture('A'.repeat(5 * 2 ** 20)) })).status).toBe(413);
    expect((await service.save({ name: 'x'.repeat(2 ** 20) })).status).toBe(413);
    const long = await sharp({
      create: {
        width: 2_500,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', sigma: 60 },
        background: '#777',
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect((await service.save({ underlay: withPicture(base64(long)) })).status).toBe(201);
  });

  it('and the view of the room are stored, served and erased alike', async () => {
    const service = await planShop();
    const view = { id: UNDERLAY.id, width: 80, height: 50 };
    const sent = { ...view, picture: base64(pngOf(80, 50)) };
    const { id, file } = await service.saved({ view: sent });
    const { data } = await (await service.asVisitor('GET', `/api/orders/${id}`)).json();
    expect(data.view).toEqual({ ...view, file: expect.stringMatching(/^\/files\/views\/.+\.webp$/) });
    const answer = await service.asVisitor('GET', data.view.file);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([80, 50]);
    await service.asAdministrator('DELETE', `/api/documents/reflinksdownload/${id}`);
    for (const gone of [file, data.view.file])
      expect((await service.asVisitor('GET', gone)).status).toBe(404);
    const wide = { idempotencyKey: randomUUID(), view: { ...sent, picture: base64(pngOf(1_601, 10)) } };
    const refused = await service.save(wide);
    expect([refused.status, (await refused.json()).field]).toEqual([400, 'view.picture']);
  });

  it('leaves no file if the service ends before the order is stored, and is stored by the retry', async () => {
    const service = await planShop();
    const ended = vi.spyOn(service.parts.store, 'insert').mockRejectedValueOnce(new Error('killed'));
    const inTurn = vi.spyOn(service.parts.store, 'transaction').mockRejectedValueOnce(new Error('killed'));
    expect((await service.save()).status).toBe(500);
    ended.mockRestore();
    inTurn.mockRestore();
    expect(await storedPaths(service)).toHaveLength(1);
    await service.parts.bin.sweep();
    expect(await storedPaths(service)).toHaveLength(1);
    await service.parts.bin.sweep(LATER);
    expect([await storedPaths(service), await service.binned()]).toEqual([[], []]);
    const { file } = await service.saved();
    expect((await service.asVisitor('GET', file)).status).toBe(200);
  });

  it('prevents saving the order if the storage refuses it', async () => {
    const service = await planShop();
    const full = vi
      .spyOn(service.parts.files, 'write')
      .mockRejectedValueOnce(new StorageFault('It is full.'));
    expect((await service.save()).status).toBe(503);
    expect(await storedOrders(service)).toEqual([]);
    full.mockRestore();
    expect((await service.save()).status).toBe(201);
  });
});
