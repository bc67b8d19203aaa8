import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';

async function shopWith(shop: object = {}) {
  const service = await freshService();
  const manifest = async () => {
    const response = await service.asVisitor('GET', '/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    return response.json();
  };
  await service.parts.store.add('settings', { kind: 'shop', ...shop }, { id: 'shop' });
  return { ...service, manifest };
}

const BLUE = '#1d4ed8';
const logo = (colour = BLUE) =>
  sharp({ create: { width: 600, height: 120, channels: 4, background: colour } })
    .png()
    .toBuffer();

describe('the installed app of a shop', () => {
  it('has its name and accent, opens the start, and has its own window', async () => {
    const { manifest } = await shopWith({ name: 'Jasny Dom', accent: BLUE });
    expect(await manifest()).toMatchObject({
      name: 'Jasny Dom',
      theme_color: BLUE,
      start_url: '/',
      display: 'standalone',
    });
  });

  it('has the product’s own icons without a logo', async () => {
    const { manifest, asVisitor } = await shopWith();
    const { name, icons } = await manifest();
    expect(name).toBe('Lumitor');
    expect(icons.map(({ src }: { src: string }) => src)).toEqual([
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable.png',
    ]);
    expect((await asVisitor('GET', '/icons/192.png')).status).toBe(404);
  });

  it('has icons made of its logo, complete on white, with a margin for masking', async () => {
    const service = await shopWith();
    const uploaded = await service.asAdministrator('POST', '/api/files/images/shop', await logo());
    const { url } = await uploaded.json();
    await service.asAdministrator('PATCH', '/api/documents/settings/shop', { logo: url });
    const { icons } = await service.manifest();
    expect(icons).toHaveLength(3);
    const left: number[] = [];
    for (const { src, sizes } of icons) {
      const response = await service.asVisitor('GET', src);
      expect(response.headers.get('content-type')).toBe('image/png');
      const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(`${info.width}x${info.height}`).toBe(sizes);
      const blueAt = (x: number, y: number) => {
        const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels);
        return blue - red > 100;
      };
      const middle = Math.floor(info.height / 2);
      expect(blueAt(middle, middle)).toBe(true);
      expect(blueAt(middle, 2)).toBe(false);
      left.push(Array.from({ length: middle }, (_, x) => x).findIndex((x) => blueAt(x, middle)) / info.width);
    }
    const [small = 0, large = 0, maskable = 0] = left;
    expect(small).toBeCloseTo(large, 1);
    expect(maskable).toBeGreaterThan(0.2);
    expect(large).toBeLessThan(0.1);
    expect((await service.asVisitor('GET', '/icons/none.png')).status).toBe(404);
  });
});
