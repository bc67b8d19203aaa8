import { Hono } from 'hono';
import { sendPrepared } from '../http/prepared.ts';
import { notFound, Refused } from '../refusal/refused.ts';
import type { Assets } from './assets.ts';
import { isEmbeddable, letEmbed } from './embedding.ts';

/** Every path that is no file of the web app is one of its pages. */
async function load(assets: Assets, path: string) {
  const asset = await assets.get(path);
  if (asset) return asset;
  if (path.startsWith('assets/')) throw notFound(`There is no /${path}. Load the page again.`);
  // The first page brings along what an order's page must not load.
  const page = await assets.get(path === '' ? 'index.html' : 'page.html');
  if (page) return page;
  throw new Refused(503, {
    code: 'not-built',
    message: 'The web app is not built. Run npm run build, or open the address that npm run dev prints.',
  });
}

interface Dependencies {
  assets: Assets;
  /** Whose pages may show the configurator within them, as it is at this moment. */
  embeddingOrigins(): Promise<readonly string[]>;
}

export function webAppRoutes({ assets, embeddingOrigins }: Dependencies): Hono {
  return new Hono().get('/*', async (c) => {
    const path = c.req.path.slice(1);
    const answer = sendPrepared(c.req.raw, assets.kept(path) ?? (await load(assets, path)));
    if (isEmbeddable(c.req.path)) letEmbed(c, answer, await embeddingOrigins());
    return answer;
  });
}
