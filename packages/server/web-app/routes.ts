import { Hono } from 'hono';
import { sendPrepared } from '../http/prepared.ts';
import { notFound, Refused } from '../refusal/refused.ts';
import type { Assets } from './assets.ts';

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

export function webAppRoutes(assets: Assets): Hono {
  return new Hono().get('/*', async (c) => {
    const path = c.req.path.slice(1);
    return sendPrepared(c.req.raw, assets.kept(path) ?? (await load(assets, path)));
  });
}
