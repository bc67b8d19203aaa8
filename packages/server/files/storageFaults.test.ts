import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { imageAt } from '@lumitor/domain/catalogue/image';
import type { Ms } from '@lumitor/domain/units';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../http/listen.ts';
import { chosenEngine } from '../testing/engines.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { canMount } from '../testing/mountedDisk.ts';
import { type S3Failure, type S3Server, startS3Server } from '../testing/s3Server.ts';
import { SAMPLES } from '../testing/samples.ts';
import { smallDisk } from '../testing/smallDisk.ts';
import { StorageFault } from './fileStore.ts';

const UPLOAD = '/api/files/images/bindings';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>';
const HOURS: Ms = 2 * 60 * 60 * 1000;
const REFUSAL = {
  code: 'storage-unavailable',
  message: 'The file storage is not available. Nothing is lost; try again in a minute.',
};

const upload = ({ asAdministrator }: Service) =>
  asAdministrator('POST', UPLOAD, SVG, { 'content-type': 'image/svg+xml' });

async function onS3(): Promise<{ service: Service; s3: S3Server }> {
  const s3 = await startS3Server();
  onTestFinished(s3.stop);
  return { service: await freshService({ s3: s3.settings }), s3 };
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return () => vi.restoreAllMocks();
});

describe('a service on S3', () => {
  it('stores files there only', async () => {
    const { service, s3 } = await onS3();
    const { url } = await (await upload(service)).json();
    const keys = ([96, 320, 960] as const).map((width) => imageAt(url, width).slice(1));
    expect([...s3.objects.keys()].sort()).toEqual(keys.sort());
    expect((await service.asVisitor('GET', url)).status).toBe(200);
    expect(await readdir(service.dataDir)).not.toContain('files');
  });

  it.each<S3Failure>(['down', 'slow-down', 'cut'])(
    'reports the remedy while it fails, and recovers afterwards: %s',
    async (mode) => {
      const { service, s3 } = await onS3();
      const { url, path } = await (await upload(service)).json();
      s3.fail(mode);
      for (const response of [
        await upload(service),
        await service.asAdministrator('DELETE', `/api/files/${path}`),
        await service.asVisitor('GET', url),
      ]) {
        expect(response.status).toBe(503);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.json()).toEqual(REFUSAL);
      }
      expect(service.errors.every((error) => error instanceof StorageFault)).toBe(true);
      expect(service.errors).toHaveLength(3);
      s3.fail(null);
      expect((await service.asVisitor('GET', url)).status).toBe(200);
      expect((await upload(service)).status).toBe(201);
      expect((await service.asAdministrator('DELETE', `/api/files/${path}`)).status).toBe(204);
    },
  );

  it.each<S3Failure>(['slow-down', 'cut'])('stores no width of a picture if one fails: %s', async (mode) => {
    const { service, s3 } = await onS3();
    s3.fail(mode, { when: ({ method, key }) => method === 'PUT' && key.endsWith('-320.webp') });
    expect((await upload(service)).status).toBe(503);
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('changes documents during an outage, and removes their pictures later', async () => {
    const { service, s3 } = await onS3();
    const { asAdministrator, asVisitor, parts } = service;
    const { url } = await (await upload(service)).json();
    const added = await asAdministrator('POST', '/api/documents/bindings', { ...SAMPLES.bindings, img: url });
    const { id } = await added.json();
    s3.fail('down');
    expect((await asAdministrator('PATCH', `/api/documents/bindings/${id}`, { img: '' })).status).toBe(200);
    expect((await parts.store.get('bindings', id)).img).toBe('');
    s3.fail(null);
    await parts.bin.sweep(Date.now() + HOURS);
    expect((await asVisitor('GET', url)).status).toBe(404);
    expect([...s3.objects.keys()].filter((key) => !key.startsWith('bin/'))).toEqual([]);
  });
});

describe.skipIf(!canMount())('a service whose disk is full', () => {
  it('reports the remedy, stores nothing incomplete, and recovers once there is room', async () => {
    const { folder } = smallDisk();
    const database = await (await chosenEngine().create())();
    const service = await freshService({ database, dataDir: folder });
    const { url } = await (await upload(service)).json();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const big = await sharp({ create: { width: 960, height: 960, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer();
    const before = await readdir(join(folder, 'files'), { recursive: true });
    const headers = { 'content-type': 'image/png' };
    const response = await service.asAdministrator('POST', UPLOAD, new Uint8Array(big), headers);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual(REFUSAL);
    expect(service.errors).toMatchObject([{ message: expect.stringContaining('ENOSPC') }]);
    expect(await readdir(join(folder, 'files'), { recursive: true })).toEqual(before);
    expect((await service.asVisitor('GET', url)).status).toBe(200);
    expect((await upload(service)).status).toBe(201);
  });
});

describe('a client that disconnects during an upload', () => {
  const PICTURE = Buffer.alloc(400_000, 'x');
  const JSON_START = Buffer.from(`{"format":"raw","data":"${'x'.repeat(400_000)}`);

  it.each([
    ['of bytes', PICTURE, 'content-length: 900000\r\ncontent-type: image/png'],
    ['of JSON', JSON_START, 'content-length: 900000\r\ncontent-type: application/json'],
    ['without a length', Buffer.concat([Buffer.from('aaaaa\r\n'), PICTURE]), 'transfer-encoding: chunked'],
  ])('leaves no file and no error: %s', async (_, body, headers) => {
    const service = await freshService();
    const cookie = await service.signIn();
    const listening = await listen(0);
    onTestFinished(() => listening.stop(0));
    let answered: (status: number) => void = () => {};
    const answer = new Promise<number>((resolve) => {
      answered = resolve;
    });
    listening.serve({
      fetch: async (...args: Parameters<Service['app']['fetch']>) => {
        const response = await service.app.fetch(...args);
        answered(response.status);
        return response;
      },
    } as Service['app']);
    const socket = connect(listening.port, '127.0.0.1');
    await once(socket, 'connect');
    const host = `localhost:${listening.port}`;
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncookie: ${cookie}\r\n${headers}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.write(body, resolve));
    socket.destroy();
    expect(await answer).toBe(400);
    expect(service.errors).toEqual([]);
    expect(await readdir(service.dataDir)).not.toContain('files');
    expect((await fetch(`http://${host}/api/languages-of-nobody`)).status).toBe(404);
  });
});
