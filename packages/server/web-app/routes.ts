import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { type Context, Hono } from 'hono';
import { sendPrepared } from '../http/prepared.ts';
import { notFound, refused } from '../refusal/refused.ts';
import type { Assets } from './assets.ts';
import { isEmbeddable, letEmbed } from './embedding.ts';

/** Language of the URL, else Polish (D34). */
function preloadTexts(c: Context, answer: Response): void {
  const language = (c.req.query('lang') || DEFAULT_LANGUAGE).toLowerCase();
  if (/^[a-z]{2,3}$/.test(language))
    answer.headers.set(
      'link',
      `</api/snapshots/texts?lang=${language}&part=first>; rel=preload; as=fetch; crossorigin`,
    );
}

async function load(assets: Assets, path: string) {
  const asset = await assets.get(path);
  if (asset) return asset;
  if (path.startsWith('assets/')) throw notFound(`/${path} not found. Reload the page.`);
  // The first page preloads scripts that an order's page must not load.
  const page = await assets.get(path === '' ? 'index.html' : 'page.html');
  if (page) return page;
  throw refused(
    503,
    'not-built',
    'The web app is not built. Run npm run build, or open the address that npm run dev prints.',
  );
}

interface Dependencies {
  assets: Assets;
  embeddingOrigins(): Promise<readonly string[]>;
}

export function webAppRoutes({ assets, embeddingOrigins }: Dependencies): Hono {
  return new Hono().get('/*', async (c) => {
    const path = c.req.path.slice(1);
    const answer = sendPrepared(c.req.raw, assets.cached(path) ?? (await load(assets, path)));
    if (path === '') preloadTexts(c, answer);
    if (isEmbeddable(c.req.path)) letEmbed(c, answer, await embeddingOrigins());
    return answer;
  });
}

const SCRIPT = `addEventListener('install', () => skipWaiting());
const leave = async () => {
  for (const name of await caches.keys()) if (name.startsWith('lumitor')) await caches.delete(name);
  await registration.unregister();
};
addEventListener('activate', (event) => event.waitUntil(leave()));
`;

/** Removes the worker from browsers at their next visit: `OFFLINE=off`. */
export const withdrawnWorker = (): Hono =>
  new Hono().get('/sw.js', (c) =>
    c.body(SCRIPT, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    }),
  );
