import type { ShownSettings } from '@lumitor/domain/settings/settings';
import { Hono } from 'hono';
import { encodeInWorker } from '../files/encodeInWorker.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { PictureUse } from '../files/picture.ts';
import { type Prepared, prepare, sendPrepared } from '../http/prepared.ts';
import { notFound } from '../refusal/refused.ts';

interface Icon {
  use: PictureUse;
  side: number;
}

/** Without a logo these are files of the web app. */
const ICONS: Readonly<Record<string, Icon>> = {
  '192.png': { use: 'icon', side: 192 },
  '512.png': { use: 'icon', side: 512 },
  'maskable.png': { use: 'maskable', side: 512 },
};

const PRODUCT = { name: 'Lumitor', accent: '#e8973a', ground: '#f3f2ef' };

/** Square picture; empty: none. */
const signOf = ({ shop }: ShownSettings): string => shop.favicon || shop.logo || shop.logoDark;

/** Name, accent and icon of the shop (D72). */
function manifestOf(settings: ShownSettings) {
  const sign = signOf(settings);
  const folder = sign ? '/icons/' : '/icon-';
  // Devices cache icons for long, so a new logo has a new URL.
  const version = sign ? `?of=${sign.replace(/^.*\/|\.webp$/g, '')}` : '';
  return {
    id: '/',
    name: settings.shop.name || PRODUCT.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: settings.accentTones?.light.fill ?? PRODUCT.accent,
    background_color: PRODUCT.ground,
    icons: Object.entries(ICONS).map(([name, { use, side }]) => ({
      src: `${folder}${name}${version}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: use === 'maskable' ? 'maskable' : 'any',
    })),
  };
}

interface Dependencies {
  files: FileStore;
  settings(): Promise<ShownSettings>;
}

const FRESH = { 'cache-control': 'no-cache' };

export function installingRoutes({ files, settings }: Dependencies): Hono {
  let cached: { sign: string; icons: Map<string, Promise<Prepared>> } = { sign: '', icons: new Map() };

  async function made(sign: string, { use, side }: Icon): Promise<Prepared> {
    const picture = await files.read(sign.replace(/^\/files\//, ''));
    const icon = picture && (await encodeInWorker(picture, use))?.get(side);
    if (!icon) throw notFound('The shop icon is no longer a valid picture. Set another one.');
    return prepare(Buffer.from(icon), { ...FRESH, 'content-type': 'image/png' }, 'never');
  }

  return new Hono()
    .get('/manifest.webmanifest', async (c) => {
      const manifest = Buffer.from(JSON.stringify(manifestOf(await settings())));
      const headers = { ...FRESH, 'content-type': 'application/manifest+json' };
      return sendPrepared(c.req.raw, await prepare(manifest, headers, 'never'));
    })
    .get('/icons/:name', async (c) => {
      const name = c.req.param('name');
      const icon = ICONS[name];
      const sign = signOf(await settings());
      if (!icon || !sign) throw notFound(`Icon ${name} not found.`);
      if (cached.sign !== sign) cached = { sign, icons: new Map() };
      const { icons } = cached;
      const making = icons.get(name) ?? made(sign, icon);
      icons.set(name, making);
      making.catch(() => icons.delete(name));
      return sendPrepared(c.req.raw, await making);
    });
}
